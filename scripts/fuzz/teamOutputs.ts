import { publishedTeams, eventPage } from '../../src/event/lists/publish';
import { planTeamList, rankingOf, type Output } from '../../src/event/lists/lists';
import type { CheckedEvent } from '../../src/event/open/openEvent';
import { gamesOf } from '../../src/event/results/results';
import { isFinished } from '../../src/model/tournament';
import type { CellContent } from '../../src/sheets/plan/cells';
import { cellText } from '../../src/sheets/plan/numbers';
import { say } from '../../src/sheets/plan/say';
import { roundColumns } from '../../src/sheets/read/readRound';
import { shownInRoom } from '../../workbench/projector/lists';
import { resultText, tablesIn } from './shownTables';

/** A line of a round of teams in a few words; what an output does not show is left out. */
type Lines = ReadonlySet<string>;

interface Line {
  /** `3` for a match, `3.2` for a board. */
  readonly table: string;
  readonly left: string;
  readonly right: string;
  /** Of the player who stands left; only of boards with two players. */
  readonly colour?: string;
  readonly points?: string;
  readonly result?: string;
  /** A board of a match forfeited as a whole: the row of the match says so, and its own cell is empty. */
  readonly isForfeited?: boolean;
}

const WHITE = '○';

/**
 * What the outputs of the last round of teams say otherwise than its sheet: matches and boards, colours,
 * points and results, in the lists, on cards and slips, the page, the projector, the pane. Each output is
 * compared in all that it shows.
 */
export function teamOutputsThatDiffer(event: CheckedEvent): string[] {
  const sheet = linesInSheet(event);
  const boards = sheet.filter(isBoard);
  const pairs = boards.filter(
    ({ left, right, isForfeited }) => left !== '' && right !== '' && !isForfeited,
  );
  const matches = sheet.filter((line) => !isBoard(line));
  const forfeited = new Set(boards.filter((line) => line.isForfeited).map(({ table }) => table));
  const compared: readonly (readonly [string, Lines, Lines])[] = [
    ['By table', setOf(matches, withPoints), byTable(event)],
    ['By name', setOf(boards.flatMap(bothSides), seat), byName(cells(event, 'byName'), event)],
    ['Cards', setOf(boards, withColour), cards(event)],
    ['Slips of captains', slipsExpected(sheet), slips(event)],
    ['Pane', setOf(pairs, withResult), pane(event)],
    ...pages(event).map(
      ([name, table]) => [name, setOf(sheet, pageLine), pageLines(table, forfeited)] as const,
    ),
    ...pagesByName(event).map(
      ([name, table]) =>
        [name, setOf(boards.flatMap(bothSides), seat), byName(table, event)] as const,
    ),
  ];
  return compared.flatMap(([name, wanted, found]) => {
    const missing = [...wanted].filter((line) => !found.has(line));
    const extra = [...found].filter((line) => !wanted.has(line));
    return missing.length + extra.length === 0
      ? []
      : [`${name}: missing ${missing.slice(0, 2).join()}; instead ${extra.slice(0, 2).join()}`];
  });
}

const isBoard = ({ table }: Line): boolean => table.includes('.');
const setOf = (lines: readonly Line[], show: (line: Line) => string): Lines =>
  new Set(lines.map(show));

const withPoints = ({ table, left, right, points }: Line) => `${table} ${left}:${right} ${points}`;
const withColour = ({ table, left, right, colour }: Line) => `${table} ${left}:${right} ${colour}`;
const withResult = ({ table, left, right, result }: Line) => `${table} ${left}:${right} ${result}`;
/**
 * Results of matches, of boards with one player and of those of a match forfeited as a whole are worked out; here
 * only who is there counts.
 */
const pageLine = (line: Line): string =>
  isBoard(line) && line.left !== '' && line.right !== '' && !line.isForfeited
    ? withResult(line)
    : `${line.table} ${line.left}:${line.right}`;
const seat = ({ table, left, right, colour }: Line) => `${table} ${left}:${right || '-'} ${colour}`;

/** Both players of a board, each at the left once. */
const bothSides = (line: Line): Line[] =>
  [line, { ...line, left: line.right, right: line.left, colour: turned(line.colour!) }].filter(
    ({ left }) => left !== '',
  );
const turned = (sign: string): string => (sign === WHITE ? '●' : WHITE);

function linesInSheet({ read, tournament }: CheckedEvent): Line[] {
  const { header, rows } = read.tables.rounds.get(tournament.pairedRounds)!;
  const columns = roundColumns(header);
  let isForfeited = false;
  return rows.flatMap((row): Line[] => {
    const cell = (name: string) => cellText(row[columns.get(name as never)!]);
    const table = cell('table');
    // A bye of a team has no table; a result in its row is told by the lists in words.
    if (table === '') return [];
    const line = { table, left: cell('home'), right: cell('away') };
    if (!isBoard(line)) {
      isForfeited = resultText(cell('result')).endsWith('F');
      return [{ ...line, points: `${cell('points')}:${cell('points2')}` }];
    }
    return [{ ...line, colour: cell('colour'), result: resultText(cell('result')), isForfeited }];
  });
}

function cells(event: CheckedEvent, output: Output): CellContent[][] {
  const list = planTeamList(event, output, { tieBreaks: [], after: 0 });
  if (!list.ok) throw new Error(`${output}: ${list.problems[0].code}`);
  const { blocks } = list.value.sheets[0];
  return blocks[blocks.length - 1].cells.map((row) => row.map((cell) => cell as CellContent));
}

/** `7 Fir` without the number. */
const named = (cell: CellContent): string => cellText(cell).replace(/^(- )?\d+ /, '');

const byTable = (event: CheckedEvent): Lines =>
  new Set(
    cells(event, 'byTable')
      .slice(1)
      .filter(([table]) => cellText(table) !== '')
      .map(([table, left, own, theirs, right]) =>
        withPoints({
          ...{ table: cellText(table), left: named(left), right: named(right) },
          points: `${cellText(own)}:${cellText(theirs)}`,
        }),
      ),
  );

function byName([, ...rows]: readonly CellContent[][], { settings }: CheckedEvent): Lines {
  const white = say(settings.language, 'word.white');
  return new Set(
    rows
      .filter(([, , table]) => !['', '-'].includes(cellText(table)))
      .map(([left, , table, colour, right]) =>
        seat({
          ...{ table: cellText(table), left: cellText(left), right: cellText(right) },
          colour: cellText(colour) === white ? WHITE : '●',
        }),
      ),
  );
}

const cards = (event: CheckedEvent): Lines =>
  new Set(
    cells(event, 'slips')
      .filter(([table]) => /^\d+\.\d+$/.test(cellText(table)))
      .map(([table, left, colour, , , right]) =>
        withColour({
          ...{ table: cellText(table), left: cellText(left), right: cellText(right) },
          colour: cellText(colour),
        }),
      ),
  );

/** Each team of a match has a slip with its table, its opponent and the colours of its boards. */
function slipsExpected(lines: readonly Line[]): Lines {
  const slip = ({ table, left, right }: Line, turn: boolean): string => {
    const signs = lines
      .filter((line) => line.table.startsWith(`${table}.`))
      .map(({ colour }) => (turn ? turned(colour!) : colour));
    return `${table} ${turn ? right : left}:${turn ? left : right} ${signs.join('')}`;
  };
  const matches = lines.filter((line) => !isBoard(line));
  return new Set(matches.flatMap((match) => [slip(match, false), slip(match, true)]));
}

function slips(event: CheckedEvent): Lines {
  const found = new Set<string>();
  let [table, teams, signs] = ['', '', ''];
  const end = () => teams && found.add(`${table} ${teams} ${signs}`);
  for (const row of cells(event, 'captainSlips')) {
    const title = /(\d+)$/.exec(cellText(row[0]))?.[1];
    if (title !== undefined && cellText(row[0]).includes('·')) {
      end();
      [table, teams, signs] = [title, '', ''];
    } else if (teams === '' && cellText(row[5]).startsWith('- ')) {
      teams = `${named(row[0])}:${named(row[5])}`;
    } else signs += cellText(row[2]);
  }
  end();
  return found;
}

function pane(event: CheckedEvent): Lines {
  const { players, pairedRounds } = event.tournament;
  const name = (no: number) => players.find((player) => player.no === no)!.name;
  return new Set(
    gamesOf(event, pairedRounds).map(({ board, white, black, result }) => {
      const [left, right] = board!.turned ? [black, white] : [white, black];
      const shown = board!.turned ? turnedResult(result) : result;
      return withResult({
        ...{ table: board!.label, left: name(left), right: name(right) },
        result: shown,
      });
    }),
  );
}

const turnedResult = (text: string): string =>
  text.replace(/^([01½])-([01½])/, (_, white, black) => `${black}-${white}`);

function pages(event: CheckedEvent): [string, string[][]][] {
  const wall = tablesIn(
    shownInRoom(event, event.settings.language, false).lists.get('tables')!.html,
  );
  const head = say(event.settings.language, 'head.result');
  const played = tablesOfPage(event).find(([header]) => header.includes(head))!;
  return [
    ['Projector by table', wall[0]],
    ['Page by table', played],
  ];
}

function pagesByName(event: CheckedEvent): [string, string[][]][] {
  const { language } = event.settings;
  const wall = tablesIn(shownInRoom(event, language, false).lists.get('names')!.html);
  const head = say(language, 'head.opponent');
  // A page of an event that is over has no list by name.
  const page = isFinished(event.tournament)
    ? []
    : tablesOfPage(event).filter(([header]) => header.includes(head));
  return [
    ['Projector by name', wall[0]],
    ...page.map((table) => ['Page by name', table] as [string, string[][]]),
  ];
}

function tablesOfPage(event: CheckedEvent): string[][][] {
  const list = rankingOf(event, { after: 0, tieBreaks: [] });
  if (!list.ok || !publishedTeams(event.tournament, event.settings).teams)
    throw new Error('no standings of teams');
  return tablesIn(eventPage(event, list.value, event.settings.language, '', false));
}

const pageLines = ([, ...rows]: readonly string[][], forfeited: ReadonlySet<string>): Lines =>
  new Set(
    rows
      .filter(([table]) => table !== '')
      .map(([table, left, result, right]) =>
        pageLine({
          ...{ table, left: left === '–' ? '' : left, right: right === '–' ? '' : right },
          result: resultText(result),
          isForfeited: forfeited.has(table),
        }),
      ),
  );
