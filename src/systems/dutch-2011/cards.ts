import { opponentsMet } from '../../model/tournament';
import type { Float, PlayerNo, RoundToPair } from '../../model/types';
import { cardsInOrder, type SwissCard } from '../shared/cards';
import { isTopScorer } from '../shared/moreThanHalf';
import { byeBarOf, floatsByScores } from '../shared/unplayed';
import { preferenceAfter, type Preference } from './articles/a7preferences';
import { unplayed } from './articles/b1bUnplayed';

/** The pairing card of one player: all that the rules ask about them in this round. */
export interface Card extends SwissCard {
  readonly preference: Preference;
  readonly met: ReadonlySet<PlayerNo>;
  /** Floats of the previous round and of the one before it (B.5, B.6). */
  readonly lastFloat: Float | null;
  readonly floatBefore: Float | null;
  /** B.1.b: has not yet had a point or half point without playing. */
  readonly mayHaveBye: boolean;
  /** A.10. */
  readonly topScorer: boolean;
}

/** Cards of all who take part, in the order of A.2: score, then pairing number. */
export function cardsOf(task: RoundToPair): readonly Card[] {
  const { tournament, round } = task;
  const lastFloats = floatsByScores(unplayed, tournament, round - 1);
  const floatsBefore = floatsByScores(unplayed, tournament, round - 2);
  return cardsInOrder(task, (player, { no, score, colours }) => ({
    preference: preferenceAfter(colours),
    met: opponentsMet(player),
    lastFloat: lastFloats.get(no) ?? null,
    floatBefore: floatsBefore.get(no) ?? null,
    mayHaveBye: byeBarOf(unplayed, player) === null,
    topScorer: isTopScorer(tournament, round, score),
  }));
}

export const byRank = (a: Card, b: Card): number => a.rank - b.rank;
