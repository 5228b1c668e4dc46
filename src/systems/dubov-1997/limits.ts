import type { Reason } from '../../explain/reason';
import { roundToPair } from '../../model/tournament';
import type { Player, PlayerNo, RoundToPair, Tournament } from '../../model/types';
import type { SwissLimits } from '../audit/legality';
import type { ColourWish } from '../system';
import { sayByeBar } from '../shared/unplayed';
import { unplayed } from './articles/article22Unplayed';
import { makeCards } from './cards';

/** 2.2, in words. */
export const byeBar = (task: RoundToPair, no: PlayerNo): Reason | null =>
  sayByeBar(unplayed, task, no, () => ({
    key: 'dubov1997.passed.freePoint',
    article: '2.2',
    args: { players: { players: [no] } },
  }));

/** 2.1 to 2.4, in every round, the last one included (R7). */
export const limits: SwissLimits = {
  articles: { met: '2.1', thirdColour: '2.4', difference: '2.3' },
  byeBar,
};

/** Art. 1 knows a preference, 2.3 and 2.4 forbid the other colour; there is nothing between. */
export function colourPreference(tournament: Tournament, player: Player): ColourWish {
  const [card] = makeCards(roundToPair(tournament, undefined, [player.no]));
  if (card.preference === null) return { colour: null, strength: 'none' };
  const isBound = !(card.mayHave.white && card.mayHave.black);
  return { colour: card.preference, strength: isBound ? 'absolute' : 'mild' };
}
