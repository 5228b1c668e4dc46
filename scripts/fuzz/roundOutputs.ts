import { planCommonList } from '../../src/event/lists/allSections';
import { eventTrf } from '../../src/event/lists/exportTrf';
import { planList, rankingOf, type Output } from '../../src/event/lists/lists';
import type { CheckedEvent } from '../../src/event/open/openEvent';
import { eventPage } from '../../src/event/lists/publish';
import { gamesOf } from '../../src/event/results/results';
import { parseTrf } from '../../src/formats/trf/parseTrf';
import { isFinished } from '../../src/model/tournament';
import type { Language } from '../../src/model/types';
import type { CellContent } from '../../src/sheets/plan/cells';
import type { SheetPlan } from '../../src/sheets/plan/plan';
import { cellText } from '../../src/sheets/plan/numbers';
import { say, type SheetPhrase } from '../../src/sheets/plan/say';
import { roundColumns } from '../../src/sheets/read/readRound';
import { shownInRoom } from '../../workbench/projector/lists';

/** A game as some output shows it; what the output does not show is undefined. */
interface ShownGame {
  readonly table?: number;
  readonly white: string;
  readonly black: string;
  readonly points?: readonly [number, number];
}

/**
 * What the outputs of the last round say otherwise than its sheet, a sentence each: wall lists, slips,
 * table cards, published page, projector, pane, list over sections, TRF. Names must be unique, and none
 * a part of another.
 */
export function outputsThatDiffer(
  event: CheckedEvent,
  byName?: readonly CellContent[][],
): string[] {
  const sheet = gamesInSheet(event);
  const others = outputsOf(event);
  const { language } = event.settings;
  const written = byName ? { 'By name as written': gamesByName(byName, language) } : {};
  return Object.entries({ ...others, ...written }).flatMap(([name, games]) =>
    differing(name, games, sheet),
  );
}

function differing(
  name: string,
  games: readonly ShownGame[],
  sheet: readonly ShownGame[],
): string[] {
  const of = new Map(games.map((game) => [game.white, game]));
  const wrong = sheet.filter((game) => {
    const shown = of.get(game.white);
    if (!shown || shown.black !== game.black) return true;
    if (shown.table !== undefined && shown.table !== game.table) return true;
    return shown.points && game.points && shown.points.join() !== game.points.join();
  });
  const said = wrong.map((game) => `${sayGame(game)} is ${sayGame(of.get(game.white))}`);
  if (games.length !== sheet.length) said.push(`${sheet.length} games are ${games.length}`);
  return said.map((each) => `${name}: ${each}`);
}

const sayGame = (game?: ShownGame): string =>
  game
    ? `${game.table ?? ''} ${game.white}-${game.black} ${game.points?.join(':') ?? ''}`.trim()
    : 'missing';

/**
 * As the cells of the sheet have it. Where others were typed into a row, its points are those of who sat
 * there before until the changes are ended.
 */
function gamesInSheet({ read, tournament, manualEdit }: CheckedEvent): ShownGame[] {
  const round = tournament.pairedRounds;
  const { header, rows } = read.tables.rounds.get(round)!;
  const columns = roundColumns(header);
  const seats = (read.published?.get(round) ?? []).map(({ white, black }) => `${white}-${black}`);
  return rows.flatMap((row) => {
    const cell = (name: string) => cellText(row[columns.get(name)!]);
    if (cell('no2') === '') return [];
    const points = [Number(cell('points')), Number(cell('points2'))] as const;
    const game = { table: Number(cell('table')), white: cell('white'), black: cell('black') };
    const isTyped = manualEdit !== null && !seats.includes(`${cell('no')}-${cell('no2')}`);
    return [isTyped ? game : { ...game, points }];
  });
}

function outputsOf(event: CheckedEvent): Record<string, readonly ShownGame[]> {
  const { settings, tournament } = event;
  const { language } = settings;
  const list = rankingOf(event, { after: 0, tieBreaks: settings.tieBreaks });
  if (!list.ok) throw new Error('no standings');
  const cells = (output: Output) => cellsOf(planList(event, output, list.value, false).sheets[0]);
  const byTable = (table: readonly CellContent[][]) => gamesByTable(table, language);
  const named = (table: readonly CellContent[][]) => gamesByName(table, language);
  const all = planCommonList([{ label: 'A', event }], event, 'by-name-all').plan.sheets[0];
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
    'All sections': named(cellsOf(all)),
    Slips: slips(planList(event, 'slips', list.value, false).sheets[0]),
    'Table cards': cards(event, planList(event, 'tableCards', list.value, false).sheets[0]),
    'Page by table': byTable(played[0]),
    ...(isOver ? {} : { 'Page by name': named(tables[1]) }),
    'Projector by table': byTable(wall),
    'Projector by name': named(names),
    Pane: gamesOf(event, tournament.pairedRounds).map(({ table, white, black }) => ({
      table: table ?? NaN,
      white: nameOf(event, white),
      black: nameOf(event, black),
    })),
    TRF: trfGames(event),
  };
}

const nameOf = ({ tournament }: CheckedEvent, no: number): string =>
  tournament.players.find((player) => player.no === no)!.name;

/** The cells of a list, its header first. */
const cellsOf = ({ blocks }: SheetPlan): CellContent[][] =>
  blocks[blocks.length - 1].cells.map((row) => row.map((cell) => cell as CellContent));

function gamesByTable(
  [header, ...rows]: readonly CellContent[][],
  language: Language,
): ShownGame[] {
  const at = (head: SheetPhrase, from = 0) => header.indexOf(say(language, head), from);
  const [table, white, black] = [at('head.table'), at('word.white'), at('word.black')];
  const [first, second] = [at('head.points'), at('head.points', at('head.points') + 1)];
  return rows
    .filter((row) => cellText(row[table]) !== '')
    .map((row) => ({
      table: Number(row[table]),
      white: cellText(row[white]),
      black: cellText(row[black]),
      // Rounds that are behind us are shown without points.
      ...(first < 0 ? {} : { points: [pointsIn(row[first]), pointsIn(row[second])] as const }),
    }));
}

function gamesByName([header, ...rows]: readonly CellContent[][], language: Language): ShownGame[] {
  const heads = ['head.name', 'head.table', 'head.colour', 'head.opponent'] as const;
  const [name, table, colour, opponent] = heads.map((head) => header.indexOf(say(language, head)));
  const seats = rows.filter((row) => cellText(row[table]) !== '');
  const seatOf = new Map(seats.map((row) => [cellText(row[name]), row]));
  return seats
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

/** The tables of a page, as their cells. */
const tablesIn = (html: string): string[][][] =>
  [...html.matchAll(/<table[^>]*><thead>(.*?)<\/thead><tbody>(.*?)<\/tbody>/gs)].map(
    ([, head, body]) =>
      [head, ...body.trim().split('\n')].map((row) =>
        row
          .split(/<t[dh][^>]*>/)
          .slice(1)
          .map((cell) => cell.replace(/<[^>]*>/g, '')),
      ),
  );

function trfGames(event: CheckedEvent): ShownGame[] {
  const made = eventTrf(event);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const { players } = parseTrf(made.value);
  const names = new Map(players.map(({ no, name }) => [no.value, name]));
  return players.flatMap(({ name, entries }) => {
    const entry = entries[event.tournament.pairedRounds - 1];
    if (!entry || entry.opponent === null || entry.colour !== 'white') return [];
    return [{ white: name, black: names.get(entry.opponent) ?? '' }];
  });
}
