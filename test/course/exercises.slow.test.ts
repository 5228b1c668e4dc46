/**
 * Exercises that mark themselves: made by the command line, solved through the cells
 * of the file, with the ticks calculated by an evaluator of Excel's formulas that is not ours.
 */
import { EXERCISE_KINDS, LEVELS, SINGLE_KINDS } from '../../src/course/exercises/kinds';
import { makeExercise } from '../../src/course/exercises/makeExercise';
import { criterionNumber } from '../../src/course/exercises/handFacts';
import { systemInForce } from '../../src/systems';
import { roundToPair } from '../../src/model/tournament';
import { LANGUAGES } from '../../src/model/types';
import { Terminal } from '../support/cli';
import { sheetsOf } from '../support/files/courseBook';
import { shown, type Cell } from '../support/words/sheetFormula';

jest.setTimeout(240_000);

type Sheet = Map<string, Cell | { formula: string }>;

async function made(...words: string[]): Promise<Terminal> {
  const terminal = new Terminal();
  const exit = await terminal.run('exercise', ...words);
  if (exit !== 0) throw new Error(terminal.stderr);
  return terminal;
}

const firstSheet = (sheets: Record<string, Sheet>): [string, Sheet] => Object.entries(sheets)[0];

/** Rows of the questions: those that have a tick. */
const questionRows = (sheet: Sheet): number[] =>
  [...sheet]
    .filter(
      ([address, cell]) => /^D\d+$/.test(address) && typeof cell === 'object' && cell !== null,
    )
    .map(([address]) => Number(address.slice(1)))
    .sort((a, b) => a - b);

/** The answers of a solution: column C of the rows that are numbered. */
const answersOf = (sheet: Sheet): Cell[] =>
  [...sheet]
    .filter(([address]) => /^A\d+$/.test(address))
    .filter(([, cell]) => typeof cell === 'number')
    .map(([address]) => sheet.get(`C${address.slice(1)}`) as Cell);

test('ten exercises of rising difficulty from one seed, solved through the cells', async () => {
  for (const kind of ['tie-break', 'pairing'])
    for (const level of LEVELS) {
      const terminal = await made(
        ...['--kind', kind, '--level', String(level), '--seed', '7'],
        ...['-o', 'e.xlsx', '--solution', 's.xlsx'],
      );
      const sheets = await sheetsOf(terminal.read('e.xlsx'));
      const [name, sheet] = firstSheet(sheets);
      const answers = answersOf(firstSheet(await sheetsOf(terminal.read('s.xlsx')))[1]);
      const rows = questionRows(sheet);
      expect(answers).toHaveLength(rows.length);
      const total = rows.at(-1)! + 1;
      const full = shown(sheets, name, `F${total}`);
      expect(full).toBe(4 * rows.length);
      rows.forEach((row, i) => {
        expect(shown(sheets, name, `D${row}`)).toBe('');
        const answer = answers[i];
        // A wrong answer first, then the right one.
        sheet.set(`C${row}`, typeof answer === 'number' ? answer + 1 : 'X');
        expect(shown(sheets, name, `D${row}`)).toBe('✗');
        sheet.set(`C${row}`, typeof answer === 'number' ? answer - 0.5 : 7);
        expect(shown(sheets, name, `D${row}`)).toBe('✗');
        sheet.set(`C${row}`, 'nonsense');
        expect(shown(sheets, name, `D${row}`)).toBe('✗');
        sheet.set(`C${row}`, typeof answer === 'string' ? answer.toLowerCase() : answer);
        expect(shown(sheets, name, `D${row}`)).toBe('✓');
      });
      expect(shown(sheets, name, `E${total}`)).toBe(full);
      // Two hints cost two points and say something each.
      expect(shown(sheets, name, `H${rows[0]}`)).toBe('');
      sheet.set(`G${rows[0]}`, 1);
      const one = String(shown(sheets, name, `H${rows[0]}`));
      sheet.set(`G${rows[0]}`, 2);
      const two = String(shown(sheets, name, `H${rows[0]}`));
      expect(one.length).toBeGreaterThan(4);
      expect(two.length).toBeGreaterThan(one.length);
      expect(shown(sheets, name, `E${total}`)).toBe(Number(full) - 2);
      // What is to be found stands nowhere in the formulas as it is typed.
      for (const row of rows) {
        const { formula } = sheet.get(`D${row}`) as { formula: string };
        expect(formula).toMatch(/MOD\(/);
      }
    }
});

test.each(['tie-break-sum', 'pairing-transposition', 'pairing-colours'])(
  '%s: the same seed gives the same bytes, another one another exercise',
  async (kind) => {
    const files = ['-o', 'e.xlsx', '--solution', 's.xlsx'];
    const [first, again, other] = [
      await made('--kind', kind, '--level', '3', '--seed', '11', ...files),
      await made('--kind', kind, '--level', '3', '--seed', '11', ...files),
      await made('--kind', kind, '--level', '3', '--seed', '12', ...files),
    ];
    for (const file of ['e.xlsx', 's.xlsx']) {
      expect(Buffer.from(again.read(file)).equals(Buffer.from(first.read(file)))).toBe(true);
      expect(Buffer.from(other.read(file)).equals(Buffer.from(first.read(file)))).toBe(false);
    }
  },
);

describe('the working proves the difficulty', () => {
  const system = systemInForce();

  /** Pairs of the round by the engine, apart from what the exercise kept. */
  const pairsOf = (exercise: NonNullable<ReturnType<typeof makeExercise>>) => {
    const result = system.pair(roundToPair(exercise.tournament));
    if (!result.ok) throw new Error('no pairing');
    return result.pairs.map(({ white, black }) => [white, black]);
  };

  test.each([
    ['pairing-bracket', 2],
    ['pairing-transposition', 2],
    ['pairing-exchange', 1],
    ['pairing-exchange', 3],
  ] as const)('%s, level %d', (kind, level) => {
    const exercise = makeExercise({ kind, level, seed: 3 })!;
    const [{ players, exchanged, place, article }] = exercise.proofs;
    const half = players.length / 2;
    const s1 = players.slice(0, half);
    const pairs = pairsOf(exercise).filter(([white]) => players.includes(white));
    expect(pairs).toHaveLength(half);
    const inside = pairs.filter(([a, b]) => s1.includes(a) && s1.includes(b));
    const firstTry = pairs.every(
      ([a, b]) => Math.abs(players.indexOf(a) - players.indexOf(b)) === half,
    );
    // One exchange: one pair within the upper half and one within the lower.
    expect(inside).toHaveLength(exchanged!);
    expect(exchanged).toBe(kind === 'pairing-exchange' ? 1 : 0);
    expect(firstTry).toBe(kind === 'pairing-bracket');
    expect(place === 1).toBe(firstTry);
    // Quality criteria begin after the absolute ones, C1 to C5.
    if (kind === 'pairing-exchange' && level === 3)
      expect(criterionNumber(article!)).toBeGreaterThan(5);
  });

  test.each([1, 2, 4])('pairing-downfloater, level %d', (level) => {
    const exercise = makeExercise({ kind: 'pairing-downfloater', level, seed: 3 })!;
    const [{ players, place }] = exercise.proofs;
    const pairs = pairsOf(exercise);
    const leaving = players.filter(
      (no) =>
        !pairs.some((pair) => pair.includes(no) && pair.every((each) => players.includes(each))),
    );
    expect(leaving).toHaveLength(1);
    expect(leaving[0] === players.at(-1)).toBe(level === 1);
    expect(place === 1).toBe(level === 1);
    expect(exercise.questions.filter(({ answer }) => answer.value === 0)).toHaveLength(1);
  });

  test('colours: from one rule to four', () => {
    const counts = LEVELS.map((level) => {
      const exercise = makeExercise({ kind: 'pairing-colours', level, seed: 5 })!;
      return new Set(exercise.questions.flatMap(({ working }) => working.map((w) => w.article)))
        .size;
    });
    expect(counts[0]).toBe(1);
    expect(counts.map((count, i) => count >= [1, 2, 3, 3, 4][i])).toEqual(LEVELS.map(() => true));
  });

  test('Buchholz as a plain sum: the scores of the opponents, added by hand', () => {
    const { tournament, questions, proofs } = makeExercise({
      kind: 'tie-break-sum',
      level: 2,
      seed: 9,
    })!;
    const points = { win: 1, draw: 0.5, loss: 0 } as Record<string, number>;
    const score = (no: number) =>
      tournament.players[no - 1].entries.reduce((sum, { outcome }) => sum + points[outcome], 0);
    const sums = proofs[0].players.map((no) =>
      tournament.players[no - 1].entries.reduce((sum, { opponent }) => sum + score(opponent!), 0),
    );
    expect(questions.map(({ answer }) => answer.value)).toEqual(sums);
  });
});

test.each([
  ['tie-break-sum', 4],
  ['tie-break-sum', 5],
  ['tie-break-cut', 3],
  ['tie-break-unplayed', 3],
  ['tie-break-performance', 2],
] as const)('%s, level %d: the detail as formulas comes to the answers', async (kind, level) => {
  const terminal = await made(
    ...['--kind', kind, '--level', String(level), '--seed', '2', '-o', 'e.xlsx'],
    ...['--solution', 's.xlsx'],
  );
  const sheets = await sheetsOf(terminal.read('s.xlsx'));
  const [, solution] = firstSheet(sheets);
  const detail = sheets.Detail;
  const totals = [...detail]
    .filter(([address, cell]) => /^E\d+$/.test(address) && isSum(cell))
    // Shares of an average do not add up to the last binary digit.
    .map(([address]) => Number(Number(shown(sheets, 'Detail', address)).toFixed(6)));
  expect(totals).toEqual(answersOf(solution));
});

const isSum = (cell: Cell | { formula: string }): boolean =>
  typeof cell === 'object' && cell !== null && /^=?SUMIFS\(E\d+:E\d+,F/.test(cell.formula);

test('every kind at every level is found', () => {
  for (const kind of SINGLE_KINDS)
    for (const level of LEVELS) {
      const exercise = makeExercise({ kind, level, seed: 1 });
      expect([kind, level, exercise === null]).toEqual([kind, level, false]);
      expect(exercise!.questions.length).toBeGreaterThan(0);
    }
});

describe('the command', () => {
  test('names the kinds in every language', async () => {
    for (const language of LANGUAGES) {
      const terminal = await made('--kind', 'list', '--lang', language);
      const kinds = terminal.stdout
        .trim()
        .split('\n')
        .map((line) => line.split(/\s{2,}/)[0]);
      expect(kinds).toEqual(EXERCISE_KINDS);
    }
  });

  test('speaks the language asked for, hints and task too', async () => {
    const terminal = await made(
      ...['--kind', 'tie-break', '--level', '1', '--seed', '1', '--lang', 'fr', '-o', 'e.xlsx'],
    );
    const [name, sheet] = firstSheet(await sheetsOf(terminal.read('e.xlsx')));
    expect(name).toBe('Exercice');
    expect(sheet.get('A1')).toMatch(/^Exercice : départages par simple somme · difficulté 1/);
    const row = questionRows(sheet)[0];
    expect((sheet.get(`H${row}`) as { formula: string }).formula).toContain('Lisez ');
  });

  test.each([
    ['pairing-exchange', '--system', 'dutch-2016', 'By Dutch 2016'],
    ['tie-break-sum', '--edition', 'FFE-1998', 'By French federation, 1998'],
  ])('%s %s %s: by that edition', async (kind, option, id, line) => {
    const wanted = ['--kind', kind, '--level', '1', '--seed', '1', '-o', 'e.xlsx'];
    const terminal = await made(...wanted, option, id);
    const [, sheet] = firstSheet(await sheetsOf(terminal.read('e.xlsx')));
    expect(String(sheet.get('A2')).startsWith(line)).toBe(true);
  });

  test.each([
    ['a system that tells no difficulty', ['--system', 'dubov-1997'], /--system[^]*dutch-2026/],
    ['an edition for a pairing', ['--edition', 'C07-2024'], /--edition[^]*--system: dutch-2026/],
    ['the solution in the same file', ['--solution', 'e.xlsx'], /file-named-twice/],
  ])('refuses %s', async (_, extra, says) => {
    const terminal = new Terminal();
    const wanted = ['--kind', 'pairing-exchange', '--level', '1', '--seed', '1', '-o', 'e.xlsx'];
    expect(await terminal.run('exercise', ...wanted, ...extra)).toBe(3);
    expect(terminal.stderr).toMatch(says);
    expect(terminal.files.size).toBe(0);
  });

  test('a list with something besides is refused for that alone', async () => {
    const terminal = new Terminal();
    expect(await terminal.run('exercise', '--kind', 'list', 'extra')).toBe(3);
    expect(terminal.stderr.trim().split('\n')).toHaveLength(1);
    expect(terminal.stderr).toContain('argument-too-many');
  });

  test('refuses what it does not understand and writes nothing', async () => {
    const terminal = new Terminal();
    expect(await terminal.run('exercise', '--kind', 'sudoku', '--level', '9')).toBe(3);
    expect(terminal.stderr).toMatch(/sudoku[^]*--level|--level[^]*sudoku/);
    expect(terminal.stderr).toContain('--seed');
    expect(terminal.stderr).toContain('-o');
    expect(terminal.files.size).toBe(0);
  });
});
