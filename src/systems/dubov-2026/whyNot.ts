import type { TraceStep } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import { insistOnPair } from '../shared/insist';
import { hasBoth, notPaired, whyNotTwo } from '../shared/whyNotTwo';
import { giveColours } from './articles/article5Colours';
import { fieldOf, type Facts, type Field } from './field';
import { judge } from './judge';
import { pairRound } from './pairRound';
import { missingData } from './refusals';
import { forbidden, players } from './words';

/**
 * Why the round does not pair two players: the rule that forbids it, or the best round that pairs them
 * and the first rule by which it comes after the one chosen.
 */
export function whyNot(task: RoundToPair, a: PlayerNo, b: PlayerNo): TraceStep[] {
  const field = fieldOf(task);
  const missing = missingData(task, field);
  if (missing) return [...missing.reasons];
  return whyNotTwo(a, b, {
    players: field.players,
    notTwo: (absent) => notPaired(absent, a),
    forbidden: (first, second) => forbidden(first, second, field),
    ours: () => pairRound(field),
    noRound: { key: 'dutch.judge.noRound', article: '1.9.3' },
    isPaired: ({ brackets }, first, second) =>
      brackets.some(({ pairs }) => hasBoth(pairs, first, second)),
    arePaired: (first, second) => ({
      key: 'dutch.why.arePaired',
      args: { players: players(first, second) },
    }),
    cost: (_, first, second) => costOf(task, field, first, second),
  });
}

/** The best round with the two, and the first rule by which it comes after the one chosen. */
function costOf(task: RoundToPair, field: Field, first: Facts, second: Facts): TraceStep {
  const both = players(first, second);
  const other = pairRound(fieldOf(insistOnPair(task, first.no, second.no)));
  if (!other) return { key: 'dutch.why.incomplete', article: 'C4', args: { players: both } };
  const [worse] = judge(task, {
    pairs: other.brackets.flatMap(({ pairs }) =>
      pairs.map(([x, y]) => {
        const { white, black } = giveColours(x, y, field.initialColour);
        return { white: white.no, black: black.no };
      }),
    ),
    bye: other.bye?.no ?? null,
  });
  if (!worse) throw new Error('A round with the pair is not the round without it');
  return {
    key: 'dubov2026.why',
    article: worse.article,
    args: { players: both, because: { reason: worse } },
  };
}
