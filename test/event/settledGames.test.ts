import { withSettledGames } from '../../src/event/announced/settledGames';
import type { CheckedEvent } from '../../src/event/open/openEvent';
import { roundLines } from '../../src/model/rounds/round';
import { changesSince, recordAfter } from '../../src/sheets/stored/record';
import { NOTHING_STORED } from '../../src/sheets/stored/event/storedEvent';
import { season } from '../systems/keizer/events';

/** Round 1 has a postponed game, which is played after round 2 was paired. */
const evenings = (result: string) => [
  { games: [[1, 2, result], [3, 4, '1-0']] as const }, // prettier-ignore
  { games: [[2, 3, '*'], [4, 1, '*']] as const }, // prettier-ignore
];

test('a postponed game that was played is told by the next round, whatever else is written before', () => {
  const asPaired = season(4, evenings('adj'));
  const record = new Map([1, 2].map((round) => [round, roundLines(asPaired, round)]));
  const now = season(4, evenings('0-1'));
  expect(changesSince(now, record).size).toBe(0);
  // Somebody enters late, before the next round is paired: everybody's number moves by one.
  const numbers = new Map([1, 2, 3, 4].map((no) => [no, no + 1]));
  const moved = {
    ...now,
    players: now.players.map((player) => ({
      ...player,
      no: player.no + 1,
      entries: player.entries.map((entry) => ({ ...entry, opponent: entry.opponent! + 1 })),
    })),
  };
  const after = recordAfter(record, now, moved, numbers);
  const event = { read: { record: after }, tournament: moved } as unknown as CheckedEvent;
  expect(withSettledGames(event, NOTHING_STORED).departures).toEqual([
    { kind: 'Adjournment', round: 1, text: '{2}-{3} 0-1' },
  ]);
});
