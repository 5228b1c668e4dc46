/**
 * Every worked example of the five rule texts is in the course, and its answers are those that the
 * text prints. Printed values stand here, by their article; where the text errs, the course says so.
 */
import { alterationExercise, comparisonExercise } from '../../src/course/examples/alterations';
import { berlinExample } from '../../src/course/examples/berlin';
import { COURSE } from '../../src/course/books/courseBooks';
import type { Exercise } from '../../src/course/exercises/exercise';
import { exerciseSheet, materialOn } from '../../src/course/books/exerciseSheet';
import { pairingExample } from '../../src/course/examples/roundExamples';
import {
  columnsExercise,
  historyExercise,
  quantityExample,
} from '../../src/course/examples/textExamples';
import { rankingExample, tieBreakExample } from '../../src/course/examples/tieBreakExamples';
import { historyText } from '../../src/course/exercises/tick';
import { LANGUAGES } from '../../src/model/types';
import {
  ALTERATION_SAMPLES,
  COMPARISON_SAMPLES,
  FRENCH_ALTERATIONS,
} from '../../src/course/samples/alterations';
import { FRENCH_COURSE } from '../../src/course/samples/course';
import {
  DUBOV_COLUMNS,
  DUTCH_HISTORIES,
  FRENCH_HISTORIES,
  QUANTITY_EXAMPLES,
} from '../../src/course/samples/textExamples';
import { KOYA_RANKING, TIE_BREAK_EXAMPLES } from '../../src/course/samples/tieBreakExamples';
import { systemById } from '../../src/systems';
import '../functions/shim';
import { evaluate } from '../functions/evaluate';
import { ONE_PLAYER, TWO_PLAYERS } from '../support/printedExchanges';

const systemOf = (id: string) => systemById(id)!;
const values = ({ questions }: Exercise) => questions.map(({ answer }) => answer.value);

describe('tie-breaks of 1998', () => {
  test.each(TIE_BREAK_EXAMPLES.map((example) => [example.asked[0].code ?? 'Cp', example] as const))(
    '%s: our values are those that the text prints',
    (_, example) => {
      const steps = example.asked.flatMap(({ step }) => (step ? [step.value] : []));
      expect(values(tieBreakExample(example))).toEqual([
        ...steps,
        ...example.asked.map(({ value }) => value),
      ]);
    },
  );

  test('Berlin: 18½ for A, 26½ for B', () => {
    expect(values(berlinExample())).toEqual([18.5, 26.5]);
  });

  test('Q: as named in the text and used in its examples', () => {
    expect(values(quantityExample())).toEqual(QUANTITY_EXAMPLES.asked.map(({ value }) => value));
  });

  test('Koya, the summary: A C B G D F E I H J', () => {
    const places = values(rankingExample(KOYA_RANKING)).map(Number);
    const order = places.map((_, index) => 'ABCDEFGHIJ'[places.indexOf(index + 1)]);
    expect(order.join(' ')).toBe('A C B G D F E I H J');
  });
});

/** Alterations by their place: what is asked for, without the question of how many there are. */
const inOrder = (exercise: Exercise): string[] =>
  exercise.questions
    .filter(({ label }) => label.key === 'course.ask.place')
    .sort((a, b) => Number(a.answer.value) - Number(b.answer.value))
    .map(({ label }) => String(label.args?.text));

const total = (exercise: Exercise) => exercise.questions.at(-1)!.answer.value;

/** A printed table: rows and columns in the order of the text. */
const printed = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().replaceAll(',', '+').split(/\s+/));

const tableOf = ({ solutionTable }: Exercise): string[][] =>
  solutionTable!.map((row, index) => row.slice(index === 0 ? 1 : 0).map(String));

describe('the French text of 1994', () => {
  const exercises = FRENCH_ALTERATIONS.map((sample) =>
    alterationExercise(sample, systemOf(sample.system)),
  );
  const [d1, ...tables] = exercises;

  test('D1, a to g, and 24 orders', () => {
    expect(inOrder(d1)).toEqual(
      '5-6-8-7 5-7-6-8 5-7-8-6 5-8-6-7 5-8-7-6 6-5-7-8 6-5-8-7'.split(' '),
    );
    expect(total(d1)).toBe(24);
  });

  /** D2 with letters as numbers: a = 1 … i = 9, j = 1 … r = 9; BAF 80 with its own numbers. */
  test.each([
    ['D2, 8 players, one (as the rule gives it)', 0, '4 3 2', '5 1 3 6|6 2 5 8|7 4 7 9'],
    ['D2, 8 players, two', 1, '4+3 4+2 3+2', '5+6 1 3 6|5+7 2 5 8|6+7 4 7 9'],
    ['D2, 7 players, one (printed)', 2, '3 2 1', '4 1 3 6|5 2 5 8|6 4 7 9'],
    ['D2, 7 players, two (printed)', 3, '3+2 3+1 2+1', '4+5 1 3 6|4+6 2 5 8|5+6 4 7 9'],
    ['BAF 80, 8 players', 4, '9 8 6', '10 1 3 6|20 2 5 8|21 4 7 9'],
    ['BAF 80, 7 players', 5, '8 6 4', '10 1 3 6|20 2 5 8|21 4 7 9'],
  ])('%s', (_, index, header, rows) => {
    expect(tableOf(tables[index])).toEqual(
      [header, ...rows.split('|')].map((row) => row.split(' ')),
    );
    expect(total(tables[index])).toBe(9);
  });

  const rounds = FRENCH_COURSE.rounds.map((round) => pairingExample(round, systemOf(round.system)));
  const answer = ({ questions }: Exercise, key: string, no: number, round?: number) =>
    questions.find(
      ({ label }) =>
        label.key === key &&
        JSON.stringify(label.args?.player) === `{"players":[${no}]}` &&
        (round === undefined || label.args?.round === round),
    )?.answer.value;
  const pairsOf = (exercise: Exercise, whites: number[]) =>
    whites.map((no) => {
      expect([no, answer(exercise, 'course.ask.colour', no)]).toEqual([no, 'white']);
      return `${no}-${answer(exercise, 'course.ask.opponent', no)}`;
    });

  test('BAF 77, example 1: 4-1, 11-5, and 14 leaves the level', () => {
    expect(pairsOf(rounds[0], [4, 11])).toEqual(['4-1', '11-5']);
    expect([1, 4, 5, 11]).not.toContain(answer(rounds[0], 'course.ask.opponent', 14));
  });

  test('BAF 77, example 2: 1-13, 5-8, 12-7, and 9 leaves the level', () => {
    expect(pairsOf(rounds[1], [1, 5, 12])).toEqual(['1-13', '5-8', '12-7']);
    expect([1, 5, 7, 8, 12, 13]).not.toContain(answer(rounds[1], 'course.ask.opponent', 9));
  });

  test('BAF 78: 3 up and 10 down; after the forfeit 3 down and 10 without a float', () => {
    const [, , forfeit] = rounds;
    expect(answer(forfeit, 'course.ask.opponent', 3)).toBe(10);
    const of = (key: string) => [3, 10].map((no) => answer(forfeit, key, no, 4));
    expect(of('course.ask.float')).toEqual([2, 1]);
    expect(of('course.ask.float-forfeit')).toEqual([1, 0]);
  });

  test('BAF 78: 2, whose game is adjourned, meets 11; neither floats, not even once it is won', () => {
    const [, , , adjourned] = rounds;
    expect(answer(adjourned, 'course.ask.opponent', 2)).toBe(11);
    const of = (key: string) => [2, 11].map((no) => answer(adjourned, key, no, 5));
    expect(of('course.ask.float')).toEqual([0, 0]);
    expect(of('course.ask.float-settled')).toEqual([0, 0]);
  });

  test('F4: the first round of 11 with White drawn, of 8 with Black drawn', () => {
    expect(pairsOf(rounds[4], [1, 7, 3, 9, 5])).toEqual(['1-6', '7-2', '3-8', '9-4', '5-10']);
    expect(answer(rounds[4], 'course.ask.opponent', 11)).toBe(0);
    expect(pairsOf(rounds[5], [5, 2, 7, 4])).toEqual(['5-1', '2-6', '7-3', '4-8']);
  });
});

/** F3 (1994), F.3 (2011), C.04.2.D.5 (2016) and 3.4 (2026), in French letters where the text is French. */
test('histories of colours as the texts read them', () => {
  const read = (sample: typeof FRENCH_HISTORIES, language: 'en' | 'fr' | 'pt') =>
    historyExercise(sample, systemOf(sample.system)).questions.map(({ given, answer }) =>
      answer.kind === 'history'
        ? `${historyText(given!, language)} ${historyText(answer.value, language)}`
        : '',
    );
  expect(read(FRENCH_HISTORIES, 'fr')).toEqual(['NBB-N -NBBN', 'BN-BN -BNBN', 'NBB-N-B --NBBNB']);
  const [of2011, of2016, of2026] = DUTCH_HISTORIES;
  expect(read(of2011, 'pt')).toEqual(['PBB-P -PBBP', 'BP-BP -BPBP', 'PBB-P-B --PBBPB']);
  for (const sample of [of2016, of2026])
    expect(read(sample, 'en')).toEqual(['BWB-W -BWBW', 'WB-WB -WBWB', 'BWW-B-W --BWWBW']);
});

/** Art. 6.2: the two columns as they are printed, row by row. */
test('the two columns of the Dubov text', () => {
  const { questions } = columnsExercise(systemOf(DUBOV_COLUMNS.system));
  const placed = (key: string) =>
    questions
      .filter(({ label }) => label.key === key)
      .sort((a, b) => Number(a.answer.value) - Number(b.answer.value))
      .map(({ label }) => String(label.args?.rating));
  expect(placed('course.ask.white-column')).toEqual(
    '2310.0 2318.4 2322.3 2333.4 2340.5 2344.6'.split(' '),
  );
  expect(placed('course.ask.black-column')).toEqual('2380 2365 2300 2280 2260 2250'.split(' '));
  expect(
    questions
      .filter(({ label }) => label.key === 'course.ask.beside')
      .map(({ label, answer }) => `${String(label.args?.rating)} ${String(answer.value)}`),
  ).toEqual([
    '2310.0 2380',
    '2318.4 2365',
    '2322.3 2300',
    '2333.4 2280',
    '2340.5 2260',
    '2344.6 2250',
  ]);
});

describe('transpositions and exchanges of the Dutch texts', () => {
  const of = (system: string, article: string) =>
    ALTERATION_SAMPLES.filter((each) => each.system === system && each.article === article).map(
      (sample) => alterationExercise(sample, systemOf(sample.system)),
    );

  test('2011, D.1.1: numbers 1 to 24 of 720', () => {
    const [exercise] = of('dutch-2011', 'D.1.1');
    const order = inOrder(exercise);
    expect(order).toHaveLength(24);
    expect([order[0], order[1], order[2], order[5], order[22]]).toEqual([
      '6-7-8-9-11-10',
      '6-7-8-10-9-11',
      '6-7-8-10-11-9',
      '6-7-9-8-10-11',
      '6-7-11-10-9-8',
    ]);
    expect(order[23].startsWith('6-8-7-')).toBe(true);
    expect(total(exercise)).toBe(720);
  });

  test('2011, D.2: the printed tables for one and two, the printed six for three', () => {
    const [one, two, three] = of('dutch-2011', 'D.2');
    expect(tableOf(one)).toEqual(printed(ONE_PLAYER));
    expect(tableOf(two)).toEqual(printed(TWO_PLAYERS));
    expect(inOrder(three)).toEqual([
      '5+4+3 ↔ 6+7+8',
      '5+4+3 ↔ 6+7+9',
      '5+4+2 ↔ 6+7+8',
      '5+4+3 ↔ 6+7+10',
      '5+4+3 ↔ 6+8+9',
      '5+4+2 ↔ 6+7+9',
    ]);
  });

  test.each([
    ['dutch-2016', 'D.1'],
    ['dutch-2026', '4.2'],
  ])(
    '%s, the note on transpositions: 720 of eleven players, 72 with two from above',
    (id, article) => {
      const [alone, withTwo] = of(id, article);
      // The note leaves out the third, as the course says.
      expect(inOrder(alone).slice(0, 4)).toEqual([
        '6-7-8-9-10',
        '6-7-8-9-11',
        '6-7-8-10-9',
        '6-7-8-10-11',
      ]);
      expect(alone.notes).toEqual([{ key: 'course.note.eleven' }]);
      expect(total(alone)).toBe(720);
      expect(inOrder(withTwo).slice(0, 3)).toEqual(['3-4', '3-5', '3-6']);
      expect(inOrder(withTwo).slice(7, 10)).toEqual(['3-11', '4-3', '4-5']);
      expect(total(withTwo)).toBe(72);
    },
  );

  /** D.2 a to d (2016), 4.3 (2026): which of the two the note prefers, first or second. */
  test.each(COMPARISON_SAMPLES.map((sample) => [sample.system, sample] as const))(
    '%s, the notes on exchanges',
    (_, sample) => {
      expect(values(comparisonExercise(sample, systemOf(sample.system)))).toEqual([
        1, 2, 2, 1, 2, 2, 1, 2,
      ]);
    },
  );
});

/** Our functions over the cells of the exercise, in every language, come to the answers. */
test.each(LANGUAGES)('%s: the functions of the solutions give the answers', (language) => {
  let count = 0;
  for (const exercise of COURSE[0].exercises()) {
    const { blocks } = exerciseSheet(exercise, language, { key: 'exercise', name: 'Sheet' });
    const cells: (string | number)[][] = [];
    for (const { row, column, cells: block } of blocks)
      block.forEach((line, r) =>
        line.forEach((value, c) => {
          (cells[row + r] ??= [])[column + c] =
            typeof value === 'object' ? '' : (value as string | number);
        }),
      );
    const filled = Array.from(cells, (line) => Array.from(line ?? [], (value) => value ?? ''));
    for (const { formula, answer } of exercise.questions) {
      if (!formula) continue;
      count++;
      const text = formula(materialOn(exercise, language, 'Sheet')).replaceAll("'Sheet'!", '');
      expect([text, evaluate(`=${text}`, filled)]).toEqual([text, answer.value]);
    }
  }
  expect(count).toBe(43);
});
