import { blankEvent } from '../../model/blank';
import { DUBOV_COLUMNS, QUANTITY_EXAMPLES, type HistorySample } from '../samples/textExamples';
import type { PairingSystem } from '../../systems/system';
import { editionById } from '../../tiebreaks/editions';
import { quantity } from '../../tiebreaks/standings/byNumbers';
import { QUANTITY_GAMES, QUANTITY_TABLE } from '../../tiebreaks/standings/byNumbers';
import { FULL_POINTS, type Exercise, type Question } from '../exercises/exercise';
import { readHint } from '../exercises/pairingExercise';
import { shuffled } from '../exercises/shuffled';

/** What every example has that is neither an event nor a search. */
const bare = {
  tournament: blankEvent([], 0),
  bracket: [],
  working: [],
  seed: 1,
} as const;

/** Histories of colours as the text reads them: rounds without a game slide to the front. */
export function historyExercise(sample: HistorySample, system: PairingSystem): Exercise {
  const { article, histories, note } = sample;
  return {
    ...bare,
    title: { key: 'course.histories', args: { article } },
    edition: system.name,
    task: [
      { key: 'course.task.histories' },
      {
        key: 'course.task.colour-letters',
        args: {
          white: { reason: { key: 'word.white-letter' } },
          black: { reason: { key: 'word.black-letter' } },
        },
      },
    ],
    ...(note ? { notes: [{ key: note }] } : {}),
    questions: histories.map((history): Question => {
      const played = history.filter((colour) => colour !== null);
      const gaps = history.length - played.length;
      const value = [...Array<null>(gaps).fill(null), ...played];
      return {
        label: { key: 'course.ask.history' },
        given: history,
        answer: { kind: 'history', value },
        points: FULL_POINTS,
        hints: [
          readHint([article]),
          { key: 'course.hint.gaps', args: { count: gaps } },
          { key: 'course.hint.keeps-order' },
        ],
        working: [{ key: 'course.hint.gaps', article, args: { count: gaps } }],
      };
    }),
    proofs: [{ reason: { key: 'course.proof.text' }, article, players: [] }],
  };
}

/** The two columns of the Dubov text: places in them, and who meets whom row by row. */
export function columnsExercise(system: PairingSystem): Exercise {
  const { article, white, black, note } = DUBOV_COLUMNS;
  const hints = [
    readHint([article]),
    { key: 'course.hint.columns' } as const,
    {
      key: 'course.hint.extremes',
      args: { white: text(white[0]), black: text(black[0]) },
    } as const,
  ];
  const place =
    (key: 'course.ask.white-column' | 'course.ask.black-column') =>
    (rating: number, value: number): Question => ({
      label: { key, args: { rating: text(rating) } },
      answer: { kind: 'number', value },
      points: FULL_POINTS,
      hints,
      working: [],
    });
  const rows = white.map((cma, index) => ({ cma, rating: black[index], place: index + 1 }));
  // Another order than that of the other column: rows of the table are no rows of the pairing.
  const mixed = shuffled([...black].reverse());
  const byCma = [...white].sort((a, b) => a - b);
  const byRating = [...black].sort((a, b) => b - a);
  return {
    ...bare,
    title: { key: 'course.columns', args: { article } },
    edition: system.name,
    task: [{ key: 'course.task.columns' }],
    notes: [{ key: note }],
    table: [
      [{ key: 'course.head.white-cma' }, { key: 'course.head.black-rating' }],
      ...shuffled(white).map((cma, index) => [text(cma), text(mixed[index])]),
    ],
    questions: [
      ...shuffled(rows).map(({ cma }) =>
        place('course.ask.white-column')(cma, byCma.indexOf(cma) + 1),
      ),
      ...shuffled(rows).map(({ rating }) =>
        place('course.ask.black-column')(rating, byRating.indexOf(rating) + 1),
      ),
      ...rows.map(({ cma }): Question => ({
        label: { key: 'course.ask.beside', args: { rating: text(cma) } },
        answer: { kind: 'number', value: byRating[byCma.indexOf(cma)] },
        points: FULL_POINTS,
        hints,
        working: [],
      })),
    ],
    proofs: [{ reason: { key: 'course.proof.text' }, article, players: [] }],
  };
}

/** As the text prints them: averages with one decimal, ratings whole. */
const text = (rating: number): string =>
  DUBOV_COLUMNS.white.some((cma) => cma === rating) ? rating.toFixed(1) : String(rating);

/** Quantities from the printed table, which stands on the sheet. */
export function quantityExample(): Exercise {
  const { edition: id, article, asked, note } = QUANTITY_EXAMPLES;
  const edition = editionById(id);
  if (!edition) throw new Error(`The course wants ${id}`);
  return {
    ...bare,
    title: { key: 'course.example', args: { name: { reason: { key: 'course.quantity' } } } },
    edition: edition.name,
    task: [{ key: 'course.task.quantity' }],
    notes: [{ key: note }],
    table: [
      [{ key: 'course.head.points-games' }, ...QUANTITY_GAMES],
      ...QUANTITY_TABLE.map((row, half) => [half / 2, ...row]),
    ],
    questions: asked.map(({ points, games }): Question => {
      const value = quantity(points * 2, games);
      return {
        label: { key: 'course.ask.quantity', args: { points: { points: points * 2 }, games } },
        answer: { kind: 'number', value },
        points: FULL_POINTS,
        hints: [
          readHint([article]),
          { key: 'course.hint.quantity-column', args: { games } },
          { key: 'course.hint.quantity-row', args: { points: { points: points * 2 } } },
        ],
        working: [],
        formula: () => `CHESS.QUANTITY(${points},${games})`,
      };
    }),
    proofs: [{ reason: { key: 'course.proof.text' }, article, players: [] }],
  };
}
