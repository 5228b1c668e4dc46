/** JSON kept in the workbook in very hidden sheets, in pieces that fit into a cell. */

/** Excel's limit is 32,767 characters a cell; text that begins with `=` or `'` must not stand first. */
const PIECE = 30_000;

export function pieces(json: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < json.length;) {
    const end = isHalfLetter(json, at + PIECE) ? at + PIECE - 1 : at + PIECE;
    parts.push(`|${json.slice(at, end)}`);
    at = end;
  }
  return parts.length > 0 ? parts : ['|'];
}

/** Whether a cut here would go through a letter of two units: no cell can hold half of it. */
const isHalfLetter = (text: string, at: number): boolean =>
  /^[\uDC00-\uDFFF]/.test(text.charAt(at)) && /^[\uD800-\uDBFF]/.test(text.charAt(at - 1));

export const joinPieces = (cells: readonly unknown[]): string =>
  cells
    .map(String)
    .filter((cell) => cell.startsWith('|'))
    .map((cell) => cell.slice(1))
    .join('');
