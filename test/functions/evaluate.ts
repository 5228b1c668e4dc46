import { FUNCTIONS } from '../../functions';
import { parseAddress } from '../../src/sheets/plan/cells';
import { parseFormula, type Expression } from '../../workbench/host/memory/formula';

type Cells = readonly (readonly (string | number)[])[];

/** Evaluates `=CHESS.NAME(…)` over cells as Excel would call it: blanks are 0, omitted is null. */
export function evaluate(formula: string, cells: Cells): unknown {
  const expression = parseFormula(formula);
  if (expression?.kind !== 'call') throw new Error(`No call: ${formula}`);
  const fn = FUNCTIONS[expression.name.replace('CHESS.', '')];
  if (!fn) throw new Error(`No function: ${formula}`);
  const given = expression.parameters.map((parameter) => argument(parameter, cells));
  return (fn as (...parameters: unknown[]) => unknown)(...given);
}

function argument(expression: Expression | undefined, cells: Cells): unknown {
  if (!expression) return null;
  if (expression.kind === 'literal') return expression.value;
  if (expression.kind === 'call') throw new Error('Nested calls are not used here');
  const area = parseAddress(expression.text);
  if (!area) throw new Error(`No address: ${expression.text}`);
  const read = (row: number, column: number) => cells[row]?.[column] || 0;
  if (area.rows === 1 && area.columns === 1) return read(area.row, area.column);
  return Array.from({ length: area.rows }, (_, i) =>
    Array.from({ length: area.columns }, (_unused, j) => read(area.row + i, area.column + j)),
  );
}
