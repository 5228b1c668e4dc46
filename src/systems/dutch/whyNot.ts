import type { TraceStep } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import type { WordKey } from '../../words';
import type { BracketPairing } from './bracket/bracket';
import { firstDifference, valueOf } from './bracket/value';
import type { Edition } from './edition';
import { fieldOf, type Facts, type Field } from './facts';
import { pairRound, type PairedBracket, type PairedRound } from './pairRound';
import { forbiddenStep, worseStep } from './whyNotSteps';

/**
 * Why the round does not pair two players: the rule that forbids it, or the best pairing that
 * contains the pair and the first criterion on which it is worse than the one chosen.
 */
export function whyNot(edition: Edition, task: RoundToPair, a: PlayerNo, b: PlayerNo): TraceStep[] {
  const field = fieldOf(task, edition);
  const find = (no: PlayerNo) => field.players.find((player) => player.no === no);
  const [first, second] = [find(a), find(b)];
  if (!first || !second || first === second) {
    const absent = [a, b].filter((no) => !find(no));
    return [
      {
        key: 'dutch.why.notPaired',
        args: { players: { players: absent.length > 0 ? absent : [a] } },
      },
    ];
  }
  const [higher, lower] = first.rank < second.rank ? [first, second] : [second, first];
  const forbidden = forbiddenStep(higher, lower, field);
  if (forbidden) return [forbidden];
  const round = pairRound(field);
  if (!round) return [{ key: 'dutch.judge.noRound', article: edition.articles.noRound }];
  const players = { players: [higher.no, lower.no] };
  if (isPairedIn(round.brackets, higher, lower))
    return [{ key: 'dutch.why.arePaired', args: { players } }];
  return [explain(field, round, higher, lower)];
}

const isPairedIn = (brackets: readonly BracketPairing[], higher: Facts, lower: Facts): boolean =>
  brackets.some(({ pairs }) => pairs.some(([h, l]) => h === higher && l === lower));

/**
 * The best whole round with the pair beside the one chosen: the first bracket in which they part
 * decides, wherever it stands. Above the pair it is somebody else who has to float, so the answer
 * does not end where the two would meet.
 */
function explain(field: Field, round: PairedRound, higher: Facts, lower: Facts): TraceStep {
  const { articles } = field.edition;
  const players = { players: [higher.no, lower.no] };
  const incomplete: TraceStep = {
    key: 'dutch.why.incomplete',
    article: articles.completion,
    args: { players },
  };
  const forced = pairRound(forcePair(field, higher, lower));
  if (!forced) return incomplete;
  const [ours, theirs] = [round, forced].map(({ brackets }) => brackets[0].bracket.field.byeScore);
  if (ours !== null && theirs !== null && theirs > ours)
    return {
      key: 'dutch.why.byeScore',
      article: articles.byeScore!,
      args: { players, score: { points: ours } },
    };
  for (const [index, paired] of round.brackets.entries()) {
    const other = forced.brackets[index];
    if (isSame(paired, other)) continue;
    return compare(paired, other, higher, lower) ?? incomplete;
  }
  throw new Error('A round with the pair is not the round without it');
}

const isSame = (a: BracketPairing, b: BracketPairing): boolean =>
  a.pairs.length === b.pairs.length &&
  a.pairs.every(([h, l]) => b.pairs.some(([x, y]) => x === h && y === l));

/** Null: better in this bracket, so that only what follows can have refused it. */
function compare(
  paired: PairedBracket,
  other: BracketPairing,
  higher: Facts,
  lower: Facts,
): TraceStep | null {
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
  if (difference.sign < 0) return null;
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

/** The same field where the two may meet nobody but each other. */
function forcePair(field: Field, a: Facts, b: Facts): Field {
  const forced = new Set([a.rank, b.rank]);
  return {
    ...field,
    mustNotMeet: (x, y) => forced.has(x) !== forced.has(y) || field.mustNotMeet(x, y),
  };
}
