import { subsetsOf } from '../shared/combinations';
import { Completion } from '../dutch/completion';
import { forcePair } from '../dutch/leading';
import type { Bracket, BracketPairing } from './bracket/bracket';
import { compareNumbers, valueOf } from './criteria';
import type { Field, Ranked } from './field';
import { bracketGraph, roundGraph } from './bracket/graph';
import { compareOrder } from './bracket/order';
import { outlookOf, scoresDown } from './bracket/outlook';
import { firstOfBest } from './bracket/pairBracket';
import type { PairedBracket } from './pairRound';

/** Two players who are to meet, the higher ranked first. */
export type Wanted = readonly [Ranked, Ranked];

/** Whether these can all be paired, the two with each other. */
export const canBeMet = (field: Field, wanted: Wanted, players: readonly Ranked[]): boolean =>
  new Completion(forcePair(field, wanted)).allows(players);

/** Whether a pairing of the bracket joins the two or leaves them to meet further below. */
export function leadsTo(
  { field, next, below }: Bracket,
  wanted: Wanted,
): (pairing: BracketPairing) => boolean {
  const completion = new Completion(forcePair(field, wanted));
  return ({ pairs, floaters }) => {
    if (pairs.some(([a, b]) => a === wanted[0] && b === wanted[1])) return true;
    const rest = [...floaters, ...next, ...below];
    return wanted.every((one) => rest.includes(one)) && completion.allows(rest);
  };
}

/** How much is tried before [C7] is taken as the two bind the following bracket. */
const MOST_WORK = 60_000;

/**
 * The best pairing of a bracket among those that lead to the two. With everybody below in the graph and
 * the two bound to each other, [C5] and [C6] are what they can be. [C7] sees the following bracket free,
 * not bound to the two: where they do not meet in this bracket, the sets of floaters are compared.
 */
export function bestLeading({ bracket, ...chosen }: PairedBracket, wanted: Wanted): BracketPairing {
  const bound = firstOfBest(
    roundGraph({ ...bracket, field: forcePair(bracket.field, wanted) }),
    bracket.players,
  );
  const isOf = (one: Ranked) => bracket.players.includes(one) && !bound.floaters.includes(one);
  const floatAlike =
    compareNumbers(scoresDown(bound.floaters), scoresDown(chosen.floaters)) === 0 &&
    bound.floaters.length > 0;
  if (!floatAlike || wanted.every(isOf)) return bound;
  return bestByFloaters(bracket, wanted, bound.floaters) ?? bound;
}

/** The sets of floaters with these scores that lead to the two, those best on [C7] paired. Null: too many. */
function bestByFloaters(
  bracket: Bracket,
  wanted: Wanted,
  alike: readonly Ranked[],
): BracketPairing | null {
  const { players, next, below } = bracket;
  const leads = leadsTo(bracket, wanted);
  const completion = new Completion(bracket.field);
  const scores = scoresDown(alike).join();
  let work = MOST_WORK / (players.length + next.length + below.length);
  let least: number[] | null = null;
  let best: BracketPairing | null = null;
  for (const floaters of subsetsOf(players, alike.length)) {
    if (scoresDown(floaters).join() !== scores) continue;
    if (work-- < 0) return null;
    if (!leads({ pairs: [], floaters })) continue;
    const { unpaired, floatingOn } = outlookOf(floaters, bracket, completion)!;
    const ahead = [unpaired, ...floatingOn];
    if (least && compareNumbers(ahead, least) > 0) continue;
    const found = without(bracket, floaters);
    if (!found) continue;
    if (!least || compareNumbers(ahead, least) < 0 || isBefore(bracket, found, best!)) best = found;
    least = ahead;
  }
  return best;
}

/** The best pairing of everybody but these; null: there is none. */
function without(bracket: Bracket, floaters: readonly Ranked[]): BracketPairing | null {
  const players = bracket.players.filter((player) => !floaters.includes(player));
  const found = firstOfBest(
    bracketGraph({ ...bracket, players }, 0, () => null),
    players,
  );
  return found.floaters.length === 0 ? { pairs: found.pairs, floaters } : null;
}

/** Better on [C8], or as good and earlier. */
function isBefore(bracket: Bracket, a: BracketPairing, b: BracketPairing): boolean {
  const [x, y] = [a, b].map((each) => valueOf(bracket, each)!.at(-1)!.numbers);
  const gap = compareNumbers(x, y);
  return gap < 0 || (gap === 0 && compareOrder(bracket.players, a, b) < 0);
}
