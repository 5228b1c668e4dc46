import { teamMatchesOf } from '../../model/matches/teamMatches';
import { standingBefore } from '../../model/tournament';
import type { Tournament } from '../../model/types';
import type { TeamEvent, TeamScore } from './teamEvent';

/** The teams of an event of players, after all rounds or some; undefined: the event has no teams. */
export function teamEventOf(
  tournament: Tournament,
  after = tournament.pairedRounds,
): TeamEvent | undefined {
  const found = teamMatchesOf(standingBefore(tournament, after + 1));
  if (!found) return undefined;
  const { points, info, systemCode } = tournament;
  return {
    info,
    systemCode,
    boards: found.boards,
    primary: primaryOf(systemCode),
    matchPoints: found.matchPoints,
    gamePoints: [points.win, points.draw],
    teams: found.teams.map(({ no, team, matches }) => ({ no, name: team.name, rounds: matches })),
  };
}

/**
 * `FIDE_TEAM_GP_MP`: the first score named comes first; match points if none is. A Scheveningen match is
 * won by all its games together: a round is no match.
 */
const primaryOf = (systemCode = ''): TeamScore =>
  /_(MP|GP)/.exec(systemCode)?.[1] === 'GP' || systemCode.includes('SCHEVENINGEN') ? 'GP' : 'MP';
