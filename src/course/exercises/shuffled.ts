import { streamOf } from '../../generate/random';

/** In another order, the same for everybody. */
export function shuffled<T>(items: readonly T[]): T[] {
  const random = streamOf(1, 'order of the lines');
  const left = [...items];
  return items.map(() => left.splice(random.integer(0, left.length - 1), 1)[0]);
}
