/** What people type and paste, made comparable: one dash, one space, no invisible characters. */
export function tidy(text: string): string {
  return text
    .replace(/[\u200B-\u200F\u2060\uFEFF\u00AD]/g, '')
    .replace(/[\u00A0\u2000-\u200A\u202F\u3000\t\r\n]/g, ' ')
    .replace(/[\u2010-\u2015\u2212\uFE63\uFF0D]/g, '-')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** A word without accents, capitals and full stops: `Ajournée.` → `ajournee`. */
export function plainWord(text: string): string {
  return tidy(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036F.]/g, '')
    .toLowerCase();
}
