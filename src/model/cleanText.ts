/**
 * Spaces that look like a space and are none, and characters that cannot be seen at all. They come
 * with text copied from web pages and make equal names and numbers differ.
 */
const ODD_SPACES = /[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g;
/** Joiners are part of the spelling between letters of some scripts, never beside Latin ones. */
const STRAY_JOINERS = /(?<![^\0-\u024F])[\u200C\u200D]|[\u200C\u200D](?![^\0-\u024F])/g;

const PLAIN = /^[ -~]*$/;

/** Plain ASCII, which has nothing to clean but its spaces. */
export const isPlainText = (text: string): boolean => PLAIN.test(text);

/** The text as it looks, trimmed. */
export function cleanText(text: string): string {
  // Nearly everything is plain ASCII, and there are many texts in a large file.
  if (PLAIN.test(text)) return text.trim().replace(/ {2,}/g, ' ');
  return text
    .replace(ODD_SPACES, ' ')
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINERS, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const HIDDEN = new RegExp(
  `${ODD_SPACES.source.replace('\\t', '')}|${INVISIBLE.source}|[\\u200C\\u200D]`,
);

/** Whether the text holds something of the kind that `cleanText` takes away; plain spaces do not count. */
export const hasHiddenCharacters = (text: string): boolean =>
  HIDDEN.test(text) && cleanText(text) !== text.replace(/ {2,}/g, ' ').replace(/^ | $/g, '');
