import type { Reason } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import type { SwissLimits } from '../audit/legality';
import { sayByeBar } from '../shared/unplayed';
import { unplayed } from './articles/a5Unplayed';
import { makeField } from './field';

/** B.1.b, in words. */
export const byeBar = (task: RoundToPair, no: PlayerNo): Reason | null =>
  sayByeBar(unplayed, task, no, () => ({
    key: 'french1994.refused.exempt',
    article: 'B.1.b',
    args: { player: { players: [no] } },
  }));

/** B.1 and B.2; who has more than 50 % in the last round is freed of B.2 themselves (note after B.6). */
export const limits: SwissLimits = {
  articles: { met: 'B.1.a', thirdColour: 'B.2', difference: 'B.2' },
  byeBar,
  freedColours: (task) => {
    const freed = new Set(
      makeField(task)
        .cards.filter((card) => card.freed)
        .map(({ no }) => no),
    );
    return (player) => freed.has(player);
  },
};
