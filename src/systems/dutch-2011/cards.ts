import { coloursPlayed, opponentsMet, pairingScore, playerByNo } from '../../model/tournament';
import type { Colour, Float, HalfPoints, PlayerNo, RoundToPair } from '../../model/types';
import { byeBarOf } from '../shared/unplayed';
import { floatIn } from './articles/a4floats';
import { preferenceAfter, type Preference } from './articles/a7preferences';
import { hasMoreThanHalf } from '../shared/moreThanHalf';
import { unplayed } from './articles/b1bUnplayed';

/** The pairing card of one player: all that the rules ask about them in this round. */
export interface Card {
  readonly no: PlayerNo;
  /** Place in the order of A.2 among those who take part, 0 for the first. */
  readonly rank: number;
  readonly score: HalfPoints;
  readonly preference: Preference;
  /** Colours of the games played, oldest first, gaps closed (F.2, F.3). */
  readonly colours: readonly Colour[];
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
export function cardsOf({ tournament, round, present }: RoundToPair): Card[] {
  const byNo = playerByNo(tournament);
  const cards = present.map((no): Omit<Card, 'rank'> => {
    const player = byNo.get(no);
    if (player === undefined) throw new Error(`Player ${no} takes part but is not entered`);
    const colours = coloursPlayed(player);
    const score = pairingScore(tournament, player, round);
    return {
      no,
      score,
      preference: preferenceAfter(colours),
      colours,
      met: opponentsMet(player),
      lastFloat: floatIn(tournament, byNo, player, round - 1),
      floatBefore: floatIn(tournament, byNo, player, round - 2),
      mayHaveBye: byeBarOf(unplayed, player) === null,
      topScorer: hasMoreThanHalf(tournament, round, score),
    };
  });
  cards.sort((a, b) => b.score - a.score || a.no - b.no);
  return cards.map((card, rank) => ({ ...card, rank }));
}

export const byRank = (a: Card, b: Card): number => a.rank - b.rank;
