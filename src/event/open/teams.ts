import type { PlayerNo, Tournament } from '../../model/types';
import { numberOfTeam } from '../../sheets/teams/teamBook';

/** A team as lists of the pane and the log name it: `4 Elm`. */
export function labelOfTeam({ teams = [] }: Pick<Tournament, 'teams'>, no: PlayerNo): string {
  const team = teams.find((each, index) => numberOfTeam(each, index) === no);
  return `${no} ${team?.name ?? ''}`.trim();
}
