import { LANGUAGES, type Language } from '../src/model/types';

/** The language of Excel's own menus, which the shared runtime knows; English for all others. */
export function language(): Language {
  const display =
    typeof Office === 'undefined' ? undefined : Office.context?.displayLanguage?.slice(0, 2);
  return LANGUAGES.find((known) => known === display?.toLowerCase()) ?? 'en';
}
