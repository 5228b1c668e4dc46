import type { PlayerNo, RoundToPair } from '../../../src/model/types';
import { onlyEachOther } from '../../support/onlyEachOther';
import { literalTask, type LiteralEdition } from './literalCards';
import { literalSteps, type Step } from './literalRound';
import { candidatesInOrder } from './literalSearch';
import { firstBroken, plainCounts, type Numbers, type PlainBracket } from './plainCounts';

/**
 * Why a round does not pair two players, by trying everything: the bracket is the one of the literal
 * procedure, its candidates are counted through in the order of the text, and each is measured by
 * `plainCounts`. `elsewhere`: what the best whole round with the pair suffers, where no bracket says it.
 */
export interface LiteralWhy {
  readonly here: string;
  readonly elsewhere: string | null;
}

const nos = (cards: Iterable<{ readonly no: PlayerNo }>): PlayerNo[] =>
  [...cards].map(({ no }) => no);
const numbers = (pairs: readonly (readonly [{ no: PlayerNo }, { no: PlayerNo }])[]): Numbers[] =>
  pairs.map(([a, b]) => [a.no, b.no]);

export const plainBracket = ({ bracket }: Pick<Step, 'bracket'>): PlainBracket => ({
  players: nos(bracket.players),
  movedDown: nos(bracket.movedDown),
  m1: bracket.m1,
  residents: nos(bracket.residents),
  lowestScore: bracket.lowestScore,
});

export function literalWhyNot(
  edition: LiteralEdition,
  task: RoundToPair,
  a: PlayerNo,
  b: PlayerNo,
): LiteralWhy {
  const steps = literalSteps(edition, task)!;
  const isPair = ([x, y]: Numbers) => [a, b].includes(x) && [a, b].includes(y);
  if (steps.some(({ result }) => numbers(result.pairs).some(isPair)))
    return { here: 'paired', elsewhere: null };
  const step = steps.find(({ bracket }) => [a, b].every((no) => nos(bracket.players).includes(no)));
  const here = step ? inBracket(edition, task, step, isPair) : 'apart';
  const isEnough = here !== 'apart' && here !== 'fewer' && here !== 'below';
  return { here, elsewhere: isEnough ? null : wholeRound(edition, task, steps, a, b) };
}

function measuredBy(edition: LiteralEdition, task: RoundToPair, step: Step) {
  return (pairs: readonly Numbers[]) =>
    plainCounts(task, edition.hasCloseness, plainBracket(step), pairs);
}

function inBracket(
  edition: LiteralEdition,
  task: RoundToPair,
  step: Step,
  isPair: (pair: Numbers) => boolean,
): string {
  const literal = literalTask(edition, task);
  const measure = measuredBy(edition, task, step);
  const key = (pairs: readonly Numbers[]) =>
    pairs
      .map((pair) => pair.join('-'))
      .sort()
      .join();
  const accepted = key(numbers(step.result.pairs));
  const ours = measure(numbers(step.result.pairs));
  let best: { counts: ReturnType<typeof measure>; isAfter: boolean } | null = null;
  let isAfter = false;
  for (const { pairs: all } of candidatesInOrder(literal, step.bracket)) {
    const pairs = numbers(all);
    if (key(pairs) === accepted) isAfter = true;
    if (!pairs.some(isPair) || !all.every(([x, y]) => literal.mayMeet(x, y))) continue;
    const paired = new Set(all.flat());
    const over = step.bracket.players.filter((card) => !paired.has(card));
    if (!over.every(step.bracket.mayStayOver)) continue;
    const counts = measure(pairs);
    if (best && (firstBroken(counts, best.counts)?.sign ?? 0) >= 0) continue;
    best = { counts, isAfter };
  }
  if (!best) return 'fewer';
  const difference = firstBroken(best.counts, ours);
  if (difference) return difference.sign > 0 ? difference.id : 'below';
  return best.isAfter ? 'later' : 'below';
}

/** The best whole round with the pair, and the first bracket in which it is not the accepted one. */
function wholeRound(
  edition: LiteralEdition,
  task: RoundToPair,
  steps: readonly Step[],
  a: PlayerNo,
  b: PlayerNo,
): string {
  const insisted = literalSteps(edition, onlyEachOther(task, a, b));
  if (!insisted) return 'incomplete';
  const opponent = new Map<PlayerNo, PlayerNo>();
  for (const [x, y] of insisted.flatMap(({ result }) => numbers(result.pairs)))
    opponent.set(x, y).set(y, x);
  for (const step of steps) {
    const ours = numbers(step.result.pairs);
    if (ours.every(([x, y]) => opponent.get(x) === y)) continue;
    const { players, movedDown, m1 } = plainBracket(step);
    const theirs = players.flatMap((no): Numbers[] => {
      const other = opponent.get(no);
      return other !== undefined && players.indexOf(other) > players.indexOf(no)
        ? [[no, other]]
        : [];
    });
    if (theirs.length < step.bracket.pairs) return 'fewer';
    const s1 = edition.triesOtherMovedDown ? movedDown : movedDown.slice(0, m1);
    const served = theirs.filter((pair) => m1 > 0 && pair.some((no) => s1.includes(no)));
    if (served.length < m1) return 'fewer-moved-down';
    const measure = measuredBy(edition, task, step);
    const difference = firstBroken(measure(theirs), measure(ours));
    if (!difference) return 'order';
    return difference.sign > 0 ? difference.id : 'below';
  }
  return 'other-bye';
}
