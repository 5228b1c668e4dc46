/**
 * Paper: what stands together stays together, on A4 (21.0 × 29.7 cm, ISO 216) and on Letter
 * (8.5 × 11 in, ANSI), with margins of 1.2 and 1.9 cm; four slips and two table cards fill a page.
 */
import { DEFAULT_REQUEST, generateTournament } from '../../src/generate/generate';
import type { Tournament } from '../../src/model/types';
import { roundIn } from '../../src/model/rounds/round';
import { byTableSheet, wallSheet } from '../../src/sheets/write/lists/wallSheet';
import { cardsSheet } from '../../src/sheets/write/lists/cards/cardsSheet';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { slipsSheet } from '../../src/sheets/write/lists/cards/slipsSheet';
import { tableCardsSheet } from '../../src/sheets/write/lists/cards/tableCardsSheet';
import { type SheetPlan } from '../../src/sheets/plan/plan';
import { brokenLines, linesOf, pageBreaks } from '../../src/sheets/plan/pages';
import { subtitleLines } from '../../src/sheets/write/lists/listSheet';
import { systemById } from '../../src/systems';

const LONG = 'Vasconcelos de Albuquerque e Sousa, Jean-Baptiste Éloi';

function played(players: number): Tournament {
  const made = generateTournament(
    { ...DEFAULT_REQUEST, players, rounds: 3, seed: 3 },
    systemById('dutch-2016')!,
  );
  if (!made.ok) throw new Error('not paired');
  const { tournament } = made;
  return {
    ...tournament,
    players: tournament.players.map((player, index) => ({
      ...player,
      name: index % 4 === 0 ? `${LONG} ${index}` : player.name,
      club: index % 3 === 0 ? 'Échiquier du Roi de Saint-Germain-en-Laye' : 'Rooks',
    })),
  };
}

const EVENT = played(61);
const LAST = roundIn(EVENT, 3);
const SHEETS: readonly (readonly [string, SheetPlan, number])[] = [
  ['slips', slipsSheet(EVENT, LAST, DEFAULT_SETTINGS, 'fr'), 6],
  ['table cards', tableCardsSheet(EVENT, LAST, DEFAULT_SETTINGS, 'pt'), 5],
  ['players’ cards', cardsSheet(EVENT, null, 'fr'), 6],
];

const CENTIMETRE = 72 / 2.54;
const SMALLER = {
  portrait: { width: (21 - 2.4) * CENTIMETRE, height: (27.94 - 3.8) * CENTIMETRE },
  landscape: { width: (27.94 - 2.4) * CENTIMETRE, height: (21 - 3.8) * CENTIMETRE },
};

const heightOf = ({ heights = [] }: SheetPlan, row: number): number =>
  heights.find((run) => row >= run.row && row < run.row + run.rows)?.points ?? 15;

/** First and last row of each page. */
function pagesOf({ print }: SheetPlan): [number, number][] {
  const breaks = print!.breaks ?? [];
  return [0, ...breaks].map((first, index) => [first, (breaks[index] ?? print!.area!.rows) - 1]);
}

test.each(SHEETS)('%s: every page fits the smaller of both papers', (_, sheet) => {
  const { orientation, scale } = sheet.print!;
  const paper = SMALLER[orientation];
  for (const [first, last] of pagesOf(sheet)) {
    let points = 0;
    for (let row = first; row <= last; row++) points += heightOf(sheet, row);
    expect((points * scale!) / 100).toBeLessThanOrEqual(paper.height);
  }
  const width = Object.values(sheet.widths!).reduce((sum, each) => sum + each * 7 + 5, 0) * 0.75;
  expect((width * scale!) / 100).toBeLessThanOrEqual(paper.width);
});

test.each(SHEETS)('%s: a page begins with the first row of one of them', (_, sheet, rows) => {
  const title = sheet.key === 'cards' ? 3 : 0;
  const breaks = sheet.print!.breaks!;
  expect(breaks.length).toBeGreaterThan(1);
  for (const row of breaks) expect((row - title) % rows).toBe(0);
});

test('four slips to a page, two table cards', () => {
  const [[, slips], [, cards]] = SHEETS;
  expect(slips.print!.breaks).toEqual([24, 48, 72, 96, 120, 144, 168]);
  expect(cards.print!.breaks!.slice(0, 3)).toEqual([10, 20, 30]);
});

test('slips go by table, with number, name, rating and colour of both, round and event', () => {
  const dated = {
    ...EVENT,
    info: { ...EVENT.info, name: 'Open', roundDates: ['', '', '1 May 14:00'] },
  };
  const tables = slipsSheet(dated, LAST, { ...DEFAULT_SETTINGS, firstTable: 11 }, 'en').blocks;
  const { white, black } = LAST.games[0];
  const [first] = tables;
  expect(first.cells[0]).toEqual(['Table 11', null, null, null, null, 'Round 3 · 1 May 14:00']);
  expect(first.cells[1][0]).toBe('Open');
  const player = (no: number) => EVENT.players.find((each) => each.no === no)!;
  expect(first.cells[3].slice(0, 4)).toEqual([
    'White',
    white,
    player(white).name,
    player(white).rating,
  ]);
  expect(first.cells[4].slice(0, 3)).toEqual(['Black', black, player(black).name]);
  expect(tables.map(({ cells }) => cells[0][0])).toEqual(
    tables.map((_, index) => `Table ${index + 11}`),
  );
});

test.each([
  ...(['name', 'club', 'federation', 'rating'] as const).map((order) =>
    wallSheet(EVENT, LAST, order, DEFAULT_SETTINGS, 'fr'),
  ),
  byTableSheet(EVENT, LAST, DEFAULT_SETTINGS, 'en'),
])('wall list $key: letters of 14 points, and no wider than the paper', (sheet) => {
  const body = sheet.formats!.find(({ size, area }) => size === 14 && area.row === 3)!;
  expect(body.area.rows).toBe(sheet.print!.area!.rows - 3);
  const width = Object.values(sheet.widths!).reduce((sum, each) => sum + each * 7 + 5, 0) * 0.75;
  // Wider sheets are shrunk to the page, and the letters with them.
  expect(width).toBeLessThanOrEqual(SMALLER[sheet.print!.orientation].width);
  expect(sheet.print!.titleRows).toEqual([3, 3]);
});

test('a name that is too long goes on in a second line, and its row is high enough', () => {
  const sheet = wallSheet(EVENT, LAST, 'club', DEFAULT_SETTINGS, 'fr');
  const rows = sheet.blocks[1].cells;
  const long = rows.findIndex((cells) => String(cells[1]).startsWith(LONG));
  expect(heightOf(sheet, 3 + long)).toBeGreaterThanOrEqual(2 * 14);
  expect(linesOf('Bo, Li', 20, 14)).toBe(1);
  expect(linesOf(LONG, 20, 14)).toBeGreaterThan(2);
});

test('a line ends at a space, never at a hard one', () => {
  expect(brokenLines('Conceição 2212', 10)).toEqual(['Conceição', '2212']);
  expect(brokenLines('da Conceição\u00a02212', 14)).toEqual(['da', 'Conceição\u00a02212']);
});

test('what is larger than a page begins one of its own', () => {
  const units = [10, 2000, 10].map((points, index) => ({ row: index * 5, points }));
  expect(pageBreaks(units, 100, 'portrait')).toEqual([5, 10]);
});

/**
 * A club of thirty letters beside two names of thirty: Letter lying has 25.54 cm, 96 pixels to the inch
 * and letters of seven pixels at 11 points (ECMA-376, 18.3.1.13), which is room for two lines a row.
 */
test('a wall list by club has at most two lines a row for clubs and names of thirty letters', () => {
  const thirty = (word: string) => `${word} de la Tour et du Roi Blanc`.slice(0, 30).trimEnd();
  const named = {
    ...EVENT,
    players: EVENT.players.map((player, index) => ({
      ...player,
      name: thirty(`Nom${index},`),
      club: thirty(`Club${index % 9}`),
    })),
  };
  const sheet = wallSheet(named, LAST, 'club', DEFAULT_SETTINGS, 'fr');
  sheet.blocks[1].cells.forEach((_, row) => expect(heightOf(sheet, 3 + row)).toBeLessThan(3 * 14));
});

test('table cards: event and round in lines of their own, a rating never alone in its line', () => {
  const { cells } = tableCardsSheet(EVENT, LAST, DEFAULT_SETTINGS, 'en').blocks[0];
  expect(String(cells[0][0]).split('\n')).toEqual([
    EVENT.info.name,
    expect.stringContaining('Round 3'),
  ]);
  const white = EVENT.players.find(({ no }) => no === LAST.games[0].white)!;
  expect(cells[2][0]).toBe(`White  ${white.name}\u00a0${white.rating}`);
});

test('of two namesakes the card has the rating once', () => {
  const [white, black] = [LAST.games[0].white, LAST.games[0].black];
  const twins = {
    ...EVENT,
    players: EVENT.players.map((player) =>
      player.no === white || player.no === black ? { ...player, name: 'Bo, Li' } : player,
    ),
  };
  const { cells } = tableCardsSheet(twins, LAST, DEFAULT_SETTINGS, 'en').blocks[0];
  const rating = String(twins.players.find(({ no }) => no === white)!.rating);
  expect(String(cells[2][0]).split(rating)).toHaveLength(2);
});

test('what is said of a list goes on in a second line where the paper ends, and nothing is lost', () => {
  const parts = ['Open international de la Ville', 'Départages : BH', '', 'PROVISOIRE'];
  expect(subtitleLines(parts, [80])).toEqual({
    subtitle: 'Open international de la Ville · Départages : BH · PROVISOIRE',
  });
  expect(subtitleLines(parts, [20, 20])).toEqual({
    subtitle: 'Open international de la Ville',
    note: 'Départages : BH · PROVISOIRE',
  });
});
