import { teamsAsCompetitors } from '../../model/matches/teamsAsCompetitors';
import type { MatchPlay } from '../../model/types';
import { roundRobinOf } from '../round-robin';

/** The table gives opponents and colours; match points come first, and nobody has a preference. */
const PLAY: MatchPlay = {
  of: 'teams',
  preferences: 'none',
  primary: 'match',
  ranksBySecond: true,
};

/** Every team meets every team by the Berger tables, once or twice, at home and away. */
export const teamRoundRobin = roundRobinOf({
  id: 'team-round-robin',
  name: 'system.team-round-robin.name',
  summary: 'system.team-round-robin.summary',
  calledBy: [
    'mannschafts-rundenturnier',
    'mannschafts rundenturnier',
    'liga por equipos',
    'todos contra todos por equipes',
    'team round robin',
    'toutes rondes par equipes',
    'todos contra todos por equipas',
    'todas contra todas',
  ],
  trfCodes: [
    'FIDE_TEAM_ROUNDROBIN',
    'FIDE_TEAM_DOUBLEROUNDROBIN',
    'BERGER_TEAM_ROUNDROBIN',
    'BERGER_TEAM_ROUNDROBIN_G1',
    'BERGER_TEAM_ROUNDROBIN_G2',
    'BERGER_TEAM_DOUBLEROUNDROBIN',
  ],
  doubleCode: 'FIDE_TEAM_DOUBLEROUNDROBIN',
  pairsTeams: true,
  exchange: 'recommended',
  competitors: (tournament) => teamsAsCompetitors(tournament, PLAY),
});
