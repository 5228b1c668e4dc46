import { error, type Checked } from '../model/problems';
import type { Tournament } from '../model/types';
import type { PairingSystem } from './system';

/** The event as those see it whom the system pairs: its players, its teams, or players over two games. */
export const competitionOf = (system: PairingSystem, tournament: Tournament): Checked<Tournament> =>
  system.competitors?.(tournament) ?? { ok: true, value: tournament, warnings: [] };

/**
 * The event for several systems beside each other: whoever pairs players game by game can pair any
 * competitors, so those of teams or of two games are taken where one of the systems has them.
 */
export function commonCompetition(
  systems: readonly PairingSystem[],
  tournament: Tournament,
): Checked<Tournament> {
  const ofMatches = systems.filter(({ competitors }) => competitors);
  if (ofMatches.length === 0) return { ok: true, value: tournament, warnings: [] };
  if (new Set(ofMatches.map(({ competitors }) => competitors)).size === 1)
    return competitionOf(ofMatches[0], tournament);
  const place = { kind: 'argument', name: '--systems' } as const;
  const ids = ofMatches.map(({ id }) => id).join(', ');
  return { ok: false, problems: [error('mixed-competitors', place, ids)] };
}
