import { largest } from '../largest';
import { isPlayed } from '../outcomes';
import { lineUpFits } from '../matches/lineUpFits';
import { isTeamEvent } from '../matches/teamEvent';
import { error, warning, type Problem } from '../problems';
import type { Located, RawPlayer, RawTournament } from '../raw';
import type { PlayerNo, Team } from '../types';

const FILE = { kind: 'file' } as const;

/** What records 300 and 330 say against the teams and their games: told; where it cannot be, the games count. */
export function checkTeamRecords(raw: RawTournament): Problem[] {
  const { teamPlay, teams = [] } = raw;
  if (!teamPlay || teams.length === 0) return [];
  const problems: Problem[] = [];
  if (teamPlay.isSeenInGames) return untoldRounds(raw);
  if (isTeamEvent(raw.systemCode, teamPlay)) problems.push(...sharedPlayers(teams));
  if (teamPlay.lineUps.length === 0 && teamPlay.forfeits.length === 0) return problems;
  const byNo = new Map(
    teams.map(({ value }, index): [number, Team] => [value.number ?? index + 1, value]),
  );
  const teamOf = new Map<PlayerNo, number>(
    [...byNo].flatMap(([no, { players }]) => players.map((player) => [player, no] as const)),
  );
  const players = new Map(raw.players.map((player) => [player.no.value, player]));
  const entryOf = (no: PlayerNo, round: number): RawPlayer['entries'][number] =>
    players.get(no)?.entries[round - 1];
  return [
    ...problems,
    ...teamPlay.lineUps.flatMap((lineUp): Problem[] => {
      const { round, team, opponent, players: seats } = lineUp;
      const unknown = [team, opponent].filter((no) => no !== 0 && !byNo.has(no));
      if (unknown.length > 0) return unknown.map((no) => warning('unknown-team', FILE, String(no)));
      const own = byNo.get(team);
      const strangers = seats.filter((no) => no !== 0 && teamOf.get(no) !== team);
      const others = seats.flatMap((no) => teamOf.get(entryOf(no, round)?.opponent ?? 0) ?? []);
      const other = others.find((no) => no !== opponent);
      return [
        ...strangers.map((no) =>
          warning('line-up-player-of-other-team', FILE, String(no), { team, round }),
        ),
        ...(opponent !== 0 && other !== undefined
          ? [warning('line-up-other-opponent', FILE, String(opponent), { team, round, other })]
          : []),
        ...(strangers.length === 0 && own && !lineUpFits(lineUp, own, (no) => entryOf(no, round))
          ? [warning('line-up-against-games', FILE, seats.join(' '), { team, round })]
          : []),
      ];
    }),
    ...teamPlay.forfeits.flatMap(({ round, white, black, kind }): Problem[] => {
      const both = [white, black].flatMap((no) => byNo.get(no)?.players ?? []);
      const isAny = both.some((no) => isPlayed(entryOf(no, round)?.outcome ?? 'absent'));
      const value = `330 ${kind} ${round} ${white} ${black}`;
      return isAny ? [warning('forfeited-match-was-played', FILE, value, { round })] : [];
    }),
  ];
}

/**
 * Files from before TRF26 have a bare `-` for everybody of a team without a match, whether it had the bye
 * or stayed away. It counts as away, and that is told once.
 */
function untoldRounds({ players, teams = [] }: RawTournament): Problem[] {
  const entries = new Map(players.map((player) => [player.no.value, player.entries]));
  const rounds = largest(players.map((player) => player.entries.length));
  const isTold = (entry: RawPlayer['entries'][number]): boolean =>
    entry !== undefined && (entry.opponent !== null || entry.outcome !== 'forfeitLoss');
  const untold = teams.flatMap(({ value: { name, players: own } }) =>
    Array.from({ length: rounds }, (_, index) => index + 1)
      .filter((round) => !own.some((no) => isTold(entries.get(no)?.[round - 1])))
      .map((round) => `${name} (${round})`),
  );
  return untold.length === 0 ? [] : [warning('team-round-untold', FILE, untold.join(', '))];
}

/** At the second of the two teams. */
function sharedPlayers(teams: readonly Located<Team>[]): Problem[] {
  const teamOf = new Map<PlayerNo, number>();
  return teams.flatMap(({ value, place }, index) => {
    const second = value.number ?? index + 1;
    return value.players.flatMap((player): Problem[] => {
      const first = teamOf.get(player);
      teamOf.set(player, second);
      return first === undefined || first === second
        ? []
        : [error('player-in-two-teams', place, String(player), { first, second })];
    });
  });
}
