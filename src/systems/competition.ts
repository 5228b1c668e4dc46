import { error, type Checked } from '../model/problems';
import { taskFor } from '../model/taskFor';
import type { RoundToPair, Tournament } from '../model/types';
import type { PairingSystem } from './system';

/**
 * The event as those see it whom the system pairs: its players, its teams, or players over two games.
 * An event that is one of matches already stays what it is.
 */
export const competitionOf = (system: PairingSystem, tournament: Tournament): Checked<Tournament> =>
  (tournament.matchPlay ? undefined : system.competitors?.(tournament)) ?? {
    ok: true,
    value: system.entered?.(tournament) ?? tournament,
    warnings: [],
  };

/** A round to be paired by a system, of those whom it pairs: of matches the round is that of the match. */
export function taskOf(
  system: PairingSystem | undefined,
  tournament: Tournament,
  round?: number,
): Checked<RoundToPair> {
  const competition = system ? competitionOf(system, tournament) : undefined;
  if (competition && !competition.ok) return competition;
  const task = taskFor(competition?.value ?? tournament, round);
  return task.ok && competition
    ? { ...task, warnings: [...competition.warnings, ...task.warnings] }
    : task;
}

/**
 * The same by the rounds of the event, of which a match may have two. Of a second game, whose pairing
 * follows from the first, the task is that of the players as they stand in the event.
 */
export const taskOfRound = (
  system: PairingSystem | undefined,
  tournament: Tournament,
  round: number,
): Checked<RoundToPair> =>
  system?.followsFrom?.(tournament, round)
    ? taskFor(tournament, round)
    : taskOfPairing(system, tournament, round);

/** The pairing that a round of the event belongs to. */
export const taskOfPairing = (
  system: PairingSystem | undefined,
  tournament: Tournament,
  round: number,
): Checked<RoundToPair> => taskOf(system, tournament, system?.roundOfPairing?.(round) ?? round);

/**
 * The event for several systems beside each other: whoever pairs players game by game can pair any
 * competitors, so those of teams or of two games are taken where one of the systems has them.
 */
export function commonCompetition(
  systems: readonly PairingSystem[],
  tournament: Tournament,
): Checked<Tournament> {
  const ofMatches = tournament.matchPlay ? [] : systems.filter(({ competitors }) => competitors);
  if (ofMatches.length === 0) return { ok: true, value: tournament, warnings: [] };
  if (new Set(ofMatches.map(({ competitors }) => competitors)).size === 1)
    return competitionOf(ofMatches[0], tournament);
  const place = { kind: 'argument', name: '--systems' } as const;
  const ids = ofMatches.map(({ id }) => id).join(', ');
  return { ok: false, problems: [error('mixed-competitors', place, ids)] };
}
