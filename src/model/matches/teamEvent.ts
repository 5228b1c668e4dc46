import type { RawPlayer } from '../raw';
import type { PlayerNo, Team, TeamPlay, Tournament } from '../types';

/**
 * Whether the numbers of 240 to 299 are those of teams: the code of the system says so, or, where
 * there is none, records that only an event of teams has, or its games.
 */
export function isTeamEvent(
  systemCode: string | undefined,
  play: Pick<TeamPlay, 'boardColours' | 'matchPoints' | 'pairingByes' | 'isSeenInGames'> = {},
): boolean {
  if (systemCode) return /TEAM|SCHILLER|SCHEVENINGEN/.test(systemCode);
  return Boolean(play.boardColours ?? play.matchPoints ?? play.pairingByes ?? play.isSeenInGames);
}

/** A Scheveningen match has two teams, of whom every round is one match in any case. */
const FEWEST_TEAMS = 3;

/**
 * Files from before TRF26 list teams (013) in events of teams and in those of single players alike. It is
 * one of teams if in every round whoever plays for a team faces one other team, at two boards or more as a rule.
 */
export function meetAsTeams(players: readonly RawPlayer[], teams: readonly Team[]): boolean {
  if (teams.length < FEWEST_TEAMS) return false;
  const teamOf = new Map<PlayerNo, number>(
    teams.flatMap((team, at) => team.players.map((no) => [no, at] as const)),
  );
  const facing = new Map<string, number>();
  let games = 0;
  for (const { no, entries } of players)
    for (const [index, entry] of entries.entries()) {
      if (!entry || entry.opponent === null) continue;
      const [own, other] = [teamOf.get(no.value), teamOf.get(entry.opponent)];
      if (own === undefined || other === undefined || own === other) return false;
      const key = `${index} ${own}`;
      if ((facing.get(key) ?? other) !== other) return false;
      facing.set(key, other);
      games++;
    }
  // Some boards of a match may be empty.
  return games > 0 && games >= 1.5 * facing.size;
}

/**
 * Whether the rounds are matches of teams, in a workbook with a sheet of teams. Scheveningen and Schiller systems name teams
 * too, but pair single players.
 */
export const isTeamBook = ({
  teams,
  systemCode,
  teamPlay,
}: Pick<Tournament, 'teams' | 'systemCode' | 'teamPlay'>): boolean =>
  Boolean(teams?.length) &&
  isTeamEvent(systemCode, teamPlay) &&
  !/SCHEVENINGEN|SCHILLER/.test(systemCode ?? '');
