import { area, type Area, type FormatPlan } from './plan';

/** The few colours and weights that all our sheets share; dark enough for a black-and-white print. */
export const LOOK = {
  accent: '#1F5C4D',
  accentText: '#FFFFFF',
  muted: '#5F6B68',
  line: '#C9D3D0',
  /** Behind the row that heads others. */
  band: '#E4EDEA',
  /** What Excel itself offers for a cell that is wrong. */
  wrong: { fill: '#FFC7CE', text: '#9C0006' },
  tableStyle: 'TableStyleLight1',
  tabs: { input: '#1F5C4D', round: '#2F7FB5', output: '#B5852F', record: '#7A7A7A' },
} as const;

export const titleFormat = (row: number, columns: number): FormatPlan => ({
  area: area(row, 0, 1, columns),
  bold: true,
  size: 14,
  colour: LOOK.accent,
});

export const subtitleFormat = (row: number, columns: number): FormatPlan => ({
  area: area(row, 0, 1, columns),
  colour: LOOK.muted,
});

export const headerFormat = (where: Area): FormatPlan => ({
  area: where,
  bold: true,
  colour: LOOK.accentText,
  fill: LOOK.accent,
});

export const bodyLines = (where: Area): FormatPlan => ({ area: where, line: LOOK.line });

/** Points with one decimal where there is one: `3`, `3.5`, and in French Excel `3,5`. */
export const POINTS_FORMAT = '0.0';

/** The widest that a column of names gets: nobody's name is cut on paper. */
export const WIDEST_NAME = 60;

/** A column wide enough for its longest text, within reason. */
export function widthFor(texts: readonly string[], least = 6, most = 40): number {
  const longest = texts.reduce((width, text) => Math.max(width, text.length), 0);
  return Math.min(most, Math.max(least, longest + 2));
}
