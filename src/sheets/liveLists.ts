/** Lists of ours that may be formulas over the rounds. */
export const LIVE_LISTS = ['standings', 'crosstable'] as const;
export type LiveList = (typeof LIVE_LISTS)[number];

/** Whether the cell from which a list spills holds a formula of ours, as Excel or a file has it. */
export const isLiveFormula = (entered: unknown): boolean =>
  /^=\s*(?:_xldudf_)?CHESS/i.test(String(entered));
