import { ACCEPTED, type HandLine } from '../../explain/handTable';
import type { Reason } from '../../explain/reason';
import type { PlayerNo } from '../../model/types';
import { permutationCount } from './combinations';

/**
 * The orders of one column against another as on paper, one after the other, row by row from the top.
 * A row whose players may not meet refuses every order that begins like that, so they stand in one
 * line with their numbers; where nothing is left for a row, the row above takes its next opponent.
 * Null: more lines than `most`.
 */
export function transpositionLines(
  column: readonly PlayerNo[],
  opposite: readonly PlayerNo[],
  refusalOf: (a: PlayerNo, b: PlayerNo) => Reason | null,
  most: number,
): HandLine[] | null {
  const lines: HandLine[] = [];
  let number = 1n;
  let isFull = false;
  const add = (
    opponents: readonly PlayerNo[],
    count: bigint,
    verdict: Reason,
    isBeginning: boolean,
  ): void => {
    if (lines.length === most) isFull = true;
    else
      lines.push({
        number: count === 1n ? String(number) : `${number} … ${number + count - 1n}`,
        exchange: null,
        pairs: opponents.map((opponent, row) => [column[row], opponent] as const),
        isBeginning,
        verdict,
      });
    number += count;
  };
  /** True: the accepted order was found below this beginning. */
  const tryFrom = (opponents: readonly PlayerNo[]): boolean => {
    const row = opponents.length;
    if (row === column.length) {
      add(opponents, 1n, ACCEPTED, false);
      return true;
    }
    const left = opposite.filter((no) => !opponents.includes(no));
    for (const opponent of left) {
      if (isFull) return true;
      const begun = [...opponents, opponent];
      const refusal = refusalOf(column[row], opponent);
      const count = permutationCount(left.length - 1, column.length - row - 1);
      if (refusal !== null) add(begun, count, refusal, count > 1n);
      else if (tryFrom(begun)) return true;
    }
    return false;
  };
  tryFrom([]);
  return isFull ? null : lines;
}
