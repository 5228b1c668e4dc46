import { ACCEPTED, handTable, type HandLine } from '../../explain/handTable';
import { placeWord } from '../../explain/pictureTable';
import type { Reason, TraceStep } from '../../explain/reason';
import type { PlayerNo } from '../../model/types';
import { permutationCount } from '../shared/combinations';
import type { GroupEvent } from './account';
import { placeOf } from './shapes';
import { passedOver } from './words';

type Rows = Extract<GroupEvent, { kind: 'rows' }>;

/** More lines than this are counted and not shown. */
const MOST_LINES = 60;

/**
 * 6.3 as on paper (R8): the orders of the black column one after the other, row by row from the top.
 * A row whose players may not meet refuses every order that begins like that, so they stand in one
 * line with their numbers; where nothing is left for a row, the row above takes its next opponent.
 */
export function rowsByHand(rows: Rows, banOf: BanOf): TraceStep[] {
  const counted = placeWord(placeOf(rows));
  const lines = linesOf(rows, banOf);
  return lines === null
    ? [counted]
    : [
        {
          ...counted,
          article: '6.3',
          ruling: 'R8',
          table: handTable({ key: 'hand.title' }, lines),
        },
      ];
}

/** What keeps two players apart. */
export type BanOf = (a: PlayerNo, b: PlayerNo) => Parameters<typeof passedOver>[0] | null;

/** Null: too many. */
function linesOf({ columns: { white, black } }: Rows, banOf: BanOf): HandLine[] | null {
  const lines: HandLine[] = [];
  let number = 1n;
  let isFull = false;
  const add = (
    opponents: readonly PlayerNo[],
    count: bigint,
    verdict: Reason,
    isBeginning: boolean,
  ): void => {
    if (lines.length === MOST_LINES) isFull = true;
    else
      lines.push({
        number: count === 1n ? String(number) : `${number} … ${number + count - 1n}`,
        exchange: null,
        pairs: opponents.map((opponent, row) => [white[row], opponent] as const),
        isBeginning,
        verdict,
      });
    number += count;
  };
  /** True: the accepted order was found below this beginning. */
  const tryFrom = (opponents: readonly PlayerNo[]): boolean => {
    const row = opponents.length;
    if (row === white.length) {
      add(opponents, 1n, ACCEPTED, false);
      return true;
    }
    const left = black.filter((no) => !opponents.includes(no));
    for (const opponent of left) {
      if (isFull) return true;
      const begun = [...opponents, opponent];
      const ban = banOf(white[row], opponent);
      const count = permutationCount(left.length - 1, white.length - row - 1);
      if (ban !== null) add(begun, count, passedOver(ban, [white[row], opponent]), count > 1n);
      else if (tryFrom(begun)) return true;
    }
    return false;
  };
  tryFrom([]);
  return isFull ? null : lines;
}
