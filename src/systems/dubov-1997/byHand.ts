import { handTable } from '../../explain/handTable';
import { placeWord } from '../../explain/pictureTable';
import type { TraceStep } from '../../explain/reason';
import type { PlayerNo } from '../../model/types';
import { transpositionLines } from '../shared/transpositions';
import type { GroupEvent } from './account';
import { placeOf } from './shapes';
import { passedOver } from './words';

type Rows = Extract<GroupEvent, { kind: 'rows' }>;

/** More lines than this are counted and not shown. */
const MOST_LINES = 60;

/** 6.3 as on paper (R8): the orders of the black column one after the other. */
export function rowsByHand(rows: Rows, banOf: BanOf): TraceStep[] {
  const counted = placeWord(placeOf(rows));
  const { white, black } = rows.columns;
  const refusalOf = (a: PlayerNo, b: PlayerNo) => {
    const ban = banOf(a, b);
    return ban === null ? null : passedOver(ban, [a, b]);
  };
  const lines = transpositionLines(white, black, refusalOf, MOST_LINES);
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
