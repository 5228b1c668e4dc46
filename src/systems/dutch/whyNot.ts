import type { TraceStep } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import type { WordKey } from '../../words';
import type { BracketPairing } from './bracket/bracket';
import { firstDifference, valueOf } from './bracket/value';
import { hasBoth, notPaired, whyNotTwo } from '../shared/whyNotTwo';
import { Completion } from './completion';
import type { Edition } from './edition';
import { fieldOf, type Facts, type Field } from './field';
import { bestLeading, forcePair, leavesThem, type Wanted } from './leading';
import { pairRound, type PairedBracket, type PairedRound } from './pairRound';
import { forbiddenStep, worseStep } from './whyNotSteps';

/**
 * Why the round does not pair two players: the rule that forbids it, or the best pairing that
 * contains the pair and the first criterion on which it is worse than the one chosen.
 */
export function whyNot(edition: Edition, task: RoundToPair, a: PlayerNo, b: PlayerNo): TraceStep[] {
  const field = fieldOf(task, edition);
  const inOrder = (x: Facts, y: Facts): Wanted => (x.rank < y.rank ? [x, y] : [y, x]);
  return whyNotTwo(a, b, {
    players: field.players,
    notTwo: (absent) => notPaired(absent, a),
    forbidden: (x, y) => forbiddenStep(...inOrder(x, y), field),
    ours: () => pairRound(field),
    noRound: { key: 'dutch.judge.noRound', article: edition.articles.noRound },
    isPaired: ({ brackets }, x, y) => isPairedIn(brackets, ...inOrder(x, y)),
    arePaired: (x, y) => ({
      key: 'dutch.why.arePaired',
      args: { players: { players: inOrder(x, y).map(({ no }) => no) } },
    }),
    cost: (round, x, y) => explain(field, round, ...inOrder(x, y)),
  });
}

const isPairedIn = (brackets: readonly BracketPairing[], higher: Facts, lower: Facts): boolean =>
  brackets.some(({ pairs }) => hasBoth(pairs, higher, lower));

/**
 * Bracket by bracket from the top: the first one whose pairing leaves no way to the pair decides,
 * wherever it stands. Above the pair it is somebody else who has to float, so the answer does not
 * end where the two would meet.
 */
function explain(field: Field, round: PairedRound, higher: Facts, lower: Facts): TraceStep {
  const { articles } = field.edition;
  const wanted: Wanted = [higher, lower];
  const players = { players: [higher.no, lower.no] };
  const incomplete: TraceStep = {
    key: 'dutch.why.incomplete',
    article: articles.completion,
    args: { players },
  };
  const { field: settled } = round.brackets[0].bracket;
  const isPossible = (within: Field) =>
    new Completion(forcePair(within, wanted)).allows(field.players);
  if (!isPossible(settled)) {
    if (settled.byeScore === null || !isPossible(field)) return incomplete;
    return {
      key: 'dutch.why.byeScore',
      article: articles.byeScore!,
      args: { players, score: { points: settled.byeScore } },
    };
  }
  const decides = round.brackets.find((paired) => !leavesThem(paired, wanted));
  if (!decides) throw new Error('A round with the pair is not the round without it');
  const other = bestLeading(decides.bracket, wanted);
  return other ? compare(decides, other, higher, lower) : incomplete;
}

/** The best pairing that leads to the two beside the one chosen. */
function compare(
  paired: PairedBracket,
  other: BracketPairing,
  higher: Facts,
  lower: Facts,
): TraceStep {
  const { bracket } = paired;
  const best = valueOf(bracket, paired);
  const found = valueOf(bracket, other);
  const difference = firstDifference(found, best);
  const args = {
    players: { players: [higher.no, lower.no] },
    pairing: numbersOf(other),
    score: { points: bracket.residents[0].score },
  };
  if (!difference)
    return { key: 'dutch.why.later', article: bracket.field.edition.articles.best, args };
  if (difference.sign < 0)
    throw new Error(
      `${best[difference.index].article}: a better pairing than ours leads to the pair`,
    );
  const key: WordKey = isPairedIn([other], higher, lower)
    ? 'dutch.why.worse'
    : other.floaters.includes(higher) && !paired.floaters.includes(higher)
      ? 'dutch.why.worseFloat'
      : 'dutch.why.worseElsewhere';
  const step = worseStep(key, bracket, found[difference.index], best[difference.index]);
  return { ...step, args: { ...step.args, ...args } };
}

const numbersOf = ({ pairs }: BracketPairing) => ({
  pairs: pairs.map(([higher, lower]) => [higher.no, lower.no] as const),
});
