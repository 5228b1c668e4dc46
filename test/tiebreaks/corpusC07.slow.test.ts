import fs from 'fs';
import path from 'path';
import { standings } from '../../src/tiebreaks/standings/standings';
import { corpusFiles, readTrf } from '../support/cases';

/**
 * Expected values: Gacrux 1.9.57, the Technical Commission's checker, and a second reading of the
 * text; only values on which both agree (test/fixtures/corpora/README.md).
 */
interface Expected {
  file: string;
  edition: string;
  values: Record<string, Record<string, number | null>>;
  /** By the list, `PTS` first. */
  ranks: Record<string, Record<string, number>>;
}

const files = corpusFiles('tie-breaks-c07', '.json');

it('has files to compare with', () => expect(files).toHaveLength(54));

describe.each(files.map((file) => [path.basename(file, '.json'), file]))('%s', (_, file) => {
  const expected = JSON.parse(fs.readFileSync(file, 'utf8')) as Expected;
  const tournament = readTrf(path.join(path.dirname(file), expected.file));
  const codes = [...new Set(Object.values(expected.values).flatMap((each) => Object.keys(each)))];

  const ranked = (tieBreaks: readonly string[]) => {
    const list = standings(tournament, { tieBreaks, edition: expected.edition });
    if (!list.ok) throw new Error(JSON.stringify(list.problems));
    return list.value;
  };

  it.each(codes)('%s', (code) => {
    const list = ranked([code]);
    for (const { no, rank, tieBreaks } of list.rows) {
      const values = expected.values[no];
      if (!(code in values)) continue;
      // Of direct encounter the file holds the rank that it leads to.
      const value = code.startsWith('DE') ? rank : tieBreaks[list.given[0].code];
      expect([no, value]).toEqual([no, values[code]]);
    }
  });

  it.each(Object.keys(expected.ranks))('ranks by %s', (codesOfList) => {
    const { rows } = ranked(codesOfList.split(','));
    const ours = Object.fromEntries(rows.map(({ no, rank }) => [no, rank]));
    for (const [no, rank] of Object.entries(expected.ranks[codesOfList]))
      expect([no, ours[no]]).toEqual([no, rank]);
  });
});
