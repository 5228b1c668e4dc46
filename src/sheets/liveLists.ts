/** Lists of ours that may be formulas over the rounds. */
export const LIVE_LISTS = ['standings', 'crosstable'] as const;
export type LiveList = (typeof LIVE_LISTS)[number];

/** Whether the cell from which a list spills holds a formula of ours, as Excel or a file has it. */
export const isLiveFormula = (entered: unknown): boolean => {
  const formula = String(entered).replace(/^=\s*/, '=');
  return OURS.test(LIVE_LISTS_KEPT.exec(formula)?.[1].replace(/^/, '=') ?? formula);
};

/** Excel may save the name of a function with the number of the add-in before it (office-js #2051, #2568). */
const OURS = /^=(?:'?[^'!()]*'?!)?(?:_xldudf_)?CHESS[._]/i;

/** The same in a file that the workbench saved, with the values for whoever has no Pairsheet before it. */
export const LIVE_LISTS_KEPT =
  /^=?IF\(ISERROR\((?:_xldudf_)?CHESS[._]VERSION\(\)\),'Pairsheet values \d+'!\$[A-Z]+\$\d+:\$[A-Z]+\$\d+,(.*)\)$/is;
