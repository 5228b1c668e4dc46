/** Events of teams: matches from boards, two scores, and their tie-breaks by any edition. */
export { teamEventOfTable } from './fromTable';
export { teamEventOf } from './fromTournament';
export { findOfTeams, teamStandings } from './standings';
export type { TeamStandings, TeamStandingsRow } from './standings';
export {
  TEAM_SCORES,
  type TeamEvent,
  type TeamOfEvent,
  type TeamRound,
  type TeamScore,
} from './teamEvent';
