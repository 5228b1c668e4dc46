import { exerciseBook } from '../../src/course/books/exerciseSheet';
import { editionsFor } from '../../src/course/examples/editions';
import {
  EXERCISE_KINDS,
  isPairingKind,
  KIND_WORD,
  LEVELS,
  type ExerciseKind,
} from '../../src/course/exercises/kinds';
import { makeExercise } from '../../src/course/exercises/makeExercise';
import { solutionBook } from '../../src/course/books/solutionBook';
import { error } from '../../src/model/problems';
import type { Call, Command } from '../command';
import { EXIT, type ExitCode } from '../exitCodes';
import { saveAndSay } from '../read/files';
import { say } from '../print/say';

/** What lists the kinds instead of making an exercise. */
const LIST = 'list';

/** An exercise as a workbook that marks itself; the solution apart. */
export const exercise: Command = {
  name: 'exercise',
  usage:
    'exercise --kind KIND|list --level 1-5 --seed S [--system ID|--edition ID] -o FILE.xlsx [--solution FILE.xlsx]',
  options: {
    kind: { values: 1 },
    level: { values: 1 },
    seed: { values: 1 },
    system: { values: 1 },
    edition: { values: 1 },
    output: { values: 1, short: 'o' },
    solution: { values: 1 },
  },
  help: [
    ['--kind KIND', 'cli.help.kind'],
    ['--level N', 'cli.help.level'],
    ['--seed S', 'cli.help.exercise-seed'],
    ['--system ID', 'cli.help.exercise-system'],
    ['--edition ID', 'cli.help.exercise-edition'],
    ['-o FILE', 'cli.help.exercise-output'],
    ['--solution FILE', 'cli.help.solution'],
  ],
  async run(call) {
    for (const extra of call.files)
      call.complain('argument-too-many', extra, extra, { command: call.command });
    if (call.text('kind') === LIST)
      return call.problems.length === 0 ? listKinds(call) : call.refuse();
    const kind = kindOf(call);
    const level = call.number('level', { min: 1, max: LEVELS.length });
    const seed = call.number('seed', { min: 0, max: 0xffffffff });
    const edition = kind && editionOf(call, kind);
    const output = call.text('output');
    const solution = call.text('solution');
    if (output !== undefined && output === solution)
      call.complain('file-named-twice', '--solution', solution);
    for (const name of ['level', 'seed', 'output'])
      if (!call.has(name)) missing(call, name === 'output' ? '-o' : `--${name}`);
    if (call.problems.length > 0 || !kind || !level || seed === undefined || !output)
      return call.refuse();
    const made = makeExercise({ kind, level, seed, edition });
    if (!made) {
      const args = { kind, level };
      call.report([
        error('exercise-not-found', { kind: 'argument', name: '--seed' }, String(seed), args),
      ]);
      return EXIT.badInput;
    }
    const { writeBook } = await import('../../src/xlsx/workbook');
    const { language } = call;
    // Both are made before either is written: nothing is left half done by a fault of ours.
    const sheet = await writeBook(exerciseBook(made, language), { language, time: '' });
    const answers = await writeBook(solutionBook(made, language), { language, time: '' });
    const exit = saveAndSay(call, output, sheet);
    return exit !== EXIT.done || solution === undefined
      ? exit
      : saveAndSay(call, solution, answers);
  },
};

function missing(call: Call, option: string): void {
  call.complain('option-missing', option, option, { command: call.command });
}

function kindOf(call: Call): ExerciseKind | undefined {
  const text = call.text('kind');
  if (text === undefined) {
    missing(call, '--kind');
    return undefined;
  }
  const kind = EXERCISE_KINDS.find((known) => known === text);
  if (!kind)
    call.complain('bad-option-value', '--kind', text, {
      option: '--kind',
      known: [...EXERCISE_KINDS, LIST].join(', '),
    });
  return kind;
}

/** The edition asked for, by the option that goes with the kind; undefined: the one in force. */
function editionOf(call: Call, kind: ExerciseKind): string | undefined {
  const [option, other] = isPairingKind(kind) ? ['system', 'edition'] : ['edition', 'system'];
  const known = editionsFor(kind).map(({ id }) => id);
  for (const name of [option, other]) {
    const text = call.text(name);
    if (text !== undefined && (name === other || !known.includes(text)))
      call.complain('bad-option-value', `--${name}`, text, {
        option: `--${name}`,
        known: name === other ? `--${option}: ${known.join(', ')}` : known.join(', '),
      });
  }
  return call.text(option);
}

function listKinds(call: Call): ExitCode {
  const width = Math.max(...EXERCISE_KINDS.map((kind) => kind.length));
  for (const kind of EXERCISE_KINDS)
    call.io.out(`${kind.padEnd(width)}  ${say(call, KIND_WORD[kind])}\n`);
  return EXIT.done;
}
