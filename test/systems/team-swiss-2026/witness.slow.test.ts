import { teamSwiss2026 } from '../../../src/systems/team-swiss-2026';
import { againstWitness } from '../matches/againstWitness';
import { teamPlay } from '../matches/randomMatches';
import { TEAM_TEXT } from '../../../src/systems/literal/team-swiss-2026/witness';

/** Expected: C.04.6 taken at its word, by trying every bye, every set of upfloaters, every pairing. */
test('random rounds of up to nine teams are those of the text taken at its word', () => {
  const seeds = Array.from({ length: 250 }, (_, index) => index + 1);
  const seen = againstWitness(teamSwiss2026, TEAM_TEXT, seeds, 9, teamPlay);
  expect(seen.different).toEqual([]);
  expect(seen.rounds).toBeGreaterThan(900);
  expect(seen.refused).toBeGreaterThan(10);
  expect(seen.withUpfloaters).toBeGreaterThan(200);
  expect(seen.withSeveralUpfloaters).toBeGreaterThan(10);
  expect(seen.byes).toBeGreaterThan(100);
}, 120_000);
