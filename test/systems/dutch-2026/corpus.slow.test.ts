import fs from 'fs';
import path from 'path';
import { dutch2016 } from '../../../src/systems/dutch-2016';
import { dutch2026 } from '../../../src/systems/dutch-2026';
import { recheckRound } from '../../../src/systems/audit/recheck';
import type { PairingSystem } from '../../../src/systems/system';
import { corpusFiles, readTrf } from '../../support/cases';

function differing(file: string, system: PairingSystem): number[] {
  const tournament = readTrf(file);
  const rounds = Array.from({ length: tournament.pairedRounds }, (_, index) => index + 1);
  return rounds.filter((round) => {
    const check = recheckRound(tournament, system, round);
    return 'problems' in check || check.differs;
  });
}

/** Expected: every round as bbpPairings 6.0.0 paired it, colours and bye included. */
describe.each([
  ['dutch-2026', 140],
  ['dutch-2026-small', 121],
  ['dutch-2026-byes', 20],
])('%s: no round differs', (folder, size) => {
  const files = corpusFiles(folder, '.trf');

  test('the corpus is there', () => expect(files).toHaveLength(size));

  test.each([0, 1, 2, 3])(
    'quarter %i',
    (part) => {
      const wrong = files
        .filter((_, index) => index % 4 === part)
        .flatMap((file) =>
          differing(file, dutch2026).map((round) => `${path.basename(file)} round ${round}`),
        );
      expect(wrong).toEqual([]);
    },
    60_000,
  );
});

/** Expected: the rounds called right and wrong by bbpPairings 6.0.0 and 5.0.1. */
describe('engine-2026: right and wrong under both editions', () => {
  const folder = path.dirname(corpusFiles('engine-2026', '.json')[0]);
  const expected = JSON.parse(fs.readFileSync(path.join(folder, 'expected.json'), 'utf8')) as {
    readonly file: string;
    readonly 'dutch-2016': { readonly wrong: number[] };
    readonly 'dutch-2026': { readonly wrong: number[] };
  }[];

  test.each(expected.map((event) => [event.file, event] as const))(
    '%s',
    (file, event) => {
      const trf = path.join(folder, file);
      expect(differing(trf, dutch2026)).toEqual(event['dutch-2026'].wrong);
      expect(differing(trf, dutch2016)).toEqual(event['dutch-2016'].wrong);
    },
    60_000,
  );
});
