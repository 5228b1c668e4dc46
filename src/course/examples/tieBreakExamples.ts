import { readCrosstable } from '../../formats/crosstable/readCrosstable';
import type { Tournament } from '../../model/types';
import { plantName } from '../samples/events';
import type { RankingExample, TieBreakExample } from '../samples/tieBreakExamples';
import { computeTieBreak } from '../../tiebreaks/compute';
import { editionById, findTieBreak } from '../../tiebreaks/editions';
import { Field } from '../../tiebreaks/field';
import { rankField } from '../../tiebreaks/standings/standings';
import {
  type TieBreakEdition,
  type TieBreakEntry,
  type TieBreakValue,
} from '../../tiebreaks/types';
import { FULL_POINTS, type Exercise, type Question, type TableRow } from '../exercises/exercise';
import { readHint } from '../exercises/pairingExercise';
import { question } from '../exercises/tieBreakExercise';

/** The seed of the salts in courses: they are the same for everybody. */
const COURSE_SEED = 1;

/** What the rating of a player who has none is called. */
const PROVISIONAL: Pick<TieBreakEntry, 'code' | 'name' | 'article'> = {
  code: 'Cp',
  name: { key: 'course.provisional' },
  article: '',
};

interface ReadExample {
  readonly edition: TieBreakEdition;
  readonly tournament: Tournament;
  readonly field: Field;
  /** Everybody against everybody, as the text prints it; else the rounds are shown. */
  readonly grid?: readonly TableRow[];
}

function readExample({
  edition: id,
  table,
}: Pick<TieBreakExample, 'edition' | 'table'>): ReadExample {
  const edition = editionById(id);
  const read = readCrosstable(table);
  if (!edition || !read.ok) throw new Error(`An example of ${id} cannot be read`);
  const isGrid = read.value.kind.id.startsWith('grid');
  const tournament = withNames(read.value.tournament);
  return {
    edition,
    tournament,
    field: new Field(tournament, undefined, !isGrid),
    ...(isGrid ? { grid: gridOf(table) } : {}),
  };
}

/** The printed table with its header in words. */
const gridOf = ([header, ...rows]: TieBreakExample['table']): TableRow[] => [
  [{ key: 'head.no' }, { key: 'head.name' }, ...header.slice(2)],
  ...rows,
];

/** An example of a text on tie-breaks; the values are ours, a test holds them against the text. */
export function tieBreakExample(example: TieBreakExample): Exercise {
  const { asked, call, note } = example;
  const { edition, tournament, field, grid } = readExample(example);
  const answers = asked.map(({ no, code, tied }) => {
    const entry = code === null ? PROVISIONAL : findTieBreak(edition, code);
    const value =
      code === null
        ? edition.provisionalRating?.(field, no)
        : entry && computeTieBreak(edition, field, entry.code, no, tied);
    if (!entry || !value || valueOf(value) === null)
      throw new Error(`An example of ${edition.id} has no value of ${code} for ${no}`);
    return { no, entry, value: { ...value, value: valueOf(value) } };
  });
  const steps = asked.flatMap(({ no, step }, index): Question[] =>
    step === undefined ? [] : [stepQuestion(no, step.limit, answers[index].value, step.at)],
  );
  return {
    title: { key: 'course.example', args: { name: { reason: answers[0].entry.name } } },
    edition: edition.name,
    task: [{ key: steps.length > 0 ? 'course.task.koya-steps' : 'course.task.values' }],
    ...(note ? { notes: [{ key: note }] } : {}),
    tournament,
    ...(grid ? { table: grid } : {}),
    bracket: [],
    questions: [
      ...steps,
      ...answers.map((answer): Question => ({
        ...question(answer),
        formula: ({ range }) => call(answer.no, range),
      })),
    ],
    working: [],
    proofs: [{ reason: { key: 'course.proof.text' }, players: asked.map(({ no }) => no) }],
    seed: COURSE_SEED,
    details: asked.flatMap(({ no, code, tied }) => (code === null ? [] : [{ no, code, tied }])),
    tieBreaks: edition,
  };
}

/** A value on the way to the last one. */
function stepQuestion(no: number, limit: number, { steps }: TieBreakValue, at: number): Question {
  return {
    label: {
      key: 'course.ask.koya-step',
      args: { player: { players: [no] }, limit: { points: limit * 2 } },
    },
    answer: { kind: 'number', value: steps?.[at] ?? 0 },
    points: FULL_POINTS,
    hints: [
      readHint(['2.1.3.1']),
      { key: 'course.hint.opponents', args: { opponents: `≥ ${limit}` } },
    ],
    working: [],
  };
}

/** The places that points and tie-breaks give, as the text sums them up. */
export function rankingExample(example: RankingExample): Exercise {
  const { edition, tournament, field, grid } = readExample(example);
  const { rows } = rankField(field, edition, example.codes);
  const tied = (points: number) => rows.filter((row) => row.points === points).length;
  return {
    title: { key: 'course.example', args: { name: { reason: { key: 'course.ranking' } } } },
    edition: edition.name,
    task: [{ key: 'course.task.ranking' }],
    notes: [{ key: example.note }],
    tournament,
    ...(grid ? { table: grid } : {}),
    bracket: [],
    questions: tournament.players.map(({ no }): Question => {
      const { rank, points, brokenBy } = rows.find((row) => row.no === no)!;
      const count = tied(points);
      return {
        label: { key: 'course.ask.rank', args: { player: { players: [no] } } },
        answer: { kind: 'number', value: rank },
        points: FULL_POINTS,
        hints: [
          { key: 'course.hint.points-first', args: { points: { points: points * 2 } } },
          count === 1
            ? { key: 'course.hint.alone' }
            : { key: 'course.hint.tied-with', args: { count } },
          ...(brokenBy
            ? [{ key: 'course.hint.separated-by', args: { code: brokenBy } } as const]
            : []),
        ],
        working: [],
      };
    }),
    working: [],
    proofs: [{ reason: { key: 'course.proof.text' }, players: rows.map(({ no }) => no) }],
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
