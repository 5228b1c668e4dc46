import { greedyMatching, maximumMatching, unmatchedCount } from '../../matching/maximumMatching';
import { meetsAny, outlook, singleOutlooks } from '../criteria/c07';
import { mayMeet } from '../criteria/index';
import { isFinal, playersOf, type Bracket, type BracketPairing } from './bracket';
import { firstGenerated } from './generation';
import { bracketGraph } from './graph';

/** Section B with its result: the best pairing of the bracket, the first one in the order of generation. */
export function pairBracket(bracket: Bracket): BracketPairing {
  const players = playersOf(bracket);
  if (isFinal(bracket)) return firstGenerated(bracketGraph(bracket, 'slots', players.length % 2));
  if (bracket.kind === 'penultimate') return pairWithBeyond(bracket, 'completion');
  const floaters = fewestFloaters(bracket);
  if (floaters <= 1) {
    const single = floaters === 1 ? singleOutlooks(bracket) : () => null;
    return firstGenerated(bracketGraph(bracket, 'slots', floaters, single));
  }
  return pairSeveralFloaters(bracket, floaters);
}

/**
 * C.7 of several downfloaters together cannot be told player by player. If the pairing that only
 * avoids hopeless downfloaters leaves nobody unpaired below, no pairing could do better there;
 * otherwise the following bracket joins the graph.
 */
function pairSeveralFloaters(bracket: Bracket, floaters: number): BracketPairing {
  const { beyond, field } = bracket;
  const hopeful = firstGenerated(
    bracketGraph(bracket, 'slots', floaters, (player) => ({
      losesPair: false,
      staysUnpaired: !meetsAny(player, beyond, field),
    })),
  );
  const { unpaired, leftMovedDown } = outlook(hopeful.floaters, bracket);
  const odd = bracket.beyondIsLast ? 0 : (floaters + beyond.length) % 2;
  if (unpaired === odd && leftMovedDown.length === 0) return hopeful;
  return pairWithBeyond(bracket, 'following');
}

function pairWithBeyond(bracket: Bracket, mode: 'completion' | 'following'): BracketPairing {
  const total = playersOf(bracket).length + bracket.beyond.length;
  const bye = bracket.beyondIsLast && total % 2 === 1 ? 1 : 0;
  return firstGenerated(bracketGraph(bracket, mode, bye));
}

/** C.5: how many players of the bracket cannot be paired in it, whatever is tried. */
export function fewestFloaters(bracket: Bracket): number {
  const { field, movedDown } = bracket;
  const players = playersOf(bracket);
  const joined = (v: number, w: number): boolean =>
    (v >= movedDown.length || w >= movedDown.length) && mayMeet(players[v], players[w], field);
  const start = greedyMatching(players.length, joined);
  const least = Math.max(players.length % 2, movedDown.length - bracket.residents.length);
  if (unmatchedCount(start) === least) return least;
  const neighbours = (v: number): number[] => {
    const list: number[] = [];
    for (let w = 0; w < players.length; w++) if (w !== v && joined(v, w)) list.push(w);
    return list;
  };
  return unmatchedCount(maximumMatching(players.length, neighbours, start));
}
