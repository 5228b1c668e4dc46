/**
 * The grid's formulas do not understand an underscore in the name of a table (`Round_1[#All]`). Inside
 * the grid such a name carries a wide underscore instead; everybody else sees the real one.
 */
const wide = '＿';

export const gridName = (name: string): string => name.replace(/_/g, wide);
export const realName = (text: string): string => text.replaceAll(wide, '_');

/** Words of a formula outside of quotes: "text", 'Sheet name' or name. */
const words = /"(?:[^"]|"")*"|'(?:[^']|'')*'|[\p{L}\p{N}_.\\]+/gu;

export function gridFormula(formula: string, tables: readonly string[]): string {
  const known = new Set(
    tables.filter((name) => name.includes('_')).map((name) => name.toLowerCase()),
  );
  if (known.size === 0) return formula;
  return formula.replace(words, (word) => (known.has(word.toLowerCase()) ? gridName(word) : word));
}
