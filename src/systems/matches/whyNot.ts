import type { TraceStep } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import { insistOnPair } from '../shared/insist';
import type { MatchEdition } from './edition';
import { fieldOf } from './field';
import { giveColours } from './colours';
import { judge } from './judge';
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
  const [first, second] = [a, b].map((no) => field.competitors.find((each) => each.no === no));
  if (!first || !second || a === b) return [{ key: 'matches.why.notTwo', args: { players } }];
  if (!field.mayMeet(first, second))
    return [
      {
        key: field.haveMet(first, second) ? 'matches.met' : 'matches.keptApart',
        article: 'C1',
        args: { players },
      },
    ];
  const ours = pairRound(field);
  if (!ours) return [{ key: 'matches.judge.noRound', article: '3.3.3' }];
  const isPair = ours.brackets.some(({ pairs }) =>
    pairs.some((pair) => pair.includes(first) && pair.includes(second)),
  );
  if (isPair) return [{ key: 'matches.why.arePaired', args: { players } }];
  const bound = fieldOf(insistOnPair(task, a, b), edition);
  const other = pairRound(bound);
  if (!other) return [{ key: 'matches.why.incomplete', article: 'C3', args: { players } }];
  const pairs = other.brackets.flatMap((bracket) =>
    bracket.pairs.map((pair) => {
      const { white, black } = giveColours(bound, pair);
      return { white: white.no, black: black.no };
    }),
  );
  const cost = judge(edition, task, { pairs, bye: other.bye?.no ?? null });
  const [{ article }] = cost;
  return [
    {
      key: 'matches.why.with',
      ...(article ? { article } : {}),
      args: { players, because: { reason: cost[0] } },
    },
  ];
}
