import { playersOf } from '../../../src/systems/dutch/bracket/bracket';
import { workByHand, HAND_LIMITS } from '../../../src/systems/dutch/byHand';
import type { Edition } from '../../../src/systems/dutch/edition';
import { fieldOf } from '../../../src/systems/dutch/field';
import { candidateOf, candidates } from '../../../src/systems/dutch/literal/literal';
import { placeOf } from '../../../src/systems/dutch/literal/literalPlace';
import { pairRound } from '../../../src/systems/dutch/pairRound';
import { dutch2016 } from '../../../src/systems/dutch-2016';
import { edition as edition2016 } from '../../../src/systems/dutch-2016/edition';
import { dutch2026 } from '../../../src/systems/dutch-2026';
import { edition as edition2026 } from '../../../src/systems/dutch-2026/edition';
import type { PairingSystem } from '../../../src/systems/system';
import { taskFor } from '../../../src/model/taskFor';
import { corpusFiles, readTrf } from '../../support/cases';
import { randomRounds } from '../dutch-2016/events';

const BOTH: readonly [PairingSystem, Edition][] = [
  [dutch2016, edition2016],
  [dutch2026, edition2026],
];

/** The list is the text's own (`candidates`), walked to its end. */
test.each(BOTH.map(([system, edition]) => [system.id, system, edition] as const))(
  '%s: every candidate of small brackets stands where it is counted',
  (_, system, edition) => {
    let limbo = 0;
    let seen = 0;
    for (let seed = 1; seed <= 30; seed++)
      for (const task of randomRounds(seed, 4 + (seed % 9), 6, system))
        for (const paired of pairRound(fieldOf(task, edition))?.brackets ?? []) {
          const { bracket, pairs, floaters } = paired;
          if (playersOf(bracket).length > 6) continue;
          const m1 = bracket.movedDown.filter((player) => !floaters.includes(player)).length;
          if (m1 < bracket.movedDown.length) limbo++;
          let number = 0n;
          for (const candidate of candidates(bracket, pairs.length, m1)) {
            const place = placeOf(bracket, candidate);
            expect(place.number).toBe(++number);
            seen++;
          }
          expect(placeOf(bracket, candidateOf(bracket, paired)).total).toBe(number);
        }
    expect(seen).toBeGreaterThan(2000);
    expect(limbo).toBeGreaterThan(0);
  },
);

/** Rounds that others paired: where the list is complete its last row is the accepted candidate. */
test('corpora: counted and listed agree', () => {
  let compared = 0;
  for (const file of corpusFiles('dutch-2016', '.trf').slice(0, 12)) {
    const tournament = readTrf(file);
    for (let round = 1; round <= tournament.pairedRounds; round++) {
      const task = taskFor(tournament, round);
      if (!task.ok) continue;
      for (const paired of pairRound(fieldOf(task.value, edition2016))?.brackets ?? []) {
        const work = workByHand(paired, { ...HAND_LIMITS, rows: 400, players: 30 });
        if (!work.isComplete || paired.pairs.length === 0) continue;
        expect(placeOf(paired.bracket, work.accepted)).toEqual({
          number: work.walked,
          total: work.total,
        });
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(50);
});
