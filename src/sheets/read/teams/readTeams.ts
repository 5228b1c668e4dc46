import { plainWord } from '../../../formats/tidy';
import { error, warning, type Place, type Problem } from '../../../model/problems';
import type { Located } from '../../../model/raw';
import type { PlayerNo, RequestedBye, Team } from '../../../model/types';
import type { ProblemCode } from '../../../words';
import { STATUS_WORDS } from '../../names/eventWords';
import {
  findColumns,
  MEMBER_COLUMNS,
  TEAM_COLUMNS,
  type MemberColumn,
  type TeamColumn,
} from '../../names/headers';
import { cellPlace, type TableCells } from '../../plan/cells';
import { cellInteger, cellText } from '../../plan/numbers';
import { parseApart, type ApartEntry } from '../../teams/teamBook';
import { parseByeRequests } from '../byeRequests';
import type { PlayersRead } from '../readPlayers';

/** A row of the table Teams. */
export interface TeamLine {
  readonly row: number;
  readonly place: Place;
  readonly no: PlayerNo;
  readonly name: string;
  readonly nickname: string;
  readonly club: string;
  readonly captain: string;
  readonly strength: string;
  readonly withdrawn: boolean;
  readonly byes: ReadonlyMap<number, RequestedBye>;
  readonly apart: readonly ApartEntry[];
  /** In the order of the boards, reserves last. */
  readonly players: readonly PlayerNo[];
}

export interface TeamsRead {
  readonly rows: readonly TeamLine[];
  readonly columns: ReadonlyMap<TeamColumn, number>;
  /** Where the players say it, in their own table. */
  readonly members: ReadonlyMap<MemberColumn, number>;
  readonly byNo: ReadonlyMap<PlayerNo, TeamLine>;
  readonly teamOf: ReadonlyMap<PlayerNo, PlayerNo>;
  /** Numbers by `plainWord` of the name; null where two are called the same. */
  readonly byName: ReadonlyMap<string, PlayerNo | null>;
  readonly problems: readonly Problem[];
}

/** Where a table of players says team and board; in an event of teams these columns mean nothing else. */
export const memberColumns = (players: TableCells): ReadonlyMap<MemberColumn, number> =>
  findColumns(MEMBER_COLUMNS, players.header);

type Row = Omit<TeamLine, 'players'>;

/** The table of teams, with the players that name them. */
export function readTeams(
  table: TableCells,
  players: PlayersRead | null,
  playerTable: TableCells | undefined,
): TeamsRead {
  const columns = findColumns(TEAM_COLUMNS, table.header);
  const problems: Problem[] = [];
  const rows = rowsOf(table, columns, problems);
  const byName = new Map<string, PlayerNo | null>();
  for (const { no, name, nickname } of rows)
    for (const word of new Set([name, nickname].map(plainWord)))
      if (word !== '') byName.set(word, byName.has(word) ? null : no);
  const members = playerTable ? memberColumns(playerTable) : new Map<MemberColumn, number>();
  const seats =
    players && playerTable
      ? new Members(rows, byName, playerTable, members, problems).seats(players)
      : new Map<PlayerNo, PlayerNo[]>();
  const whole = rows.map((row): TeamLine => ({ ...row, players: seats.get(row.no) ?? [] }));
  for (const { place, name, withdrawn, players: found } of whole)
    if (found.length === 0 && !withdrawn && players)
      problems.push(error('team-without-players', place, name));
  return {
    rows: whole,
    columns,
    members,
    byNo: new Map(whole.map((row) => [row.no, row])),
    teamOf: new Map(whole.flatMap(({ no, players: of }) => of.map((player) => [player, no]))),
    byName,
    problems,
  };
}

function rowsOf(
  table: TableCells,
  columns: ReadonlyMap<TeamColumn, number>,
  problems: Problem[],
): Row[] {
  const rows: Row[] = [];
  const used = new Set<number>();
  const at = (column: TeamColumn): number => columns.get(column) ?? 0;
  const text = (row: number, column: TeamColumn): string => {
    const index = columns.get(column);
    return index === undefined ? '' : cellText(table.rows[row][index] ?? null);
  };
  if (!columns.has('name'))
    problems.push(error('no-name-column', cellPlace(table, -1, 0), table.header.join(' | ')));
  const isNumbered = table.rows.some((_, row) => text(row, 'no') !== '');
  table.rows.forEach((cells, row) => {
    const name = text(row, 'name');
    if (name === '' && text(row, 'no') === '') return;
    const refuse = (code: ProblemCode, column: TeamColumn): void =>
      void problems.push(error(code, cellPlace(table, row, at(column)), text(row, column)));
    if (name === '') refuse('team-without-name', 'name');
    const no = isNumbered ? cellInteger(cells[at('no')] ?? null) : rows.length + 1;
    if (!no) refuse('team-number-not-read', 'no');
    else if (used.has(no)) refuse('team-number-used', 'no');
    if (name === '' || !no || used.has(no)) return;
    used.add(no);
    const byes = parseByeRequests(text(row, 'byes'));
    if (byes.unread.length > 0) refuse('unreadable-byes', 'byes');
    const status = text(row, 'status');
    const meaning = status === '' ? 'active' : STATUS_WORDS.meaning(status);
    if (meaning === null)
      problems.push(warning('unknown-status', cellPlace(table, row, at('status')), status));
    rows.push({
      row,
      place: cellPlace(table, row, at('name')),
      no,
      name,
      nickname: text(row, 'nickname'),
      club: text(row, 'club'),
      captain: text(row, 'captain'),
      strength: text(row, 'strength'),
      withdrawn: meaning === 'withdrawn',
      byes: byes.rounds,
      apart: parseApart(text(row, 'apart')),
    });
  });
  return rows;
}

/** Who plays for which team, as the players' own table says it. */
class Members {
  private readonly numbers: ReadonlyMap<PlayerNo, Row>;
  private readonly teamOfId = new Map<string, string>();

  constructor(
    teams: readonly Row[],
    private readonly byName: ReadonlyMap<string, PlayerNo | null>,
    private readonly table: TableCells,
    private readonly columns: ReadonlyMap<MemberColumn, number>,
    private readonly problems: Problem[],
  ) {
    this.numbers = new Map(teams.map((row) => [row.no, row]));
  }

  seats({ rows }: PlayersRead): Map<PlayerNo, PlayerNo[]> {
    const found = new Map<PlayerNo, Map<number, PlayerNo>>();
    for (const { row, no, name, fideId } of rows) {
      const team = this.teamAt(row, name);
      if (!team) continue;
      this.tellSecondTeam(row, fideId, team.name);
      const places = found.get(team.no) ?? new Map<number, PlayerNo>();
      found.set(team.no, places);
      const place = this.placeAt(row, places);
      if (place !== null && places.has(place)) {
        const where = this.place(row, 'place');
        this.problems.push(error('place-in-team-twice', where, String(place), { team: team.name }));
      } else if (place !== null) places.set(place, no.value);
    }
    return new Map(
      [...found].map(([no, places]) => [
        no,
        [...places].sort(([a], [b]) => a - b).map(([, player]) => player),
      ]),
    );
  }

  private text(row: number, column: MemberColumn): string {
    const index = this.columns.get(column);
    return index === undefined ? '' : cellText(this.table.rows[row][index] ?? null);
  }

  private place(row: number, column: MemberColumn): Place {
    return cellPlace(this.table, row, this.columns.get(column) ?? 0);
  }

  /** By the name of the team, or by its number. */
  private teamAt(row: number, name: string): Row | undefined {
    const text = this.text(row, 'team');
    if (text === '') {
      this.problems.push(error('player-without-team', this.place(row, 'team'), name));
      return undefined;
    }
    const no = this.byName.get(plainWord(text)) ?? (/^\d{1,3}$/.test(text) ? Number(text) : null);
    const team = no === null ? undefined : this.numbers.get(no);
    if (!team) this.problems.push(error('team-of-player-unknown', this.place(row, 'team'), text));
    return team;
  }

  /** Whoever has no place of their own comes after those who stand above. */
  private placeAt(row: number, taken: ReadonlyMap<number, PlayerNo>): number | null {
    const text = this.text(row, 'place');
    if (text === '') return Math.max(0, ...taken.keys()) + 1;
    const place = cellInteger(text);
    if (place) return place;
    this.problems.push(error('place-in-team-not-read', this.place(row, 'place'), text));
    return null;
  }

  private tellSecondTeam(row: number, fideId: string, team: string): void {
    // Programs write 0 for whoever has none.
    if (/^0*$/.test(fideId)) return;
    const first = this.teamOfId.get(fideId);
    this.teamOfId.set(fideId, first ?? team);
    if (first !== undefined && first !== team)
      this.problems.push(
        error('player-in-teams', this.place(row, 'team'), fideId, { first, second: team }),
      );
  }
}

/** As the event has them. */
export const rawTeam = (row: TeamLine): Located<Team> => ({
  place: row.place,
  value: {
    name: row.name,
    players: row.players,
    number: row.no,
    ...(row.nickname ? { nickname: row.nickname } : {}),
    ...(row.strength ? { strength: row.strength } : {}),
    ...(row.club ? { club: row.club } : {}),
    ...(row.captain ? { captain: row.captain } : {}),
    ...(row.withdrawn ? { withdrawn: true } : {}),
  },
});
