import { LANGUAGES, type Language } from '../src/model/types';

/** `fr-CA` → fr; English where we do not speak the language. */
export const languageOf = (tag: string | undefined): Language =>
  LANGUAGES.find((language) => (tag ?? '').toLowerCase().startsWith(language)) ?? 'en';
