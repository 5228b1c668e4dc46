/** Lists of ours that may be formulas over the rounds. */
export const LIVE_LISTS = ['standings', 'crosstable'] as const;
export type LiveList = (typeof LIVE_LISTS)[number];

/** The functions that lists are written with, whatever the add-in of this place calls its namespace. */
const IDS = [
  'EVENT_STANDINGS',
  'STANDINGS',
  'CROSSTABLE_COUNTED',
  'CROSSTABLE',
  'LADDER_STANDINGS',
];

/**
 * A call of one of them, in every spelling that Excel has: `CHESS.STANDINGS(`, `_xldudf_CHESS_STANDINGS(`, and
 * with the number of the add-in before it, `[2]!_xldudf_…` (office-js #2051, #2568).
 */
const CALL = `(?:'?[^'!()=,]*'?!)?(?:_xldudf_)?[A-Z][A-Z0-9]*[._](${IDS.join('|')})\\(`;
const FIRST_CALL = new RegExp(`^=${CALL}`, 'i');

/** The namespace that formulas are planned in; an add-in of another place writes its own (`inNamespace`). */
export const NAMESPACE = 'CHESS';

/** Whether the cell from which a list spills holds a formula of ours, as Excel or a file has it. */
export const isLiveFormula = (entered: unknown): boolean => {
  const formula = String(entered).replace(/^=\s*/, '=');
  return FIRST_CALL.test(LIVE_LISTS_KEPT.exec(formula)?.[1].replace(/^/, '=') ?? formula);
};

/** The formula of a list as people type it, for the functions of one add-in. */
export const inNamespace = (formula: string, namespace = NAMESPACE): string =>
  formula.replace(new RegExp(CALL, 'gi'), (_, id: string) => `${namespace}.${id.toUpperCase()}(`);

/** The same in a file that the workbench saved, with the values for whoever has no Pairsheet before it. */
export const LIVE_LISTS_KEPT =
  /^=?IF\(ISERROR\((?:_xldudf_)?CHESS[._]VERSION\(\)\),'Pairsheet values \d+'!\$[A-Z]+\$\d+:\$[A-Z]+\$\d+,(.*)\)$/is;
