import path from 'path';
import { recheckRound } from '../../../src/systems/audit/recheck';
import { dutch2012 } from '../../../src/systems/dutch-2012';
import { corpusFiles, readTrf } from '../../support/cases';

/**
 * 43 tournaments paired by JaVaFo 1.4, an endorsed program of this edition. Colours of two players
 * who both have no game yet after round 1 are not compared (ruling 22).
 */
test('every round of every tournament of the corpus', () => {
  let rounds = 0;
  const differing: string[] = [];
  for (const file of corpusFiles('dutch-2012', '.trf')) {
    const tournament = readTrf(file);
    for (let round = 1; round <= tournament.pairedRounds; round++) {
      const check = recheckRound(tournament, dutch2012, round);
      if ('problems' in check) throw new Error(`${file} r${round}`);
      rounds++;
      if (check.differs) differing.push(`${path.basename(file)} r${round}`);
    }
  }
  expect(rounds).toBe(332);
  expect(differing).toEqual([]);
}, 60_000);
