/** The header or footer of a page in a file: one text, `&L left &C middle &R right`. */
const SECTIONS = [
  ['L', 'left'],
  ['C', 'center'],
  ['R', 'right'],
] as const;

type Texts = Record<string, string>;

/** `kind`: Header or Footer; in Excel's API they are `leftHeader`, `centerHeader` … */
export function headerForFile(texts: Texts, kind: 'Header' | 'Footer'): string | undefined {
  const parts = SECTIONS.map(([code, side]) => {
    const text = texts[`${side}${kind}`];
    return text ? `&${code}${text}` : '';
  });
  return parts.join('') || undefined;
}

export function headerFromFile(text: string, kind: 'Header' | 'Footer'): Texts {
  const texts: Texts = {};
  let side: string = 'center';
  // && is a letter; every other code stays as it is, as Excel's API has it too.
  for (const piece of text.match(/&&|&[LCR]|&|[^&]+/g) ?? []) {
    const section = SECTIONS.find(([code]) => piece === `&${code}`);
    if (section) side = section[1];
    else texts[`${side}${kind}`] = (texts[`${side}${kind}`] ?? '') + piece;
  }
  return texts;
}
