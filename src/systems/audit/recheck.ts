import type { TraceStep } from '../../explain/reason';
import { taskFor } from '../../model/taskFor';
import type { Problem } from '../../model/problems';
import { playedRound } from '../../model/rounds/round';
import type { Pair, RoundToPair, Tournament } from '../../model/types';
import { competitionOf } from '../competition';
import { judgeByRank, pairByRank } from './byRank';
import type { PairingResult, PairingSystem, PlayedRound, Refusal } from '../system';

/** One round of a played event beside what the system pairs in it. */
export interface RoundCheck {
  readonly round: number;
  readonly task: RoundToPair;
  readonly played: PlayedRound;
  /** What the system pairs, or why it cannot. */
  readonly ours: PlayedRound | { readonly refusal: Refusal };
  /** What stands in the file only, and what only the rules give; empty if both agree. */
  readonly onlyPlayed: PlayedRound;
  readonly onlyOurs: PlayedRound;
  readonly differs: boolean;
}

const NOTHING: PlayedRound = { pairs: [], bye: null };

/** Pairs `round` of a played event again, from the event as it stood before. */
export function recheckRound(
  tournament: Tournament,
  system: PairingSystem,
  round: number,
): RoundCheck | { readonly problems: readonly Problem[] } {
  const competition = competitionOf(system, tournament);
  if (!competition.ok) return { problems: competition.problems };
  const checked = taskFor(competition.value, round);
  if (!checked.ok) return { problems: checked.problems };
  const task = checked.value;
  return compareRound(competition.value, system, task, pairByRank(system, task));
}

/** A played round beside what the system pairs in it, by whatever paired it: here or in a worker. */
export function compareRound(
  tournament: Tournament,
  system: PairingSystem,
  task: RoundToPair,
  result: PairingResult,
): RoundCheck {
  const { round } = task;
  const played = playedRound(tournament, round);
  if (!result.ok) {
    const ours = { refusal: result.refusal };
    return { round, task, played, ours, onlyPlayed: played, onlyOurs: NOTHING, differs: true };
  }
  // A round robin also lists the games of those who are away; they are not in the file.
  const here = new Set(task.present);
  const ours: PlayedRound = {
    pairs: result.pairs.filter(({ white, black }) => here.has(white) && here.has(black)),
    // Whoever has the round free there is written down in many ways: the pairs say it.
    bye: system.freeRoundIs ? played.bye : result.bye,
  };
  const open = pairsWithoutColours(tournament, round);
  const keyOf = (pair: Pair): string =>
    open.has(bothNumbers(pair)) ? bothNumbers(pair) : pairKey(pair, system, task);
  const onlyPlayed = without(played, ours, keyOf);
  const onlyOurs = without(ours, played, keyOf);
  const differs = [onlyPlayed, onlyOurs].some(({ pairs, bye }) => pairs.length > 0 || bye !== null);
  return { round, task, played, ours, onlyPlayed, onlyOurs, differs };
}

function without(
  all: PlayedRound,
  others: PlayedRound,
  keyOf: (pair: Pair) => string,
): PlayedRound {
  const keys = new Set(others.pairs.map(keyOf));
  return {
    pairs: all.pairs.filter((pair) => !keys.has(keyOf(pair))),
    bye: all.bye === others.bye ? null : all.bye,
  };
}

const bothNumbers = ({ white, black }: Pair): string =>
  `${Math.min(white, black)}=${Math.max(white, black)}`;

/** Forfeited games of a TRF06 have no colours: nobody can say whether they were right. */
function pairsWithoutColours({ players }: Tournament, round: number): ReadonlySet<string> {
  return new Set(
    players.flatMap(({ no, entries }) => {
      const { opponent, colour } = entries[round - 1];
      return opponent !== null && colour === null
        ? [bothNumbers({ white: no, black: opponent })]
        : [];
    }),
  );
}

function pairKey({ white, black }: Pair, system: PairingSystem, task: RoundToPair): string {
  if (system.coloursAreOpen?.(task, white, black)) return bothNumbers({ white, black });
  return `${white}-${black}`;
}

/** Why a played round is not the one that the rules give. */
export const differenceReasons = (
  system: PairingSystem,
  { ours, task, played }: RoundCheck,
): readonly TraceStep[] =>
  'refusal' in ours ? ours.refusal.reasons : judgeByRank(system, task, played);
