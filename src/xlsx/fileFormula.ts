/** Functions that had another name until 0.2.0: Excel wants three characters, and knows RESULT. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['Q', 'QUANTITY'],
  ['DP', 'RATING_DIFFERENCE'],
  ['RESULT', 'RESULT_TEXT'],
]);

/** Files keep custom functions under another name than the one people see and type. */
export const formulaFromFile = (text: string): string =>
  `=${text.replace(
    /(?:_xldudf_CHESS_|\bCHESS\.)([A-Z0-9_]+)/g,
    (_, name: string) => `CHESS.${RENAMED.get(name) ?? name}`,
  )}`;

export const fileFormula = (text: string): string =>
  text.replace(/^=/, '').replace(/\bCHESS\.([A-Z0-9_]+)/g, '_xldudf_CHESS_$1');
