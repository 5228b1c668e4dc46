/**
 * A condition that we compute ourselves, as the grid's rules name it: a call of one function with the
 * number of the condition and its cells. The cells are arguments so that the grid moves them with the
 * columns. Of a cell whose row goes with the marked one the call says by how much it is away from it:
 * the grid (0.25.1) gets the row wrong when one is inserted in the middle of the marked cells.
 */
import { columnIndex } from '../../host/cells/address';
import { compileCondition, type Condition } from './compile';

const NAME = 'PAIRSHEET.CONDITION';
const call = new RegExp(`^=${NAME.replace('.', '\\.')}\\((\\d+)((?:,[^,()]+)*)\\)$`, 'i');
const reference = /^(\$?)([A-Z]{1,3})(\$?)(\d+)$/i;
/** In place of the distance where the row is fixed. */
const FIXED = 'FALSE';

/** By number; conditions that differ in their cells alone share one. */
const conditions: Condition[] = [];
const numbers = new Map<string, number>();

/** The call for a formula as it is written for the first marked row; what we cannot compute stays. */
export function asCall(formula: string, firstRow: number): string {
  const condition = compileCondition(formula);
  if (!condition || condition.cells.length === 0) return formula;
  const key = JSON.stringify(condition.pieces);
  let number = numbers.get(key);
  if (number === undefined) {
    number = conditions.push(condition) - 1;
    numbers.set(key, number);
  }
  const cells = condition.cells.flatMap((cell) => {
    const [, , , isFixed, row] = reference.exec(cell)!;
    return [cell, isFixed ? FIXED : Number(row) - 1 - firstRow];
  });
  return `=${NAME}(${[number, ...cells].join(',')})`;
}

/** The formula again, as it is written for the first marked row. */
export function asWritten(formula: string, firstRow: number): string {
  const read = readCall(formula);
  if (!read) return formula;
  const texts = read.condition.pieces.map((piece) =>
    typeof piece === 'number' ? addressOf(read.cells[piece], firstRow) : piece,
  );
  return texts.join('');
}

function addressOf({ address, rowsAway }: CallCell, firstRow: number): string {
  return rowsAway === null ? address : address.replace(/\d+$/, String(firstRow + rowsAway + 1));
}

interface CallCell {
  readonly address: string;
  /** From the marked cell; null: the row is fixed. */
  readonly rowsAway: number | null;
}

export function readCall(
  formula: string,
): { condition: Condition; cells: readonly CallCell[] } | undefined {
  const match = call.exec(formula);
  const condition = match && conditions[Number(match[1])];
  if (!condition) return undefined;
  const words = match[2].split(',').slice(1);
  const cells = condition.cells.map((_, index) => {
    const [address, away] = words.slice(2 * index);
    return { address, rowsAway: away === FIXED ? null : Number(away) };
  });
  return { condition, cells };
}

/** A cell of a condition as seen from a marked one, which is some columns on from the first. */
export type Seen = (
  row: number,
  columnsOn: number,
) => { readonly row: number; readonly column: number } | undefined;

export function seenFrom({ address, rowsAway }: CallCell): Seen {
  const match = reference.exec(address);
  // A column that was deleted leaves #REF! in its place.
  if (!match) return () => undefined;
  const column = columnIndex(match[2]);
  const fixedRow = Number(match[4]) - 1;
  return (row, columnsOn) => ({
    row: rowsAway === null ? fixedRow : row + rowsAway,
    column: match[1] ? column : column + columnsOn,
  });
}
