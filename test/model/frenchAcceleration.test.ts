/**
 * The accelerations of French events, by what is published. Haley: the sheet _Système de Haley_ of the French arbiters: the upper
 * half of the list has a point in rounds 1 and 2. Progressive: the appendix on it in the manual of Vega (2016): A, B, C begin
 * with 2, 1, 0; half a point more for 1½, 3 and 4½ points made; never more than 2. Soft Haley (beside Haley group B has half a
 * point in round 2) and the table below are the rules of Sharly Chess, the program that followed Papi.
 */
import { accelerate, groupsIn } from '../../src/model/rules/acceleration';
import { blankEvent, blankPlayer } from '../../src/model/blank';
import type { Entry, Tournament } from '../../src/model/types';

const entries = (results: string): Entry[] =>
  [...results].map((each) => ({
    opponent: null,
    colour: null,
    outcome: each === '1' ? 'fullBye' : each === '=' ? 'halfBye' : 'zeroBye',
  }));

/** Points are made by byes here, so that each player has their own. */
function event(results: readonly string[], totalRounds: number, groups = ''): Tournament {
  const players = results.map((text, index) => ({
    ...blankPlayer(index + 1),
    entries: entries(text),
    ...(groups[index] ? { group: groups[index] } : {}),
  }));
  return { ...blankEvent(players, totalRounds), pairedRounds: results[0]!.length };
}
const virtual = ({ players }: Tournament): string[] =>
  players.map(({ virtualPoints }) => virtualPoints.map((half) => half / 2).join(' '));

test('Haley and soft Haley, by halves of the list', () => {
  const eight = event(Array<string>(8).fill(''), 7);
  const [top, bottom] = [Array<string>(4), Array<string>(4)];
  expect(virtual(accelerate(eight, { method: 'haley' }))).toEqual([
    ...top.fill('1 1'),
    ...bottom.fill(''),
  ]);
  expect(virtual(accelerate(eight, { method: 'haley-soft' }))).toEqual([
    ...top.fill('1 1'),
    ...bottom.fill('0 0.5'),
  ]);
});

test('where the arbiter has drawn the line elsewhere it stays there', () => {
  const four = event(['', '', '', ''], 5, 'ABBB');
  expect(virtual(accelerate(four, { method: 'haley' }))).toEqual(['1 1', '', '', '']);
});

test('progressive: half a point for a point and a half, two at most, nothing in the last two rounds', () => {
  // One player of each group with the same results: 1½ after two rounds, 3 after five.
  const nine = event(['1=10====', '1=10====', '1=10====', '========'], 9, 'ABCC');
  expect(virtual(accelerate(nine, { method: 'progressive' }))).toEqual([
    '2 2 2 2 2 2 2 0 0',
    '1 1 1.5 1.5 1.5 2 2 0 0',
    '0 0 0.5 0.5 0.5 1 1 0 0',
    '0 0 0 0.5 0.5 0.5 1 0 0',
  ]);
});

test('who has half of all points that there are has the whole capital', () => {
  const five = event(['11'], 5, 'C');
  expect(virtual(accelerate(five, { method: 'progressive' }))).toEqual(['0 0 0.5']);
  const six = event(['111'], 6, 'C');
  // Three of six: half of what can be made.
  expect(virtual(accelerate(six, { method: 'progressive' }))).toEqual(['0 0 0.5 2']);
});

/** Points made so far, and from which on how many virtual points go with them; Sharly Chess (plugin of the federation). */
const PROGRESSIVE: Readonly<Record<number, Readonly<Record<'A' | 'B' | 'C', string>>>> = {
  5: { A: '0:2', B: '0:1 1.5:1.5 2.5:2', C: '0:0 1.5:0.5 2.5:2' },
  7: { A: '0:2', B: '0:1 1.5:1.5 3:2', C: '0:0 1.5:0.5 3:1 3.5:2' },
  9: { A: '0:2', B: '0:1 1.5:1.5 3:2', C: '0:0 1.5:0.5 3:1 4.5:2' },
  11: { A: '0:2', B: '0:1 1.5:1.5 3:2', C: '0:0 1.5:0.5 3:1 4.5:1.5 5.5:2' },
};

test.each(Object.keys(PROGRESSIVE).map(Number))('the progressive table of %i rounds', (rounds) => {
  for (const group of 'ABC') {
    const steps = PROGRESSIVE[rounds][group as 'A' | 'B' | 'C']
      .split(' ')
      .map((step) => step.split(':').map(Number) as [number, number]);
    for (let made = 0; made <= rounds - 3; made += 0.5) {
      // As many points as early as can be, then nothing more.
      const results = ('1'.repeat(made) + (made % 1 ? '=' : '')).padEnd(rounds - 3, '0');
      const { players } = accelerate(event([results], rounds, group), { method: 'progressive' });
      const wanted = steps.filter(([from]) => from <= made).at(-1)![1];
      // The round before the last two is the last one with virtual points.
      expect([made, players[0]!.virtualPoints[rounds - 3]! / 2]).toEqual([made, wanted]);
    }
    const last = accelerate(event(['1'.repeat(rounds - 1)], rounds, group), {
      method: 'progressive',
    });
    expect(last.players[0]!.virtualPoints.slice(rounds - 2)).toEqual([0, 0]);
  }
});

test('the groups of the progressive system are thirds, as long as nobody says otherwise', () => {
  const ten = event(Array<string>(10).fill(''), 9);
  const group = groupsIn(ten, 'progressive');
  expect(ten.players.map(group).join('')).toBe('AAAABBBCCC');
});
