import type { TraceStep } from '../../explain/reason';
import type { Problem } from '../../model/problems';
import { taskFor } from '../../model/taskFor';
import type { Pair, Tournament } from '../../model/types';
import { judgeByRank, pairByRank } from '../../systems/audit/byRank';
import { commonCompetition } from '../../systems/competition';
import type { PairingResult, PairingSystem, PlayedRound } from '../../systems/system';

/** A round by one edition, beside the edition that is the measure. */
export interface EditionRound {
  readonly system: PairingSystem;
  /** Null: by this edition there is no pairing. */
  readonly paired: PlayedRound | null;
  /** What this edition pairs and the measure does not; of the measure: what some other does not. */
  readonly only: PlayedRound;
  /** What this edition says against the pairing of the measure, first what decides; of the measure: nothing. */
  readonly against: readonly TraceStep[];
  /** What the measure says against the pairing of this edition. */
  readonly opposed: readonly TraceStep[];
}

export interface ComparedRound {
  readonly round: number;
  readonly differs: boolean;
  readonly editions: readonly EditionRound[];
}

const NOTHING: PlayedRound = { pairs: [], bye: null };

/**
 * One round of a played event by several editions, each from the event as it stood before. Each
 * judges the pairing of the first by its own text, and the first judges theirs: the articles that
 * make the difference.
 */
export function compareEditionsInRound(
  tournament: Tournament,
  systems: readonly PairingSystem[],
  round: number,
): ComparedRound | { readonly problems: readonly Problem[] } {
  const competition = commonCompetition(systems, tournament);
  if (!competition.ok) return { problems: competition.problems };
  const checked = taskFor(competition.value, round);
  if (!checked.ok) return { problems: checked.problems };
  const task = checked.value;
  const results = systems.map((system) => pairedOf(pairByRank(system, task)));
  const [measure] = systems;
  const [first = null] = results;
  const editions = systems.map((system, index): EditionRound => {
    const paired = results[index] ?? null;
    const only = index === 0 ? contested(first, results.slice(1)) : without(paired, first);
    const isMeasure = index === 0 || isSame(paired, first);
    return {
      system,
      paired,
      only,
      against: isMeasure || !first ? [] : judgeByRank(system, task, first),
      opposed: isMeasure || !paired ? [] : judgeByRank(measure!, task, paired),
    };
  });
  return { round, differs: results.some((result) => !isSame(result, first)), editions };
}

const pairedOf = (result: PairingResult): PlayedRound | null =>
  result.ok ? { pairs: result.pairs, bye: result.bye } : null;

const keyOf = ({ white, black }: Pair): string => `${white}-${black}`;

function without(all: PlayedRound | null, others: PlayedRound | null): PlayedRound {
  if (!all) return NOTHING;
  const keys = new Set(others?.pairs.map(keyOf));
  return {
    pairs: all.pairs.filter((pair) => !keys.has(keyOf(pair))),
    bye: all.bye === (others?.bye ?? null) ? null : all.bye,
  };
}

const isSame = (a: PlayedRound | null, b: PlayedRound | null): boolean => {
  if (!a || !b) return a === b;
  return [without(a, b), without(b, a)].every(
    ({ pairs, bye }) => pairs.length === 0 && bye === null,
  );
};

/** Pairs of the measure that at least one other edition does not have. */
function contested(
  measure: PlayedRound | null,
  others: readonly (PlayedRound | null)[],
): PlayedRound {
  const lacking = others.map((other) => without(measure, other));
  const keys = new Set(lacking.flatMap(({ pairs }) => pairs.map(keyOf)));
  return {
    pairs: measure?.pairs.filter((pair) => keys.has(keyOf(pair))) ?? [],
    bye: lacking.find(({ bye }) => bye !== null)?.bye ?? null,
  };
}

/** The first article of a judgement. */
export const articleOf = (steps: readonly TraceStep[]): string | null =>
  steps.find(({ article }) => article)?.article ?? null;
