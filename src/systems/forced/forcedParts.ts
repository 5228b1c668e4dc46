import type { BracketShape } from '../../explain/picture';
import type { Reason } from '../../explain/reason';
import type { PlayerNo } from '../../model/types';
import type { WordKey } from '../../words';
import { deficiency, maximumMatching, unmatchedCount } from '../matching/maximumMatching';
import type { Obstacle } from './meetings';

/** A bracket with those who are settled after it. */
export interface BracketAsked {
  readonly shape: Pick<BracketShape, 'movedDown' | 'pairs' | 'leaving' | 'bye'>;
  readonly players: readonly PlayerNo[];
  readonly below: readonly PlayerNo[];
}

/** The part of a set of players that cannot all be paired within the set (Gallai–Edmonds). */
export interface AlonePart {
  /** How many stay without an opponent, at least. */
  readonly alone: number;
  /** Among these they are found … */
  readonly missable: readonly PlayerNo[];
  /** … who may meet each other, these, and nobody else. */
  readonly scarce: readonly PlayerNo[];
  /** The bye is one of those who are left or wanted. */
  readonly hasByePart: boolean;
}

/** `mayHaveBye`: one of them has the bye; null: nobody has. */
export function alonePart(
  players: readonly PlayerNo[],
  mayMeet: (a: PlayerNo, b: PlayerNo) => boolean,
  mayHaveBye: ((no: PlayerNo) => boolean) | null = null,
): AlonePart {
  const bye = players.length;
  const vertices = bye + (mayHaveBye ? 1 : 0);
  const lists = players.map((no, v) =>
    players.flatMap((other, w) => (w !== v && mayMeet(no, other) ? [w] : [])),
  );
  if (mayHaveBye) {
    const takers = players.flatMap((no, v) => (mayHaveBye(no) ? [v] : []));
    for (const v of takers) lists[v].push(bye);
    lists.push(takers);
  }
  const neighbours = (v: number) => lists[v];
  const mate = maximumMatching(vertices, neighbours);
  const { missable, scarce } = deficiency(vertices, neighbours, mate);
  const named = (list: readonly number[]) => list.filter((v) => v < bye).map((v) => players[v]);
  return {
    alone: unmatchedCount(mate),
    missable: named(missable),
    scarce: named(scarce),
    hasByePart: mayHaveBye !== null && (missable.includes(bye) || scarce.includes(bye)),
  };
}

/** Whom those who cannot all be paired may meet: somebody of the scarce, each other, both, or nobody. */
export type Stuck = 'few' | 'few-only' | 'among' | 'none';

/** A sentence says that they may meet each other only where two of them may. */
export function stuckAs(
  { missable, scarce }: Pick<AlonePart, 'missable' | 'scarce'>,
  mayMeet: (a: PlayerNo, b: PlayerNo) => boolean,
): Stuck {
  const meet = missable.some((a, i) => missable.slice(i + 1).some((b) => mayMeet(a, b)));
  if (scarce.length > 0) return meet ? 'few' : 'few-only';
  return meet ? 'among' : 'none';
}

type Hindrance = Obstacle['kind'] | 'bothDown';
const WORDS: Readonly<Record<Hindrance, WordKey>> = {
  met: 'forced.met',
  keptApart: 'forced.apart',
  colour: 'forced.colours',
  bothDown: 'forced.both-down',
};
/** A longer list of pairs is not read. */
const MOST_PAIRS = 40;

/** Which pairs are forbidden, and by what: those of `some` with anybody of `all`. */
export function hindrances(
  some: readonly PlayerNo[],
  all: readonly PlayerNo[],
  find: (a: PlayerNo, b: PlayerNo) => { readonly kind: Hindrance } | null,
): Reason[] {
  const asked = new Set(some);
  const pairs = all
    .flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const))
    .filter(([a, b]) => asked.has(a) || asked.has(b));
  const kinds = Object.keys(WORDS) as Hindrance[];
  const found = kinds.map((kind) => pairs.filter(([a, b]) => find(a, b)?.kind === kind));
  if (found.flat().length > MOST_PAIRS) return [];
  return kinds.flatMap((kind, i) =>
    found[i].length === 0 ? [] : [{ key: WORDS[kind], args: { pairs: { pairs: found[i] } } }],
  );
}
