import { refuse } from '../apiError';

/** MS-OI29500, 2.1.1085: formulas of files; support.microsoft.com: texts in formulas. */
const formulaLimit = 8192;
const literalLimit = 255;
/** support.microsoft.com, "Excel specifications and limits". */
const nestingLimit = 64;

/** Refuses what Excel does not take as the condition of a conditional format. */
export function refuseConditionFormula(formula: string): void {
  if (formula.length > formulaLimit) refuse('InvalidArgument', 'The formula is too long.');
  const literals = formula.match(/"(?:[^"]|"")*"/g) ?? [];
  if (literals.some((text) => text.slice(1, -1).replaceAll('""', '"').length > literalLimit))
    refuse('InvalidArgument', `A text in a formula has at most ${literalLimit} characters.`);
  const bare = formula.replace(/"(?:[^"]|"")*"/g, '""');
  if (/[{}]/.test(bare)) refuse('InvalidArgument', 'No array constants in conditional formats.');
  if (/\bCHESS\./i.test(bare)) refuse('InvalidArgument', 'No custom functions in them either.');
  let depth = 0;
  for (const character of bare) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (depth > nestingLimit) refuse('InvalidArgument', 'Functions are nested too deeply.');
  }
  if (depth !== 0) refuse('InvalidArgument', 'A bracket is missing.');
}
