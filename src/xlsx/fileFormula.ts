/** Files keep custom functions under another name than the one people see and type. */
export const formulaFromFile = (text: string): string =>
  `=${text.replace(/_xldudf_CHESS_([A-Z0-9_]+)/g, 'CHESS.$1')}`;

export const fileFormula = (text: string): string =>
  text.replace(/^=/, '').replace(/\bCHESS\.([A-Z0-9_]+)/g, '_xldudf_CHESS_$1');
