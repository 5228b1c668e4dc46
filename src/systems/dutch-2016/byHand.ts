import type { TraceStep } from '../../explain/reason';
import type { PlayerNo, RoundToPair } from '../../model/types';
import { isFinal, playersOf } from './bracket/bracket';
import { firstDifference, valueOf, type CriterionValue } from './bracket/value';
import { Completion } from './completion';
import { breaksC2 } from './criteria/c02';
import { fieldOf, type Facts } from './facts';
import { candidates, type Candidate } from './literal';
import { pairRound, type PairedBracket } from './pairRound';
import { forbiddenStep, worseStep } from './whyNotSteps';

/** One candidate of the text with the article that refuses it; null: this one is accepted. */
export interface HandCandidate {
  readonly s1: readonly PlayerNo[];
  readonly s2: readonly PlayerNo[];
  readonly limbo: readonly PlayerNo[];
  /** Higher ranked first; colours come later (section E). */
  readonly pairs: readonly (readonly [PlayerNo, PlayerNo])[];
  readonly floaters: readonly PlayerNo[];
  readonly refusal: TraceStep | null;
}

export interface ByHand {
  readonly candidates: readonly HandCandidate[];
  /** The accepted candidate is the last one listed; false: `limit` was reached before. */
  readonly isComplete: boolean;
}

/** Beyond this size even the exchanges of the text are too many to list. */
export const HAND_LIMIT = 14;

/**
 * A bracket worked as the text says: candidates in their order, each refused by the first rule it
 * breaks or the first criterion on which a better candidate exists (B.8), down to the accepted one.
 * Null if there is no such bracket or it is too large.
 */
export function byHand(task: RoundToPair, bracketIndex: number, limit = 500): ByHand | null {
  const round = pairRound(fieldOf(task));
  const paired = round?.brackets[bracketIndex];
  if (!paired || playersOf(paired.bracket).length > HAND_LIMIT) return null;
  const listed: HandCandidate[] = [];
  const judgeOne = judging(paired);
  const pairedMovedDown = paired.bracket.movedDown.filter(
    (player) => !paired.floaters.includes(player),
  ).length;
  for (const candidate of candidates(paired.bracket, paired.pairs.length, pairedMovedDown)) {
    if (listed.length >= limit) return { candidates: listed, isComplete: false };
    const refusal = judgeOne(candidate);
    listed.push(toHand(candidate, refusal));
    if (!refusal) return { candidates: listed, isComplete: true };
  }
  throw new Error('The accepted candidate does not stand in the order of generation');
}

/** C.1–C.4, then C.5–C.19 against the best pairing. */
function judging(paired: PairedBracket): (candidate: Candidate) => TraceStep | null {
  const { bracket } = paired;
  const { field } = bracket;
  const best: readonly CriterionValue[] = valueOf(bracket, paired);
  return (candidate) => {
    for (const [higher, lower] of candidate.pairs) {
      const forbidden = forbiddenStep(higher, lower, field);
      if (forbidden) return forbidden;
    }
    const barred = isFinal(bracket) ? candidate.floaters.find(breaksC2) : undefined;
    if (barred) return barredStep(barred);
    if (
      bracket.kind === 'penultimate' &&
      !new Completion(field).allows([...candidate.floaters, ...bracket.beyond])
    )
      return {
        key: 'dutch2016.notComplete',
        article: 'C.4',
        args: { players: { players: candidate.floaters.map(({ no }) => no) } },
      };
    const found = valueOf(bracket, candidate);
    const difference = firstDifference(found, best);
    if (!difference) return null;
    return worseStep(
      'dutch2016.judge.worse',
      bracket,
      found[difference.index],
      best[difference.index],
    );
  };
}

function barredStep({ no, byeBar }: Facts): TraceStep {
  return {
    key: byeBar!.outcome === 'pairingBye' ? 'dutch2016.barred.bye' : 'dutch2016.barred.forfeit',
    article: 'C.2',
    args: { player: { players: [no] }, round: byeBar!.round },
  };
}

function toHand(candidate: Candidate, refusal: TraceStep | null): HandCandidate {
  const numbers = (players: readonly Facts[]) => players.map(({ no }) => no);
  return {
    s1: numbers(candidate.s1),
    s2: numbers(candidate.s2),
    limbo: numbers(candidate.limbo),
    pairs: candidate.pairs.map(([higher, lower]) => [higher.no, lower.no] as const),
    floaters: numbers(candidate.floaters),
    refusal,
  };
}
