import type { Reason } from '../../explain/reason';
import { blankEvent } from '../../model/blank';
import type { AlterationSample, ComparisonSample, SampleSwap } from '../samples/alterations';
import { exchanges } from '../../systems/shared/exchanges';
import type { PairingSystem } from '../../systems/system';
import { FULL_POINTS, type Exercise, type Question, type TableRow } from '../exercises/exercise';
import { readHint } from '../exercises/pairingExercise';
import { shuffled } from '../exercises/shuffled';

/** An alteration of S1 or S2: how it is written, and what it is sorted by. */
interface Alteration {
  readonly text: string;
  readonly difference: number;
  readonly first: number;
}

/** The order in which a text alters S1 and S2, asked in another order, and how many there are. */
export function alterationExercise(sample: AlterationSample, system: PairingSystem): Exercise {
  const { article, note, asked } = sample;
  const isExchange = sample.kind === 'exchange';
  const ordered = isExchange ? allExchanges(sample) : allTranspositions(sample);
  const placed = ordered.map((alteration, index) => ({ alteration, place: index + 1 }));
  const total = isExchange ? ordered.length : ordered.length + Number(isLeftOut(sample));
  return {
    title: {
      key: isExchange ? 'course.exchanges' : 'course.transpositions',
      args: { ...subgroups(sample), article, count: sample.exchanged ?? 0 },
    },
    edition: system.name,
    task: [
      { key: isLeftOut(sample) ? 'course.task.order-altered' : 'course.task.order' },
      ...(isExchange ? [{ key: 'course.task.order-exchanges' } as const] : []),
    ],
    ...(note ? { notes: [{ key: note }] } : {}),
    tournament: blankEvent([], 0),
    bracket: [],
    questions: [
      ...shuffled(placed.slice(0, asked)).map(({ alteration, place }) =>
        placeQuestion(alteration, place, sample),
      ),
      countQuestion(total, sample),
    ],
    ...(isExchange ? { solutionTable: tableOf(sample) } : {}),
    working: [],
    proofs: [{ reason: { key: 'course.proof.order' }, article, players: [] }],
    seed: 1,
  };
}

const isLeftOut = ({ isOriginalLeftOut }: AlterationSample): boolean => isOriginalLeftOut === true;

function placeQuestion(
  { text, difference, first }: Alteration,
  place: number,
  { kind, article }: AlterationSample,
): Question {
  const isExchange = kind === 'exchange';
  const last: Reason = isExchange
    ? { key: 'course.hint.difference', args: { difference } }
    : { key: 'course.hint.begins', args: { number: first } };
  return {
    label: { key: 'course.ask.place', args: { text } },
    answer: { kind: 'number', value: place },
    points: FULL_POINTS,
    hints: [
      readHint([article]),
      { key: isExchange ? 'course.hint.list' : 'course.hint.dictionary' },
      last,
    ],
    working: [{ ...last, article }],
  };
}

function countQuestion(total: number, { kind, article }: AlterationSample): Question {
  const isExchange = kind === 'exchange';
  return {
    label: { key: isExchange ? 'course.ask.count-exchanges' : 'course.ask.count-orders' },
    answer: { kind: 'number', value: total },
    points: FULL_POINTS,
    hints: [
      readHint([article]),
      { key: isExchange ? 'course.hint.count-exchanges' : 'course.hint.count-orders' },
    ],
    working: [],
  };
}

const inS1 = ({ players, s1 }: AlterationSample): readonly number[] => players.slice(0, s1);
const inS2 = ({ players, s1 }: AlterationSample): readonly number[] => players.slice(s1);

const subgroups = (sample: AlterationSample) => ({
  s1: inS1(sample).join(', '),
  s2: inS2(sample).join(', '),
});

const swapsOf = ({ players, s1, exchanged = 1, endsStay }: AlterationSample): SampleSwap[] => {
  const size = players.length;
  const stays = endsStay ? [size, ...(size === 2 * s1 ? [1] : [])] : [];
  return [...exchanges(s1, size, exchanged)].filter(
    ({ fromS1, fromS2 }) => ![...fromS1, ...fromS2].some((number) => stays.includes(number)),
  );
};

/** Players of a swap by the numbers of the text, as it writes them. */
const named = ({ players }: AlterationSample, places: readonly number[]): string =>
  places.map((place) => players[place - 1]).join('+');

const allExchanges = (sample: AlterationSample): Alteration[] =>
  swapsOf(sample).map(({ fromS1, fromS2 }) => ({
    text: `${named(sample, fromS1)} ↔ ${named(sample, fromS2)}`,
    difference: sum(fromS2) - sum(fromS1),
    first: fromS1[0],
  }));

/** As the texts print it: who leaves S1 across, who leaves S2 down, and the place of each exchange. */
function tableOf(sample: AlterationSample): TableRow[] {
  const swaps = swapsOf(sample).map(({ fromS1, fromS2 }) => [
    named(sample, fromS1),
    named(sample, fromS2),
  ]);
  const across = inOrder(
    swaps.map(([out]) => out),
    -1,
  );
  const down = inOrder(
    swaps.map(([, into]) => into),
    1,
  );
  return [
    ['S2 \\ S1', ...across],
    ...down.map((into) => [
      into,
      ...across.map((out) => 1 + swaps.findIndex((swap) => swap[0] === out && swap[1] === into)),
    ]),
  ];
}

/** Each once, by its numbers; `direction` -1: from the last to the first. */
const inOrder = (texts: readonly string[], direction: 1 | -1): string[] => {
  const numbers = (text: string) => text.split('+').map(Number);
  return [...new Set(texts)].sort((a, b) => {
    const [x, y] = [numbers(a), numbers(b)];
    const at = x.findIndex((number, index) => number !== y[index]);
    return direction * (x[at] - y[at]);
  });
};

/** All orders of S2, or of as many places as S1 has, in the order of a dictionary of numbers. */
const allTranspositions = (sample: AlterationSample): Alteration[] =>
  orders(inS2(sample), sample.isWhole ? inS2(sample).length : sample.s1)
    .slice(isLeftOut(sample) ? 1 : 0)
    .map((numbers) => ({ text: numbers.join('-'), difference: 0, first: numbers[0] }));

const orders = (numbers: readonly number[], length: number): number[][] =>
  length === 0
    ? [[]]
    : numbers.flatMap((first) =>
        orders(
          numbers.filter((number) => number !== first),
          length - 1,
        ).map((rest) => [first, ...rest]),
      );

/** Which of two exchanges the text tries first. */
export function comparisonExercise(sample: ComparisonSample, system: PairingSystem): Exercise {
  const { article, s1, size, comparisons } = sample;
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index).join(', ');
  const place = (swap: SampleSwap): readonly [count: number, place: number] => {
    const text = JSON.stringify(swap);
    const list = [...exchanges(s1, size, swap.fromS1.length)].map((each) => JSON.stringify(each));
    return [swap.fromS1.length, list.indexOf(text)];
  };
  const textOf = ({ fromS1, fromS2 }: SampleSwap) => `${fromS1.join('+')} ↔ ${fromS2.join('+')}`;
  const differenceOf = ({ fromS1, fromS2 }: SampleSwap) => sum(fromS2) - sum(fromS1);
  return {
    title: {
      key: 'course.comparisons',
      args: { article, s1: numbers(1, s1), s2: numbers(s1 + 1, size) },
    },
    edition: system.name,
    task: [{ key: 'course.task.comparisons' }],
    tournament: blankEvent([], 0),
    bracket: [],
    questions: comparisons.map(([a, b]): Question => {
      const [first, second] = [place(a), place(b)];
      const isFirst = first[0] === second[0] ? first[1] < second[1] : first[0] < second[0];
      const differences = {
        key: 'course.hint.two-differences',
        args: { a: differenceOf(a), b: differenceOf(b) },
      } as const;
      return {
        label: { key: 'course.ask.comparison', args: { a: textOf(a), b: textOf(b) } },
        answer: { kind: 'number', value: isFirst ? 1 : 2 },
        points: FULL_POINTS,
        hints: [readHint([article]), { key: 'course.hint.exchange-rules' }, differences],
        working: [{ ...differences, article }],
      };
    }),
    working: [],
    proofs: [{ reason: { key: 'course.proof.order' }, article, players: [] }],
    seed: 1,
  };
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, value) => total + value, 0);
