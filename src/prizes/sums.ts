import type { Cents, Distribution } from './types';

/** What is given and what is not; together they are the whole table, to the cent. */
export function sumsOf({ awards, kept, total }: Distribution): {
  readonly given: Cents;
  readonly kept: Cents;
  readonly total: Cents;
} {
  const sum = (list: readonly { readonly amount: Cents }[]): Cents =>
    list.reduce((all, { amount }) => all + amount, 0);
  return { given: sum(awards), kept: sum(kept), total };
}
