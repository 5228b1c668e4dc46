/** Characters that people paste unseen: zero-width ones, direction marks, the soft hyphen. */
export const INVISIBLE = '\u200B\u200C\u200D\u200E\u200F\u2060\uFEFF\u00AD';
/** All that looks like a space. */
export const SPACES =
  '\u00A0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u3000\t\r\n';
/** All that looks like a hyphen: dashes, the minus sign, the hyphen that does not break. */
export const DASHES = '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE63\uFF0D';

const anyOf = (characters: string): string => `[${characters}]`;
const [invisible, spaces, dashes] = [INVISIBLE, SPACES, DASHES].map(
  (characters) => new RegExp(anyOf(characters), 'g'),
);
/** Most cells are tidy: one look tells it. */
const untidy = new RegExp(`${anyOf(INVISIBLE + SPACES + DASHES)}| {2}|^\\s|\\s$`);

/** What people type and paste, made comparable: one dash, one space, no invisible characters. */
export function tidy(text: string): string {
  if (!untidy.test(text)) return text;
  return text
    .replace(invisible, '')
    .replace(spaces, ' ')
    .replace(dashes, '-')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Without these letters at its end. */
export function withoutEnd(text: string, letters: string): string {
  let end = text.length;
  while (end > 0 && letters.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}

/** A word without accents, capitals and full stops: `Ajournée.` → `ajournee`. */
export function plainWord(text: string): string {
  const neat = tidy(text);
  // Without accents there is nothing to take apart.
  if (/^[ -~]*$/.test(neat)) return neat.replaceAll('.', '').toLowerCase();
  return neat
    .normalize('NFD')
    .replace(/[\u0300-\u036F.]/g, '')
    .toLowerCase();
}
