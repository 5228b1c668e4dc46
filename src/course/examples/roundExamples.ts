import { PICTURE_COLOURS } from '../../explain/pictureTable';
import { parseTrf } from '../../formats/trf/parseTrf';
import type { Reason } from '../../explain/reason';
import { check } from '../../model/check';
import { roundToPair } from '../../model/tournament';
import type { PlayerNo, Tournament } from '../../model/types';
import type { RoundSample } from '../samples/course';
import type { PairingSystem } from '../../systems/system';
import { FULL_POINTS, type Exercise, type Question } from '../exercises/exercise';
import { floatQuestions } from '../exercises/floatQuestions';
import { historyOf, readHint } from '../exercises/pairingExercise';

/** The seed of the salts in courses: they are the same for everybody. */
const COURSE_SEED = 1;

/** A round of a sample event, as its system pairs it. */
export function pairingExample(sample: RoundSample, system: PairingSystem): Exercise {
  const { title, trf, note, isFirst } = sample;
  const checked = check(parseTrf(trf));
  if (!checked.ok) throw new Error(`A sample cannot be read: ${checked.problems[0].code}`);
  const tournament = withAdjourned(checked.value);
  const task = roundToPair(tournament);
  const result = (system.explain ?? system.pair).call(system, task);
  if (!result.ok) throw new Error('A sample cannot be paired');
  const opponent = new Map<PlayerNo, PlayerNo>(
    result.pairs.flatMap(({ white, black }) => [
      [white, black],
      [black, white],
    ]),
  );
  const whites = new Set(result.pairs.map(({ white }) => white));
  const numbers = tournament.players.map(({ no }) => no);
  const questions = numbers.flatMap((no): Question[] => [
    {
      label: { key: 'course.ask.opponent', args: { player: { players: [no] } } },
      answer: { kind: 'number', value: opponent.get(no) ?? 0, of: no },
      points: FULL_POINTS,
      hints: [
        readHint(result.trace.steps.map(({ article }) => article)),
        {
          key: 'course.hint.wish',
          args: { a: { reason: historyOf(tournament, system, no).wish } },
        },
        { key: 'course.hint.same-points', args: { no } },
      ],
      working: [],
    },
    ...(opponent.has(no)
      ? [
          {
            label: { key: 'course.ask.colour', args: { player: { players: [no] } } },
            answer: { kind: 'colour', value: whites.has(no) ? 'white' : 'black' },
            points: FULL_POINTS,
            hints: [
              { key: 'course.hint.own-history', args: { a: no } },
              {
                key: 'course.hint.wish',
                args: { a: { reason: historyOf(tournament, system, no).wish } },
              },
              {
                key: 'course.hint.wish',
                args: { a: { reason: historyOf(tournament, system, opponent.get(no)!).wish } },
              },
            ],
            working: [],
          } as const,
        ]
      : []),
  ]);
  return {
    title: { key: title, args: { count: tournament.players.length } },
    edition: system.name,
    task: [
      { key: 'course.task.round', args: { round: task.round } },
      { key: 'course.task.bye' },
      {
        key: 'course.task.colour-letters',
        args: {
          white: { reason: { key: 'word.white-letter' } },
          black: { reason: { key: 'word.black-letter' } },
        },
      },
      ...(isFirst ? [firstRoundTask(tournament)] : []),
      ...(sample.floats ? [{ key: 'course.task.floats' } as const] : []),
    ],
    ...(note ? { notes: [{ key: note }] } : {}),
    tournament,
    bracket: [],
    floats: (round) => system.floats(tournament, round),
    questions: [...questions, ...floatQuestions(sample, system, tournament, result)],
    working: result.trace.steps,
    proofs: [{ reason: { key: 'course.proof.sample' }, players: numbers }],
    seed: COURSE_SEED,
  };
}

/** A game of the sample without a result is one that was adjourned. */
const withAdjourned = (tournament: Tournament): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) => ({
    ...player,
    entries: player.entries.map((entry) =>
      entry.outcome === 'pending' ? { ...entry, outcome: 'adjourned' as const } : entry,
    ),
  })),
});

const firstRoundTask = ({ initialColour }: Tournament): Reason => ({
  key: 'course.task.first-round',
  args: {
    colour: { reason: { key: PICTURE_COLOURS[initialColour === 'black' ? 'black' : 'white'] } },
  },
});
