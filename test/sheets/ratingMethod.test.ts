import { check } from '../../src/model/check';
import { enterLate } from '../../src/handling';
import { NOBODY } from '../../src/model/blank';
import {
  nationalRecord,
  parseRankMethod,
  ratingBy,
  type RatingMethod,
} from '../../src/model/rules/ratingMethod';
import type { Player, Tournament } from '../../src/model/types';
import { inexpressible } from '../../src/formats/trf/write/inexpressible';
import { makeTrf } from '../../src/formats/trf/write/makeTrf';
import { isChecked, openCells } from '../../src/event/open/openEvent';
import { compareWithList, planTaken, wantedIn } from '../../src/event/lists/ratingList';
import { matchText } from '../../src/ratings/matchList';
import { readListTable } from '../../src/ratings/readTable';
import { makePlayerList } from '../../src/formats/playerLists';
import { ratingChangeSheet } from '../../src/ratings/ratingChangeSheet';
import { newEvent } from '../../src/sheets/names/newEvent';
import type { BookCells } from '../../src/sheets/plan/cells';
import { planCells } from '../../src/sheets/plan/planCells';
import { adoptList } from '../../src/sheets/read/adoptList';
import { readEvent } from '../../src/sheets/read/readEvent';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { changeSheets } from '../../src/sheets/write/changePlan';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { event } from '../support/event';
import { applyToCells } from '../support/files/planBook';

/** What the codes of record 172 mean, by the text of TRF26; a player without a rating has none to be the lower. */
test.each<[RatingMethod, readonly [number, number], number | null]>([
  ['FIDE', [2586, 2634], 2586],
  ['FIDE', [0, 1700], 0],
  ['NRO', [2586, 2634], 2634],
  ['NRO', [2540, 0], 0],
  ['FIDON', [2586, 2634], 2586],
  ['FIDON', [0, 1700], 1700],
  ['NIDOF', [2586, 2634], 2634],
  ['NIDOF', [2540, 0], 2540],
  ['HBFN', [2586, 2634], 2634],
  ['HBFN', [2469, 2452], 2469],
  ['LBFN', [2586, 2634], 2586],
  ['LBFN', [2540, 0], 2540],
  ['LBFN', [0, 1700], 1700],
  ['OTHER', [2586, 2634], null],
])('%s of %j is %j', (method, [fide, national], expected) => {
  expect(ratingBy(method, fide, national)).toBe(expected);
});

test('172 names the federation before the code, and knows no others', () => {
  expect(parseRankMethod('IND FIDE')).toEqual({ federation: 'IND', method: 'FIDE' });
  expect(parseRankMethod('fidon')).toEqual({ federation: '', method: 'FIDON' });
  for (const text of ['', 'BEST', 'IND', 'IND FIDE NRO']) expect(parseRankMethod(text)).toBeNull();
});

const NRS = [
  'IND    1   GM Alder, Ada                        2634 CG  70100010001 1987/07/05',
  'FRA    2      Birch, Bo                         1200                           ',
  'IND    2      Birch, Bo                         1900 GA  71500030003           ',
];
const of172 = (method: string): Tournament =>
  event(
    '012 Two ratings',
    ...(method === '' ? [] : [`172 ${method}`]),
    { no: 1, name: 'Alder, Ada', rating: 2586, rounds: ['2 w 1'] },
    { no: 2, name: 'Birch, Bo', rating: 0, rounds: ['1 b 0'] },
    { no: 3, name: 'Cedar, Cy', rating: 2100, rounds: ['0000 - U'] },
    ...NRS,
    'XXR 3',
  );
const ranking = ({ players }: Tournament) => players.map(({ rating }) => rating);
const fides = ({ players }: Tournament) => players.map(({ fideRating }) => fideRating);

/** 001 has FIDE's rating, the record of the federation that 172 names the national one. */
test.each([
  ['', [2586, 0, 2100]],
  ['IND FIDE', [2586, 0, 2100]],
  ['IND FIDON', [2586, 1900, 2100]],
  ['IND NRO', [2634, 1900, 0]],
  ['IND NIDOF', [2634, 1900, 2100]],
  ['FRA NIDOF', [2586, 1200, 2100]],
  ['GER NRO', [2586, 0, 2100]],
  ['IND OTHER', [2586, 0, 2100]],
])('172 %s: those ratings rank', (method, expected) => {
  expect(ranking(of172(method))).toEqual(expected);
});

const settled = (book: BookCells): Tournament => {
  const checked = check(readEvent(book).raw);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value;
};
const warnings = (book: BookCells) => readEvent(book).raw.problems.map(({ code }) => code);
const bookOf = (tournament: Tournament): BookCells =>
  planCells(eventPlan(tournament, DEFAULT_SETTINGS));

test('a TRF goes through a workbook and out again with both ratings', () => {
  const before = of172('IND FIDON');
  const back = settled(bookOf(before));
  expect(ranking(back)).toEqual([2586, 1900, 2100]);
  expect(fides(back)).toEqual([2586, 0, 2100]);
  const trf = makeTrf(back, { format: 'trf26' });
  expect(trf).toBe(makeTrf(before, { format: 'trf26' }));
  expect(trf).toContain('172 IND FIDON');
  expect(trf).toMatch(/^001 {4}2 .{38}\s+0 /m);
  for (const line of NRS) expect(trf).toContain(line.trimEnd());
  expect(inexpressible(back, 'trf26').map(({ code }) => code)).not.toContain('trf-loses-ratings');
});

/** The book with other cells in a column of the players, by their headers; null takes the column out. */
function withColumn(book: BookCells, header: string, values: readonly (number | string)[] | null) {
  return {
    ...book,
    tables: book.tables.map((table) => {
      const at = table.header.indexOf(header);
      if (table.name !== 'Players' || at < 0) return table;
      if (values === null) {
        const without = <T>(cells: readonly T[]) => cells.filter((_, index) => index !== at);
        return { ...table, header: without(table.header), rows: table.rows.map(without) };
      }
      const rows = table.rows.map((row, no) =>
        row.map((cell, c) => (c === at ? values[no] : cell)),
      );
      return { ...table, rows };
    }),
  } as BookCells;
}

test('in the sheet an empty rating is worked out, another one counts and is told', () => {
  const book = bookOf(of172('IND NIDOF'));
  expect(warnings(book)).toEqual([]);
  const open = withColumn(book, 'Rating', ['', '', '']);
  expect(ranking(settled(open))).toEqual([2634, 1900, 2100]);
  expect(warnings(open)).toEqual([]);
  const typed = withColumn(book, 'Rating', [2634, 1850, 2100]);
  expect(ranking(settled(typed))).toEqual([2634, 1850, 2100]);
  expect(readEvent(typed).raw.problems).toMatchObject([
    { code: 'rating-not-by-method', value: '1850', args: { method: 'NIDOF', rating: 1900 } },
  ]);
  expect(inexpressible(settled(typed), 'trf26')).toContainEqual(
    expect.objectContaining({ code: 'trf-loses-ratings', value: '2' }),
  );
  const national = withColumn(open, 'National rating', [2500, '', 2200]);
  expect(ranking(settled(national))).toEqual([2500, 0, 2200]);
});

test('a workbook of before, without columns of its own, has the ratings that it had', () => {
  const old = withColumn(
    withColumn(bookOf(of172('')), 'National rating', null),
    'FIDE rating',
    null,
  );
  expect(ranking(settled(old))).toEqual([2586, 0, 2100]);
  expect(fides(settled(old))).toEqual([undefined, undefined, undefined]);
});

test('an unknown method is told at its cell', () => {
  const book = bookOf(of172('IND FIDON'));
  const tables = book.tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) => row.map((cell) => (cell === 'IND FIDON' ? 'the best' : cell))),
  }));
  expect(warnings({ ...book, tables })).toContain('unknown-rating-method');
});

test('what FIDE judges goes by its own ratings', () => {
  const tournament = of172('IND NRO');
  const sheet = ratingChangeSheet(tournament, [1, 3], 'en');
  const cells = sheet.blocks
    .flatMap(({ cells: rows }) => rows)
    .filter(([no]) => no === 1 || no === 3);
  // Player 3 has no national rating and would be unrated; FIDE's is 2100.
  expect(cells.map((row) => row[2])).toEqual([2586, 2100]);
  expect(makePlayerList(tournament, 'swiss-manager').split('\r\n').slice(1, 4)).toEqual([
    expect.stringMatching(/^70100010001;.*;2634;.*;2586$/),
    expect.stringMatching(/^71500030003;.*;1900;.*;$/),
    expect.stringMatching(/;;;2100$/),
  ]);
});

const NO_RATINGS: { rating?: number; fide?: number; national?: number } = {};
const FORM = {
  ...{ name: 'Open', place: '', federation: 'GER', start: '', end: '', arbiter: '' },
  ...{ rounds: 3, byePoints: 2, initialColour: null },
};
const listed = (text: string) => {
  const rows = text.split('\n').map((line) => line.split('|'));
  const found = adoptList({ sheet: 'Liste', row: 0, column: 0, rows });
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.value;
};
const seeds = (text: string, rankMethod: string): [string, number, number | undefined][] => {
  const made = newEvent({ ...FORM, rankMethod }, listed(text).players.rows, false);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value.players.map(({ name, rating, fideRating }: Player) => [
    name,
    rating,
    fideRating,
  ]);
};

test('a list of a pairing program or federation has two columns of ratings', () => {
  const list = 'Name|FideID|RtgI|RtgN\nAlder|1|2000|1900\nBirch|2||2050\nCedar|3|1800|1950';
  expect(listed(list).columns.map(({ column }) => column)).toEqual([
    ...['name', 'fideId', 'fideRating', 'nationalRating'],
  ]);
  expect(seeds(list, '')).toEqual([
    ['Alder', 2000, 2000],
    ['Cedar', 1800, 1800],
    ['Birch', 0, 0],
  ]);
  expect(seeds(list, 'FIDON').map(([name]) => name)).toEqual(['Birch', 'Alder', 'Cedar']);
  expect(seeds(list, 'NRO')).toEqual([
    ['Birch', 2050, 0],
    ['Cedar', 1950, 1800],
    ['Alder', 1900, 2000],
  ]);
});

test('DWZ beside Elo is the national rating, alone it is the rating', () => {
  const both = 'Name|DWZ|Elo\nAhorn|1900|2000\nBuche|1950|';
  expect(seeds(both, '')[0]).toEqual(['Ahorn', 2000, undefined]);
  expect(seeds(both, 'HBFN').map(([, rating]) => rating)).toEqual([2000, 1950]);
  expect(seeds(both, 'NRO')[0]).toEqual(['Buche', 1950, 0]);
  const alone = 'Name|DWZ\nAhorn|1900';
  expect(listed(alone).columns.map(({ column }) => column)).toEqual(['name', 'rating']);
  expect(seeds(alone, '')).toEqual([['Ahorn', 1900, undefined]]);
});

test('a national rating changes in its own column', () => {
  const book = bookOf(of172('IND FIDON'));
  const before = settled(book);
  const players = before.players.map((player) =>
    player.no === 2
      ? { ...player, rating: 1950, national: [{ ...player.national![0], rating: '1950' }] }
      : player,
  );
  const sheets = changeSheets({
    read: readEvent(book),
    before,
    after: { ...before, players },
    language: 'en',
  });
  const back = settled(applyToCells(book, sheets));
  expect(ranking(back)).toEqual([2586, 1950, 2100]);
  expect(back.players[1].national![0].rating).toBe('1950');
});

test('a rating list goes into the column that it is for, and the rating that ranks follows', () => {
  const book = bookOf(of172('IND NIDOF'));
  const opened = openCells(book);
  if (!isChecked(opened)) throw new Error(JSON.stringify(opened?.problems));
  const taken = (text: string, column: string) => {
    const found = matchText(text, wantedIn(opened), () => {});
    if (!found.ok) throw new Error(JSON.stringify(found.problems));
    const compared = compareWithList(opened, found.value.matches, column, new Map());
    const differences = compared.flatMap(({ no, differences: all }) =>
      all.filter(({ field }) => /rating/i.test(field)).map((difference) => ({ no, difference })),
    );
    const plan = planTaken(opened, differences, { name: 'List', date: '' });
    return { differences, back: settled(applyToCells(book, plan.sheets)) };
  };
  const name = (no: number) => opened.tournament.players[no - 1]!.name;
  const national = taken(`Name;DWZ\n${name(1)};2650\n${name(3)};2000\n`, 'DWZ');
  expect(
    national.differences.map(({ no, difference }) => [no, difference.field, difference.theirs]),
  ).toEqual([
    [1, 'nationalRating', '2650'],
    [3, 'nationalRating', '2000'],
  ]);
  expect(ranking(national.back)).toEqual([2650, 1900, 2000]);
  expect(fides(national.back)).toEqual([2586, 0, 2100]);
  const fide = taken(`Name;FIDE rating\n${name(1)};2600\n${name(3)};2111\n`, 'FIDE rating');
  expect(fide.differences.map(({ difference: { field } }) => field)).toEqual([
    'fideRating',
    'fideRating',
  ]);
  expect(ranking(fide.back)).toEqual([2634, 1900, 2111]);
  expect(fides(fide.back)).toEqual([2600, 0, 2111]);
});

/** Which column a formula took of a range with several does not change. */
test('a list in a range is read by its first column of ratings', () => {
  const rating = (header: string) => {
    const found = readListTable([header.split('|'), ['1', 'Alder', '2000', '1900']], 'list');
    return found.ok ? found.value[0]!.rating : null;
  };
  expect(rating('ID|Name|FIDE rating|Rating')).toBe(2000);
  expect(rating('ID|Name|DWZ|Elo')).toBe(2000);
  expect(rating('ID|Name|Club|RtgI')).toBe(1900);
});

test.each([
  ['IND NIDOF', { fide: 1800, national: 1950 }, 1950, 1800],
  ['IND NIDOF', { fide: 1800 }, 1800, 1800],
  ['IND NRO', { rating: 1700 }, 1700, 0],
  ['', { rating: 1700 }, 1700, undefined],
] as const)('%s: whoever enters late has the rating of %j', (method, said, rating, fide) => {
  const { rating: typed = 0, fide: fideRating, national } = { ...NO_RATINGS, ...said };
  const entered = enterLate(of172(method), {
    ...NOBODY,
    ...{ name: 'Late, Lou', rating: typed },
    ...(fideRating === undefined ? {} : { fideRating }),
    national: national === undefined ? [] : [{ ...nationalRecord({}), rating: String(national) }],
  });
  if (!entered.ok) throw new Error(JSON.stringify(entered));
  const player = entered.tournament.players.find(({ no }) => no === entered.no)!;
  expect([player.rating, player.fideRating]).toEqual([rating, fide]);
});
