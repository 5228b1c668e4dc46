/**
 * `window.external` as desktop Excel on Windows gives it to a task pane: who the host is and which
 * requirement sets it has. Undocumented by Microsoft; guarded by the smoke test of the pinned version.
 */
import { wordsOf, type Language } from '../../src/words';
import { internalSets } from './requirementSets';

export { LANGUAGES as languages, type Language } from '../../src/words';

export function hostInfo(language: Language): string {
  return `Excel$Win32$16.01$${wordsOf(language).locale}$$$disableLogging$1`;
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
  theme: () => OfficeTheme,
): Record<string, () => unknown> {
  const { locale } = wordsOf(language);
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
    GetOfficeThemeInfo: () => JSON.stringify(themes[theme()]),
    GetSettings: () => ({ Read: () => undefined, Write: () => undefined }),
  };
}
