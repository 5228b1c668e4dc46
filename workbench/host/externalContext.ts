/**
 * `window.external` as desktop Excel on Windows gives it to a task pane: who the host is and which
 * requirement sets it has. Undocumented by Microsoft; guarded by the smoke test of the pinned version.
 */
import { internalSets } from './requirementSets';

export const languages = ['en', 'fr', 'pt'] as const;
export type Language = (typeof languages)[number];

const locales: Record<Language, string> = { en: 'en-US', fr: 'fr-FR', pt: 'pt-PT' };

export function hostInfo(language: Language): string {
  return `Excel$Win32$16.01$${locales[language]}$$$disableLogging$1`;
}

/** Office's looks; colours as numbers, which office.js turns into CSS. */
const themes = {
  light: {
    bodyBackgroundColor: 0xffffff,
    bodyForegroundColor: 0x262626,
    controlBackgroundColor: 0xf3f3f3,
    controlForegroundColor: 0x262626,
  },
  dark: {
    bodyBackgroundColor: 0x262626,
    bodyForegroundColor: 0xffffff,
    controlBackgroundColor: 0x404040,
    controlForegroundColor: 0xffffff,
  },
};
export type OfficeTheme = keyof typeof themes;

export function externalContext(
  sets: Record<string, string>,
  language: Language,
  theme: OfficeTheme,
): Record<string, () => unknown> {
  const locale = locales[language];
  return {
    GetAppType: () => 1,
    GetSolutionRef: () => 'pairsheet',
    GetAppVersionMajor: () => 16,
    GetAppVersionMinor: () => 1,
    GetAppUILocale: () => locale,
    GetAppDataLocale: () => locale,
    GetDocUrl: () => 'workbench.xlsx',
    GetAppCapabilities: () => 0,
    GetActivationMode: () => 0,
    GetControlIntegrationLevel: () => 0,
    GetSolutionToken: () => '',
    GetCorrelationId: () => '',
    GetInstanceId: () => 'workbench',
    GetTouchEnabled: () => false,
    GetCommerceAllowed: () => false,
    GetSupportedMatrix: () => JSON.stringify({ ...sets, ...internalSets }),
    GetHostFullVersion: () => '16.0.0.0',
    GetInitialDisplayMode: () => 0,
    GetOfficeThemeInfo: () => JSON.stringify(themes[theme]),
    GetSettings: () => ({ Read: () => undefined, Write: () => undefined }),
  };
}
