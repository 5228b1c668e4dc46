import type { Reason } from '../explain/reason';
import type { PlayerNo, RoundToPair } from '../model/types';
import type { WordKey } from '../words';

/** Pairs that somebody tries in a bracket; whoever stands in none of them is left over. */
export type TriedPairs = readonly (readonly [PlayerNo, PlayerNo])[];

/** Which order of the text a place is counted in. */
export const WALK_ORDERS = ['candidates', 'upfloaters', 'shifters', 'rows'] as const;
export type WalkOrder = (typeof WALK_ORDERS)[number];

/** What the text says of tried pairs. */
export interface TriedVerdict {
  /**
   * `forbidden`: an absolute rule, or the round could not be completed. `worse`: a criterion. `later`: as
   * good as the accepted ones, and behind them in the order of the text.
   */
  readonly kind: 'accepted' | 'forbidden' | 'worse' | 'later';
  readonly reason: Reason;
  /** Digits, since there may be more than a number holds; null: pairs such as these do not stand in the order. */
  readonly place: {
    readonly of: WalkOrder;
    readonly number: string;
    readonly total: string;
  } | null;
}

/** Players who stand beside each other: as a pair, or alone. */
export interface WalkPart {
  readonly heads: readonly [left: WordKey, right: WordKey | null];
  readonly rows: readonly (readonly [left: PlayerNo, right: PlayerNo | null])[];
}

/** A bracket in which pairs can be tried. */
export interface BracketWalk {
  readonly title: Reason;
  readonly accepted: TriedPairs;
  /** With what the order of the text begins. */
  readonly first: TriedPairs;
  /** Who came from above, or floats up. */
  readonly movedDown: readonly PlayerNo[];
  readonly standing: (pairs: TriedPairs) => readonly WalkPart[];
  readonly judge: (pairs: TriedPairs) => TriedVerdict;
}

/** The brackets of a round from the top; `[]` where there is no round. */
export type RoundWalk = (task: RoundToPair) => readonly BracketWalk[];

/** The same pairs, whoever is named first. */
export function isSamePairs(a: TriedPairs, b: TriedPairs): boolean {
  const written = (pairs: TriedPairs) =>
    pairs
      .map(([x, y]) => (x < y ? `${x}-${y}` : `${y}-${x}`))
      .sort()
      .join();
  return written(a) === written(b);
}

export const walkPlace = (
  of: WalkOrder,
  { number, total }: { readonly number: bigint; readonly total: bigint },
): TriedVerdict['place'] => ({ of, number: String(number), total: String(total) });

/** Players of whom nobody stands beside another. */
export const alone = (head: WordKey, players: readonly { readonly no: PlayerNo }[]): WalkPart[] =>
  players.length === 0 ? [] : [{ heads: [head, null], rows: players.map(({ no }) => [no, null]) }];

/**
 * The pairs after somebody was moved onto another: partners let go of each other, two who are left over meet,
 * all others change places.
 */
export function moved(pairs: TriedPairs, a: PlayerNo, b: PlayerNo): TriedPairs {
  const pairOf = (no: PlayerNo) => pairs.find((pair) => pair.includes(no));
  const [own, other] = [pairOf(a), pairOf(b)];
  if (a === b) return pairs;
  if (own && own === other) return pairs.filter((pair) => pair !== own);
  if (!own && !other) return [...pairs, [a, b]];
  const changed = (no: PlayerNo): PlayerNo => (no === a ? b : no === b ? a : no);
  return pairs.map(([x, y]) => [changed(x), changed(y)] as const);
}
