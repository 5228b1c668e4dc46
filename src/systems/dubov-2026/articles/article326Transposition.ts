import { kindGraph } from '../../matching/kindGraph';
import { WeightedMatching } from '../../matching/weightedMatching';
import { breaksColours } from '../absolute';
import type { Facts, Field } from '../field';

/** 3.2.6, 4.4: for each of S1 in turn the first of G2 with whom the rows below can still be filled. */
export function firstTransposition(
  s1: readonly Facts[],
  g2: readonly Facts[],
  field: Field,
): readonly Facts[] {
  const players = [...s1, ...g2];
  const ranks = players.map(({ rank }) => rank);
  const graph = kindGraph(
    players.map((player, at) => ({ player, isInS1: at < s1.length })),
    ({ player, isInS1 }) => `${isInS1} ${player.due.colour} ${player.due.strength === 'absolute'}`,
    1,
    (a, b) => (a.isInS1 === b.isInS1 || breaksColours(a.player, b.player) ? null : [1]),
    (a, b) => field.mustNotMeet(ranks[a], ranks[b]),
  );
  const matching = new WeightedMatching(graph, players.length);
  matching.solve((v) => v + s1.length);
  const above = s1.map((_, index) => index);
  const below = g2.map((_, index) => s1.length + index);
  const rows = matching.firstPartners(above, below);
  return rows.map(([, partner]) => players[partner]);
}
