/**
 * The lessons on the rules in force: every article of the texts has its example, the answers are those of a
 * reading that shares no code with the engines, and every page is one page in every language.
 */
import { lessonBook, nameOf } from '../../src/course/books/lessonBook';
import { rulePage } from '../../src/course/books/rulePage';
import { LESSONS } from '../../src/course/rules/lessons';
import type { Rule } from '../../src/course/rules/rule';
import { fill } from '../../src/explain/phrasebook';
import { LANGUAGES } from '../../src/model/types';
import { roundToPair } from '../../src/model/tournament';
import { extent } from '../../src/sheets/plan/plan';
import { witness as dutchWitness } from '../../src/systems/literal/dutch-2026/witness';

jest.setTimeout(600_000);

/**
 * The articles as the texts number them. Without an example of their own, since small events have none: Dubov C8
 * and C9, Burstein 5.2.1, Double-Swiss C6, C8, 3.4.3 and 4.3.5, teams C6, C9, C10, 3.4.3, 4.3.4 and 4.3.9, and the
 * definitions of teams and matches (1.1–1.7), which the first pages of the other texts have; of C.04.2 what is
 * announced, decided or confirmed by the arbiter (1.2–1.4, 2.1, 2.5, 4.1, 4.2, 4.4); of C.07 the general articles (1–5,
 * 11, 15, 16.1, 16.6) and 12.2, 12.3 and 13.3, whose value is a row of numbers or a place.
 */
const ARTICLES: Readonly<Record<string, string>> = {
  'lesson-dutch':
    '1.1 1.2 1.3 1.4.1 1.4.2 1.4.3 1.4.4 1.5 1.6 1.7.1 1.7.2 1.7.3 1.7.4 1.8 1.9 ' +
    'C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12 C13 C14 C15 C16 C17 C18 C19 C20 C21 ' +
    '3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 4.1 4.2 4.3 4.4 5.1 5.2.1 5.2.2 5.2.3 5.2.4 5.2.5',
  'lesson-handling': '1.1 2.2 2.3 2.4 3.1 3.2 3.3 3.4 3.5 3.6 4.3',
  'lesson-tie-breaks':
    '7.1 7.2 7.3 7.4 7.5 7.6 7.7 7.8 8.1 8.2 8.3 9.1 9.2 14.1 14.2 14.3 14.4 14.5 6 10.1 10.2 10.3 10.4 10.5 10.6 ' +
    '16.2 16.3 16.4 16.5 12.1 13.1 13.2 13.4',
  'lesson-dubov':
    '1.2 1.3 1.5 1.6.1 1.6.2 1.6.3 1.7 1.8 1.9 C1 C2 C3 C4 C5 C6 C7 C10 3.1 3.1.3 3.1.4 3.1.5 ' +
    '3.2.3 3.2.4 3.2.5 3.2.6 4.2 4.3 5.2.1 5.2.2 5.2.3 5.2.4 5.2.5',
  'lesson-burstein':
    '1.2 1.3 1.4 1.5.1 1.5.2 1.5.3 1.5.4 1.6 1.7 1.8 1.9 C1 C2 C3 C4 C5 C6 C7 C8 ' +
    '3.1.3 3.1.4 3.1.5 3.2 4.3 5.2.2 5.2.3 5.2.4 5.2.5',
  'lesson-double-swiss': 'C1 C2 C3 C4 C5 C7 3.4.2 3.4.4 3.5 3.6 4.3.1 4.3.2 4.3.3 4.3.4',
  'lesson-team-swiss':
    'C1 C2 C3 C4 C5 C7 C8 3.4.2 3.4.4 3.5 3.6 4.3.1 4.3.2 4.3.3 4.3.5 4.3.6 4.3.7 4.3.8',
  'lesson-keizer': 'K1 K2 K3 K4 K5 K6 K7 K8',
};

const lessonsOf = (text: string) => LESSONS.filter(({ file }) => file.startsWith(text));

test.each(Object.entries(ARTICLES))(
  '%s: every article has its example, and no other',
  (text, list) => {
    const taught = lessonsOf(text).flatMap(({ rules }) => rules.map(({ article }) => article));
    expect([...new Set(taught)]).toEqual(list.split(' '));
  },
);

test('no lesson is of a text that is not listed', () => {
  const texts = Object.keys(ARTICLES);
  expect(LESSONS.filter(({ file }) => !texts.some((text) => file.startsWith(text)))).toEqual([]);
});

const rules = LESSONS.flatMap(({ file, rules: list }) =>
  list.map((rule, index) => [file, nameOf(list, index), rule] as const),
);

test.each(rules)(
  '%s, %s: two examples, told in every language on one page',
  (file, name, rule: Rule) => {
    const [told, asked] = [rule.example(0), rule.example(1)];
    for (const { exercise } of [told, asked]) {
      expect(exercise.questions.length).toBeGreaterThan(0);
      for (const { answer } of exercise.questions)
        if (answer.kind === 'number') expect(Number.isFinite(answer.value)).toBe(true);
    }
    for (const language of LANGUAGES) {
      const page = rulePage(rule, told, language, { key: 'page', name });
      // On one page, and still read without a glass, in the widest font that a program may take.
      expect([name, page.print!.scale]).toEqual([name, expect.any(Number)]);
      expect(page.print!.scale).toBeGreaterThanOrEqual(45);
      expect(page.print!.area!.rows).toBeGreaterThanOrEqual(extent(page).rows - 1);
      const texts = page.blocks
        .flatMap(({ cells }) => cells.flat())
        .filter((cell) => typeof cell === 'string');
      expect([
        file,
        name,
        language,
        texts.filter((text) => /[{}]/.test(text) && !/^\{|\{\d/.test(text)),
      ]).toEqual([file, name, language, []]);
      expect(texts).toContain(fill(language, 'course.head.question'));
    }
  },
);

/** Whole rounds by the text taken at its word, where the event is small enough to try everything. */
test.each(rules.filter(([file]) => file.startsWith('lesson-dutch')))(
  '%s, %s: opponents and colours are those of the literal reading',
  (_, name, rule) => {
    for (const variant of [0, 1] as const) {
      const { exercise } = rule.example(variant);
      const { tournament, questions } = exercise;
      const asked = questions.filter(({ label }) =>
        ['rules.ask.opponent', 'course.ask.colour-against'].includes(label.key),
      );
      if (asked.length === 0 || tournament.players.length > 9) continue;
      const round = dutchWitness(roundToPair(tournament));
      for (const { label, answer } of asked) {
        const player = label.args!.player as { readonly players: readonly number[] };
        const [no] = player.players;
        const pair = round!.pairs.find(({ white, black }) => white === no || black === no);
        const opponent = pair ? (pair.white === no ? pair.black : pair.white) : 0;
        expect([name, variant, no, answer.value]).toEqual([
          name,
          variant,
          no,
          answer.kind === 'colour' ? (pair!.white === no ? 'white' : 'black') : opponent,
        ]);
      }
    }
  },
);

test('a lesson is 45 minutes: script, sheet of the class, a page and an exercise for every article', () => {
  const [lesson] = LESSONS;
  const { sheets } = lessonBook(lesson, 'en');
  const cells = (index: number) => sheets[index].blocks.flatMap((block) => block.cells);
  const minutes = cells(0)
    .map(([first]) => /^(\d+)–(\d+)$/.exec(String(first)))
    .flatMap((match) => (match ? [[Number(match[1]), Number(match[2])]] : []));
  expect(minutes[0][0]).toBe(0);
  expect(minutes.at(-1)![1]).toBe(45);
  minutes.slice(1).forEach(([from], index) => expect(from).toBe(minutes[index][1]));
  const names = sheets.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { article } of lesson.rules) {
    expect(names).toContain(article);
    expect(names).toContain(fill('en', 'rules.sheet.exercise', { article }));
  }
  // What the class holds has the questions of the script, and none of its answers.
  const answers = lesson.rules.map((rule) => rule.example(0).exercise.questions[0].answer.value);
  expect(
    cells(1)
      .map((row) => row[3])
      .filter((cell) => answers.includes(cell as never)),
  ).toEqual([]);
});

/** Who would pair by a ladder has to see it; only where its places are asked for it is left to be found. */
test('exercises on the ladder say how it stood, but for the one that asks for it', () => {
  const [ladder] = lessonsOf('lesson-keizer');
  for (const { article, example } of ladder.rules)
    for (const { exercise } of [example(0), example(1)]) {
      const says = exercise.task.find(({ key }) => key === 'rules.task.ladder');
      expect([article, says !== undefined]).toEqual([article, article !== 'K3']);
      const [{ args }] = says ? [says] : [{ args: undefined }];
      if (args)
        expect((args.numbers as { numbers: number[] }).numbers.toSorted((a, b) => a - b)).toEqual(
          exercise.tournament.players.map(({ no }) => no),
        );
    }
  const rules = ladder.rules[0].example(1).exercise.task;
  expect(rules.map((reason) => JSON.stringify(reason)).join()).toContain('keizer.rules');
});

test('an average is told by whole terms, their sum and by how many it is divided', () => {
  const average = lessonsOf('lesson-tie-breaks').flatMap((lesson) =>
    lesson.rules.filter(({ article }) => article === '8.2'),
  );
  for (const { example } of average)
    for (const { exercise } of [example(0), example(1)])
      for (const { answer, working } of exercise.questions) {
        const text = working.map((step) => fill('en', step.key, step.args ?? {})).join('\n');
        const [, sum, count] = /sum ([\d.]+) ÷ (\d+)/.exec(text)!;
        if (answer.kind !== 'number') throw new Error('no number');
        expect(Math.abs(Number(sum) / Number(count) - answer.value)).toBeLessThanOrEqual(0.005001);
        const terms = [...text.matchAll(/^R\d+: \d+ → (\S+):/gm)].map(([, term]) =>
          Number(term.replace('½', '.5')),
        );
        expect(terms).toHaveLength(Number(count));
        expect(terms.reduce((total, term) => total + term, 0)).toBeCloseTo(Number(sum), 6);
      }
});

const books = LESSONS.map((lesson) => [lesson.file, lesson] as const);

test.each(books)('%s: every sheet that its script shows is in the book', (_, lesson) => {
  for (const language of LANGUAGES) {
    const { sheets } = lessonBook(lesson, language);
    const names = sheets.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const script = sheets.find(({ key }) => key === 'script')!;
    const { cells } = script.blocks.at(-1)!;
    const at = cells[0].indexOf(fill(language, 'rules.head.show'));
    const shown = cells.slice(1).map((row) => String(row[at]));
    // The class, an article a row, the exercises of the end.
    expect(shown).toHaveLength(lesson.rules.length + 2);
    expect(shown.filter((name) => !names.includes(name))).toEqual([]);
    // It begins where the exercises begin, and there is a solution to each.
    const more = names.filter((_name, index) => sheets[index].key.startsWith('more-'));
    const solutions = sheets.filter(({ key }) => key.startsWith('solution-'));
    expect(shown.at(-1)).toBe(more[0]);
    expect(solutions).toHaveLength(more.length);
    // A sheet that a sentence names in quotation marks.
    const texts = sheets.flatMap(({ blocks }) => blocks.flatMap((block) => block.cells.flat()));
    const opening = fill(language, 'rules.script.open', { sheet: names[1] });
    expect(texts).toContain(opening);
    expect(sheets[1].key).toBe('class');
  }
});
