import { boardLabel, boardTable, type Match } from '../../../../model/matches/roundMatches';
import { playerByNo } from '../../../../model/tournament';
import { opposite, type Colour, type PlayerNo, type Team } from '../../../../model/types';
import { TEAM_COLUMNS } from '../../../names/headers';
import {
  area,
  type CellValue,
  type FormatPlan,
  type HeightPlan,
  type SheetPlan,
} from '../../../plan/plan';
import { widthFor } from '../../../plan/look';
import { say } from '../../../plan/say';
import { COLOUR_SIGNS } from '../../../read/teams/readTeamRound';
import { numberOfTeam } from '../../../teams/teamBook';
import { namesOfTeams, type TeamListOf, type RoundWithMatches } from '../teamLists';

const COLUMNS = 6;
const WIDTHS = { 1: 28, 2: 5, 3: 13, 4: 5, 5: 28 };
const BLANK: readonly CellValue[] = Array<CellValue>(COLUMNS).fill('');
/** Rows to write in are higher than those to read. */
const WRITING_ROW = 24;

interface Paper {
  readonly cells: readonly (readonly CellValue[])[];
  /** Rows of the paper, counted from its first: the title, its frame, and where somebody writes. */
  readonly frame: readonly [first: number, rows: number];
}

/** A card for each match, on which the results of the boards are written and both captains sign. */
export function matchCardsSheet(of: TeamListOf, content: RoundWithMatches): SheetPlan {
  const { tournament, language } = of;
  const players = playerByNo(tournament);
  const name = (no: PlayerNo | null) => (no === null ? '' : (players.get(no)?.name ?? ''));
  const cards = content.teams.matches.map(({ table = 0, first, second, boards }): Paper => {
    const [left, right] = [teamOf(of, first), teamOf(of, second)];
    return {
      cells: [
        title(of, content.round, table),
        BLANK,
        [
          say(language, 'head.board'),
          `${first} ${left?.name ?? ''}`,
          '',
          say(language, 'head.result'),
          '',
          `${second} ${right?.name ?? ''}`,
        ],
        ...boards.map((board, index): CellValue[] => [
          boardLabel(boardTable(table, index + 1)),
          name(board.first),
          COLOUR_SIGNS[board.colour],
          '',
          COLOUR_SIGNS[opposite(board.colour)],
          name(board.second),
        ]),
        [say(language, 'head.points'), '', '', '', '', ''],
        [captainWord(of), left?.captain ?? '', '', '', '', right?.captain ?? ''],
        [say(language, 'paper.signature'), '', '', '', '', ''],
      ],
      frame: [2, boards.length + 4],
    };
  });
  return papers(of, cards, {
    key: 'slips',
    name: say(language, 'sheet.slips'),
    footer: say(language, 'sheet.slips-title', { round: content.round }),
  });
}

/** A slip for each team that plays, on which its captain writes who sits at which board, and signs. */
export function captainSlipsSheet(of: TeamListOf, content: RoundWithMatches): SheetPlan {
  const { language } = of;
  const slips = content.teams.matches.flatMap(({ table = 0, first, second, boards }) =>
    (['first', 'second'] as const).map((side): Paper => {
      const [own, other] = side === 'first' ? [first, second] : [second, first];
      const colours = boards.map(({ colour }) => (side === 'first' ? colour : opposite(colour)));
      return slip(of, content.round, { table, own, other, colours });
    }),
  );
  return papers(of, slips, {
    key: 'captain-slips',
    name: say(language, 'sheet.captain-slips'),
    footer: say(language, 'sheet.line-up-title', { round: content.round }),
  });
}

/** Boards to fill in on the left, the announced order on the right. */
function slip(
  of: TeamListOf,
  round: number,
  seat: {
    readonly table: number;
    readonly own: PlayerNo;
    readonly other: PlayerNo;
    readonly colours: readonly Colour[];
  },
): Paper {
  const { tournament, language } = of;
  const { table, own, other, colours } = seat;
  const players = playerByNo(tournament);
  const team = teamOf(of, own);
  const members = (team?.players ?? []).filter((no) => !players.get(no)?.withdrawn);
  const rows = Math.max(colours.length, members.length);
  const opponent = namesOfTeams(tournament).get(other) ?? '';
  return {
    cells: [
      title(of, round, table),
      [`${own} ${team?.name ?? ''}`, '', '', '', '', `– ${other} ${opponent}`],
      [say(language, 'head.board'), say(language, 'head.name'), '', '', '', team?.name ?? ''],
      ...Array.from({ length: rows }, (_, index): CellValue[] => {
        const member = members[index];
        const colour = colours[index];
        return [
          colour === undefined ? '' : index + 1,
          '',
          colour === undefined ? '' : COLOUR_SIGNS[colour],
          '',
          member === undefined ? '' : index + 1,
          member === undefined ? '' : (players.get(member)?.name ?? ''),
        ];
      }),
      [captainWord(of), team?.captain ?? '', '', '', '', ''],
      [say(language, 'paper.signature'), '', '', '', '', ''],
    ],
    frame: [2, rows + 3],
  };
}

const captainWord = ({ language }: TeamListOf): string => TEAM_COLUMNS.written('captain', language);

const teamOf = ({ tournament }: TeamListOf, no: PlayerNo): Team | undefined =>
  tournament.teams?.find((team, index) => numberOfTeam(team, index) === no);

const title = ({ language }: TeamListOf, round: number, table: Match['table']): CellValue[] => [
  `${say(language, 'sheet.round', { round })} · ${say(language, 'head.table')} ${table}`,
  ...BLANK.slice(1),
];

/** One below the other, two to a page as long as they are short enough. */
function papers(
  { tournament }: TeamListOf,
  all: readonly Paper[],
  { key, name, footer }: { readonly key: string; readonly name: string; readonly footer: string },
): SheetPlan {
  const longest = Math.max(0, ...all.map(({ cells }) => cells.length));
  const perPage = longest <= LONGEST_OF_TWO ? 2 : 1;
  const cells: CellValue[][] = [];
  const formats: FormatPlan[] = [];
  const heights: HeightPlan[] = [];
  const breaks: number[] = [];
  all.forEach((paper, index) => {
    const top = cells.length;
    if (index > 0 && index % perPage === 0) breaks.push(top);
    cells.push(...paper.cells.map((row) => [...row]), [...BLANK], [...BLANK]);
    const [first, rows] = paper.frame;
    heights.push({ row: top + first, rows, points: WRITING_ROW });
    formats.push(
      { area: area(top, 0, 1, COLUMNS), bold: true, size: 14 },
      { area: area(top + 1, 0, 1, COLUMNS), bold: true },
      { area: area(top + first, 0, 1, COLUMNS), bold: true },
      { area: area(top + first, 0, rows, COLUMNS), box: '#000000' },
      { area: area(top + first, 2, rows, 3), align: 'center' },
      { area: area(top + first, 0, rows, 1), align: 'left' },
    );
  });
  return {
    ...{ key, name, mode: 'replace', formats, gridlines: false },
    // “Mannschaftsführer” is wider than “Captain”; the title above has the row for itself.
    widths: { 0: widthFor(all.flatMap(firstColumn), 8, 20), ...WIDTHS },
    heights,
    blocks: [{ row: 0, column: 0, cells }],
    print: {
      orientation: 'portrait',
      scale: 90,
      area: area(0, 0, Math.max(1, cells.length), COLUMNS),
      breaks,
      header: tournament.info.name,
      footer,
    },
  };
}

const firstColumn = ({ cells, frame: [first] }: Paper): string[] =>
  cells.slice(first).map(([text]) => String(text));

/** Of rows: then two fit on a page of A4 or Letter. */
const LONGEST_OF_TWO = 12;
