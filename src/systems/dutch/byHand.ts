import type { Reason } from '../../explain/reason';
import { playersOf } from './bracket/bracket';
import { verdictsOn } from './literal/byHandVerdicts';
import type { Facts } from './field';
import { candidateOf, walk, type Candidate, type Stretch } from './literal/literal';
import { candidateCount } from './literal/literalCount';
import { placeOf } from './literal/literalPlace';
import type { PairedBracket } from './pairRound';

/** A candidate of the text, or a stretch of them that begin alike, with what refuses it. */
export type HandRow = { readonly first: bigint; readonly count: bigint } & (
  | { readonly candidate: Candidate; readonly refusal: Reason | null }
  | { readonly candidate: null; readonly stretch: Stretch<Reason>; readonly refusal: Reason }
);

/** A bracket worked as the text says. */
export interface HandWork {
  /** B.1. */
  readonly m0: number;
  readonly m1: number;
  readonly maxPairs: number;
  /** B.2, before any alteration. */
  readonly s1: readonly Facts[];
  readonly s2: readonly Facts[];
  readonly limbo: readonly Facts[];
  /** How many candidates the text has for this bracket. */
  readonly total: bigint;
  /** The first rows and, if there are more than are kept, the last ones. */
  readonly head: readonly HandRow[];
  readonly tail: readonly HandRow[];
  /** How many candidates were looked at. */
  readonly walked: bigint;
  /** The last one looked at is the accepted one; false: the work was given up before. */
  readonly isComplete: boolean;
  readonly accepted: Candidate;
  /** Its place in the order of the text, counted: also where the work was given up. */
  readonly place: bigint;
}

export interface HandLimits {
  /** Rows after which the work is given up. */
  readonly rows: number;
  /** Rows kept at the beginning and at the end. */
  readonly head: number;
  readonly tail: number;
  /** A larger bracket is counted only. */
  readonly players: number;
}

/** Rows are cheap in a small bracket; what is kept of them has to fit on a page. */
export const HAND_LIMITS: HandLimits = { rows: 2000, head: 25, tail: 10, players: 100 };

/**
 * Candidates in their order, each refused by the first rule it breaks or the first criterion on
 * which a better candidate exists (B.8), down to the accepted one. Where the first pairs of a
 * candidate are enough to refuse it, all that begin like that are taken together, as on paper.
 */
export function workByHand(paired: PairedBracket, limits: HandLimits = HAND_LIMITS): HandWork {
  const { bracket, pairs, floaters } = paired;
  const { movedDown, residents } = bracket;
  const maxPairs = pairs.length;
  const m1 = movedDown.filter((player) => !floaters.includes(player)).length;
  const homogeneous = movedDown.length === 0;
  const s1 = homogeneous ? residents.slice(0, maxPairs) : movedDown.slice(0, m1);
  const accepted = candidateOf(bracket, paired);
  const start = {
    m0: movedDown.length,
    m1,
    maxPairs,
    s1,
    s2: residents.filter((player) => !s1.includes(player)),
    limbo: movedDown.slice(m1),
    total: candidateCount(movedDown.length, residents.length, maxPairs, m1),
    accepted,
    place: placeOf(bracket, accepted).number,
  };
  if (playersOf(bracket).length > limits.players)
    return { ...start, head: [], tail: [], walked: 0n, isComplete: false };
  const rows = rowsDown(paired, maxPairs, m1, limits);
  const last = (rows.tail.at(-1) ?? rows.head.at(-1))?.candidate;
  if (rows.isComplete && (!isSame(last!, accepted) || rows.walked !== start.place))
    throw new Error('By hand another candidate would be accepted');
  return { ...start, ...rows };
}

const isSame = (a: Candidate, b: Candidate): boolean =>
  a.pairs.length === b.pairs.length &&
  a.pairs.every(([higher, lower], i) => higher === b.pairs[i][0] && lower === b.pairs[i][1]);

function rowsDown(
  paired: PairedBracket,
  maxPairs: number,
  m1: number,
  limits: HandLimits,
): Pick<HandWork, 'head' | 'tail' | 'walked' | 'isComplete'> {
  const { cut, refuse } = verdictsOn(paired);
  const head: HandRow[] = [];
  const tail: HandRow[] = [];
  let walked = 0n;
  let rows = 0;
  for (const found of walk(paired.bracket, maxPairs, m1, cut)) {
    if (rows++ === limits.rows) return { head, tail: [], walked, isComplete: false };
    const row = toRow(found, walked + 1n, refuse);
    walked += row.count;
    if (head.length < limits.head) head.push(row);
    else {
      tail.push(row);
      if (tail.length > limits.tail) tail.shift();
    }
    if (row.refusal === null) return { head, tail, walked, isComplete: true };
  }
  throw new Error('The accepted candidate does not stand in the order of generation');
}

function toRow(
  found: Candidate | Stretch<Reason>,
  first: bigint,
  refuse: (candidate: Candidate) => Reason | null,
): HandRow {
  if ('refusal' in found)
    return {
      first,
      count: found.count,
      candidate: null,
      stretch: found,
      refusal: found.refusal,
    };
  return { first, count: 1n, candidate: found, refusal: refuse(found) };
}
