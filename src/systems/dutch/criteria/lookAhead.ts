import type { HalfPoints } from '../../../model/types';
import { deficiency, greedyMatching, maximumMatching } from '../../matching/maximumMatching';
import { WeightedMatching } from '../../matching/weightedMatching';
import type { Bracket } from '../bracket/bracket';
import type { Facts, Field } from '../field';
import { mayMeet } from './absolute';

/**
 * The look ahead (C.7 of 2016, C8 of 2026): choose the downfloaters so as first to maximize the number
 * of pairs and then to minimize the scores left over in the following bracket, and in that one only.
 * Where the following bracket is the last one, its bye counts as a place: otherwise the round could
 * not be completed. This file looks at the following bracket alone; `lookThrough.ts` has the rest of
 * the round in sight where the text wants it completable.
 */
export interface Outlook {
  /** Players of the following bracket who would stay unpaired there (the bye's player not counted). */
  readonly unpaired: number;
  /** Scores of the moved-down players who would stay unpaired, from the highest: what moves the scores left over. */
  readonly leftMovedDown: readonly HalfPoints[];
}

/** What the look ahead asks of a bracket: the players of the following one. */
export type Ahead = Pick<Bracket, 'field' | 'beyond' | 'beyondIsLast'>;

/** The following bracket as a graph: floaters first, then its residents, then its bye if it has one. */
interface Following {
  readonly players: readonly Facts[];
  readonly floaters: number;
  readonly vertices: number;
  readonly areJoined: (v: number, w: number) => boolean;
}

function following(floaters: readonly Facts[], bracket: Ahead): Following {
  const { field, beyond, beyondIsLast } = bracket;
  const players = [...floaters, ...beyond];
  const hasBye = beyondIsLast && players.length % 2 === 1;
  const areJoined = (v: number, w: number): boolean => {
    if (v >= players.length) return field.mayHaveBye(players[w]);
    if (w >= players.length) return field.mayHaveBye(players[v]);
    // Two moved-down players are not paired with each other (B.3).
    return (v >= floaters.length || w >= floaters.length) && mayMeet(players[v], players[w], field);
  };
  const vertices = players.length + Number(hasBye);
  return { players, floaters: floaters.length, vertices, areJoined };
}

const neighboursIn =
  ({ vertices, areJoined }: Following) =>
  (v: number): number[] => {
    const list: number[] = [];
    for (let w = 0; w < vertices; w++) if (w !== v && areJoined(v, w)) list.push(w);
    return list;
  };

const largestPairing = (graph: Following): Int32Array =>
  maximumMatching(
    graph.vertices,
    neighboursIn(graph),
    greedyMatching(graph.vertices, graph.areJoined),
  );

/** The following bracket paired as well as it can be, with those whom that leaves alone. */
export interface Paired extends Outlook {
  readonly left: readonly Facts[];
}

/** What a set of downfloaters means for the following bracket, taken by itself. */
export function followingBracket(floaters: readonly Facts[], bracket: Ahead): Paired {
  const graph = following(floaters, bracket);
  const mate = largestPairing(graph);
  const allServed = floaters.every((_, v) => mate[v] >= 0 && mate[v] < graph.players.length);
  if (allServed) return pairedBy(graph, (v) => mate[v]);
  const solver = leastLeft(graph);
  return pairedBy(graph, (v) => solver.mateOf(v));
}

function pairedBy({ players, floaters }: Following, mateOf: (v: number) => number): Paired {
  const left = players.filter((_, v) => mateOf(v) < 0);
  const leftMovedDown = players
    .slice(0, floaters)
    .filter((_, v) => mateOf(v) < 0 || mateOf(v) >= players.length)
    .map(({ score }) => score);
  return { unpaired: left.length, leftMovedDown, left };
}

/** After the number of pairs, the highest of the moved-down players go first. */
function leastLeft(graph: Following): WeightedMatching {
  const { players, floaters, vertices } = graph;
  // Whoever asks may have the floaters in an order of their own.
  const scores = [...new Set(players.slice(0, floaters).map(({ score }) => score))].sort(
    (a, b) => b - a,
  );
  const classes = scores.length + 2;
  const [resident, bye] = [scores.length, scores.length + 1];
  const classOf = Int32Array.from({ length: vertices }, (_, v) => {
    if (v < floaters) return scores.indexOf(players[v].score);
    return v < players.length ? resident : bye;
  });
  const weight = Array.from({ length: scores.length + 1 }, (_, q) => {
    const table = new Float64Array(classes * classes).fill(q === 0 ? 1 : 0);
    if (q > 0) table[(q - 1) * classes + resident] = table[resident * classes + q - 1] = 1;
    return table;
  });
  const isBlocked = (a: number, b: number): boolean => !graph.areJoined(a, b);
  const solver = new WeightedMatching({ vertices, classOf, classes, weight, isBlocked }, vertices);
  solver.solve();
  return solver;
}

/** What a single downfloater would cost in the following bracket. */
export interface SingleOutlook {
  /** They take away a pair that another downfloater would make possible. */
  readonly losesPair: boolean;
  /** They would stay unpaired there as well. */
  readonly staysUnpaired: boolean;
}

/**
 * The look ahead for brackets with exactly one downfloater: one more player adds a pair if and only if they may
 * meet somebody whom some largest pairing of the others leaves alone (Gallai–Edmonds).
 */
export function singleOutlooks(bracket: Ahead): (player: Facts) => SingleOutlook {
  const { field, beyond, beyondIsLast } = bracket;
  // The bye belongs to the last bracket when the floater makes its number odd.
  const hasBye = beyondIsLast && beyond.length % 2 === 0;
  const graph = { ...following([], bracket), vertices: beyond.length + Number(hasBye) };
  const { missable } = deficiency(graph.vertices, neighboursIn(graph), largestPairing(graph));
  const wanting = missable.filter((v) => v < beyond.length).map((v) => beyond[v]);
  const byeIsMissable = hasBye && missable.includes(beyond.length);
  return (player) => {
    if (meetsAny(player, wanting, field)) return { losesPair: false, staysUnpaired: false };
    if (byeIsMissable && field.mayHaveBye(player)) return { losesPair: false, staysUnpaired: true };
    return {
      losesPair: missable.length > 0,
      staysUnpaired: !meetsAny(player, beyond, field),
    };
  };
}

export const meetsAny = (player: Facts, others: readonly Facts[], field: Field): boolean =>
  others.some((other) => mayMeet(player, other, field));
