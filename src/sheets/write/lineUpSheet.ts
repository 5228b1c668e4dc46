import { boardsOf, type RoundOfTeams } from '../../model/matches/roundMatches';
import { playerByNo } from '../../model/tournament';
import type { Language, PlayerNo, Tournament } from '../../model/types';
import { LINE_UP_COLUMNS, lineUpTableName } from '../names/headers';
import { LOOK, bodyLines, headerFormat, subtitleFormat, titleFormat, widthFor } from '../plan/look';
import { orientationFor } from '../plan/pages';
import { area, type CellValue, type SheetPlan } from '../plan/plan';
import { say } from '../plan/say';
import { numberOfTeam } from '../teams/teamBook';

const HEADER_ROW = 3;

/** The sheet in which the line-ups of a round are typed: a row a team, who sits at its boards now. */
export function lineUpSheet(
  tournament: Tournament,
  round: number,
  { matches }: RoundOfTeams,
  language: Language,
): SheetPlan {
  const players = playerByNo(tournament);
  const name = (no: PlayerNo | null) => (no === null ? '' : (players.get(no)?.name ?? ''));
  const seats = new Map(
    matches.flatMap(({ first, second, boards }) => [
      [first, boards.map((board) => name(board.first))] as const,
      [second, boards.map((board) => name(board.second))] as const,
    ]),
  );
  const count = Math.max(boardsOf(tournament), ...[...seats.values()].map((each) => each.length));
  const boards = Array.from({ length: count }, (_, index) => index);
  const header = [
    LINE_UP_COLUMNS.written('no', language),
    LINE_UP_COLUMNS.written('team', language),
    ...boards.map((index) => `${LINE_UP_COLUMNS.written('board', language)} ${index + 1}`),
  ];
  const rows = (tournament.teams ?? []).flatMap((team, index): CellValue[][] => {
    const no = numberOfTeam(team, index);
    const own = seats.get(no);
    return own ? [[no, team.name, ...boards.map((board) => own[board] ?? '')]] : [];
  });
  const body = rows.length > 0 ? rows : [header.map((): CellValue => '')];
  const widths = header.map((text, index) =>
    widthFor([text, ...body.map((row) => String(row[index] ?? ''))], index === 0 ? 6 : 16),
  );
  return {
    key: `line-up-${round}`,
    name: say(language, 'sheet.line-up', { round }),
    mode: 'replace',
    blocks: [
      {
        row: 0,
        column: 0,
        cells: [
          [say(language, 'sheet.line-up-title', { round })],
          [say(language, 'sheet.line-up-hint')],
        ],
      },
      { row: HEADER_ROW, column: 0, cells: [header, ...body] },
    ],
    tables: [
      {
        name: lineUpTableName(round),
        area: area(HEADER_ROW, 0, body.length + 1, header.length),
        style: LOOK.tableStyle,
      },
    ],
    formats: [
      titleFormat(0, header.length),
      subtitleFormat(1, header.length),
      bodyLines(area(HEADER_ROW + 1, 0, body.length, header.length)),
      headerFormat(area(HEADER_ROW, 0, 1, header.length)),
    ],
    widths: Object.fromEntries(widths.map((width, index) => [index, width])),
    freeze: { rows: HEADER_ROW + 1, columns: 2 },
    print: {
      orientation: orientationFor(widths),
      titleRows: [HEADER_ROW, HEADER_ROW],
      header: tournament.info.name,
      footer: say(language, 'sheet.line-up-title', { round }),
    },
    tabColour: LOOK.tabs.input,
    gridlines: false,
  };
}
