import type { Reason, Trace, TraceStep } from '../../explain/reason';
import type { PlayerNo } from '../../model/types';
import type { DutchTrace } from '../../systems/dutch/trace';

/** A line of a bracket worked by hand that was refused. */
export interface RefusedLine {
  readonly article: string;
  readonly hasExchange: boolean;
  /** Who would be left over; null: not looked at. */
  readonly floaters: string | null;
}

/** What the candidates of a bracket, worked by hand, say of its difficulty. */
export interface HandFacts {
  /** Place of the accepted candidate. */
  readonly place: number;
  /** Who changes between S1 and S2 in the accepted one. */
  readonly left: readonly PlayerNo[];
  readonly came: readonly PlayerNo[];
  readonly refused: readonly RefusedLine[];
  readonly acceptedFloaters: string | null;
}

/** The account of a round by an edition of the Dutch family; a trace of another kind is our mistake. */
export function dutchData(trace: Trace): DutchTrace {
  const { data } = trace;
  if (typeof data !== 'object' || data === null || !('brackets' in data) || !('bye' in data))
    throw new Error(`Exercises in pairing want the brackets of ${trace.system}`);
  return data as DutchTrace;
}

/** Reads the table of candidates; null: there is none, or it was not worked to its end. */
export function handFacts(step: TraceStep): HandFacts | null {
  const table = findTable(step);
  if (!table) return null;
  const column = (key: string) => table.header.findIndex((reason) => reason.key === key);
  const [number, exchange, floaters, article, verdict] = [
    'hand.number',
    'hand.exchange',
    'hand.floaters',
    'hand.article',
    'hand.verdict',
  ].map(column);
  const textOf = (cell: string | number | Reason | undefined): string | null =>
    typeof cell === 'object' ? numbersOf(cell, 'numbers').join(' ') : null;
  const accepted = table.rows.at(-1);
  const last = accepted?.[verdict];
  if (!accepted || typeof last !== 'object' || last.key !== 'hand.accepted') return null;
  const place = accepted[number];
  const rows = table.rows.slice(0, -1);
  // Candidates that are not written out could hide what decides.
  if (typeof place !== 'number' || rows.some((row) => row[number] === '…')) return null;
  const swap = accepted[exchange];
  return {
    place,
    left: typeof swap === 'object' ? numbersOf(swap, 'left') : [],
    came: typeof swap === 'object' ? numbersOf(swap, 'came') : [],
    refused: rows.map((row) => ({
      article: String(row[article]),
      hasExchange: typeof row[exchange] === 'object',
      floaters: textOf(row[floaters]),
    })),
    acceptedFloaters: textOf(accepted[floaters]),
  };
}

function findTable(step: TraceStep): TraceStep['table'] {
  if (step.table?.title.key === 'hand.title') return step.table;
  for (const inner of step.steps ?? []) {
    const found = findTable(inner);
    if (found) return found;
  }
  return undefined;
}

function numbersOf(reason: Reason, name: string): readonly PlayerNo[] {
  const arg = reason.args?.[name];
  return typeof arg === 'object' && 'numbers' in arg ? arg.numbers : [];
}

/** `C12`, `C.12`: 12. Criteria are counted through in the order in which they matter. */
export const criterionNumber = (article: string): number => Number(/\d+/.exec(article)?.[0] ?? 0);

/** Of several refusals the one of the candidate that came closest: the criterion that comes last. */
export function closest(lines: readonly RefusedLine[]): string | undefined {
  let best: string | undefined;
  for (const { article } of lines)
    if (best === undefined || criterionNumber(article) > criterionNumber(best)) best = article;
  return best;
}
