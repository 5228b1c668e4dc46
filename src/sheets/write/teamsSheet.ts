import { requestedByes } from '../../model/matches/teamsAsCompetitors';
import type { Language, RequestedBye, Team, Tournament } from '../../model/types';
import { STATUS_WORDS } from '../names/eventWords';
import { TABLE_NAMES, TEAM_COLUMNS, type TeamColumn } from '../names/headers';
import { LOOK, bodyLines, headerFormat, subtitleFormat, titleFormat, widthFor } from '../plan/look';
import { orientationFor } from '../plan/pages';
import { area, ROWS_OF_A_SHEET, type CellValue, type SheetPlan } from '../plan/plan';
import { say } from '../plan/say';
import { makeByeRequests } from '../read/byeRequests';
import { apartTexts, numberOfTeam } from '../teams/teamBook';

export const TEAMS_HEADER_ROW = 3;

export const TEAMS_ORDER: readonly TeamColumn[] = [
  'no',
  'name',
  'nickname',
  'club',
  'captain',
  'strength',
  'status',
  'byes',
  'apart',
];
const LEAST_WIDTHS: Partial<Record<TeamColumn, number>> = { name: 24, club: 16, captain: 18 };

/** What the table Teams says of each team. */
export function teamCells(
  tournament: Tournament,
  team: Team,
  no: number,
  language: Language,
): Readonly<Record<TeamColumn, CellValue>> {
  return {
    no,
    name: team.name,
    nickname: team.nickname ?? '',
    club: team.club ?? '',
    captain: team.captain ?? '',
    strength: team.strength ?? '',
    status: team.withdrawn ? STATUS_WORDS.written('withdrawn', language) : '',
    byes: makeByeRequests(byesOf(tournament, no, team)),
    apart: apartTexts(tournament).get(no) ?? '',
  };
}

/** What the event says of the team, and what all of its players ask for in rounds to come. */
const byesOf = (
  tournament: Tournament,
  no: number,
  team: Team,
): ReadonlyMap<number, RequestedBye> =>
  new Map([
    ...(tournament.teamPlay?.requestedByes ?? [])
      .filter(({ ids }) => ids.includes(no))
      .map(({ round, bye }) => [round, bye] as const),
    ...requestedByes(tournament, no, team),
  ]);

/** The sheet Teams. */
export function teamsSheet(tournament: Tournament, language: Language): SheetPlan {
  const teams = tournament.teams ?? [];
  const header = TEAMS_ORDER.map((column) => TEAM_COLUMNS.written(column, language));
  const rows = teams.map((team, index) => {
    const cells = teamCells(tournament, team, numberOfTeam(team, index), language);
    return TEAMS_ORDER.map((column) => cells[column]);
  });
  const body = rows.length > 0 ? rows : [TEAMS_ORDER.map((): CellValue => '')];
  const textOf = (index: number) => [header[index], ...body.map((row) => String(row[index] ?? ''))];
  const widths = TEAMS_ORDER.map((column, index) => widthFor(textOf(index), LEAST_WIDTHS[column]));
  const first = TEAMS_HEADER_ROW + 1;
  return {
    key: 'teams',
    name: say(language, 'sheet.teams'),
    mode: 'replace',
    blocks: [
      {
        row: 0,
        column: 0,
        cells: [
          [tournament.info.name || say(language, 'sheet.teams')],
          [say(language, 'sheet.teams-title', { count: teams.length })],
        ],
      },
      { row: TEAMS_HEADER_ROW, column: 0, cells: [header, ...body] },
    ],
    tables: [
      {
        name: TABLE_NAMES.teams,
        area: area(TEAMS_HEADER_ROW, 0, body.length + 1, TEAMS_ORDER.length),
        style: LOOK.tableStyle,
        filter: true,
      },
    ],
    formats: [
      titleFormat(0, TEAMS_ORDER.length),
      subtitleFormat(1, TEAMS_ORDER.length),
      bodyLines(area(first, 0, body.length, TEAMS_ORDER.length)),
      { area: area(first, 0, body.length, 1), align: 'center' },
      headerFormat(area(TEAMS_HEADER_ROW, 0, 1, TEAMS_ORDER.length)),
    ],
    validations: [
      {
        area: area(first, TEAMS_ORDER.indexOf('status'), body.length, 1),
        list: [STATUS_WORDS.written('withdrawn', language)],
        strict: false,
        title: say(language, 'validation.status-title'),
        message: say(language, 'validation.team-status'),
      },
    ],
    widths: Object.fromEntries(widths.map((width, index) => [index, width])),
    freeze: { rows: first, columns: 2 },
    print: {
      orientation: orientationFor(widths),
      area: area(0, 0, ROWS_OF_A_SHEET, TEAMS_ORDER.length),
      titleRows: [TEAMS_HEADER_ROW, TEAMS_HEADER_ROW],
      header: tournament.info.name,
      footer: `${say(language, 'sheet.teams')} · ${say(language, 'sheet.page')} &P / &N`,
    },
    tabColour: LOOK.tabs.input,
    gridlines: false,
  };
}
