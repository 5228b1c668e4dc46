import { drawDraft } from '../../generate/draft';
import { playMatches } from '../../generate/matchEvent';
import type { Tournament } from '../../model/types';
import { SYSTEMS } from '../../systems';
import { competitionOf } from '../../systems/competition';
import type { PairingSystem } from '../../systems/system';
import { plantName } from '../samples/events';

/** Swiss systems of teams, by which exercises are asked. */
export const teamSystems = (): PairingSystem[] =>
  SYSTEMS.filter(({ pairsTeams, kind }) => pairsTeams && kind === 'swiss');

/** A small random event of teams on four boards; null: it ran into a dead end. */
export function smallTeamEvent(
  { teams, rounds, seed }: { teams: number; rounds: number; seed: number },
  system: PairingSystem,
): Tournament | null {
  const draft = drawDraft(
    {
      players: [teams, teams],
      rounds: [rounds, rounds],
      features: {},
      unset: 'off',
      tieBreakPool: [],
      mayAccelerate: false,
    },
    seed,
  );
  const made = playMatches(draft, system);
  if (!made.ok) return null;
  const { tournament } = made;
  return {
    ...tournament,
    info: { ...tournament.info, name: '' },
    systemCode: system.trfCodes[0]!,
    teams: tournament.teams!.map((team, index) => ({
      ...team,
      name: plantName(index).split(',')[0]!,
    })),
  };
}

/** Its teams as those who are paired, by name. */
export function teamsOf(system: PairingSystem, tournament: Tournament): Tournament | null {
  const competition = competitionOf(system, tournament);
  return competition.ok ? competition.value : null;
}
