import type { Reason } from '../../explain/reason';
import { coloursPlayed } from '../../model/tournament';
import type { PlayerNo, RoundToPair } from '../../model/types';
import type { SwissLimits } from '../audit/legality';
import { sayByeBar } from '../shared/unplayed';
import { unplayed } from './articles/b1bUnplayed';
import { cardsOf } from './cards';

/** B.1.b, in words. */
export const byeBar = (task: RoundToPair, no: PlayerNo): Reason | null =>
  sayByeBar(unplayed, task, no, () => ({
    key: 'dutch2011.judge.bye',
    article: 'B.1.b',
    args: { player: { players: [no] } },
  }));

/** B.1 and B.2; by the note to B.2 a pair with a top scorer of the last round is free (A.10). */
export const limits: SwissLimits = {
  articles: { met: 'B.1.a', thirdColour: 'B.2', difference: 'B.2' },
  byeBar,
  freedColours: (task) => {
    const topScorers = new Set(
      cardsOf(task)
        .filter((card) => card.topScorer)
        .map(({ no }) => no),
    );
    return (player, opponent) => topScorers.has(player) || topScorers.has(opponent);
  },
};

/**
 * Two players without any game who meet after round 1: the endorsed program of the 2012 edition
 * gives them the reverse of the drawn colour, which the text does not ask for. Either way passes.
 */
export function areWithoutGames(
  { tournament, round }: RoundToPair,
  a: PlayerNo,
  b: PlayerNo,
): boolean {
  if (round === 1) return false;
  return !tournament.players.some(
    (player) => (player.no === a || player.no === b) && coloursPlayed(player).length > 0,
  );
}
