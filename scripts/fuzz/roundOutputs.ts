import { planCommonList } from '../../src/event/lists/allSections';
import { eventTrf } from '../../src/event/lists/exportTrf';
import { planList, rankingOf, type Output } from '../../src/event/lists/lists';
import type { CheckedEvent } from '../../src/event/open/openEvent';
import { eventPage } from '../../src/event/lists/publish';
import { gamesOf } from '../../src/event/results/results';
import { parseTrf } from '../../src/formats/trf/parseTrf';
import { makeResult } from '../../src/formats/results';
import { isTeamBook } from '../../src/model/matches/teamEvent';
import { isFinished } from '../../src/model/tournament';
import type { Language } from '../../src/model/types';
import type { CellContent } from '../../src/sheets/plan/cells';
import type { SheetPlan } from '../../src/sheets/plan/plan';
import { cellText } from '../../src/sheets/plan/numbers';
import { say, type SheetPhrase } from '../../src/sheets/plan/say';
import { roundColumns } from '../../src/sheets/read/readRound';
import { shownInRoom } from '../../workbench/projector/lists';
import { resultText, tablesIn } from './shownTables';
import { teamOutputsThatDiffer } from './teamOutputs';

/** A game as some output shows it; what the output does not show is undefined. */
interface ShownGame {
  readonly table?: number;
  readonly white: string;
  readonly black: string;
  readonly points?: readonly [number, number];
  readonly result?: string;
}

/** What an output shows of a round: its games, and who has none with the word for it (`Fir: bye`). */
interface ShownRound {
  readonly games: readonly ShownGame[];
  readonly byes?: readonly string[];
}

/**
 * What the outputs of the last round say otherwise than its sheet, a sentence each: wall lists, slips,
 * table cards, published page, projector, pane, list over sections, TRF. Tables, players, colours, points,
 * results and who has no game; of teams matches and boards. Names must be unique, and none a part of another.
 */
export function outputsThatDiffer(
  event: CheckedEvent,
  byName?: readonly CellContent[][],
): string[] {
  if (isTeamBook(event.tournament)) return teamOutputsThatDiffer(event);
  const sheet = roundInSheet(event);
  const others = outputsOf(event);
  const { language } = event.settings;
  // Who has entered since is not on it: the pane names it among the papers that are to be printed again.
  const written = byName
    ? { 'By name as written': { games: gamesByName(byName, language).games } }
    : {};
  return Object.entries({ ...others, ...written }).flatMap(([name, shown]) =>
    differing(name, shown, sheet),
  );
}

function differing(name: string, shown: ShownRound, sheet: ShownRound): string[] {
  const { games, byes } = shown;
  const of = new Map(games.map((game) => [game.white, game]));
  const isOther = <T>(here: T | undefined, there: T | undefined) =>
    here !== undefined && there !== undefined && String(here) !== String(there);
  const wrong = sheet.games.filter((game) => {
    const other = of.get(game.white);
    if (!other || other.black !== game.black) return true;
    if (other.table !== undefined && other.table !== game.table) return true;
    return isOther(other.points, game.points) || isOther(other.result, game.result);
  });
  const said = wrong.map((game) => `${sayGame(game)} is ${sayGame(of.get(game.white))}`);
  if (games.length !== sheet.games.length)
    said.push(`${sheet.games.length} games are ${games.length}`);
  const others = (all: readonly string[]) => [...all].sort().join(', ');
  if (byes && sheet.byes && others(byes) !== others(sheet.byes))
    said.push(`${others(sheet.byes)} without a game are ${others(byes)}`);
  return said.map((each) => `${name}: ${each}`);
}

const sayGame = (game?: ShownGame): string =>
  game
    ? `${game.table ?? ''} ${game.white}-${game.black} ${game.points?.join(':') ?? ''} ${game.result ?? ''}`.trim()
    : 'missing';

/**
 * As the cells of the sheet have it. Where others were typed into a row, its points are those of who sat
 * there before until the changes are ended.
 */
function roundInSheet({ read, tournament, manualEdit }: CheckedEvent): ShownRound {
  const round = tournament.pairedRounds;
  const { header, rows } = read.tables.rounds.get(round)!;
  const columns = roundColumns(header);
  const seats = (read.published?.get(round) ?? []).map(({ white, black }) => `${white}-${black}`);
  const byes: string[] = [];
  const games = rows.flatMap((row): ShownGame[] => {
    const cell = (name: string) => cellText(row[columns.get(name)!]);
    if (cell('no2') === '') {
      if (cell('no') !== '') byes.push(`${cell('white')}: ${cell('black')}`);
      return [];
    }
    const points = [Number(cell('points')), Number(cell('points2'))] as const;
    const game = { table: Number(cell('table')), white: cell('white'), black: cell('black') };
    const isTyped = manualEdit !== null && !seats.includes(`${cell('no')}-${cell('no2')}`);
    return [isTyped ? game : { ...game, points, result: resultText(cell('result')) }];
  });
  return { games, ...(manualEdit ? {} : { byes }) };
}

function outputsOf(event: CheckedEvent): Record<string, ShownRound> {
  const { settings, tournament } = event;
  const { language } = settings;
  const list = rankingOf(event, { after: 0, tieBreaks: settings.tieBreaks });
  if (!list.ok) throw new Error('no standings');
  const cells = (output: Output) => cellsOf(planList(event, output, list.value, false).sheets[0]);
  const byTable = (table: readonly CellContent[][]) => gamesByTable(table, language);
  const named = (table: readonly CellContent[][]) => gamesByName(table, language);
  const all = planCommonList(
    SECTIONS.map((label) => ({ label, event })),
    event,
    'by-name-all',
  ).plan.sheets[0];
  const tables = tablesIn(eventPage(event, list.value, language, '', false));
  const { lists } = shownInRoom(event, language, false);
  // A page of an event that is over has only the rounds, the last one first, and no list by name.
  const isOver = isFinished(tournament);
  const played = tables.filter(([header]) => header.includes(say(language, 'word.white')));
  const [wall] = tablesIn(lists.get('tables')?.html ?? '');
  const [names] = tablesIn(lists.get('names')?.html ?? '');
  return {
    'By table': byTable(cells('byTable')),
    'By name': named(cells('byName')),
    'By club': named(cells('byClub')),
    'By federation': named(cells('byFederation')),
    'By rating': named(cells('byRating')),
    ...sectionsIn(cellsOf(all), event),
    Slips: { games: slips(planList(event, 'slips', list.value, false).sheets[0]) },
    'Table cards': {
      games: cards(event, planList(event, 'tableCards', list.value, false).sheets[0]),
    },
    'Page by table': byTable(played[0]),
    ...(isOver ? {} : { 'Page by name': named(tables[1]) }),
    'Projector by table': byTable(wall),
    'Projector by name': named(names),
    Pane: {
      games: gamesOf(event, tournament.pairedRounds).map(({ table, white, black, result }) => ({
        table: table ?? NaN,
        white: nameOf(event, white),
        black: nameOf(event, black),
        result,
      })),
    },
    TRF: { games: trfGames(event) },
  };
}

const nameOf = ({ tournament }: CheckedEvent, no: number): string =>
  tournament.players.find((player) => player.no === no)!.name;

/** The cells of a list, its header first. */
const cellsOf = ({ blocks }: SheetPlan): CellContent[][] =>
  blocks[blocks.length - 1].cells.map((row) => row.map((cell) => cell as CellContent));

function gamesByTable([header, ...rows]: readonly CellContent[][], language: Language): ShownRound {
  const at = (head: SheetPhrase, from = 0) => header.indexOf(say(language, head), from);
  const [table, white, black] = [at('head.table'), at('word.white'), at('word.black')];
  const [first, second] = [at('head.points'), at('head.points', at('head.points') + 1)];
  const result = at('head.result');
  const games = rows
    .filter((row) => cellText(row[table]) !== '')
    .map((row) => ({
      table: Number(row[table]),
      white: cellText(row[white]),
      black: cellText(row[black]),
      // Rounds that are behind us are shown without points.
      ...(first < 0 ? {} : { points: [pointsIn(row[first]), pointsIn(row[second])] as const }),
      ...(result < 0 ? {} : { result: resultText(cellText(row[result])) }),
    }));
  return { games, byes: byesIn(rows, table, white, black) };
}

/** Lines without a table: who, and the word in the place of an opponent. */
const byesIn = (
  rows: readonly CellContent[][],
  table: number,
  name: number,
  word: number,
): string[] =>
  rows
    .filter((row) => cellText(row[table]) === '' && cellText(row[name]) !== '')
    .map((row) => `${cellText(row[name])}: ${cellText(row[word])}`);

const SECTIONS = ['A', 'B'];

/** The list over two sections (the same event twice), each by itself. */
function sectionsIn(
  [header, ...rows]: readonly CellContent[][],
  { settings: { language } }: CheckedEvent,
): Record<string, ShownRound> {
  const at = header.indexOf(say(language, 'head.section'));
  return Object.fromEntries(
    SECTIONS.map((label) => {
      const own = rows.filter((row) => cellText(row[at]) === label);
      return [`All sections, ${label}`, gamesByName([header, ...own], language)];
    }),
  );
}

function gamesByName([header, ...rows]: readonly CellContent[][], language: Language): ShownRound {
  const heads = ['head.name', 'head.table', 'head.colour', 'head.opponent'] as const;
  const [name, table, colour, opponent] = heads.map((head) => header.indexOf(say(language, head)));
  const seats = rows.filter((row) => cellText(row[table]) !== '');
  const seatOf = new Map(seats.map((row) => [cellText(row[name]), row]));
  const games = seats
    .filter((row) => cellText(row[colour]) === say(language, 'word.white'))
    .map((row) => {
      const black = seatOf.get(cellText(row[opponent]));
      // Both halves of a game must say the same.
      const isSame =
        black !== undefined &&
        black[table] === row[table] &&
        cellText(black[opponent]) === cellText(row[name]);
      return {
        table: isSame ? Number(row[table]) : NaN,
        white: cellText(row[name]),
        black: cellText(row[opponent]),
      };
    });
  return { games, byes: byesIn(rows, table, name, opponent) };
}

/** `2½` and `2,5` as pages of some languages write them. */
const pointsIn = (cell: CellContent): number =>
  Number(cellText(cell).replace(',', '.').replace('½', '.5'));

const slips = ({ blocks }: SheetPlan): ShownGame[] =>
  blocks.map(({ cells }) => ({
    table: Number(/\d+/.exec(cellText(cells[0][0] as CellContent))?.[0]),
    white: cellText(cells[3][2] as CellContent),
    black: cellText(cells[4][2] as CellContent),
  }));

const cards = ({ tournament }: CheckedEvent, { blocks }: SheetPlan): ShownGame[] =>
  blocks.map(({ cells }) => {
    const name = (row: number) =>
      tournament.players.find((player) => String(cells[row][0]).includes(player.name))?.name ?? '';
    return { table: Number(cells[1][0]), white: name(2), black: name(3) };
  });

function trfGames(event: CheckedEvent): ShownGame[] {
  const made = eventTrf(event);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const { players } = parseTrf(made.value);
  const names = new Map(players.map(({ no, name }) => [no.value, name]));
  const round = event.tournament.pairedRounds;
  const outcomeOf = (opponent: number) =>
    players.find(({ no }) => no.value === opponent)?.entries[round - 1]?.outcome ?? null;
  return players.flatMap(({ name, entries }) => {
    const entry = entries[event.tournament.pairedRounds - 1];
    if (!entry || entry.opponent === null || entry.colour !== 'white') return [];
    // A game without a result and one that was adjourned are one code in a TRF.
    const result = makeResult(entry.outcome, outcomeOf(entry.opponent), entry.unrated === true);
    const isOpen = ['pending', 'adjourned'].includes(entry.outcome);
    return [{ white: name, black: names.get(entry.opponent) ?? '', ...(isOpen ? {} : { result }) }];
  });
}
