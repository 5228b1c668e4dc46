/**
 * Which arguments a formula leaves out, as in `F(a,,b)`. The grid hands those over as 0, Excel as
 * null; the formula's own text tells them apart.
 */
import { parseFormula, type Expression } from '../host/memory/formula';

export function omittedArguments(formula: string, name: string): ReadonlySet<number> {
  const expression = parseFormula(formula);
  const calls = expression ? callsOf(expression, name.toLowerCase()) : [];
  if (calls.length === 0) return new Set();
  // Several calls of one function in a formula: only what all of them leave out.
  const omitted = calls.map(
    ({ parameters }) => new Set(parameters.flatMap((p, i) => (p === undefined ? [i] : []))),
  );
  return new Set([...omitted[0]].filter((i) => omitted.every((set) => set.has(i))));
}

type Call = Extract<Expression, { kind: 'call' }>;

function callsOf(expression: Expression, name: string): Call[] {
  if (expression.kind !== 'call') return [];
  const inner = expression.parameters.flatMap((p) => (p ? callsOf(p, name) : []));
  return expression.name.toLowerCase() === name ? [expression, ...inner] : inner;
}
