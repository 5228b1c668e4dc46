import type { TraceStep } from '../../../src/explain/reason';
import { sayReason } from '../../../src/explain/phrasebook';
import { LANGUAGES } from '../../../src/words';
import { picturesOf } from '../../../src/event/answers/picture';
import { dubov2026 as system } from '../../../src/systems/dubov-2026';
import { randomRounds } from '../dutch-2016/events';

const every = (steps: readonly TraceStep[]): TraceStep[] =>
  steps.flatMap((step) => [step, ...every(step.steps ?? [])]);

/** 4.4.2: all transpositions in the order of the text. */
function* transpositions(list: readonly number[]): Generator<readonly number[]> {
  if (list.length === 0) yield [];
  for (const first of list)
    for (const rest of transpositions(list.filter((no) => no !== first))) yield [first, ...rest];
}

test('the place of T2 is the one found by writing all transpositions down', () => {
  let seen = 0;
  for (let seed = 1; seed <= 20; seed++)
    for (const task of randomRounds(seed, 6 + (seed % 7), 6, system))
      for (const { parts, places } of system.brackets(task)) {
        const t2 = parts.find(({ part }) => part === 'g2')?.players ?? [];
        if (t2.length === 0 || t2.length > 6) continue;
        const all = [...transpositions([...t2].sort((a, b) => a - b))];
        const at = all.findIndex((order) => order.join() === t2.join());
        expect(places).toEqual([{ of: 'g2', number: String(at + 1), total: String(all.length) }]);
        if (at > 0) seen++;
      }
  expect(seen).toBeGreaterThan(10);
});

test('by hand: every table ends with the accepted line, and what was refused before says why', () => {
  const titles = new Map<string, number>();
  // In the last two events a set of the smaller subgroup is refused, which is rare.
  for (const seed of [...Array(30).keys(), 92, 124])
    for (const task of randomRounds(seed, 5 + (seed % 10), 9, system)) {
      const result = system.explain!(task);
      if (!result.ok) continue;
      for (const { key, table } of every(result.trace.steps)) {
        if (table?.title.key !== 'hand.title') continue;
        const verdicts = table.rows.map((row) => row.at(-1) as TraceStep);
        titles.set(key, (titles.get(key) ?? 0) + 1);
        expect(verdicts.at(-1)!.key).toBe('hand.accepted');
        for (const verdict of verdicts.slice(0, -1)) expect(verdict.article).toBeTruthy();
      }
    }
  expect([...titles.keys()].sort()).toEqual([
    'dubov2026.hand.equalising',
    'dubov2026.hand.unavoidable',
    'dubov2026.hand.upfloaters',
    'picture.place.g2',
  ]);
});

test('everybody of a round stands in one bracket of the picture', () => {
  for (let seed = 1; seed <= 10; seed++)
    for (const task of randomRounds(seed, 7 + seed, 6, system)) {
      const drawn = picturesOf(system, task).flatMap(({ players }) => players.map(({ no }) => no));
      if (drawn.length > 0) expect(drawn.sort((a, b) => a - b)).toEqual([...task.present]);
    }
});

test('the account has no gap in any language', () => {
  const [task] = [...randomRounds(3, 9, 4, system)].slice(-1);
  const result = system.explain!(task);
  if (!result.ok) throw new Error('no round');
  for (const language of LANGUAGES)
    for (const step of every(result.trace.steps))
      expect(sayReason(language, step)).not.toMatch(/[{}]|undefined/);
});
