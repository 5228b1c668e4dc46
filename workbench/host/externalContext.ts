/**
 * `window.external` as desktop Excel on Windows gives it to a task pane: who the host is and which
 * requirement sets it has. Undocumented by Microsoft; guarded by the smoke test of the pinned version.
 */
import { internalSets } from './requirementSets';

export const languages = ['en', 'fr', 'pt'] as const;
export type Language = (typeof languages)[number];

const locales: Record<Language, { tag: string; id: number }> = {
  en: { tag: 'en-US', id: 1033 },
  fr: { tag: 'fr-FR', id: 1036 },
  pt: { tag: 'pt-PT', id: 2070 },
};

export function hostInfo(language: Language): string {
  return `Excel$Win32$16.01$${locales[language].tag}$$$disableLogging$1`;
}

export function externalContext(
  sets: Record<string, string>,
  language: Language,
): Record<string, () => unknown> {
  const locale = locales[language].id;
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
    GetSettings: () => ({ Read: () => undefined, Write: () => undefined }),
  };
}
