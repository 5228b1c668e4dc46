import { planCommonList } from '../../src/event/lists/allSections';
import { eventTrf } from '../../src/event/lists/exportTrf';
import { planList, rankingOf, type Output } from '../../src/event/lists/lists';
import type { CheckedEvent } from '../../src/event/open/openEvent';
import { eventPage } from '../../src/event/lists/publish';
import { gamesOf } from '../../src/event/results/results';
import { parseTrf } from '../../src/formats/trf/parseTrf';
import type { CellContent } from '../../src/sheets/plan/cells';
import type { SheetPlan } from '../../src/sheets/plan/plan';
import { cellText } from '../../src/sheets/plan/numbers';
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
  const written = byName ? { 'By name as written': gamesByName(byName) } : {};
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

/** As the cells of the sheet have it. Until typed changes are ended the points are those of who sat there before. */
function gamesInSheet({ read, tournament, phase }: CheckedEvent): ShownGame[] {
  const { header, rows } = read.tables.rounds.get(tournament.pairedRounds)!;
  const columns = roundColumns(header);
  return rows.flatMap((row) => {
    const cell = (name: string) => cellText(row[columns.get(name)!]);
    if (cell('no2') === '') return [];
    const points = [Number(cell('points')), Number(cell('points2'))] as const;
    const game = { table: Number(cell('table')), white: cell('white'), black: cell('black') };
    return [phase?.isTyped ? game : { ...game, points }];
  });
}

function outputsOf(event: CheckedEvent): Record<string, readonly ShownGame[]> {
  const { settings, tournament } = event;
  const list = rankingOf(event, { after: 0, tieBreaks: settings.tieBreaks });
  if (!list.ok) throw new Error('no standings');
  const cells = (output: Output) => cellsOf(planList(event, output, list.value, false).sheets[0]);
  const all = planCommonList([{ label: 'A', event }], event, 'by-name-all').plan.sheets[0];
  const tables = tablesIn(eventPage(event, list.value, 'en', '', false));
  const { lists } = shownInRoom(event, 'en', false);
  const [wall] = tablesIn(lists.get('tables')?.html ?? '');
  const [names] = tablesIn(lists.get('names')?.html ?? '');
  return {
    'By table': gamesByTable(cells('byTable')),
    'By name': gamesByName(cells('byName')),
    'By club': gamesByName(cells('byClub')),
    'By federation': gamesByName(cells('byFederation')),
    'By rating': gamesByName(cells('byRating')),
    'All sections': gamesByName(cellsOf(all)),
    Slips: slips(planList(event, 'slips', list.value, false).sheets[0]),
    'Table cards': cards(event, planList(event, 'tableCards', list.value, false).sheets[0]),
    'Page by table': gamesByTable(tables[0]),
    'Page by name': gamesByName(tables[1]),
    'Projector by table': gamesByTable(wall),
    'Projector by name': gamesByName(names),
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

function gamesByTable([header, ...rows]: readonly CellContent[][]): ShownGame[] {
  const at = (name: string, from = 0) => header.indexOf(name, from);
  const [white, black] = [at('White'), at('Black')];
  const [first, second] = [at('Pts'), at('Pts', at('Pts') + 1)];
  return rows
    .filter((row) => cellText(row[at('Table')]) !== '')
    .map((row) => ({
      table: Number(row[at('Table')]),
      white: cellText(row[white]),
      black: cellText(row[black]),
      points: [Number(row[first]), Number(row[second])],
    }));
}

function gamesByName([header, ...rows]: readonly CellContent[][]): ShownGame[] {
  const at = (name: string) => header.indexOf(name);
  const [name, table, colour, opponent] = ['Name', 'Table', 'Colour', 'Opponent'].map(at);
  const seats = rows.filter((row) => cellText(row[table]) !== '');
  const seatOf = new Map(seats.map((row) => [cellText(row[name]), row]));
  return seats
    .filter((row) => cellText(row[colour]) === 'White')
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
  [...html.matchAll(/<table><thead>(.*?)<\/thead><tbody>(.*?)<\/tbody>/gs)].map(([, head, body]) =>
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
