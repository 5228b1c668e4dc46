import { greedyMatching, maximumMatching, unmatchedCount } from '../../matching/maximumMatching';
import { mayMeet } from '../criteria/absolute';
import { followingBracket, meetsAny, singleOutlooks } from '../criteria/lookAhead';
import type { Completes } from '../criteria/lookThrough';
import { isFinal, playersOf, type Bracket, type BracketPairing } from './bracket';
import { firstGenerated } from './generation';
import { bracketGraph } from './graph';

/**
 * The pairing process of a bracket with its result: the best pairing, the first one in the order of
 * generation. `completes`: where the text wants the rest completable after every bracket.
 */
export function pairBracket(bracket: Bracket, completes: Completes | null = null): BracketPairing {
  const players = playersOf(bracket);
  if (isFinal(bracket)) return firstGenerated(bracketGraph(bracket, 'slots', players.length % 2));
  if (bracket.kind === 'penultimate') return pairWithBeyond(bracket, 'completion');
  // Everybody below is paired there, and the one who floats is out of their reach.
  if (bracket.floaterTakesBye) return firstGenerated(bracketGraph(bracket, 'slots', 1));
  const found = pairForNext(bracket);
  if (!completes || leavesAsHoped(found, bracket, completes)) return found;
  return pairWithBeyond(bracket, 'whole');
}

/** The best pairing with nothing in sight but the bracket and the following one. */
function pairForNext(bracket: Bracket): BracketPairing {
  const floaters = fewestFloaters(bracket);
  if (floaters <= 1) {
    const single = floaters === 1 ? singleOutlooks(bracket) : () => null;
    return firstGenerated(bracketGraph(bracket, 'slots', floaters, single));
  }
  return pairSeveralFloaters(bracket, floaters);
}

/**
 * Whether the rest of the round can be completed with the following bracket paired as well as it
 * could be by itself. No pairing can then be better than the one that was found without that
 * condition; otherwise everybody below joins the graph.
 */
function leavesAsHoped(
  { floaters }: BracketPairing,
  bracket: Bracket,
  completes: Completes,
): boolean {
  const { beyond, below } = bracket;
  if (below.length === 0) return completes([...floaters, ...beyond]);
  return completes([...followingBracket(floaters, bracket).left, ...below]);
}

/**
 * The outlook of several downfloaters together cannot be told player by player. If the pairing that
 * only avoids hopeless downfloaters leaves nobody unpaired below, no pairing could do better there;
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
  const { unpaired, leftMovedDown } = followingBracket(hopeful.floaters, bracket);
  const odd = bracket.beyondIsLast ? 0 : (floaters + beyond.length) % 2;
  if (unpaired === odd && leftMovedDown.length === 0) return hopeful;
  return pairWithBeyond(bracket, 'following');
}

function pairWithBeyond(
  bracket: Bracket,
  mode: 'completion' | 'following' | 'whole',
): BracketPairing {
  const { beyond, below, beyondIsLast } = bracket;
  const isEverybody = beyondIsLast || mode === 'whole';
  const total = playersOf(bracket).length + beyond.length + below.length;
  return firstGenerated(bracketGraph(bracket, mode, isEverybody ? total % 2 : 0));
}

/** How many players of the bracket cannot be paired in it, whatever is tried. */
export function fewestFloaters(
  bracket: Pick<Bracket, 'field' | 'movedDown' | 'residents'>,
): number {
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
