/**
 * Exercises of teams: rounds held against the text taken at its word, which shares no code with the engine;
 * tie-breaks worked out here from the table that the trainee has.
 */
import type { Exercise } from '../../src/course/exercises/exercise';
import { LEVELS } from '../../src/course/exercises/kinds';
import { makeExercise } from '../../src/course/exercises/makeExercise';
import { literalRound, TEAM_TEXT } from '../../src/systems/literal/team-swiss-2026/witness';
import { makeTask } from '../../src/model/taskFor';

const answersTo = (exercise: Exercise, key: string) =>
  exercise.questions.filter(({ label }) => label.key === key).map(({ answer }) => answer.value);

test.each([1, 2, 3, 4])('team-pairing, level %d: as the text gives it', (level) => {
  const exercise = makeExercise({ kind: 'team-pairing', level, seed: 3 })!;
  const { tournament } = exercise;
  const { pairs, bye } = literalRound(
    makeTask(tournament, tournament.pairedRounds + 1),
    TEAM_TEXT,
  )!;
  const opponentOf = (no: number) => {
    const pair = pairs.find((each) => each.includes(no));
    return pair?.find((each) => each !== no) ?? 0;
  };
  const numbers = tournament.players.map(({ no }) => no);
  expect(answersTo(exercise, 'course.ask.opponent')).toEqual(numbers.map(opponentOf));
  expect(answersTo(exercise, 'course.ask.colour')).toEqual(
    numbers
      .filter((no) => no !== bye)
      .map((no) => (pairs.some(([white]) => white === no) ? 'white' : 'black')),
  );
});

/** `4:1 ½ 0 1`: whom a team met, and its points there. */
const cellsOf = (exercise: Exercise) =>
  exercise.table!.slice(1).map((row) => ({
    match: Number(row.at(-2)),
    game: Number(row.at(-1)),
    met: row.slice(2, -2).map((cell) => {
      const [opponent, boards = ''] = String(cell).split(':');
      const points = boards.split(' ').map((each) => (each === '½' ? 0.5 : Number(each)));
      return { opponent: Number(opponent), points: points.reduce((sum, each) => sum + each, 0) };
    }),
  }));

/** C.07 8.1 by match points; 13.2.1 and 13.2.2: the opponent’s match points times what was scored against it. */
test.each([
  [1, ({ theirs }: { theirs: number }) => theirs],
  [3, ({ theirs, points }: { theirs: number; points: number }) => theirs * points],
] as const)('team-tie-break, level %d: from the table alone', (level, term) => {
  const exercise = makeExercise({ kind: 'team-tie-break', level, seed: 3 })!;
  const teams = cellsOf(exercise);
  const [{ players }] = exercise.proofs;
  const value = (no: number) =>
    teams[no - 1]!.met.reduce(
      (sum, { opponent, points }) => sum + term({ theirs: teams[opponent - 1]!.match, points }),
      0,
    );
  expect(answersTo(exercise, 'course.ask.tie-break')).toEqual(players.map(value));
});

test('every level is found, and the same seed gives the same', () => {
  for (const kind of ['team-pairing', 'team-tie-break'] as const)
    for (const level of LEVELS) {
      const [one, again] = [1, 2].map(() => makeExercise({ kind, level, seed: 1 }));
      expect([kind, level, one === null]).toEqual([kind, level, false]);
      expect(JSON.stringify(again!.questions)).toBe(JSON.stringify(one!.questions));
    }
});
