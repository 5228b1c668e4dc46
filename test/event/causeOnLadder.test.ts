import { NO_DEPARTURES } from '../../src/event/announced/departures';
import { causeOf } from '../../src/event/check/causeOf';
import { roundToPair } from '../../src/model/tournament';
import { systemById } from '../../src/systems';
import { recheckRound } from '../../src/systems/audit/recheck';
import { season, type Evening } from '../systems/keizer/events';

const LADDER = systemById('keizer')!;

/** Round 1, round 2 as it was paired while a game of round 1 was open, and 1 against 6 once more. */
function evenings(first: string): Evening[] {
  const games = [
    [1, 6, first],
    [2, 5, '0-1'],
    [3, 4, '1-0'],
  ] as const;
  const before = season(6, [{ games: [[1, 6, 'adj'], ...games.slice(1)] }]);
  const paired = LADDER.pair(roundToPair(before, 2));
  if (!paired.ok) throw new Error('refused');
  const second = paired.pairs.map(({ white, black }) => [white, black, '½'] as const);
  return [{ games }, { games: second }, { games: [[1, 6, '1-0']] }];
}

const corrected = (round: number) => ({
  ...NO_DEPARTURES,
  corrections: [
    { round, players: [1, 6], was: ['adjourned', 'adjourned'], text: `round ${round}` } as const,
  ],
});

test('a game that two played again later explains no round before it', () => {
  const event = season(6, evenings('0-1'));
  const check = recheckRound(event, LADDER, 2);
  if ('problems' in check) throw new Error('not checked');
  expect(check.differs).toBe(true);
  expect(causeOf(event, LADDER, check, corrected(1))).toEqual({
    key: 'check.cause-correction',
    args: { what: 'round 1' },
  });
  expect(causeOf(event, LADDER, check, corrected(3))).toBeNull();
});
