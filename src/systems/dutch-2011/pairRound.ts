import { scoreGroups } from '../shared/scoreGroups';
import type { RoundToPair } from '../../model/types';
import { settleBracket } from './articles/c1to14bracket';
import { settleLowest } from './articles/c13lowest';
import { cardsOf, type Card } from './cards';
import { mayMeetIn } from './articles/b1b2';
import type { Edition } from './edition';
import type { Journal } from './journal';
import type { Level } from './search/level';
import type { SearchContext } from './search/searchBracket';

export interface PairedRound {
  readonly cards: readonly Card[];
  readonly context: SearchContext;
  /** Brackets from the top, as they were in the end; null if there is no legal pairing. */
  readonly levels: readonly Level[] | null;
  readonly journal: Journal;
}

/** C: the scoregroups from the highest to the lowest. */
export function pairRound(
  edition: Edition,
  task: RoundToPair,
  progress: (done: number) => void = () => {},
): PairedRound {
  const cards = cardsOf(task);
  let done = 0;
  const context: SearchContext = {
    edition,
    round: task.round,
    mayMeet: mayMeetIn(task, cards),
    tick: () => progress(done),
  };
  const journal: Journal = [];
  const levels: Level[] = [];
  const groups = scoreGroups(cards);
  for (const [index, group] of groups.entries()) {
    progress((done = index / groups.length));
    if (index < groups.length - 1) {
      levels.push(settleBracket(context, group, levels.at(-1) ?? null, journal));
      continue;
    }
    const lowest = settleLowest(context, group, levels, journal);
    if (lowest === null) return { cards, context, levels: null, journal };
    levels.push(lowest);
  }
  progress(1);
  return { cards, context, levels, journal };
}
