import { stepsAsText } from '../../src/explain/text';
import type { TraceStep } from '../../src/explain/reason';
import { parseTrf } from '../../src/formats/trf/parseTrf';
import { check } from '../../src/model/check';
import { renumber } from '../../src/model/renumber';
import { taskFor } from '../../src/model/taskFor';
import type { PlayerNo, RoundToPair, Tournament } from '../../src/model/types';
import { DUBOV_1997_SAMPLES } from '../../src/course/samples/dubov-1997';
import { SYSTEMS } from '../../src/systems';
import {
  explainByRank,
  judgeByRank,
  pairByRank,
  whyNotByRank,
} from '../../src/systems/audit/byRank';

/**
 * Under `XXC rank` numbers are only labels: the answer of an event whose numbers are shuffled is that
 * of the event in order, under the other labels. Expected is therefore the answer of the system
 * itself, relabelled here as text.
 */
interface Case {
  readonly task: RoundToPair;
  readonly shuffled: RoundToPair;
  readonly label: (no: PlayerNo) => PlayerNo;
}

/** Round 4 of the sample of 15 players; any system can pair it. */
function makeCase(): Case {
  const sample = DUBOV_1997_SAMPLES.find(({ id }) => id === 'dubov-1997-everything')!;
  const checked = check(parseTrf(sample.trf));
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const event = checked.value;
  const round = event.pairedRounds + 1;
  const count = event.players.length;
  // Reversed and turned: nobody keeps his number unless the field is tiny.
  const label = (no: PlayerNo) => ((count - no + 3) % count) + 1;
  const numbers = event.players.map(({ no }) => no);
  const renumbered = renumber(event, new Map(numbers.map((no) => [no, label(no)])));
  const of = (tournament: Tournament): RoundToPair => {
    const task = taskFor(tournament, round);
    if (!task.ok) throw new Error(JSON.stringify(task.problems));
    return task.value;
  };
  const rankOrder = numbers.map(label);
  return { task: of(event), shuffled: of({ ...renumbered, rankOrder }), label };
}

/** Steps with every `{ players }`, `{ numbers }` and `{ pairs }` relabelled. */
const relabelled = (steps: readonly TraceStep[], label: Case['label']): unknown =>
  JSON.parse(JSON.stringify(steps), (key, value) => {
    if ((key === 'players' || key === 'numbers') && Array.isArray(value)) return value.map(label);
    if (key === 'pairs' && Array.isArray(value)) return value.map((pair) => pair.map(label));
    return value;
  });

const plain = (steps: unknown): unknown => JSON.parse(JSON.stringify(steps));

/** Texts in the steps that look like pairs of numbers and could not be relabelled. */
const numbersAsText = (steps: readonly TraceStep[]): string[] =>
  [...JSON.stringify(steps).matchAll(/"(\d+[-–]\d+[^"]*)"/g)].map(([, text]) => text);

// Where a table of teams fixes every game, no rank decides anything; rounds of a Swiss are no stages of a cup.
const BY_RANK = SYSTEMS.filter(({ fieldFor, kind }) => !fieldFor && kind !== 'knock-out');

describe.each(BY_RANK)('$id by rank', (system) => {
  const { task, shuffled, label } = makeCase();
  const own = pairByRank(system, task);
  const result = pairByRank(system, shuffled);
  if (!own.ok || !result.ok) throw new Error('refused');

  test('pairs and trace, tables included, are those of the ordered event', () => {
    const pair = ({ white, black }: { white: number; black: number }) => `${white}-${black}`;
    expect(result.pairs.map(pair)).toEqual(
      own.pairs.map(({ white, black }) => pair({ white: label(white), black: label(black) })),
    );
    expect(plain(result.trace.steps)).toEqual(relabelled(own.trace.steps, label));
    expect(numbersAsText(result.trace.steps)).toEqual([]);
  });

  test('so is the work by hand', () => {
    const [ours, theirs] = [explainByRank(system, shuffled), explainByRank(system, task)];
    if (!ours.ok || !theirs.ok) throw new Error('refused');
    expect(plain(ours.trace.steps)).toEqual(relabelled(theirs.trace.steps, label));
    expect(numbersAsText(ours.trace.steps)).toEqual([]);
  });

  test('so are the reasons against a pair and against a played round', () => {
    const [first, second] = own.pairs;
    const [a, b] = [first.white, second.white];
    const why = whyNotByRank(system, shuffled, label(a), label(b));
    expect(why.length).toBeGreaterThan(0);
    expect(plain(why)).toEqual(relabelled(system.whyNot(task, a, b), label));
    expect(numbersAsText(why)).toEqual([]);

    // The whites of the first and the last table change places.
    const last = own.pairs.at(-1)!.white;
    const swap = (no: PlayerNo) => (no === a ? last : no === last ? a : no);
    const swapped = (by: (no: PlayerNo) => PlayerNo) => ({
      pairs: own.pairs.map(({ white, black }) => ({ white: by(swap(white)), black: by(black) })),
      bye: own.bye === null ? null : by(own.bye),
    });
    const verdict = judgeByRank(system, shuffled, swapped(label));
    expect(verdict.length).toBeGreaterThan(0);
    const expected = system.judge(
      task,
      swapped((no) => no),
    );
    expect(plain(verdict)).toEqual(relabelled(expected, label));
    expect(numbersAsText(verdict)).toEqual([]);
  });

  test('everything can be said', () =>
    expect(stepsAsText(result.trace.steps, { language: 'fr' })).not.toEqual([]));
});
