import type { TraceStep } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import { insistOnPair } from '../shared/insist';
import { hasBoth, whyNotTwo } from '../shared/whyNotTwo';
import type { MatchEdition } from './edition';
import { fieldOf } from './field';
import { giveColours } from './colours';
import { forbiddenMeeting, judge } from './judge';
import { pairRound } from './pairRound';

/** Why the round does not pair these two: what forbids it, or what the best round with them costs. */
export function whyNot(
  edition: MatchEdition,
  task: RoundToPair,
  a: PlayerNo,
  b: PlayerNo,
): TraceStep[] {
  const players = { players: [a, b] };
  const field = fieldOf(task, edition);
  return whyNotTwo(a, b, {
    players: field.competitors,
    notTwo: () => ({ key: 'matches.why.notTwo', args: { players } }),
    forbidden: (first, second) => forbiddenMeeting(field, first, second),
    ours: () => pairRound(field),
    noRound: { key: 'matches.judge.noRound', article: '3.3.3' },
    isPaired: ({ brackets }, first, second) =>
      brackets.some(({ pairs }) => hasBoth(pairs, first, second)),
    arePaired: () => ({ key: 'matches.why.arePaired', args: { players } }),
    cost: () => costOf(edition, task, a, b),
  });
}

function costOf(edition: MatchEdition, task: RoundToPair, a: PlayerNo, b: PlayerNo): TraceStep {
  const players = { players: [a, b] };
  const bound = fieldOf(insistOnPair(task, a, b), edition);
  const other = pairRound(bound);
  if (!other) return { key: 'matches.why.incomplete', article: 'C3', args: { players } };
  const pairs = other.brackets.flatMap((bracket) =>
    bracket.pairs.map((pair) => {
      const { white, black } = giveColours(bound, pair);
      return { white: white.no, black: black.no };
    }),
  );
  const cost = judge(edition, task, { pairs, bye: other.bye?.no ?? null });
  const [{ article }] = cost;
  return {
    key: 'matches.why.with',
    ...(article ? { article } : {}),
    args: { players, because: { reason: cost[0] } },
  };
}
