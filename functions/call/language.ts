import type { Language } from '../../src/model/types';
import { languageOf } from '../../src/words/languageOf';

/** The language of Excel's own menus, which the shared runtime knows; English for all others. */
export function language(): Language {
  const display = typeof Office === 'undefined' ? undefined : Office.context?.displayLanguage;
  return languageOf(display) ?? 'en';
}
