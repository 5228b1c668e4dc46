/** Pages of Windows in which programs write beside that of the west. */
export const CODE_PAGES = {
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  'windows-1253': 'Windows-1253',
  'windows-1254': 'Windows-1254',
} as const;
export type CodePage = keyof typeof CODE_PAGES;

/** Words as Latin-1 has them: letters, and whatever stands for letters elsewhere. */
const WORD = /[A-Za-z\x80-\xFF]{2,}/g;

/** Letters of central Europe (Š Ť Ž Ł Ą Ľ Ż …) where Latin-1 has controls and signs, inside a word. */
const CENTRAL = /[A-Za-z][\x8A\x8D-\x8F\x9A\x9D-\x9F\xA3\xB3\xA5\xB9\xBC\xBE\xAF\xBF]/;
const CENTRAL_FIRST = /^[\x8A\x8D-\x8F\x9A\x9D-\x9F\xA3\xAF][a-z]{2}/;

/** ğ ş ı İ where Latin-1 has letters of Icelandic, which has vowels of its own. */
const TURKISH = /[ÐðÞþÝý]/;
const ICELANDIC = /[ÁáÆæÓóÚúÍíÉé]/;

/**
 * The page of a text that is no UTF-8, from its bytes read as Latin-1; null: nothing speaks against
 * Latin-1. In Cyrillic and Greek whole words are made of the upper half of the page.
 */
export function codePageOf(latin: string): CodePage | null {
  const words = [...latin.matchAll(WORD)].map(([word]) => word);
  const accented = words.filter((word) => /[\x80-\xFF]/.test(word.replaceAll('½', '')));
  const whole = accented.filter((word) => /^[\xA1\xA2\xA8\xAF\xB2-\xB4\xB8-\xFF]{3,}$/.test(word));
  if (whole.length > 0 && whole.length * 2 >= accented.length) {
    // The vowels tell them apart: а и о are α ι ο one place further up.
    const count = (letters: RegExp) => whole.join('').match(letters)?.length ?? 0;
    return count(/[\xE0\xE8\xEE]/g) >= count(/[\xE1\xE9\xEF]/g) ? 'windows-1251' : 'windows-1253';
  }
  if (accented.some((word) => CENTRAL.test(word) || CENTRAL_FIRST.test(word)))
    return 'windows-1250';
  const text = accented.join(' ');
  return TURKISH.test(text) && !ICELANDIC.test(text) ? 'windows-1254' : null;
}

/** A page that has no ½ has another sign at its place, behind a figure, a colour or nothing. */
export const withHalves = (text: string): string =>
  text.replace(/(?<=^|[\s;,|:/\d]|\d[\p{L}])[˝ѕ](?=$|[\s;,|])/gmu, '½');
