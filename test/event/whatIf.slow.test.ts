import { whatIf } from '../../src/event/answers/whatIf';
import { answersFor, whyNotAnswer } from '../../src/event/answers/answers';
import { SYSTEMS, systemById } from '../../src/systems';
import { standings } from '../../src/tiebreaks/standings/standings';
import { eventOf, randomRounds } from '../systems/dutch-2016/events';

const system = systemById('dutch-2016')!;
const measure = { system, tieBreaks: ['BH', 'SB'], edition: 'c07-2024' };

/** Six players, one round: 1, 2, 3 won with white against 4, 5, 6. */
const event = () => eventOf(['4w1', '5w1', '6w1', '1b0', '2b0', '3b0'], { totalRounds: 5 });

test('another result: points, ranks, tie-breaks and the next round move, the event does not', () => {
  const tournament = event();
  const kept = JSON.stringify(tournament);
  const answer = whatIf(tournament, measure, {
    results: [{ round: 1, white: 1, result: '0-1' }],
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  const { rows, next } = answer.value;
  expect(JSON.stringify(tournament)).toBe(kept);
  const of = (no: number) => rows.find((row) => row.no === no)!;
  expect([of(1).before.points, of(1).after.points]).toEqual([1, 0]);
  expect([of(4).before.points, of(4).after.points]).toEqual([0, 1]);
  expect([of(4).moved, of(1).moved]).toEqual([true, true]);
  // By hand: 2 3 4 have a point, the group is odd, 4 had black and won.
  expect(next!.round).toBe(2);
  expect(next!.after).not.toEqual(next!.before);
  // The same as an event that was played like that.
  const played = eventOf(['4w0', '5w1', '6w1', '1b1', '2b0', '3b0'], { totalRounds: 5 });
  const list = standings(played, measure);
  if (!list.ok) throw new Error('no standings');
  expect(rows.map(({ after }) => after)).toEqual(list.value.rows);
});

test('somebody away, another edition', () => {
  const away = whatIf(event(), measure, { away: [3] });
  if (!away.ok) throw new Error('refused');
  const { next, rows } = away.value;
  expect(rows.every(({ moved }) => !moved)).toBe(true);
  const players = next!.after!.pairs.flatMap(({ white, black }) => [white, black]);
  expect(players).not.toContain(3);
  expect(next!.after!.bye).not.toBeNull();
  const other = whatIf(event(), measure, { system: systemById('dubov-1997') });
  if (!other.ok) throw new Error('refused');
  expect(other.value.next!.after).not.toBeNull();
});

test('what cannot be supposed is refused, with its value', () => {
  const codes = (supposed: Parameters<typeof whatIf>[2]) => {
    const answer = whatIf(event(), measure, supposed);
    return answer.ok ? [] : answer.problems.map(({ code, value }) => [code, value]);
  };
  expect(codes({ results: [{ round: 7, white: 1, result: '1-0' }] })).toEqual([
    ['no-such-round', '7: 1'],
  ]);
  expect(codes({ results: [{ round: 1, white: 1, result: '2-0' }] })).toEqual([
    ['unknown-result', '2-0'],
  ]);
  expect(codes({ away: [99] })).toEqual([['unknown-player', '99']]);
});

/** Whoever writes into a frozen thing throws (modules are strict). */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

test.each(SYSTEMS.map(({ id }) => [id]))(
  '%s: nothing writes into the event',
  (id) => {
    const own = systemById(id)!;
    let supposed = 0;
    for (const { tournament: growing, round } of randomRounds(9, 8, 5, own)) {
      const tournament = frozen(structuredClone(growing));
      const kept = JSON.stringify(tournament);
      const game = tournament.players.find(({ entries }) => entries.at(-1)?.colour === 'white');
      const results = game ? [{ round: round - 1, white: game.no, result: '½-½' }] : [];
      for (const each of [
        { results },
        { away: [2, 5] },
        { results, away: [1], edition: 'c07-2026' },
        ...SYSTEMS.map((system) => ({ results, system })),
      ])
        if (whatIf(tournament, { ...measure, system: own }, each).ok) supposed++;
      for (const no of [1, 4, 8]) {
        answersFor(tournament, own, round, no);
        whyNotAnswer(tournament, own, round, no, 3);
      }
      expect(JSON.stringify(tournament)).toBe(kept);
    }
    expect(supposed).toBeGreaterThan(10);
  },
  60_000,
);
