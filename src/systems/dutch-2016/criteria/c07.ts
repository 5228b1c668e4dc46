import type { HalfPoints } from '../../../model/types';
import { deficiency, maximumMatching, unmatchedCount } from '../../matching/maximumMatching';
import { WeightedMatching } from '../../matching/weightedMatching';
import type { Bracket } from '../bracket/bracket';
import type { Facts, Field } from '../facts';
import { breaksC2 } from './c02';
import { mayMeet } from './index';

/**
 * C.7: choose the downfloaters so as first to maximize the number of pairs and then to minimize the
 * PSD in the following bracket, and in that one only. Where the following bracket is the last one,
 * its bye counts as a place: otherwise the round could not be completed.
 */
export interface Outlook {
  /** Players of the following bracket who would stay unpaired there (the bye's player not counted). */
  readonly unpaired: number;
  /** Scores of the moved-down players who would stay unpaired, from the highest: what moves the PSD. */
  readonly leftMovedDown: readonly HalfPoints[];
}

/** The following bracket as a graph: floaters first, then its residents, then its bye if it has one. */
interface Following {
  readonly players: readonly Facts[];
  readonly floaters: number;
  readonly vertices: number;
  readonly neighbours: (v: number) => number[];
}

function following(floaters: readonly Facts[], bracket: Bracket): Following {
  const { field, beyond, beyondIsLast } = bracket;
  const players = [...floaters, ...beyond];
  const hasBye = beyondIsLast && players.length % 2 === 1;
  const joined = (v: number, w: number): boolean =>
    (v >= floaters.length || w >= floaters.length) && mayMeet(players[v], players[w], field);
  const neighbours = (v: number): number[] => {
    const list: number[] = [];
    if (v < players.length) {
      for (let w = 0; w < players.length; w++) if (w !== v && joined(v, w)) list.push(w);
      if (hasBye && !breaksC2(players[v])) list.push(players.length);
    } else players.forEach((player, w) => !breaksC2(player) && list.push(w));
    return list;
  };
  return {
    players,
    floaters: floaters.length,
    vertices: players.length + Number(hasBye),
    neighbours,
  };
}

/** The exact value of C.7 for a set of downfloaters. */
export function outlook(floaters: readonly Facts[], bracket: Bracket): Outlook {
  const graph = following(floaters, bracket);
  const mate = maximumMatching(graph.vertices, graph.neighbours);
  const unpaired = unmatchedCount(mate);
  const allServed = floaters.every((_, v) => mate[v] >= 0 && mate[v] < graph.players.length);
  if (allServed) return { unpaired, leftMovedDown: [] };
  return { unpaired, leftMovedDown: leastLeft(graph) };
}

/** The moved-down players left alone when, after the number of pairs, the highest scores go first. */
function leastLeft(graph: Following): HalfPoints[] {
  const { players, floaters, vertices } = graph;
  const scores = [...new Set(players.slice(0, floaters).map(({ score }) => score))];
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
  const adjacent = Array.from({ length: vertices }, (_, v) => new Set(graph.neighbours(v)));
  const isBlocked = (a: number, b: number): boolean => !adjacent[a].has(b);
  const solver = new WeightedMatching({ vertices, classOf, classes, weight, isBlocked }, vertices);
  solver.solve();
  return players
    .slice(0, floaters)
    .filter((_, v) => solver.mateOf(v) < 0 || solver.mateOf(v) >= players.length)
    .map(({ score }) => score);
}

/** What a single downfloater would cost in the following bracket. */
export interface SingleOutlook {
  /** He takes away a pair that another downfloater would make possible. */
  readonly losesPair: boolean;
  /** He would stay unpaired there as well. */
  readonly staysUnpaired: boolean;
}

/**
 * C.7 for brackets with exactly one downfloater: one more player adds a pair if and only if he may
 * meet somebody whom some largest pairing of the others leaves alone (Gallai–Edmonds).
 */
export function singleOutlooks(bracket: Bracket): (player: Facts) => SingleOutlook {
  const { field, beyond, beyondIsLast } = bracket;
  const hasBye = beyondIsLast && beyond.length % 2 === 0;
  const count = beyond.length + Number(hasBye);
  const neighbours = (v: number): number[] => {
    const list: number[] = [];
    if (v < beyond.length) {
      for (let w = 0; w < beyond.length; w++)
        if (w !== v && mayMeet(beyond[v], beyond[w], field)) list.push(w);
      if (hasBye && !breaksC2(beyond[v])) list.push(beyond.length);
    } else beyond.forEach((player, w) => !breaksC2(player) && list.push(w));
    return list;
  };
  const { missable } = deficiency(count, neighbours, maximumMatching(count, neighbours));
  const wanting = missable.filter((v) => v < beyond.length).map((v) => beyond[v]);
  const byeIsMissable = hasBye && missable.includes(beyond.length);
  return (player) => {
    if (meetsAny(player, wanting, field)) return { losesPair: false, staysUnpaired: false };
    if (byeIsMissable && !breaksC2(player)) return { losesPair: false, staysUnpaired: true };
    return {
      losesPair: missable.length > 0,
      staysUnpaired: !meetsAny(player, beyond, field),
    };
  };
}

export const meetsAny = (player: Facts, others: readonly Facts[], field: Field): boolean =>
  others.some((other) => mayMeet(player, other, field));
