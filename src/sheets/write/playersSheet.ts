import { plainWord } from '../../formats/tidy';
import { groupsIn } from '../../model/rules/acceleration';
import {
  fideRatingOf,
  hasFideRatings,
  hasTwoRatings,
  nationalRatingOf,
} from '../../model/rules/ratingMethod';
import type { Language, Player, PlayerNo, Tournament } from '../../model/types';
import { isTeamBook } from '../../model/matches/teamEvent';
import { makeByeRequests } from '../read/byeRequests';
import { STATUS_WORDS } from '../names/eventWords';
import { MEMBER_COLUMNS, PLAYER_COLUMNS, TABLE_NAMES, type PlayerColumn } from '../names/headers';
import { LOOK, bodyLines, headerFormat, subtitleFormat, titleFormat, widthFor } from '../plan/look';
import { readableWidths, textHeights } from '../plan/pages';
import {
  area,
  ROWS_OF_A_SHEET,
  type CellValue,
  type FormatPlan,
  type SheetPlan,
} from '../plan/plan';
import { say } from '../plan/say';
import { numberOfTeam } from '../teams/teamBook';

export const PLAYERS_HEADER_ROW = 3;

/** The columns of the contract, in its order. */
export const PLAYERS_ORDER: readonly PlayerColumn[] = [
  'no',
  'title',
  'name',
  'rating',
  'fideRating',
  'nationalRating',
  'federation',
  'fideId',
  'club',
  'sex',
  'born',
  'status',
  'byes',
  'fixedTable',
];

/** Names and clubs that are typed later have room too. */
const LEAST_WIDTHS: Partial<Record<PlayerColumn, number>> = { name: 24, club: 16 };

/** The sheet Players. */
export function playersSheet(tournament: Tournament, language: Language): SheetPlan {
  const ofTeams = isTeamBook(tournament);
  const columns = [
    // Teams sit where their match is, and take rounds off as a whole.
    ...PLAYERS_ORDER.filter(
      (column) =>
        (!ofTeams || (column !== 'fixedTable' && column !== 'byes')) &&
        (column !== 'fideRating' || hasFideRatings(tournament)) &&
        (column !== 'nationalRating' || hasTwoRatings(tournament)),
    ),
    ...accelerationColumns(tournament),
  ];
  const members = ofTeams ? memberCells(tournament) : null;
  const header = [
    ...columns.map((column) => PLAYER_COLUMNS.written(column, language)),
    ...(members ? MEMBER_COLUMNS.keys.map((key) => MEMBER_COLUMNS.written(key, language)) : []),
  ];
  const method = tournament.acceleration?.method ?? 'own';
  const group = method === 'own' ? undefined : groupsIn(tournament, method);
  const rows = tournament.players.map((player) => [
    ...columns.map((column) =>
      column === 'group' && group ? group(player) : playerCell(player, column, language),
    ),
    ...(members ? (members.get(player.no) ?? ['', '']) : []),
  ]);
  // A table needs a row below its header, so an event without players gets an empty one.
  const body = rows.length > 0 ? rows : [header.map((): CellValue => '')];
  const textOf = (index: number) => [header[index], ...body.map((row) => String(row[index] ?? ''))];
  const names = [columns.indexOf('name'), columns.indexOf('club')];
  const { widths, orientation } = readableWidths(
    header.map((_, index) => widthFor(textOf(index), LEAST_WIDTHS[columns[index]])),
    names,
  );
  const bodyArea = (index: number) => area(PLAYERS_HEADER_ROW + 1, index, body.length, 1);
  return {
    key: 'players',
    name: say(language, 'sheet.players'),
    mode: 'replace',
    blocks: [
      {
        row: 0,
        column: 0,
        cells: [
          [tournament.info.name || say(language, 'sheet.players')],
          [say(language, 'sheet.players-title', { count: tournament.players.length })],
        ],
      },
      { row: PLAYERS_HEADER_ROW, column: 0, cells: [header, ...body] },
    ],
    tables: [
      {
        name: TABLE_NAMES.players,
        area: area(PLAYERS_HEADER_ROW, 0, body.length + 1, header.length),
        style: LOOK.tableStyle,
        filter: true,
      },
    ],
    formats: [
      titleFormat(0, header.length),
      subtitleFormat(1, header.length),
      {
        ...bodyLines(area(PLAYERS_HEADER_ROW + 1, 0, body.length, header.length)),
        middle: true,
      },
      headerFormat(area(PLAYERS_HEADER_ROW, 0, 1, header.length)),
      ...columns.flatMap((column, index): FormatPlan[] =>
        ['title', 'federation', 'sex', 'fixedTable'].includes(column)
          ? [{ area: bodyArea(index), align: 'center' }]
          : [],
      ),
      ...names.map((index) => ({ area: bodyArea(index), wrap: true })),
    ],
    validations: [
      {
        area: bodyArea(columns.indexOf('status')),
        list: [
          STATUS_WORDS.written('withdrawn', language),
          STATUS_WORDS.written('expelled', language),
        ],
        strict: false,
        title: say(language, 'validation.status-title'),
        message: say(language, 'validation.status'),
      },
    ],
    widths: Object.fromEntries(widths.map((width, index) => [index, width])),
    heights: textHeights(body, names, widths, PLAYERS_HEADER_ROW + 1),
    freeze: { rows: PLAYERS_HEADER_ROW + 1, columns: 3 },
    print: {
      orientation,
      area: area(0, 0, ROWS_OF_A_SHEET, header.length),
      titleRows: [PLAYERS_HEADER_ROW, PLAYERS_HEADER_ROW],
      header: tournament.info.name,
      footer: `${say(language, 'sheet.players')} · ${say(language, 'sheet.page')} &P / &N`,
    },
    tabColour: LOOK.tabs.input,
    gridlines: false,
  };
}

/** Of each player the team and the place in its order. */
export function memberCells(
  tournament: Tournament,
): ReadonlyMap<PlayerNo, readonly [team: string | number, place: number]> {
  const teams = tournament.teams ?? [];
  const count = new Map<string, number>();
  for (const { name } of teams) count.set(plainWord(name), (count.get(plainWord(name)) ?? 0) + 1);
  return new Map(
    teams.flatMap((team, index) =>
      team.players.map((no, place) => [
        no,
        // Two teams of one name are told apart by their numbers.
        [count.get(plainWord(team.name)) === 1 ? team.name : numberOfTeam(team, index), place + 1],
      ]),
    ),
  );
}

/** Baku shows who is in which group, to be put right there; points of one's own stand by player. */
function accelerationColumns({ acceleration, players }: Tournament): PlayerColumn[] {
  if (acceleration && acceleration.method !== 'own') return ['group'];
  return players.some(({ virtualPoints }) => virtualPoints.length > 0) ? ['virtualPoints'] : [];
}

/** What the column of the status says of a player; empty: plays on. */
export function statusWord({ withdrawn, expelled }: Player, language: Language): string {
  if (expelled) return STATUS_WORDS.written('expelled', language);
  return withdrawn ? STATUS_WORDS.written('withdrawn', language) : '';
}

export function playerCell(player: Player, column: PlayerColumn, language: Language): CellValue {
  switch (column) {
    case 'no':
      return player.no;
    case 'rating':
      return player.rating === 0 ? null : player.rating;
    case 'fideRating':
      return fideRatingOf(player) || null;
    case 'nationalRating':
      return nationalRatingOf(player) || null;
    case 'status':
      return statusWord(player, language);
    case 'byes':
      return makeByeRequests(player.requestedByes);
    case 'fixedTable':
      return player.fixedTable;
    case 'sex':
      return player.sex === 'w' ? (language === 'en' ? 'w' : 'f') : player.sex;
    case 'virtualPoints':
      return player.virtualPoints.map((half) => String(half / 2)).join(' ');
    case 'group':
      return player.group ?? (player.virtualPoints.length > 0 ? 'A' : 'B');
    case 'firstName':
      return '';
    default:
      return player[column];
  }
}
