import { check } from '../../model/check';
import { pointSystem } from '../../model/outcomes';
import { error, type Checked, type Problem } from '../../model/problems';
import type { Located, RawTournament } from '../../model/raw';
import type { Language, PlayerNo, Team, Tournament } from '../../model/types';
import { plainWord } from '../../formats/tidy';
import type { PairingSystem } from '../../systems/system';
import { NO_PLAY } from '../../model/blank';
import { rawPlayer } from '../read/rawPlayer';
import type { PlayerRow } from '../read/readPlayers';
import { alternatingColours, BOARDS_LIMIT } from '../teams/teamBook';
import { TEAM_COLUMNS } from './headers';
import { withoutPlayers, type NewEvent } from './newEvent';

/** How many boards a match has unless somebody says so. */
export const USUAL_BOARDS = 4;
/** Half-points of a match won, drawn and lost. */
const MATCH_POINTS = [4, 2, 0] as const;

/**
 * An event of teams before its first round. A list of players says the team of each in its column Team
 * or Club, and may say the board; teams are numbered as they first come, and never by ratings (C.04.6 1.1).
 */
export function newTeamEvent(
  event: NewEvent,
  rows: readonly PlayerRow[],
  system: PairingSystem,
  language: Language,
): Checked<Tournament> {
  const problems: Problem[] = [];
  const teams = new Map<string, { name: string; rows: PlayerRow[] }>();
  for (const row of rows) {
    const name = teamName(row);
    if (name === '') problems.push(error('player-without-team', row.place, row.name));
    const key = plainWord(name);
    const team = teams.get(key) ?? { name, rows: [] };
    team.rows.push(row);
    if (name !== '') teams.set(key, team);
  }
  for (const team of teams.values()) problems.push(...placesTwice(team));
  if (problems.length > 0) return { ok: false, problems };
  const numbers = new Map<PlayerRow, PlayerNo>();
  const found = [...teams.values()].map((team, index): Located<Team> => {
    const players = inOrder(team.rows).map((row) => {
      numbers.set(row, numbers.size + 1);
      return numbers.size;
    });
    return { place: team.rows[0].place, value: { name: team.name, players, number: index + 1 } };
  });
  const boards = Math.min(Math.max(1, event.boards ?? USUAL_BOARDS), BOARDS_LIMIT);
  const raw: RawTournament = {
    info: {
      name: event.name,
      place: event.place,
      start: event.start,
      end: event.end,
      arbiter: event.arbiter,
    },
    totalRounds: { value: event.rounds, place: { kind: 'argument', name: 'rounds' } },
    initialColour: event.initialColour ?? undefined,
    points: pointSystem(2, 1, 0, { pairingBye: 1 }),
    players: [...numbers].map(([row, no]) =>
      rawPlayer({ ...row, no: { ...row.no, value: no }, group: '', fixedTable: null }),
    ),
    forbidden: [],
    virtualPoints: [],
    teams: found.length > 0 ? found : [toBeTyped(language)],
    teamPlay: { ...NO_PLAY, boardColours: alternatingColours(boards), matchPoints: MATCH_POINTS },
    systemCode: system.trfCodes[0],
    problems: [],
  };
  return rows.length > 0 ? check(raw) : withoutPlayers(raw);
}

/** A table of teams has a row, in which the first one is typed. */
const toBeTyped = (language: Language): Located<Team> => ({
  place: { kind: 'argument', name: 'players' },
  value: { name: `${TEAM_COLUMNS.written('name', language)} 1`, players: [], number: 1 },
});

const teamName = ({ team, club }: PlayerRow): string => (team ?? club).trim();

const placeOf = ({ placeInTeam, fixedTable }: PlayerRow): number | null =>
  placeInTeam ?? fixedTable;

/** By the boards that the list gives; whoever has none comes after them, as the list has it. */
const inOrder = (rows: readonly PlayerRow[]): PlayerRow[] =>
  [...rows].sort((a, b) => (placeOf(a) ?? Infinity) - (placeOf(b) ?? Infinity) || a.row - b.row);

function placesTwice({ name, rows }: { name: string; rows: readonly PlayerRow[] }): Problem[] {
  const taken = new Set<number>();
  return rows.flatMap((row) => {
    const place = placeOf(row);
    if (place === null || !taken.has(place)) {
      if (place !== null) taken.add(place);
      return [];
    }
    return [error('place-in-team-twice', row.place, String(place), { team: name })];
  });
}
