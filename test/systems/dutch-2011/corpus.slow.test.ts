import { recheckRound } from '../../../src/systems/audit/recheck';
import { dutch2011 } from '../../../src/systems/dutch-2011';
import { corpusFiles, readCase } from '../../support/cases';

/** Pairings by a second, independent reading of the text (test/fixtures/corpora/README.md). */
const cases = corpusFiles('dutch-2011', '.json').map(readCase);

test('every round of the corpus: pairs, colours, table order and bye', () => {
  expect(cases.length).toBe(98);
  for (const { name, task, expected } of cases) {
    const result = dutch2011.pair(task);
    if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.refusal.reasons)}`);
    expect({ name, pairs: result.pairs, bye: result.bye }).toEqual({ name, ...expected });
  }
});

test('the rounds that lead to them, as far as they are no cases themselves', () => {
  const events = new Map(cases.map((one) => [one.name.replace(/_r\d+$/, ''), one]));
  for (const one of cases) {
    const event = one.name.replace(/_r\d+$/, '');
    const longest = events.get(event)!;
    if (one.task.round > longest.task.round) events.set(event, one);
  }
  let rounds = 0;
  const differing: string[] = [];
  for (const [event, { task }] of events)
    for (let round = 1; round < task.round; round++) {
      if (cases.some(({ name }) => name === `${event}_r${round}`)) continue;
      const check = recheckRound(task.tournament, dutch2011, round);
      if ('problems' in check) throw new Error(`${event} r${round}`);
      rounds++;
      if (check.differs) differing.push(`${event} r${round}`);
    }
  expect(rounds).toBe(77);
  expect(differing).toEqual([]);
});
