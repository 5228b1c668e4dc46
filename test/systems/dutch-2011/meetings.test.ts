import { DEFAULT_REQUEST, generateTournament } from '../../../src/generate/generate';
import { makeTask } from '../../../src/model/taskFor';
import { standingBefore } from '../../../src/model/tournament';
import { dutch2011 } from '../../../src/systems/dutch-2011';
import { mayMeetIn, obstacleBetween } from '../../../src/systems/dutch-2011/articles/b1b2';
import { cardsOf } from '../../../src/systems/dutch-2011/cards';

/** B.1.a, B.2 and the arbiter's list, found at once and pair by pair. */
test.each([1, 2, 3, 4, 5])('the obstacles of a round are those of its pairs, event %i', (seed) => {
  const request = { ...DEFAULT_REQUEST, players: 14, rounds: 6, seed, forfeits: 0.1, byes: 0.1 };
  const made = generateTournament(request, dutch2011);
  if (!made.ok) throw new Error('not paired');
  const forbidden = [
    { players: [1, 4, 9], rounds: null },
    { players: [2, 3, 99], rounds: [3, 5] },
  ];
  const kinds = new Set<string>();
  for (let round = 1; round <= 6; round++) {
    const task = makeTask({ ...standingBefore(made.tournament, round), forbidden }, round);
    const cards = cardsOf(task);
    const mayMeet = mayMeetIn(task, cards);
    for (const a of cards)
      for (const b of cards) {
        const obstacle = obstacleBetween(task, a, b);
        kinds.add(obstacle ?? 'none');
        expect(mayMeet(a, b)).toBe(a !== b && obstacle === null);
      }
  }
  expect([...kinds].sort()).toEqual(['B.1.a', 'B.2', 'forbidden', 'none']);
});
