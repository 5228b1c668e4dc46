import type { PlayerNo } from '../model/types';
import type { WordKey } from '../words';
import type { Reason, TraceTable } from './reason';

/** One line of a bracket worked by hand: a candidate, or several that one reason refuses. */
export interface HandLine {
  /** Its place in the order of the text. */
  readonly number: number | string;
  /** Null: none. */
  readonly exchange: Reason | null;
  /** Null: the line stands for candidates that are not written out. */
  readonly pairs: readonly (readonly [PlayerNo, PlayerNo])[] | null;
  /** The pairs with which several candidates begin. */
  readonly isBeginning?: boolean;
  /** Where a table names them: who is left over; null: not looked at. */
  readonly floaters?: readonly PlayerNo[] | null;
  readonly verdict: Reason;
}

/** The table of the candidates; the article has a column of its own, since not every reader shows it. */
export function handTable(title: Reason, lines: readonly HandLine[]): TraceTable {
  const hasFloaters = lines.some(({ floaters }) => (floaters ?? []).length > 0);
  const columns: WordKey[] = [
    'hand.number',
    'hand.exchange',
    'hand.pairs',
    ...(hasFloaters ? (['hand.floaters'] as const) : []),
    'hand.article',
    'hand.verdict',
  ];
  return {
    title,
    header: columns.map((key) => ({ key })),
    rows: lines.map(({ number, exchange, pairs, isBeginning, floaters, verdict }) => [
      number,
      exchange ?? (pairs ? '–' : ''),
      pairs
        ? { key: isBeginning ? 'hand.begins' : 'hand.candidate', args: { pairs: { pairs } } }
        : '',
      ...(hasFloaters ? [floaters ? numbersCell(floaters) : ''] : []),
      verdict.article ?? '',
      verdict,
    ]),
  };
}

const numbersCell = (numbers: readonly PlayerNo[]): Reason => ({
  key: 'hand.numbers',
  args: { numbers: { numbers } },
});

export const ACCEPTED: Reason = { key: 'hand.accepted' };

/** Who leaves S1 and who comes for them. */
export const swapCell = (s1: readonly PlayerNo[], s2: readonly PlayerNo[]): Reason => ({
  key: 'hand.swap',
  args: { s1: { numbers: s1 }, s2: { numbers: s2 } },
});
