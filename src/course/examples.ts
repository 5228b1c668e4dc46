import { readCrosstable } from '../formats/crosstable';
import { parseTrf } from '../formats/trf/parseTrf';
import { check } from '../model/check';
import { roundToPair } from '../model/tournament';
import type { PlayerNo, Tournament } from '../model/types';
import { plantName } from '../samples/events';
import type { TieBreakExample } from '../samples/tieBreakExamples';
import type { PairingSystem } from '../systems/system';
import {
  computeTieBreak,
  editionById,
  Field,
  findTieBreak,
  type TieBreakValue,
} from '../tiebreaks';
import type { TieBreakEntry } from '../tiebreaks';
import type { WordKey } from '../words';
import { FULL_POINTS, type Exercise, type Question } from './exercise';
import { readHint, historyOf } from './pairingExercise';
import { question } from './tieBreakExercise';

/** The seed of the salts in courses: they are the same for everybody. */
const COURSE_SEED = 1;

/** What the rating of a player who has none is called. */
const PROVISIONAL: Pick<TieBreakEntry, 'code' | 'name' | 'article'> = {
  code: 'Cp',
  name: { key: 'course.provisional' },
  article: '',
};

/** An example of a text on tie-breaks; the values are ours, a test holds them against the text. */
export function tieBreakExample({ edition: id, table, asked }: TieBreakExample): Exercise {
  const edition = editionById(id);
  const read = readCrosstable(table);
  if (!edition || !read.ok) throw new Error(`An example of ${id} cannot be read`);
  const { kind } = read.value;
  const tournament = withNames(read.value.tournament);
  const field = new Field(tournament, undefined, !kind.id.startsWith('grid'));
  const answers = asked.map(({ no, code, tied }) => {
    const entry = code === null ? PROVISIONAL : findTieBreak(edition, code);
    const value =
      code === null
        ? edition.provisionalRating?.(field, no)
        : entry && computeTieBreak(edition, field, entry.code, no, tied);
    if (!entry || !value || valueOf(value) === null)
      throw new Error(`An example of ${id} has no value of ${code} for ${no}`);
    return { no, entry, value: { ...value, value: valueOf(value) } };
  });
  return {
    title: { key: 'course.example', args: { name: { reason: answers[0].entry.name } } },
    edition: edition.name,
    task: [
      { key: 'course.task.values' },
      ...(answers[0].entry.code === 'KOYA-E' ? [{ key: 'course.task.koya-e' } as const] : []),
    ],
    tournament,
    bracket: [],
    questions: answers.map(question),
    working: [],
    proofs: [{ reason: { key: 'course.proof.text' }, players: asked.map(({ no }) => no) }],
    seed: COURSE_SEED,
  };
}

/** Words of one language for a player whom the text does not name. */
const NAMELESS = /^(Opponent|Player|Unrated|First|Third|Fourth|Fifth|Lower|Higher)\b/;

/** Whoever has no name in the text gets one that needs no translation. */
const withNames = (tournament: Tournament): Tournament => ({
  ...tournament,
  players: tournament.players.map((player, index) =>
    NAMELESS.test(player.name) ? { ...player, name: plantName(index) } : player,
  ),
});

const valueOf = ({ value }: TieBreakValue): number | null => value;

/** A round of a sample event, as its system pairs it. */
export function pairingExample(title: WordKey, trf: string, system: PairingSystem): Exercise {
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
    title: { key: title },
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
    ],
    tournament,
    bracket: [],
    floats: (round) => system.floats(tournament, round),
    questions,
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
