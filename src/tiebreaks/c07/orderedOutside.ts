import type { TieOrderKind } from '../../model/rules/tieOrders';
import type { WordKey } from '../../words';
import { undefinedFor } from '../result';
import type { TieBreak, TieBreakCode } from '../types';

/** What the games do not say, but the event: who came first in a play-off, or by lot. */
export const OUTSIDE_CODES: readonly TieBreakCode[] = ['PO', 'LOTS'];

/** The place that a play-off or the lot gave among those tied; nothing was played or drawn: undefined. */
export const orderedOutside =
  (kind: TieOrderKind, article: string, missing: WordKey): TieBreak =>
  ({ field, no, tied }) => {
    // Orders follow each other: a second play-off among the rest decides the places behind the first one's.
    const order = field.tournament.tieOrders?.[kind]?.flat().filter((each) => tied.includes(each));
    const place = (order?.indexOf(no) ?? -1) + 1;
    if (place === 0) return undefinedFor(missing, article);
    const part = {
      ...{ round: null, opponent: null, used: place, points: null, value: place },
      ...({ why: 'rank-in-tie', cut: null, article } as const),
    };
    return { value: place, steps: [-place], parts: [part] };
  };
