import { fewestFloaters } from '../../dutch/bracket/pairBracket';
import type { Completion } from '../../dutch/completion';
import { followingBracket, meetsAny, singleOutlooks } from '../../dutch/criteria/lookAhead';
import type { Facts } from '../../dutch/field';
import type { SingleOutlook } from '../../dutch/criteria/lookAhead';
import { WeightedMatching, type WeightedGraph } from '../../matching/weightedMatching';
import type { Bracket, BracketPairing } from './bracket';
import type { Ranked } from '../field';
import { bracketGraph, roundGraph } from './graph';

/**
 * 3.2: of the pairings that are best on [C5]–[C8] the first in the order of art. 4. The bracket is first
 * paired as if the round ended with the following one. If the rest can then be completed with that one
 * as good as it could be at all, no pairing is better; otherwise everybody below joins the graph.
 */
export function pairBracket(bracket: Bracket, completion: Completion): BracketPairing {
  const alone = pairAlone(bracket);
  return leavesAsHoped(alone, bracket, completion)
    ? alone
    : firstOfBest(roundGraph(bracket), bracket.players);
}

function pairAlone(bracket: Bracket): BracketPairing {
  const { players, field, next } = bracket;
  const floaters = fewestFloaters({ field, movedDown: [], residents: players });
  return firstOfBest(bracketGraph(bracket, floaters, outlooks(floaters)), players);

  /** One floater: what they mean below is known. Several: only who finds nobody there. */
  function outlooks(count: number): (player: Facts) => SingleOutlook | null {
    if (count === 0) return () => null;
    if (count === 1) return singleOutlooks({ field, beyond: next, beyondIsLast: false });
    return (player) => ({ losesPair: false, staysUnpaired: !meetsAny(player, next, field) });
  }
}

/** Whether no pairing could be better for the following bracket, and the rest can be completed with it so. */
function leavesAsHoped(
  { floaters }: BracketPairing,
  { field, next, below }: Bracket,
  completion: Completion,
): boolean {
  if (floaters.length === 0) return completion.allows([...next, ...below]);
  const following = followingBracket(floaters, { field, beyond: next, beyondIsLast: false });
  const { unpaired, leftMovedDown, left } = following;
  const isSettled =
    floaters.length === 1 ||
    (unpaired === (floaters.length + next.length) % 2 && leftMovedDown.length === 0);
  return isSettled && completion.allows([...left, ...below]);
}

/**
 * 4.3: BSN 1 gets the last opponent that any best pairing gives it, then BSN 2, and so on. Who can get
 * none floats. The players of the bracket are the first vertices, by BSN; every best matching joins
 * everybody.
 */
export function firstOfBest(graph: WeightedGraph, players: readonly Ranked[]): BracketPairing {
  const solver = new WeightedMatching(graph, players.length);
  solver.solve((v) => players.length - 1 - v);
  const pairs: (readonly [Ranked, Ranked])[] = [];
  const floaters: Ranked[] = [];
  const open = players.map((_, v) => v);
  while (open.length > 0) {
    const v = open.shift()!;
    const opponents = [...open].reverse();
    const w = solver.takeFirstPartner(v, opponents, true);
    if (w < 0) floaters.push(players[v]);
    else {
      pairs.push([players[v], players[w]]);
      open.splice(open.indexOf(w), 1);
    }
  }
  return { pairs, floaters };
}
