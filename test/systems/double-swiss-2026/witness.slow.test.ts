import { doubleSwiss2026 } from '../../../src/systems/double-swiss-2026';
import { againstWitness } from '../matches/againstWitness';
import { twoGames } from '../matches/randomMatches';
import { DOUBLE_TEXT } from '../../../src/systems/literal/double-swiss-2026/witness';

/** Events that are tried; more in a long run. */
const EVENTS = Number(process.env['EVENTS'] ?? 250);

/** Expected: C.04.5 taken at its word, by trying every bye, every set of upfloaters, every pairing. */
test('random rounds of up to nine players are those of the text taken at its word', () => {
  const seeds = Array.from({ length: EVENTS }, (_, index) => index + 5001);
  const seen = againstWitness(doubleSwiss2026, DOUBLE_TEXT, seeds, 9, twoGames);
  expect(seen.different).toEqual([]);
  expect(seen.rounds).toBeGreaterThan(900);
  expect(seen.refused).toBeGreaterThan(10);
  expect(seen.withUpfloaters).toBeGreaterThan(200);
  expect(seen.withSeveralUpfloaters).toBeGreaterThan(10);
  expect(seen.byes).toBeGreaterThan(100);
}, 3_600_000);
