import fs from 'fs';
import { isDeepStrictEqual } from 'util';
import { check } from '../../src/model/check';
import { score } from '../../src/model/tournament';
import { decodeTrf } from '../../src/formats/trf/decode';
import { makeTrf } from '../../src/formats/trf/write/makeTrf';
import { parseTrf } from '../../src/formats/trf/parseTrf';
import { corpusFiles } from '../support/cases';

/** Written by bbpPairings 5.0.1 and JaVaFo 1.4: none of us chose their codes or their scores. */
const FOLDERS = ['dutch-2016', 'dutch-2012', 'speed', 'tie-breaks-ffe-1998'];

function read(file: string) {
  const text = decodeTrf(fs.readFileSync(file));
  if (!text.ok) throw new Error(`${file} is no text`);
  return check(parseTrf(text.value));
}

describe.each(FOLDERS)('%s', (folder) => {
  const files = corpusFiles(folder, '.trf');

  test('every file reads without a problem, its scores agreeing with its results', () => {
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const checked = read(file);
      expect({ file, problems: checked.ok ? checked.warnings : checked.problems }).toEqual({
        file,
        problems: [],
      });
    }
  });

  test('the points column is the sum of the results', () => {
    for (const file of files) {
      const raw = parseTrf(fs.readFileSync(file, 'utf8'));
      const checked = check(raw);
      if (!checked.ok) throw new Error(file);
      const { value } = checked;
      const claimed = raw.players.map(({ no, claimedPoints }) => [no.value, claimedPoints?.value]);
      const summed = value.players.map((player) => [player.no, score(value, player)]);
      expect(claimed.sort(([a], [b]) => (a ?? 0) - (b ?? 0))).toEqual(summed);
    }
  });

  test('write, read, write gives the same text and the same event', () => {
    for (const file of files) {
      const first = read(file);
      if (!first.ok) throw new Error(file);
      const written = makeTrf(first.value);
      const second = check(parseTrf(written));
      if (!second.ok) throw new Error(`${file}: ${JSON.stringify(second.problems[0])}`);
      expect({ file, same: isDeepStrictEqual(second.value, first.value) }).toEqual({
        file,
        same: true,
      });
      expect(makeTrf(second.value)).toBe(written);
    }
  });
});
