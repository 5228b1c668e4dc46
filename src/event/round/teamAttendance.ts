import type { PlayerNo, RequestedBye, Team, Tournament } from '../../model/types';
import { numberOfTeam } from '../../sheets/teams/teamBook';
import type { Presence, Attendance, AttendanceApplied } from './attendance';

/** What an event of teams says of a team for a round. */
export function teamPresence(
  { teams = [], teamPlay }: Tournament,
  no: PlayerNo,
  round: number,
): Presence {
  const team = teams.find((each, index) => numberOfTeam(each, index) === no);
  if (team?.withdrawn) return 'withdrawn';
  return byeOf(teamPlay?.requestedByes ?? [], no, round) ?? 'present';
}

/** A team is not expelled apart from being out: its places are those of its matches. */
const isOut = (presence: Presence): presence is 'withdrawn' | 'expelled' =>
  presence === 'withdrawn' || presence === 'expelled';

const byeOf = (
  byes: NonNullable<Tournament['teamPlay']>['requestedByes'],
  no: PlayerNo,
  round: number,
): RequestedBye | undefined =>
  byes.find((each) => each.round === round && each.ids.includes(no))?.bye;

/** The event of teams with the attendance. */
export function applyTeamAttendance(
  tournament: Tournament,
  attendance: Attendance,
  round: number,
): AttendanceApplied {
  let { teams = [], teamPlay } = tournament;
  for (const [no, presence] of attendance) {
    teams = teams.map((team, index) =>
      numberOfTeam(team, index) === no ? withStatus(team, isOut(presence)) : team,
    );
    if (!teamPlay) continue;
    const others = teamPlay.requestedByes
      .map((each) =>
        each.round === round ? { ...each, ids: each.ids.filter((id) => id !== no) } : each,
      )
      .filter(({ ids }) => ids.length > 0);
    const asked =
      presence === 'present' || isOut(presence) ? [] : [{ bye: presence, round, ids: [no] }];
    teamPlay = { ...teamPlay, requestedByes: [...others, ...asked] };
  }
  return {
    ok: true,
    tournament: { ...tournament, teams, ...(teamPlay ? { teamPlay } : {}) },
    reasons: [],
  };
}

function withStatus(team: Team, isWithdrawn: boolean): Team {
  const { withdrawn, ...rest } = team;
  if (Boolean(withdrawn) === isWithdrawn) return team;
  return isWithdrawn ? { ...rest, withdrawn: true } : rest;
}
