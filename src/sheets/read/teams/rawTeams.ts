import { NO_PLAY } from '../../../model/blank';
import type { RawTournament } from '../../../model/raw';
import { REQUESTED_BYES, type PlayerNo, type TeamPlay } from '../../../model/types';
import { systemById } from '../../../systems';
import { apartGroups } from '../../teams/teamBook';
import type { SettingsRead } from '../readSettings';
import type { RoundRead } from '../readRound';
import { rawTeam, type TeamsRead } from './readTeams';

/** The event with its teams, as sheets and settings have them; what only a TRF can say stays beside. */
export function withTeams(
  raw: RawTournament,
  { teams: settings, settings: { system } }: SettingsRead,
  teams: TeamsRead,
  rounds: readonly RoundRead[],
): RawTournament {
  const { boardColours, matchPoints, bye } = settings;
  const carried = raw.teamPlay ?? NO_PLAY;
  const pairingByes = byesOf(rounds);
  const hasByes = pairingByes.length > 0 || bye !== undefined;
  const teamPlay: TeamPlay = {
    ...NO_PLAY,
    virtualPoints: carried.virtualPoints,
    abnormalPoints: carried.abnormalPoints,
    ...(boardColours ? { boardColours } : {}),
    ...(matchPoints ? { matchPoints } : {}),
    ...(hasByes
      ? {
          pairingByes: {
            matchPoints: bye?.matchPoints ?? null,
            gamePoints: bye?.gamePoints ?? null,
            teams: pairingByes,
          },
        }
      : {}),
    requestedByes: requestedByes(teams),
    forbidden: apartGroups(teams.rows, raw.totalRounds?.value),
    forfeits: rounds.flatMap(({ round, teams: of }) =>
      (of?.matches ?? []).flatMap(({ forfeit: kind, first: white, second: black, table }) =>
        kind ? [{ kind, round, white, black, ...(table > 0 ? { table } : {}) }] : [],
      ),
    ),
    lineUps: rounds.flatMap((round) => lineUpsOf(round, teams)),
    shown: new Map(rounds.flatMap(({ round, teams: of }) => (of ? [[round, of.shown]] : []))),
  };
  const said = settings.systemCode ?? raw.systemCode;
  return {
    ...raw,
    teams: teams.rows.map(rawTeam),
    teamPlay,
    systemCode: said ?? systemById(system)?.trfCodes[0] ?? '',
  };
}

/** Who had the bye in each round, up to the last in which somebody had; 0: nobody. */
function byesOf(rounds: readonly RoundRead[]): (number | null)[] {
  const teams: (number | null)[] = [];
  for (const { round, teams: of } of rounds) {
    const bye = of?.byes.find(({ outcome }) => outcome === 'pairingBye');
    if (bye) teams[round - 1] = bye.team;
  }
  return Array.from(teams, (team) => team ?? 0);
}

/** Rounds that teams have asked off, those of one kind together. */
function requestedByes({ rows }: TeamsRead): TeamPlay['requestedByes'] {
  const found = new Map<string, TeamPlay['requestedByes'][number] & { ids: PlayerNo[] }>();
  for (const { no, byes } of rows)
    for (const [round, bye] of byes) {
      const key = `${bye} ${round}`;
      const record = found.get(key) ?? { bye, round, ids: [] };
      record.ids.push(no);
      found.set(key, record);
    }
  const order = (bye: (typeof REQUESTED_BYES)[number]) => REQUESTED_BYES.indexOf(bye);
  return [...found.values()].sort((a, b) => a.round - b.round || order(a.bye) - order(b.bye));
}

/** Boards in another order than that of the team, or with an empty one where the other team has somebody. */
function lineUpsOf(
  { round, teams: of, entries }: RoundRead,
  { byNo }: TeamsRead,
): TeamPlay['lineUps'] {
  return (of?.matches ?? []).flatMap(({ first, second, seats, forfeit }) => {
    const sides = [
      { team: first, opponent: second, players: seats.first },
      { team: second, opponent: first, players: seats.second },
    ];
    return sides
      .filter(({ team, players }) => {
        if (forfeit && players.every((no) => no === 0)) return false;
        const order = (byNo.get(team)?.players ?? []).filter((no) => entries.has(no));
        const theirs = trimmed(team === first ? seats.second : seats.first);
        return trimmed(players).join() !== order.join() || order.length < theirs.length;
      })
      .map(({ players, ...side }) => {
        const theirs = trimmed(side.team === first ? seats.second : seats.first);
        const most = Math.max(trimmed(players).length, theirs.length);
        return {
          round,
          ...side,
          players: Array.from({ length: most }, (_, at) => players[at] ?? 0),
        };
      });
  });
}

function trimmed(players: readonly PlayerNo[]): readonly PlayerNo[] {
  const last = players.findLastIndex((no) => no !== 0);
  return players.slice(0, last + 1);
}
