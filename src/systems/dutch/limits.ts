import type { Reason } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import type { SwissLimits } from '../legality';
import { byeBarOf } from '../unplayed';
import { fieldOf } from './facts';
import { unplayed } from './unplayed';

/** C.2, in words. */
export function byeBar({ tournament }: RoundToPair, no: PlayerNo): Reason | null {
  const player = tournament.players.find((each) => each.no === no);
  const bar = player ? byeBarOf(unplayed, player) : null;
  if (!bar) return null;
  return {
    key: bar.outcome === 'pairingBye' ? 'dutch2016.barred.bye' : 'dutch2016.barred.forfeit',
    article: 'C.2',
    args: { player: { players: [no] }, round: bar.round },
  };
}

/** C.1 to C.3, with C.04.1.f and g: topscorers of the last round and their opponents are freed (A.7). */
export const limits: SwissLimits = {
  articles: { met: 'C.04.1.b', thirdColour: 'C.04.1.g', difference: 'C.04.1.f' },
  byeBar,
  freedColours: (task) => {
    const { players } = fieldOf(task);
    const topscorers = new Set(players.filter((each) => each.isTopscorer).map(({ no }) => no));
    return (player, opponent) => topscorers.has(player) || topscorers.has(opponent);
  },
};
