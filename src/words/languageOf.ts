import { LANGUAGES, type Language } from '.';

/**
 * The language of a tag as Office and browsers give it: `fr-CA` → fr, `pt-BR` before pt. Null where we do
 * not speak it.
 */
export function languageOf(tag: string | undefined | null): Language | null {
  const asked = (tag ?? '').toLowerCase();
  const known = LANGUAGES.filter((language) => {
    const own = language.toLowerCase();
    return asked === own || asked.startsWith(`${own}-`);
  });
  return known.sort((a, b) => b.length - a.length)[0] ?? null;
}
