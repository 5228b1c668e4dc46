import { taskFor } from '../model/taskFor';
import type { Problem } from '../model/problems';
import { byeOf } from '../model/tournament';
import type { Pair, RoundToPair, Tournament } from '../model/types';
import { pairByRank } from './byRank';
import type { PairingSystem, PlayedRound, Refusal } from './system';

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
  const checked = taskFor(tournament, round);
  if (!checked.ok) return { problems: checked.problems };
  const task = checked.value;
  const played = playedRound(tournament, round);
  const result = pairByRank(system, task);
  if (!result.ok) {
    const ours = { refusal: result.refusal };
    return { round, task, played, ours, onlyPlayed: played, onlyOurs: NOTHING, differs: true };
  }
  const ours: PlayedRound = { pairs: result.pairs, bye: result.bye };
  const onlyPlayed = without(played, ours, system, task);
  const onlyOurs = without(ours, played, system, task);
  const differs = [onlyPlayed, onlyOurs].some(({ pairs, bye }) => pairs.length > 0 || bye !== null);
  return { round, task, played, ours, onlyPlayed, onlyOurs, differs };
}

/** Pairs and pairing-allocated bye of a round as the file has them. */
export function playedRound(tournament: Tournament, round: number): PlayedRound {
  const pairs: Pair[] = [];
  for (const { no, entries } of tournament.players) {
    const { opponent, colour } = entries[round - 1];
    if (opponent !== null && colour === 'white') pairs.push({ white: no, black: opponent });
  }
  return { pairs, bye: byeOf(tournament, round) };
}

function without(
  all: PlayedRound,
  others: PlayedRound,
  system: PairingSystem,
  task: RoundToPair,
): PlayedRound {
  const keys = new Set(others.pairs.map((pair) => pairKey(pair, system, task)));
  return {
    pairs: all.pairs.filter((pair) => !keys.has(pairKey(pair, system, task))),
    bye: all.bye === others.bye ? null : all.bye,
  };
}

function pairKey({ white, black }: Pair, system: PairingSystem, task: RoundToPair): string {
  if (system.coloursAreOpen?.(task, white, black))
    return `${Math.min(white, black)}=${Math.max(white, black)}`;
  return `${white}-${black}`;
}
