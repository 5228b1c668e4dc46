/** Reasons cite articles that a reader can look up, and nothing of our own notes; every criterion has words. */
import { stepsAsText } from '../../src/explain/text';
import type { TraceStep } from '../../src/explain/reason';
import { sayReason } from '../../src/explain/phrasebook';
import { SYSTEMS } from '../../src/systems';
import { LANGUAGES, wordsOf } from '../../src/words';
import { randomRounds } from './dutch-2016/events';

/** "(R23)", "R7": how our readings of the texts are numbered. */
const OWN_NOTES = /\(R\d+\)|\bR\d{1,2}\b(?!\d)/;

const numbered = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `C${first + index}`);
/** Those that are minimised: C.04.3 of 2016 has C.5 to C.19, that of 2026 C.6 to C.21, C.04.4.1 C5 to C10. */
const CRITERIA: Readonly<Record<string, readonly string[]>> = {
  'dutch-2016': numbered(5, 19),
  'dutch-2026': numbered(6, 21),
  'dubov-2026': numbered(5, 10),
  // Its seeding rounds are those of the Dutch system; C.04.4.2 itself has C.5 to C.8.
  'burstein-2026': numbered(5, 21),
  // Of C.04.6 those of type A: C9 belongs to type B.
  'team-swiss-2026': [...numbered(4, 8), 'C10'],
  'double-swiss-2026': numbered(4, 8),
};
const byNumber = (a: string, b: string): number => Number(a.slice(1)) - Number(b.slice(1));

const stepsOf = (system: (typeof SYSTEMS)[number]): TraceStep[] =>
  [...randomRounds(5, 9, 4, system)].flatMap((task) => {
    const result = system.explain ? system.explain(task) : system.pair(task);
    return result.ok ? [...result.trace.steps] : [...result.refusal.reasons];
  });

const within = (steps: readonly TraceStep[]): TraceStep[] =>
  steps.flatMap((step) => [step, ...within(step.steps ?? [])]);

describe.each(SYSTEMS.map((system) => [system.id, system] as const))('%s', (_, system) => {
  const steps = stepsOf(system);

  test.each(LANGUAGES)('%s: no reference to our own notes', (language) => {
    expect(steps.length).toBeGreaterThan(0);
    for (const line of stepsAsText(steps, { language })) expect(line).not.toMatch(OWN_NOTES);
    for (const { article } of within(steps)) expect(article ?? '').not.toMatch(OWN_NOTES);
  });

  test.each(LANGUAGES)('%s: a criterion in a table of the working is told in words', (language) => {
    const words = new Map<string, string>();
    for (const { table } of within(steps))
      for (const row of table?.rows ?? []) {
        const cells = row.map((cell) =>
          typeof cell === 'object' ? sayReason(language, cell) : String(cell),
        );
        // Criteria head their row by their number; what they count stands at its end.
        if (/^C\.?\d+$/.test(cells[0])) words.set(cells[0].replace('.', ''), cells.at(-1)!);
      }
    expect([...words.keys()].sort(byNumber)).toEqual(CRITERIA[system.id] ?? []);
    for (const text of words.values()) expect(text).toMatch(/\p{L}{5,}/u);
  });
});

test.each(LANGUAGES)('%s: no phrase cites our own notes', (language) => {
  // Cures of problems speak of columns such as R5.
  const cited = Object.values(wordsOf(language).phrases).filter((text) => /\(R\d+\)/.test(text));
  expect(cited).toEqual([]);
});
