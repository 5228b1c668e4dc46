/**
 * Facts of C.07 that a text or an exercise gives, one by one. `swiss-tec-n16-r5` is the Technical
 * Commission's exercise crosstable; the small events are made here, the derivation above each.
 */
import { readCrosstable } from '../../src/formats/crosstable/readCrosstable';
import type { Tournament } from '../../src/model/types';
import { computeTieBreak } from '../../src/tiebreaks/compute';
import {
  EDITION_IDS,
  EDITIONS,
  editionById,
  editionInForce,
  findTieBreak,
} from '../../src/tiebreaks/editions';
import { Field } from '../../src/tiebreaks/field';
import { isKept } from '../../src/tiebreaks/types';
import { standings } from '../../src/tiebreaks/standings/standings';
import { corpusFiles, readTrf } from '../support/cases';

const exercise = readTrf(
  corpusFiles('tie-breaks-c07', '.trf').find((file) => file.includes('swiss-tec'))!,
);

const value = (event: Tournament, edition: string, code: string, no: number) =>
  computeTieBreak(
    editionById(edition)!,
    new Field(event),
    findTieBreak(editionById(edition)!, code)!.code,
    no,
  ).value;

function event(...rows: (string | number)[][]): Tournament {
  const rounds = rows[0].slice(3).map((_, i) => `R${i + 1}`);
  const read = readCrosstable([['No', 'Name', 'Rtg', ...rounds], ...rows]);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value.tournament;
}

describe('the exercise, before and after the caps of 2026 (16.4)', () => {
  it.each([
    [4, 'BH', 15, 14],
    [4, 'SB', 9.75, 9.25],
    [6, 'BH', 12, 11.5],
    [6, 'SB', 6.5, 6],
    [11, 'BH', 13.5, 12.5],
    [11, 'SB', 5.75, 4.75],
    [2, 'BH', 13, 13],
    [12, 'SA', 3, 3],
  ])('%d %s: %d, then %d', (no, code, before, after) => {
    expect(value(exercise, 'C07-2024', code, no)).toBe(before);
    expect(value(exercise, 'C07-2023', code, no)).toBe(before);
    expect(value(exercise, 'C07-2026', code, no)).toBe(after);
  });
  it('cuts the requested bye first (16.5)', () => {
    expect(value(exercise, 'C07-2026', 'BH-C1', 4)).toBe(11.5);
    const { parts } = computeTieBreak(editionById('C07-2026')!, new Field(exercise), 'BH/C1', 4);
    expect(parts.filter((part) => !isKept(part))).toMatchObject([
      { round: 2, cut: 'lowest-vur', article: '16.5', why: 'category3-capped' },
    ]);
  });
});

it('a bye in round 1 is worth 2½ to who has 4 of 5 (cap), 2 to who has 2', () => {
  // Eight others lose or win so that the first has 4 points with a bye, the second 2.
  const many = event(
    [1, 'Four', 0, 'bye', '3w1', '4b1', '5w1', '6b0'],
    [2, 'Two', 0, 'bye', '4w1', '5b0', '6w0', '3b0'],
    [3, 'A', 0, '4w½', '1b0', '6w½', '-', '2w1'],
    [4, 'B', 0, '3b½', '2b0', '1w0', '-', '5w½'],
    [5, 'C', 0, '6w½', '-', '2w1', '1b0', '4b½'],
    [6, 'D', 0, '5b½', '-', '3b½', '2b1', '1w1'],
  );
  const bye = (edition: string, no: number) =>
    computeTieBreak(editionById(edition)!, new Field(many), 'BH', no).parts[0].value;
  expect([bye('C07-2024', 1), bye('C07-2026', 1)]).toEqual([4, 2.5]);
  expect([bye('C07-2024', 2), bye('C07-2026', 2)]).toEqual([2, 2]);
});

describe('direct encounter (art. 6)', () => {
  // Ada beat Bo and Cy, Bo and Cy drew; Di, with as many points, met none of them.
  const circle = event(
    [1, 'Ada', 0, '2w1', '3b1', '5w0', '6b0'],
    [2, 'Bo', 0, '1b0', '4w½', '3w½', '5b1'],
    [3, 'Cy', 0, '6b1', '1w0', '2b½', '4w½'],
    [4, 'Di', 0, '5w½', '2b½', '6w½', '3b½'],
    [5, 'Ed', 0, '4b½', '6w1', '1b1', '2w0'],
    [6, 'Flo', 0, '3w0', '5b0', '4b½', '1w1'],
  );
  const rank = (edition: string, no: number) => {
    const { numbers } = new Field(circle);
    const tied = numbers.filter((each) => each <= 4);
    return computeTieBreak(editionById(edition)!, new Field(circle), 'DE', no, tied).value;
  };
  it('gives a place that no missing game can take away (6.3)', () => {
    // Among 1–4: Ada 2 of 2 (Di missing), Bo 0+½+½, Cy 0+½+½, Di ½+½ and one game missing: at most 2.
    expect([1, 2, 3, 4].map((no) => rank('C07-2026', no))).toEqual([1, 1, 1, 1]);
  });
  it('asks for all to have met before 2023', () =>
    expect([1, 2, 3, 4].map((no) => rank('FIDE-2009', no))).toEqual([1, 1, 1, 1]));
  it('starts again among those who stay tied (6.2)', () => {
    const tied = [1, 2, 3];
    const field = new Field(circle);
    const ranks = tied.map(
      (no) => computeTieBreak(editionById('C07-2026')!, field, 'DE', no, tied).value,
    );
    expect(ranks).toEqual([1, 2, 2]);
  });
});

describe('codes', () => {
  const newest = EDITIONS[0];
  it.each([
    ['BH/C1', 'BH/C1'],
    ['bh-c1', 'BH/C1'],
    ['BH/P/C2', 'BH/C2/P'],
    ['KS/L-1', 'KS/L-1'],
    ['ks-l+2', 'KS/L+2'],
    ['BH:MP/M1', 'BH:MP/M1'],
    ['mpvgp', 'MPvGP'],
    ['SSSC/K4', 'SSSC/K4'],
    ['Solkoff', 'BH'],
    ['CUM-C1', 'PS/C1'],
  ])('%s is %s', (text, code) => expect(findTieBreak(newest, text)?.code).toBe(code));
  it.each(['BH/L1', 'SB/M1', 'TPR/C1', 'WINX', 'BH/C0', 'BH/C1/C2'])('%s is none', (text) =>
    expect(findTieBreak(newest, text)).toBeUndefined(),
  );
  it('of other editions, and unknown to all, are refused: whose they are, or the nearest ones', () => {
    const list = standings(exercise, { tieBreaks: ['STD', 'BHC'], edition: 'C07-2024' });
    expect(list.ok ? [] : list.problems).toMatchObject([
      { code: 'tie-break-of-other-edition', value: 'STD', args: { edition: 'C07-2024' } },
      { code: 'unknown-tie-break', value: 'BHC', args: { nearest: expect.stringMatching(/^BH/) } },
    ]);
  });
});

it('knows which edition was in force', () => {
  expect(EDITION_IDS).toEqual(['C07-2026', 'C07-2024', 'C07-2023', 'FIDE-2009', 'FFE-1998']);
  const on = (date: string) => editionInForce(date).id;
  expect(on('2026/03/01')).toBe('C07-2026');
  expect(on('2026-02-28')).toBe('C07-2024');
  expect(on('24/08/01')).toBe('C07-2024');
  expect(on('31.07.2024')).toBe('C07-2023');
  expect(on('2021/12/28')).toBe('FIDE-2009');
  expect(on('1999-05-01')).toBe('FFE-1998');
  expect(on('')).toBe('C07-2026');
});

it('warns by article: Buchholz in a round robin (8), ratings with unrated players (10)', () => {
  const robin = event(
    [1, 'Ada', 2000, '2w1', '3b1'],
    [2, 'Bo', 0, '1b0', '-'],
    [3, 'Cy', 1900, '-', '1w0'],
  );
  const warnings = (tieBreaks: string[], of: Tournament, edition = 'C07-2026') => {
    const list = standings(of, { tieBreaks, edition });
    return list.ok ? list.value.warnings.map(({ key, article }) => [key, article]) : [];
  };
  const declared = { ...robin, systemCode: 'FIDE_ROUNDROBIN' };
  expect(warnings(['BH'], declared)).toEqual([
    ['tiebreaks.warning.no-buchholz-in-round-robin', '8'],
  ]);
  expect(warnings(['BH'], declared, 'C07-2024')).toEqual([]);
  expect(warnings(['ARO'], robin)).toEqual([['tiebreaks.warning.drop-ratings', '10']]);
  expect(value(robin, 'C07-2026', 'ARO', 1)).toBe(null);
});
