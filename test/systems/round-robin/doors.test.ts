import { crosstableCounted, standings as spill } from '../../../functions/tables';
import { eventTrf } from '../../../src/event/lists/exportTrf';
import { checkStandings } from '../../../src/event/check/checkStandings';
import { planList, rankingOf } from '../../../src/event/lists/lists';
import { isChecked, openCells, type CheckedEvent } from '../../../src/event/open/openEvent';
import { eventPage } from '../../../src/event/lists/publish';
import { blankEvent, blankPlayer } from '../../../src/model/blank';
import type { Entry, Tournament } from '../../../src/model/types';
import { DEFAULT_SETTINGS } from '../../../src/sheets/settings';
import { eventPlan } from '../../../src/sheets/write/eventPlan';
import { planCells } from '../../../src/sheets/plan/planCells';
import { writeBook } from '../../../src/xlsx/workbook';
import { Terminal } from '../../support/cli';

/**
 * Six by the table of C.05 Annex 1; White won every game. 6 left after two of his five games, so what
 * he played and the forfeits after it do not count (C.05). 4 did not come against 5 in round 3: a
 * forfeit, which is a game of a round robin (C.07 15.2).
 */
const TABLE = [
  ['1-6', '2-5', '3-4'],
  ['6-4', '5-3', '1-2'],
  ['2-6', '3-1', '4-5'],
  ['6-5', '1-4', '2-3'],
  ['3-6', '4-2', '5-1'],
];

function sixPlayers(rounds: number): Tournament {
  const players = [1, 2, 3, 4, 5, 6].map((no) => ({
    ...blankPlayer(no, 2000 - no),
    name: `Player ${no}`,
    withdrawn: no === 6,
    entries: TABLE.slice(0, rounds).map((games, index): Entry => {
      const [white, black] = games
        .map((game) => game.split('-').map(Number))
        .find((game) => game.includes(no))!;
      const [opponent, colour] =
        no === white ? ([black, 'white'] as const) : ([white, 'black'] as const);
      if (index > 1 && no === 6) return { outcome: 'forfeitLoss', opponent, colour };
      if (index > 1 && opponent === 6) return { outcome: 'forfeitWin', opponent, colour };
      if (index === 2 && no === 4) return { outcome: 'forfeitLoss', opponent, colour };
      if (index === 2 && opponent === 4) return { outcome: 'forfeitWin', opponent, colour };
      return { outcome: no === white ? 'win' : 'loss', opponent, colour };
    }),
  }));
  return { ...blankEvent(players, 5), pairedRounds: rounds, roundsDeclared: true };
}

const SETTINGS = { ...DEFAULT_SETTINGS, system: 'round-robin', tieBreaks: ['SB'] };

function workbook(rounds: number) {
  const cells = planCells(eventPlan(sixPlayers(rounds), SETTINGS, 'en'));
  const event = openCells(cells);
  if (!isChecked(event)) throw new Error('not read');
  return { cells, event };
}

const ranked = (event: CheckedEvent) => {
  const list = rankingOf(event, { tieBreaks: ['SB'], after: 0 });
  if (!list.ok) throw new Error(list.problems[0].code);
  return list.value;
};

/** Number → points and Sonneborn-Berger. */
const AFTER_3 = { 1: [1, 1], 2: [1, 2], 3: [2, 1], 4: [0, 0], 5: [2, 2], 6: [0, null] };
// 1 beat 2, 4. 2 beat 5, 3. 3 beat 4, 1. 4 beat 2. 5 beat 3, 1, and 4 by forfeit.
const AFTER_5 = { 1: [2, 3], 2: [2, 5], 3: [2, 3], 4: [1, 2], 5: [3, 5], 6: [0, null] };

const asObject = (rows: readonly (readonly [number, number, number | null])[]) =>
  Object.fromEntries(rows.map(([no, ...values]) => [no, values]));

const EXPECTED = [
  [3, AFTER_3],
  [5, AFTER_5],
] as const;

test.each(EXPECTED)('after round %i: the pane and the page', (rounds, expected) => {
  const { event } = workbook(rounds);
  const list = ranked(event);
  expect(
    asObject(list.rows.map(({ no, points, tieBreaks }) => [no, points, tieBreaks.SB ?? null])),
  ).toEqual(expected);
  expect(list.warnings.map(({ key }) => key)).toContain('roundRobin.withdrawn-taken-out');
  const page = eventPage(event, list, 'en', '', false);
  // The standings have none of his points, the crosstable has his win against 4.
  expect(page).toContain('4w1');
});

test.each(EXPECTED)('after round %i: the live list in the sheet', (rounds, expected) => {
  const { cells, event } = workbook(rounds);
  const [sheet] = planList(event, 'standings', ranked(event), true).sheets;
  const names = Array.from({ length: rounds }, (_, index) => `Round_${index + 1}`);
  const formula = sheet.blocks
    .flatMap((block) => block.cells.flat())
    .filter(isFormula)
    .find(({ formula }) => formula.startsWith('=CHESS.'))!;
  const tables = ['Players', ...names, 'Event'].map((name) => `${name}[#All]`).join(',');
  expect(formula.formula).toContain(`=CHESS.STANDINGS(CHESS.CROSSTABLE_COUNTED(${tables}),"SB"`);
  const range = (name: string) => {
    const { header, rows } = cells.tables.find((table) => table.name === name)!;
    return [[...header], ...rows.map((row) => [...row])];
  };
  const counted = crosstableCounted(range('Players'), [...names, 'Event'].map(range));
  const [, ...lines] = spill(counted, [['SB']]) as (string | number)[][];
  expect(
    asObject(
      lines.map((line) => [
        Number(line[1]),
        Number(line[4]),
        line[5] === '–' ? null : Number(line[5]),
      ]),
    ),
  ).toEqual(expected);
});

const isFormula = (cell: unknown): cell is { formula: string } =>
  typeof cell === 'object' && cell !== null && 'formula' in cell;

/** A TRF has no mark for who withdrew, and forfeits alone say nothing: a file counts as it stands, which is told. */
test('the command line from a TRF of the finished event', async () => {
  const text = eventTrf({ tournament: sixPlayers(5), settings: SETTINGS }, 'trf26');
  if (!text.ok) throw new Error(text.problems[0].code);
  expect(text.warnings).toContainEqual(
    expect.objectContaining({ code: 'trf-counts-withdrawn', value: '6' }),
  );
  const terminal = new Terminal();
  terminal.write('e.trf', text.value);
  expect(await terminal.run('standings', 'e.trf', '--tie-breaks', 'SB', '--json')).toBe(0);
  const { standings } = JSON.parse(terminal.stdout) as {
    standings: { no: number; points: number }[];
  };
  // With his win against 4 and what 1, 2, 3 and 5 have of him, by forfeit or not.
  expect(Object.fromEntries(standings.map(({ no, points }) => [no, points]))).toEqual({
    1: 3,
    2: 3,
    3: 3,
    4: 1,
    5: 4,
    6: 1,
  });
});

test('the check accepts the list as it counts, and a list from before he left', () => {
  const { event } = workbook(5);
  const sheetOf = (rows: readonly (readonly unknown[])[], title: string) => ({
    sheet: 'Mine',
    row: 0,
    column: 0,
    rows: [[title], ['Rank', 'No', 'Name', 'Pts'], ...rows],
  });
  const name = (no: number) => `Player ${no}`;
  const list = (points: readonly (readonly [rank: number, no: number, points: number])[]) =>
    points.map(([rank, no, value]) => [rank, no, name(no), value]);
  const wrong = (rows: ReturnType<typeof list>, title: string) =>
    checkStandings(event, [sheetOf(rows, title)] as never).wrongCells;
  const final = list([
    [1, 5, 3],
    [2, 2, 2],
    [3, 1, 2],
    [3, 3, 2],
    [5, 4, 1],
    [6, 6, 0],
  ]);
  expect(wrong(final, 'Final standings after round 5')).toBe(0);
  // After round 2 everything counted: 1 has two, 6, 5, 3 and 2 one each.
  const early = list([
    [1, 1, 2],
    [2, 2, 1],
    [2, 3, 1],
    [2, 5, 1],
    [2, 6, 1],
    [6, 4, 0],
  ]);
  const { settings } = event;
  expect(settings.tieBreaks).toEqual(['SB']);
  const withoutTieBreaks = { ...event, settings: { ...settings, tieBreaks: [] } };
  const found = checkStandings(withoutTieBreaks, [
    sheetOf(early, 'Standings after round 2'),
  ] as never);
  expect(found.wrongCells).toBe(0);
});

test('who is taken out of the standings wins nothing, not even for the last place', async () => {
  const terminal = new Terminal();
  const plan = eventPlan(sixPlayers(5), SETTINGS, 'en');
  terminal.write('e.xlsx', await writeBook(plan));
  terminal.write('p.csv', 'Prize;Place;Value\nMain;1-6;10\n');
  const words = ['--prizes', 'p.csv', '--tie-breaks', 'SB', '--json'];
  expect(await terminal.run('prizes', 'e.xlsx', ...words)).toBe(0);
  const { awards, kept } = JSON.parse(terminal.stdout) as {
    awards: { no: number }[];
    kept: number;
  };
  expect(awards.map(({ no }) => no).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(kept).toBe(10);
});

test('the schedule lists every round of C.05 Annex 1: what is published with its results, the rest by the table', () => {
  const { event } = workbook(2);
  const list = ranked(event);
  const [sheet] = planList(event, 'schedule', list, false).sheets;
  const rows = sheet.blocks[1].cells.slice(1);
  const games = rows.map((row) => `${row[2]}-${row[6]}`);
  expect(games).toHaveLength(15);
  TABLE.forEach((round, index) =>
    expect(games.slice(index * 3, index * 3 + 3).sort()).toEqual([...round].sort()),
  );
  expect(rows.map((row) => row[0]).filter(Boolean)).toEqual([1, 2, 3, 4, 5]);
  expect(rows.slice(0, 6).map((row) => row[4])).toEqual(Array(6).fill('1-0'));
  expect(rows.slice(6).map((row) => row[4])).toEqual(Array(9).fill(''));
  expect(rows.slice(6, 9).map((row) => row[1])).toEqual([1, 2, 3]);
});

test('who left before half of the games stays in the crosstable, last, with a column', () => {
  const { event } = workbook(5);
  const [sheet] = planList(event, 'crosstable', ranked(event), false).sheets;
  const rows = sheet.blocks[1].cells.slice(1);
  expect(rows.map((row) => row[1]).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(rows[5].slice(0, 3)).toEqual([6, 6, 'Player 6']);
  // 6 lost to 1, beat 4, and lost the three others by forfeit; six columns of the grid.
  expect(rows[5].slice(4, 10).filter((cell) => cell === '-')).toHaveLength(3);
  expect(rows[5].slice(4, 10).filter((cell) => cell === '0' || cell === '1')).toHaveLength(2);
  expect(rows[5][9]).toBe('■');
});
