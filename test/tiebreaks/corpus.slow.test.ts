import fs from 'fs';
import path from 'path';
import { computeTieBreak } from '../../src/tiebreaks/compute';
import { editionById } from '../../src/tiebreaks/editions';
import { Field } from '../../src/tiebreaks/field';
import type { TieBreakCode, UnplayedReading } from '../../src/tiebreaks/types';
import { corpusFiles, readTrf } from '../support/cases';

const FRENCH = editionById('FFE-1998')!;

/** Expected values: a second implementation of the text (test/fixtures/corpora/README.md). */
const CODES: Readonly<Record<string, readonly [TieBreakCode, UnplayedReading]>> = {
  adjustedScore: ['SA', 'default'],
  buchholz: ['BH', 'default'],
  buchholzMedian1: ['BH-M1', 'default'],
  buchholzMedian2: ['BH-M2', 'default'],
  buchholzCut1: ['BH-C1', 'default'],
  buchholzCut2: ['BH-C2', 'default'],
  'buchholz (literal §1)': ['BH', 'literal'],
  'buchholz (played games only)': ['BH', 'played-only'],
  sonnebornBerger: ['SB', 'default'],
  cumulative: ['CUM', 'default'],
  cumulativeCut1: ['CUM-C1', 'default'],
  cumulativeCut2: ['CUM-C2', 'default'],
  wins: ['WINS', 'default'],
  kashdan: ['KASH', 'default'],
  yugoslav: ['YUG', 'default'],
  koya: ['KOYA', 'default'],
  averageRating: ['ARO', 'default'],
  averageRatingCut1: ['ARO-C1', 'default'],
  performance: ['PERF', 'default'],
  sumBuchholz: ['SBH', 'default'],
};

interface Expected {
  rounds: number;
  values: Record<string, Record<string, number | null>>;
}

const files = corpusFiles('tie-breaks-ffe-1998', '.trf');

it('has files to compare with', () => expect(files.length).toBeGreaterThan(5));

describe.each(files.map((file) => [path.basename(file, '.trf'), file]))('%s', (_, file) => {
  const expected = JSON.parse(fs.readFileSync(file.replace(/trf$/, 'json'), 'utf8')) as Expected;
  const field = new Field(readTrf(file), expected.rounds);

  it('has every player of the file', () =>
    expect(field.numbers.map(String).sort()).toEqual(Object.keys(expected.values).sort()));

  it('has the same points', () => {
    for (const [no, values] of Object.entries(expected.values))
      expect([no, field.score(Number(no)) / 2]).toEqual([no, values.points]);
  });

  it.each(Object.entries(CODES))('%s', (key, [code, unplayed]) => {
    for (const [no, values] of Object.entries(expected.values)) {
      if (!(key in values)) continue;
      const { value } = computeTieBreak(FRENCH, field, code, Number(no), [], { unplayed });
      expect([no, value]).toEqual([no, values[key]]);
    }
  });

  it('knows every value of the file', () => {
    const keys = new Set(Object.values(expected.values).flatMap((values) => Object.keys(values)));
    keys.delete('points');
    expect([...keys].filter((key) => !(key in CODES))).toEqual([]);
  });
});
