/**
 * What a trainee types, read by functions that every spreadsheet has in every language. The cells are
 * text, or a spreadsheet would make a date of `3-7` and 45 of `4,5` before we see them.
 */

/** The decimal separator of whoever calculates: the second letter of a half. */
const SEPARATOR = 'MID(1/2,2,1)';

const replaced = (text: string, ...pairs: readonly (readonly [string, string])[]): string =>
  pairs.reduce((inner, [from, to]) => `SUBSTITUTE(${inner},"${from}",${to})`, text);

/** A dash of any length and a minus are one. */
const dashed = (cell: string): string => replaced(cell, ['–', '"-"'], ['−', '"-"']);

/** `4½`, `4 1/2`, `4.5`, `4,5`, ` 4.5 `: all the same. */
export const typedNumber = (cell: string): string =>
  `VALUE(${replaced(
    dashed(cell),
    ['1/2', '".5"'],
    ['½', '".5"'],
    [' ', '""'],
    [',', '"."'],
    ['.', SEPARATOR],
  )})`;

/** `7`, or the whole pair in which `of` meets them: `3-7`, `3 - 7`, `7 3`. */
export function typedOpponent(cell: string, of: number): string {
  const pair = replaced(`TRIM(${dashed(cell)})`, [' ', '"-"'], ['---', '"-"'], ['--', '"-"']);
  const other = `SUBSTITUTE(SUBSTITUTE("-"&${pair}&"-","-${of}-","-",1),"-","")`;
  return `VALUE(IF(ISNUMBER(FIND("-",${pair},2)),${other},${pair}))`;
}

/** The first letter, in capitals: `w`, `White`. */
export const typedLetter = (cell: string): string => `CODE(UPPER(LEFT(TRIM(${cell}),1)))`;

/** Weights of the places of a history: the letters of no language make two of them look alike. */
const PLACES = [1, 5, 25, 125, 625, 3125, 15625, 78125];

/** Letters of colours, `-` (also `=`) for a round without a game. */
export function typedHistory(cell: string): string {
  const text = `UPPER(${replaced(dashed(cell), [' ', '""'], ['=', '"-"'])})`;
  return PLACES.map((weight, i) => `CODE(MID(${text}&"        ",${i + 1},1))*${weight}`).join('+');
}

export const historyCode = (text: string): number =>
  PLACES.reduce((sum, weight, i) => sum + (text.charCodeAt(i) || 32) * weight, 0);
