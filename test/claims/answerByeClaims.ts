import type { PlayerNo } from '../../src/model/types';
import { one, scoreOf, scores } from './answerFacts';
import { numberIn, same, TOO_LARGE, type Check, type Claim } from './claim';
import { byeOrder, bursteinWitness } from './bursteinBrackets';
import type { Card } from '../../src/systems/literal/burstein-2026/card';
import { roundFacts } from './roundFacts';

/** Who stands below a player in the list: fewer points, or as many and a later number. */
const below = (claim: Claim, player: PlayerNo): PlayerNo[] =>
  claim.task.present.filter((no) => {
    const gap = scoreOf(claim, no) - scoreOf(claim, player);
    return gap < 0 || (gap === 0 && no > player);
  });
export const byeLowest: Check = (claim) => {
  const player = one(claim, 'player');
  same(claim, 'bye', claim.ours.bye, player);
  same(claim, 'below', below(claim, player), []);
};
export const byeBarred: Check = (claim) => {
  const player = one(claim, 'player');
  same(claim, 'bye', claim.ours.bye, player);
  const free = below(claim, player).filter((no) => roundFacts(claim).mayHaveBye(no));
  same(claim, 'free below', free, []);
};
export const byeOther: Check = (claim) => {
  scores({ score: 'other' })(claim);
  same(claim, 'bye', claim.ours.bye, one(claim, 'other'));
  same(
    claim,
    'below',
    numberIn(claim.reason, 'score') < scoreOf(claim, claim.answer!.player),
    true,
  );
};
export const byeNotTwice: Check = (claim) =>
  same(claim, 'barred', roundFacts(claim).mayHaveBye(claim.answer!.player), false);

/** Where the bye goes before anybody is paired: who may have it and leaves all others an opponent. */
const inOrderOfBye = (claim: Claim): readonly Card[] | null =>
  claim.isTiny ? byeOrder(bursteinWitness(claim.task)) : null;

/** How far down the order of 3.1.3–3.1.5 somebody had to look: points, games, rank. */
const decidedBy =
  (...equalOn: readonly ('score' | 'games')[]): Check =>
  (claim) => {
    const order = inOrderOfBye(claim);
    if (!order) return TOO_LARGE;
    const [taker, next] = order;
    same(claim, 'the first of the order', one(claim, 'player'), taker.no);
    same(claim, 'bye', claim.ours.bye, taker.no);
    for (const what of equalOn)
      if (next) same(claim, `${what} of the next`, next[what], taker[what]);
  };

export const byeFewestPoints = decidedBy();
export const byeMostGames = decidedBy('score');
export const byeLastRanked = decidedBy('score', 'games');
