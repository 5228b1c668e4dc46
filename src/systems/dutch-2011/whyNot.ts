import type { TraceStep } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import type { WordKey } from '../../words';
import { insistOnPair } from '../shared/insist';
import type { PlayedRound } from '../system';
import { OBSTACLES, obstacleBetween } from './articles/b1b2';
import type { Bracket, Found } from './search/bracket';
import type { Card } from './cards';
import { compareOrder } from './search/compareFound';
import type { Edition } from './edition';
import type { Level } from './search/level';
import { pairRound } from './pairRound';
import { byeCardOf, colouredPairs } from './search/result';
import { searchBracket, type SearchContext } from './search/searchBracket';
import { pairsArg } from './trace';

/** Why the round does not pair `a` and `b`: the rule that forbids it, or what would suffer. */
export function whyNot(
  edition: Edition,
  task: RoundToPair,
  a: PlayerNo,
  b: PlayerNo,
  judged: (played: PlayedRound) => readonly TraceStep[],
): readonly TraceStep[] {
  const round = pairRound(edition, task);
  const cardOf = (no: PlayerNo) => round.cards.find((card) => card.no === no);
  const first = cardOf(a);
  const second = cardOf(b);
  const absent = [first ? [] : [a], second ? [] : [b]].flat();
  if (!first || !second || first === second)
    return [{ key: 'dutch2011.why.absent', args: { players: { players: absent } } }];
  const [higher, lower] = first.rank < second.rank ? [first, second] : [second, first];
  const args = { a: { players: [higher.no] }, b: { players: [lower.no] } };
  const obstacle = obstacleBetween(task, higher, lower);
  if (obstacle !== null) return [{ ...OBSTACLES[obstacle], args }];
  if (round.levels === null) return [{ key: 'dutch2011.why.no-pairing', article: 'C.13', args }];
  const level = round.levels.find(({ bracket: { players } }) =>
    [higher, lower].every((card) => players.includes(card)),
  );
  if (level === undefined) {
    const step = apart(round.levels, higher, args);
    return [{ ...step, steps: wholeRound(edition, task, higher, lower, judged) }];
  }
  if (level.found.pairs.some(([x, y]) => x === higher && y === lower))
    return [{ key: 'dutch2011.why.paired', article: 'C.6', args }];
  const step = inBracket(round.context, level, higher, lower);
  // Whether the pair is possible at all, and what it costs elsewhere, only the whole round says.
  if (step.key === 'dutch2011.why.worse' || step.key === 'dutch2011.why.later') return [step];
  return [{ ...step, steps: wholeRound(edition, task, higher, lower, judged) }];
}

/** Where no bracket holds both, the best whole round with the pair is looked at, bracket by bracket. */
function wholeRound(
  edition: Edition,
  task: RoundToPair,
  a: Card,
  b: Card,
  judged: (played: PlayedRound) => readonly TraceStep[],
): readonly TraceStep[] {
  const insisted = insistOnPair(task, a.no, b.no);
  const round = pairRound(edition, insisted);
  if (round.levels === null)
    return [
      {
        key: 'dutch2011.why.incomplete',
        article: 'B.1, B.2',
        args: { a: { players: [a.no] }, b: { players: [b.no] } },
      },
    ];
  const pairs = colouredPairs(task, round).map(({ white, black }) => ({
    white: white.no,
    black: black.no,
  }));
  return judged({ pairs, bye: byeCardOf(round)?.no ?? null });
}

type PairArgs = { a: { players: number[] }; b: { players: number[] } };

/** They were never in one bracket: the higher one was paired before the lower one's turn. */
function apart(levels: readonly Level[], higher: Card, args: PairArgs): TraceStep {
  const level = levels.find(({ found }) => found.pairs.flat().includes(higher));
  const pair = level?.found.pairs.find((both) => both.includes(higher));
  const opponent = pair?.find((card) => card !== higher);
  if (level === undefined || opponent === undefined)
    return { key: 'dutch2011.why.never-together', article: 'A.3', args };
  return {
    key: 'dutch2011.why.apart',
    article: 'A.3',
    args: {
      ...args,
      opponent: { players: [opponent.no] },
      points: { points: level.bracket.lowestScore },
    },
  };
}

/** The best pairing of their bracket that contains the pair, beside the accepted one. */
function inBracket(context: SearchContext, level: Level, a: Card, b: Card): TraceStep {
  const forced = new Set([a, b]);
  const bracket: Bracket = {
    ...level.bracket,
    mayStayOver: (card) => !forced.has(card) && level.bracket.mayStayOver(card),
  };
  const withPair = searchBracket(
    {
      ...context,
      mayMeet: (x, y) =>
        forced.has(x) || forced.has(y)
          ? forced.has(x) && forced.has(y) && x !== y
          : context.mayMeet(x, y),
    },
    bracket,
  );
  const args = { a: { players: [a.no] }, b: { players: [b.no] } };
  if (withPair === null)
    return {
      key: level.bracket.m1 > 0 ? 'dutch2011.why.fewer-with-s1' : 'dutch2011.why.fewer',
      article: 'C.14',
      args: { ...args, p1: level.bracket.pairs, m1: level.bracket.m1 },
    };
  return compareStep(WHY_WORDS, withPair, level.found, args);
}

/** The sentences of a comparison: worse, later in the order, or better but in the way of those below. */
interface ComparisonWords {
  readonly worse: WordKey;
  readonly later: WordKey;
  readonly below: WordKey;
}
const WHY_WORDS: ComparisonWords = {
  worse: 'dutch2011.why.worse',
  later: 'dutch2011.why.later',
  below: 'dutch2011.why.below',
};
export const JUDGE_WORDS: ComparisonWords = {
  worse: 'dutch2011.judge.worse',
  later: 'dutch2011.judge.later',
  below: 'dutch2011.judge.below',
};

/** How a pairing of a bracket compares with the accepted one; used for played rounds too. */
export function compareStep(
  words: ComparisonWords,
  other: Found,
  accepted: Found,
  args: TraceStep['args'],
): TraceStep {
  const pairs = pairsArg(other.pairs);
  for (const [index, { requirement, count }] of other.totals.entries()) {
    const ours = accepted.totals[index].count;
    if (count === ours) continue;
    if (count < ours) return { key: words.below, article: 'C.12, C.13', args: { ...args, pairs } };
    return {
      key: words.worse,
      article: requirement.article,
      args: { ...args, pairs, requirement: requirement.id, count, ours },
    };
  }
  return compareOrder(other, accepted) > 0
    ? { key: words.later, article: 'D.1, D.2', args: { ...args, pairs } }
    : { key: words.below, article: 'C.12, C.13', args: { ...args, pairs } };
}
