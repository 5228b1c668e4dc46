import path from 'path';
import { roundToPair } from '../../src/model/tournament';
import { playedRound } from '../../src/model/rounds/round';
import { systemById } from '../../src/systems';
import { corpusFiles, readTrf } from '../support/cases';

/**
 * Expected: no round of a program endorsed for an edition breaks the rules of that edition; in the
 * last round topscorers and their opponents are free of the limits on colours (C.04.1.f and g).
 */
test.each(['dutch-2016', 'dutch-2012'])('every round of the corpus of %s is legal', (id) => {
  const flagged: string[] = [];
  let rounds = 0;
  for (const file of corpusFiles(id, '.trf')) {
    const tournament = readTrf(file);
    for (let round = 1; round <= tournament.pairedRounds; round++, rounds++) {
      const task = roundToPair(tournament, round);
      const reasons = systemById(id)!.legality(task, playedRound(tournament, round));
      for (const { key, article } of reasons)
        flagged.push(`${path.basename(file)} round ${round}: ${key} ${article}`);
    }
  }
  expect(rounds).toBeGreaterThan(200);
  expect(flagged).toEqual([]);
});

/** C.04.1.f and g name an exception only where the system states one: Dubov states none (R7). */
describe('the third colour of a topscorer in the last round', () => {
  const file = corpusFiles('dutch-2016', '.trf').find((each) => {
    const tournament = readTrf(each);
    const last = tournament.totalRounds;
    if (tournament.pairedRounds < last) return false;
    const task = roundToPair(tournament, last);
    return systemById('dubov-1997')!.legality(task, playedRound(tournament, last)).length > 0;
  })!;
  const tournament = readTrf(file);
  const last = tournament.totalRounds;
  const round = playedRound(tournament, last);
  const articles = (id: string, rounds: number) =>
    systemById(id)!
      .legality(roundToPair({ ...tournament, totalRounds: rounds }, last), round)
      .map(({ article }) => article);

  test('is legal by dutch-2016, unless another round follows', () => {
    expect(articles('dutch-2016', last)).toEqual([]);
    expect(articles('dutch-2016', last + 1)).not.toEqual([]);
  });

  test('breaks 2.3 or 2.4 of dubov-1997', () => {
    for (const article of articles('dubov-1997', last)) expect(['2.3', '2.4']).toContain(article);
  });
});
