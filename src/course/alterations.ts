import { streamOf } from '../generate/random';
import { blankEvent } from '../model/blank';
import type { AlterationSample } from '../samples/alterations';
import { exchanges } from '../systems/exchanges';
import type { PairingSystem } from '../systems/system';
import { FULL_POINTS, type Exercise, type Question } from './exercise';
import { readHint } from './pairingExercise';

/** An alteration of S1 or S2: how it is written, and what it is sorted by. */
interface Alteration {
  readonly text: string;
  readonly difference: number;
  readonly first: number;
}

/** The order in which a text alters S1 and S2, asked in another order. */
export function alterationExercise(sample: AlterationSample, system: PairingSystem): Exercise {
  const isExchange = sample.kind === 'exchange';
  const ordered = isExchange ? allExchanges(sample) : allTranspositions(sample);
  const shuffled = shuffle(ordered.map((alteration, index) => ({ alteration, place: index + 1 })));
  return {
    title: {
      key: isExchange ? 'course.exchanges' : 'course.transpositions',
      args: { ...sizes(sample) },
    },
    edition: system.name,
    task: [{ key: 'course.task.order' }],
    tournament: blankEvent([], 0),
    bracket: [],
    questions: shuffled.map(({ alteration: { text, difference, first }, place }): Question => ({
      label: { key: 'course.ask.place', args: { text } },
      answer: { kind: 'number', value: place },
      points: FULL_POINTS,
      hints: [
        readHint([sample.article]),
        { key: isExchange ? 'course.hint.list' : 'course.hint.dictionary' },
        isExchange
          ? { key: 'course.hint.difference', args: { difference } }
          : { key: 'course.hint.begins', args: { number: first } },
      ],
      working: [
        {
          key: isExchange ? 'course.hint.difference' : 'course.hint.begins',
          article: sample.article,
          args: { difference, number: first },
        },
      ],
    })),
    working: [],
    proofs: [{ reason: { key: 'course.proof.order' }, article: sample.article, players: [] }],
    seed: 1,
  };
}

const sizes = ({ s1, size }: AlterationSample) => ({
  s1: Array.from({ length: s1 }, (_, i) => i + 1).join(', '),
  s2: Array.from({ length: size - s1 }, (_, i) => s1 + i + 1).join(', '),
});

const allExchanges = ({ s1, size }: AlterationSample): Alteration[] =>
  [...exchanges(s1, size, 1)].map(({ fromS1, fromS2 }) => ({
    text: `${fromS1.join(', ')} ↔ ${fromS2.join(', ')}`,
    difference: fromS2[0] - fromS1[0],
    first: fromS1[0],
  }));

/** All orders of S2, in the order of a dictionary of numbers. */
const allTranspositions = ({ s1, size }: AlterationSample): Alteration[] =>
  orders(Array.from({ length: size - s1 }, (_, i) => s1 + i + 1)).map((numbers) => ({
    text: numbers.join(', '),
    difference: 0,
    first: numbers[0],
  }));

const orders = (numbers: readonly number[]): number[][] =>
  numbers.length === 0
    ? [[]]
    : numbers.flatMap((first) =>
        orders(numbers.filter((number) => number !== first)).map((rest) => [first, ...rest]),
      );

function shuffle<T>(items: readonly T[]): T[] {
  const random = streamOf(1, 'order of the lines');
  const left = [...items];
  return items.map(() => left.splice(random.integer(0, left.length - 1), 1)[0]);
}
