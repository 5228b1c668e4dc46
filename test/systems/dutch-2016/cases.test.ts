import { roundToPair } from '../../../src/model/tournament';
import { sayReason } from '../../../src/explain/phrasebook';
import { LANGUAGES } from '../../../src/model/types';
import { dutch2016, type DutchTrace } from '../../../src/systems/dutch-2016';
import type { PairingResult, Refusal } from '../../../src/systems/system';
import { eventOf, taskOf } from './events';

/** Uncommon but real rounds; expectations worked by hand from the articles named in the titles. */

const paired = (result: PairingResult) => {
  if (!result.ok) throw new Error(result.refusal.code);
  return { pairs: result.pairs.map(({ white, black }) => [white, black]), bye: result.bye };
};
const refused = (result: PairingResult): Refusal => {
  if (result.ok) throw new Error('was paired');
  return result.refusal;
};

test('everybody absent: an empty round', () => {
  const result = dutch2016.pair(roundToPair(eventOf(['2w1', '1b0']), 2, []));
  expect(paired(result)).toEqual({ pairs: [], bye: null });
});

test('one player: he gets the bye (C.04.1.c); if he may not (C.2), there is no round', () => {
  expect(paired(dutch2016.pair(taskOf([''])))).toEqual({ pairs: [], bye: 1 });
  const refusal = refused(dutch2016.pair(taskOf(['U'])));
  expect(refusal.code).toBe('no-legal-pairing');
  expect(refusal.reasons.map(({ key }) => key)).toContain('dutch.refusal.noBye');
});

test('two players: E.5 gives the first one the initial colour', () => {
  expect(paired(dutch2016.pair(taskOf(['', ''], { initialColour: 'black' })))).toEqual({
    pairs: [[2, 1]],
    bye: null,
  });
});

test('all have met: refused, with the players who block and what can be done', () => {
  // A full round robin of four.
  const lines = ['4w1 3b1 2w1', '3w1 4b1 1b0', '2b0 1w0 4b=', '1b0 2w0 3w='];
  const refusal = refused(dutch2016.pair(taskOf(lines)));
  expect(refusal.code).toBe('no-legal-pairing');
  expect(refusal.players).toEqual([1, 2, 3, 4]);
  expect(refusal.cures.map(({ key }) => key)).toContain('dutch.cure.byHand');
  for (const language of LANGUAGES)
    for (const reason of [...refusal.reasons, ...refusal.cures])
      expect(sayReason(language, reason)).not.toBe('');
});

test('C.1 blocks only a part: those two are named, with the one whom both would need', () => {
  // 1 has met 2 and 3, who have met each other as well; only 4 is left for all three.
  const lines = ['2w1 3b1 Z', '1b0 Z 3w1', 'Z 1w0 2b0', 'Z Z Z'];
  const refusal = refused(dutch2016.pair(taskOf(lines)));
  expect(refusal.players).toEqual([1, 2, 3]);
  expect(refusal.reasons[0]).toMatchObject({
    key: 'dutch.refusal.few',
    args: { others: { players: [4] } },
  });
});

test('the arbiter’s list counts like C.1, and lifting it is offered', () => {
  const forbidden = [{ players: [1, 2], rounds: null }];
  const refusal = refused(dutch2016.pair(taskOf(['', ''], { forbidden })));
  expect(refusal.cures[0].key).toBe('dutch.cure.list');
  expect(paired(dutch2016.pair(taskOf(['', '', '', ''], { forbidden }))).pairs).toEqual([
    [1, 3],
    [4, 2],
  ]);
  const onlyRound3 = [{ players: [1, 2], rounds: [3] }];
  expect(paired(dutch2016.pair(taskOf(['', ''], { forbidden: onlyRound3 }))).pairs).toEqual([
    [1, 2],
  ]);
});

test('a late entry has no colour preference: his opponent’s is granted (A.6.d, E.1)', () => {
  // 4 enters in round 2; 1 and 2 won with white, 3 lost with black… and 4 meets 3.
  const lines = ['3w1', 'U', '1b0', 'Z'];
  expect(paired(dutch2016.pair(taskOf(lines))).pairs).toEqual([
    [2, 1],
    [3, 4],
  ]);
});

test('last round: two topscorers with the same absolute preference may meet (C.3, C.8)', () => {
  // 1 and 2 have won everything with W B W W: both must have black. 7 and 8 come late.
  const lines = [
    '3w1 4b1 5w1 6w1',
    '4w1 3b1 6w1 5w1',
    '1b0 2w0 4b= 4w=',
    '2b0 1w0 3w= 3b=',
    '6w1 6b= 1b0 2b0',
    '5b0 5w= 2b0 1b0',
    'Z Z Z Z',
    'Z Z Z Z',
  ];
  const last = dutch2016.pair(taskOf(lines, { totalRounds: 5 }));
  expect(paired(last).pairs[0].sort()).toEqual([1, 2]);
  const data = (last.ok ? last.trace.data : null) as DutchTrace;
  expect(data.brackets[0].topscorers).toEqual([1, 2]);
  // In an earlier round C.3 keeps them apart.
  const earlier = dutch2016.pair(taskOf(lines, { totalRounds: 9 }));
  expect(paired(earlier).pairs.some((pair) => pair.includes(1) && pair.includes(2))).toBe(false);
});

test('a game without result: a request that cannot be served yet, not a missing pairing', () => {
  const event = eventOf(['2w1', '1b0']);
  const players = event.players.map((player) => ({
    ...player,
    entries: player.entries.map((entry) => ({ ...entry, outcome: 'pending' as const })),
  }));
  const refusal = refused(dutch2016.pair(roundToPair({ ...event, players })));
  expect(refusal).toMatchObject({ code: 'bad-request', players: [1, 2] });
});

test('an adjourned game counts as a draw for pairing (C.04.2.D.1)', () => {
  const event = eventOf(['4w1', '5w1', '6w=', '1b0', '2b0', '3b=']);
  const players = event.players.map((player) =>
    player.no === 2 || player.no === 5
      ? { ...player, entries: [{ ...player.entries[0], outcome: 'adjourned' as const }] }
      : player,
  );
  const result = dutch2016.pair(roundToPair({ ...event, players }));
  const data = (result.ok ? result.trace.data : null) as DutchTrace;
  expect(data.brackets.map(({ score, residents }) => [score, residents])).toEqual([
    [2, [1]],
    [1, [2, 3, 5, 6]],
    [0, [4]],
  ]);
});
