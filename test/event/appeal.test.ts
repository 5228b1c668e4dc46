/** The appeal file: every number in it is taken from the entries of the players again, or from a foreign program. */
import fs from 'fs';
import path from 'path';
import { isPlayed } from '../../src/model/outcomes';
import type { Tournament } from '../../src/model/types';
import { corpusFiles, readTrf } from '../support/cases';
import { Terminal } from '../support/cli';
import { asSheets, sheetsOf } from '../support/files/courseBook';
import { columnName, shown, type Cell } from '../support/words/sheetFormula';

const file = corpusFiles('tie-breaks-c07', '.trf').find((name) => /swiss-a.*-n1\d-/.test(name))!;
const event = readTrf(file);
/** By TieBreakServer. */
const expected = (
  JSON.parse(fs.readFileSync(file.replace('.trf', '.c07-2026.json'), 'utf8')) as {
    values: Record<string, Record<string, number>>;
  }
).values;
const ROUND = 4;
const CODES = ['BH', 'BH/C1', 'SB'];

type SheetsRead = Awaited<ReturnType<typeof sheetsOf>>;

async function appeal(...words: string[]): Promise<SheetsRead> {
  const terminal = new Terminal({ 'event.trf': fs.readFileSync(file) });
  const asked = ['appeal', 'event.trf', '--system', 'dutch-2026', '-o', 'a.xlsx', ...words];
  expect([await terminal.run(...asked), terminal.stderr]).toEqual([0, expect.any(String)]);
  return sheetsOf(terminal.read('a.xlsx'));
}

/** Rows of cells as they show. */
function rowsOf(sheets: SheetsRead, name: string): Cell[][] {
  const cells = [...sheets[name].keys()].map((address) => /^([A-Z]+)(\d+)$/.exec(address)!);
  const last = Math.max(...cells.map(([, , row]) => Number(row)));
  return Array.from({ length: last }, (_, row) =>
    Array.from({ length: 30 }, (__, column) =>
      shown(asSheets(sheets), name, `${columnName(column + 1)}${row + 1}`),
    ),
  );
}

const player = (no: number, { players }: Tournament = event) =>
  players.find((each) => each.no === no)!;
const before = (no: number) => player(no).entries.slice(0, ROUND - 1);
const scoreBefore = (no: number): number =>
  before(no).reduce((sum, { outcome }) => sum + event.points[outcome], 0) / 2 +
  (player(no).virtualPoints[ROUND - 1] ?? 0) / 2;
const metBefore = (no: number) =>
  before(no).flatMap(({ opponent, outcome }) =>
    opponent !== null && isPlayed(outcome) ? [opponent] : [],
  );
/** The terms of the two stand beside each other: those of the first, then those of the second, as rows from the left. */
const detailRows = (sheets: SheetsRead): Cell[][] => {
  const rows = rowsOf(sheets, 'Detail');
  const terms = rows.slice(rows.findIndex(([code]) => CODES.includes(String(code))));
  return [...rows, ...terms.map((row) => row.slice(11))];
};
const halves = (text: unknown): number =>
  Number(String(text).replace('½', '.5').replace(/^\.5$/, '0.5'));

/** Two who have not met and do not meet: somebody may ask why. */
const pair = (() => {
  const [a] = event.players;
  const b = event.players.find(
    ({ no, entries }) =>
      no !== a.no &&
      !metBefore(a.no).includes(no) &&
      a.entries[ROUND - 1].opponent !== no &&
      entries[ROUND - 1].opponent !== null &&
      Math.abs(scoreBefore(no) - scoreBefore(a.no)) <= 1,
  )!;
  return [a.no, b.no] as const;
})();

describe(path.basename(file), () => {
  let sheets: SheetsRead;
  beforeAll(async () => {
    sheets = await appeal(
      '--round',
      String(ROUND),
      '--players',
      pair.join(','),
      '--standings',
      '--edition',
      'C07-2026',
      '--tie-breaks',
      CODES.join(','),
    );
  });

  test('no cell shows an error', () => {
    for (const name of Object.keys(sheets))
      for (const row of rowsOf(sheets, name))
        for (const cell of row) expect(String(cell ?? '')).not.toMatch(/^#|NaN|undefined/);
  });

  test('points, colours and opponents of everybody in the brackets', () => {
    const names = new Map(event.players.map(({ no, name }) => [no, name]));
    const rows = rowsOf(sheets, 'Appeal').filter(
      ([, no, name]) => typeof no === 'number' && names.get(no) === name,
    );
    expect(rows.map(([, no]) => no)).toEqual(expect.arrayContaining([...pair]));
    for (const [, no, , points, , colours, , met] of rows) {
      const number = Number(no);
      expect([no, halves(points)]).toEqual([no, scoreBefore(number)]);
      const played = before(number)
        .filter(({ outcome }) => isPlayed(outcome))
        .map(({ colour }) => (colour === 'white' ? 'W' : 'B'));
      expect([no, colours]).toEqual([no, played.join('') || '–']);
      const opponents = metBefore(number).sort((a, b) => a - b);
      expect([no, met]).toEqual([no, opponents.join(' ') || '–']);
    }
  });

  test('the three rounds: as paired, and every other with nobody twice or met before', () => {
    const rows = rowsOf(sheets, 'Appeal round');
    const head = rows.findIndex(([first]) => first === 'Table');
    const lines = rows.slice(
      head + 1,
      rows.findIndex((row, at) => at > head && !row[0] && !row[2]),
    );
    const pairsIn = (column: number) =>
      lines.flatMap((row) => {
        const numbers = /^(\d+) .* – (\d+) /.exec(String(row[column] ?? ''));
        return numbers ? [[Number(numbers[1]), Number(numbers[2])]] : [];
      });
    for (const [white, black] of pairsIn(2)) {
      const entry = player(white).entries[ROUND - 1];
      expect([entry.opponent, entry.colour]).toEqual([black, 'white']);
    }
    const demanded = pairsIn(3);
    expect(demanded.filter((two) => pair.every((no) => two.includes(no)))).toHaveLength(1);
    for (const column of [1, 3]) {
      const pairs = pairsIn(column);
      expect(new Set(pairs.flat()).size).toBe(2 * pairs.length);
      for (const [white, black] of pairs) expect(metBefore(white)).not.toContain(black);
    }
    // How many pairs are other, in words and counted.
    const byRules = new Set(pairsIn(1).map(String));
    const other = demanded.filter((two) => !byRules.has(String(two)));
    const text = rowsOf(sheets, 'Appeal').flat().map(String).join('\n');
    expect(text).toContain(`${other.length} pair`);
  });

  test('every tie-break of the two is the sum of its cells, and what the foreign program gives', () => {
    const rows = detailRows(sheets);
    const titles = rows.flatMap(([code, who], at) =>
      CODES.includes(String(code)) ? [{ code: String(code), no: parseInt(String(who)), at }] : [],
    );
    const [one, two] = pair.map((no) => player(no).entries);
    const points = (entries: typeof one) =>
      entries.reduce((sum, { outcome }) => sum + event.points[outcome], 0);
    if (points(one) !== points(two)) expect(titles).toHaveLength(2 * CODES.length);
    expect(titles.length).toBeGreaterThan(0);
    for (const { code, no, at } of titles) {
      const end = rows.findIndex(([, label], index) => index > at && label === 'Total');
      expect([code, no, rows[end][4]]).toEqual([code, no, expected[no][code]]);
      const terms = rows.slice(at + 2, end).filter((row) => row[5] === 1);
      const sum = terms.reduce((total, row) => total + Number(row[4]), 0);
      expect(sum).toBeCloseTo(expected[no][code], 6);
    }
  });

  test('every term of a game is the score of the opponent, times the points made where the code says so', () => {
    const rows = detailRows(sheets);
    const sumOf = (no: number) =>
      player(no).entries.reduce((all, { outcome }) => all + event.points[outcome], 0) / 2;
    const hasPlayedAll = (no: number) =>
      player(no).entries.every(({ outcome }) => isPlayed(outcome));
    let checked = 0;
    let code = '';
    let no = 0;
    for (const row of rows) {
      if (CODES.includes(String(row[0]))) [code, no] = [String(row[0]), parseInt(String(row[1]))];
      const [round, opponent, used, made, term] = row.map(Number);
      if (code === '' || !Number.isInteger(row[0]) || row[0] === null) continue;
      const entry = player(no).entries[round - 1];
      if (!entry || entry.opponent === null || !isPlayed(entry.outcome)) continue;
      expect([code, no, round, opponent]).toEqual([code, no, round, entry.opponent]);
      const points = event.points[entry.outcome] / 2;
      if (code === 'SB') expect([no, round, made]).toEqual([no, round, points]);
      expect([code, no, round, term]).toEqual([
        code,
        no,
        round,
        used * (code === 'SB' ? points : 1),
      ]);
      // Of who missed a round the score may be seen otherwise (16.3): the sum is the foreign program's.
      if (!hasPlayedAll(entry.opponent)) continue;
      expect([code, no, round, used]).toEqual([code, no, round, sumOf(entry.opponent)]);
      checked++;
    }
    expect(checked).toBeGreaterThan(3);
  });

  test('the places of the two are those of the points and of the values of the foreign program', () => {
    const pointsOf = (no: number) =>
      player(no).entries.reduce((all, { outcome }) => all + event.points[outcome], 0);
    const keys = (no: number) => [pointsOf(no), ...CODES.map((code) => expected[no][code])];
    const isBefore = (one: readonly number[], other: readonly number[]): boolean => {
      const at = one.findIndex((value, index) => value !== other[index]);
      return at >= 0 && one[at] > other[at];
    };
    const rows = rowsOf(sheets, 'Appeal round');
    for (const no of pair) {
      const row = rows.find(
        ([, who, points]) => who === `${no} ${player(no).name}` && typeof points === 'number',
      )!;
      const better = event.players.filter((other) => isBefore(keys(other.no), keys(no)));
      const level = event.players.filter(
        (other) => other.no < no && String(keys(other.no)) === String(keys(no)),
      );
      expect([no, row[0]]).toEqual([no, better.length + level.length + 1]);
      const values = String(row[3]).split(' · ').map(Number);
      expect([no, values]).toEqual([no, CODES.map((code) => expected[no][code])]);
    }
  });

  test('rank and points of the two', () => {
    const rows = rowsOf(sheets, 'Appeal round');
    for (const no of pair) {
      const [, , points] = rows.find(
        (row) => row[1] === `${no} ${player(no).name}` && typeof row[2] === 'number',
      )!;
      const sum = player(no).entries.reduce((all, { outcome }) => all + event.points[outcome], 0);
      expect([no, points]).toEqual([no, sum / 2]);
    }
  });
});

test('two who have met: the round is named, and there is no round to price', async () => {
  const [first] = event.players;
  const other = metBefore(first.no)[0];
  const met = before(first.no).findIndex(({ opponent }) => opponent === other) + 1;
  const sheets = await appeal('--round', String(ROUND), '--players', `${first.no},${other}`);
  const text = rowsOf(sheets, 'Appeal').flat().map(String).join(' ');
  expect(text).toContain(`round ${met}`);
  expect(text).toContain('There is no legal round in which');
  expect(Object.keys(sheets)).not.toContain('Detail');
});

test('what is missing or wrong is named', async () => {
  const terminal = new Terminal({ 'event.trf': fs.readFileSync(file) });
  const ask = async (...words: string[]) => [
    await terminal.run('appeal', 'event.trf', '-o', 'a.xlsx', ...words),
    terminal.stderr,
  ];
  expect(await ask('--round', '2')).toEqual([3, expect.stringContaining('--players')]);
  expect(await ask('--round', '2', '--players', '1')).toEqual([
    3,
    expect.stringContaining('appeal-two-players'),
  ]);
  expect(await ask('--round', '2', '--players', '1,1')).toEqual([
    3,
    expect.stringContaining('appeal-one-player'),
  ]);
  expect(await ask('--round', '2', '--players', '1,999')).toEqual([
    3,
    expect.stringContaining('unknown-player'),
  ]);
});
