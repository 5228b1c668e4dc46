import { roundToPair } from '../../../src/model/tournament';
import { dubov1997 } from '../../../src/systems/dubov-1997';
import { newEvent, play, seeded } from './simulate';
import { witness1997 } from './witness';

/** The engine beside the rulings taken at their word: random tiny events, ratings that are often equal. */
test('trying everything gives the round that the engine gives', () => {
  const articles = new Map<string, number>();
  let rounds = 0;
  for (let seed = 1; seed <= 250; seed++) {
    const random = seeded(seed * 7717);
    const count = 4 + Math.floor(random() * 6);
    let event = newEvent(count, Math.min(count - 1, 7), random, random() < 0.4 ? 3 : 800);
    for (let round = 1; round < count; round++) {
      const present = event.players.map(({ no }) => no).filter(() => random() >= 0.08);
      const task = roundToPair(event, round, present);
      const result = dubov1997.pair(task);
      if (round > 1) {
        const found = witness1997(task);
        const key = ([a, b]: readonly number[]) => `${Math.min(a, b)}-${Math.max(a, b)}`;
        const ours = result.ok ? result.pairs.map(({ white, black }) => key([white, black])) : [];
        const theirs = found ? found.pairs.map(({ players }) => key(players)) : [];
        expect([seed, round, result.ok && result.bye, ours.sort()]).toEqual([
          seed,
          round,
          found !== null && found.bye,
          theirs.sort(),
        ]);
        for (const { article } of found?.pairs ?? [])
          articles.set(article, (articles.get(article) ?? 0) + 1);
        rounds++;
      }
      if (!result.ok) break;
      event = play(event, result.pairs, result.bye, random, 0.08);
    }
  }
  expect(rounds).toBeGreaterThan(600);
  expect([...articles.keys()].sort()).toEqual(['6.2', '6.3', '7.1', '8.2']);
}, 120_000);
