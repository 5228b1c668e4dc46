import type { Bracket, CardPair } from '../../../src/systems/dutch-2011/search/bracket';
import { candidates as groupCandidates } from '../../../src/systems/dutch-2011/byHand';
import { requirementsOf } from '../../../src/systems/dutch-2011/articles/c10requirements';
import { byRank, type Card } from '../../../src/systems/dutch-2011/cards';
import { totalsOf } from '../../../src/systems/dutch-2011/search/counting';
import { transpositions } from '../../../src/systems/dutch-2011/articles/d1transpositions';
import { subsets } from '../../../src/systems/dutch-2011/articles/d2exchanges';
import type { SearchContext } from '../../../src/systems/dutch-2011/search/searchBracket';

/**
 * The search of a bracket as the text writes it, factorial and all: every candidate in the order of
 * C.6–C.9, the first one with the smallest list of broken requirements. For tiny brackets only; the
 * witness against which the matching methods of the product are held.
 */
export interface Candidate {
  readonly pairs: readonly CardPair[];
  readonly stayOver: readonly Card[];
}

export function literalBest(
  context: SearchContext,
  bracket: Bracket,
  accepts: (candidate: Candidate) => boolean = () => true,
): Candidate | null {
  const requirements = requirementsOf(context.edition, bracket, context.round);
  let best: Candidate | null = null;
  let bestCounts: number[] = [];
  for (const { movedDownPairs, others } of candidatesInOrder(context, bracket)) {
    const pairs = [...movedDownPairs, ...others];
    if (!pairs.every(([a, b]) => context.mayMeet(a, b))) continue;
    const paired = new Set(pairs.flat());
    const stayOver = bracket.players.filter((card) => !paired.has(card));
    if (!stayOver.every(bracket.mayStayOver)) continue;
    const counts = totalsOf(requirements, movedDownPairs, others, stayOver).map((t) => t.count);
    if (best !== null && !isSmaller(counts, bestCounts)) continue;
    if (!accepts({ pairs, stayOver })) continue;
    best = { pairs, stayOver };
    bestCounts = counts;
  }
  return best;
}

function isSmaller(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((count, i) => count !== b[i]);
  return at >= 0 && a[at] < b[at];
}

interface Attempt {
  readonly movedDownPairs: readonly CardPair[];
  readonly others: readonly CardPair[];
}

export function* candidatesInOrder(context: SearchContext, bracket: Bracket): Generator<Attempt> {
  const { players, m1, pairs } = bracket;
  if (m1 === 0) {
    yield* groups(players, pairs, []);
    return;
  }
  const movedDown = players.filter((card) => bracket.movedDown.has(card));
  const sets =
    context.edition.choiceOfMovedDown === 'anySet'
      ? subsets(
          movedDown.map((_, i) => i),
          m1,
        ).map((set) => set.map((i) => movedDown[i]))
      : [movedDown.slice(0, m1)];
  for (const s1 of sets) {
    const s2 = players.filter((card) => !s1.includes(card));
    for (const order of transpositions(s2.length, m1)) {
      const movedDownPairs = s1.map((card, i) => sorted(card, s2[order[i]]));
      if (!movedDownPairs.every(([a, b]) => context.mayMeet(a, b))) continue;
      const taken = new Set(movedDownPairs.flat());
      yield* groups(
        players.filter((card) => !taken.has(card)),
        pairs - m1,
        movedDownPairs,
      );
    }
  }
}

function* groups(
  players: readonly Card[],
  pairs: number,
  movedDownPairs: readonly CardPair[],
): Generator<Attempt> {
  if (pairs < 0 || 2 * pairs > players.length) return;
  for (const candidate of groupCandidates(players, pairs))
    yield { movedDownPairs, others: candidate.pairs.map(([a, b]) => sorted(a, b)) };
}

const sorted = (a: Card, b: Card): CardPair => [a, b].sort(byRank) as [Card, Card];

/**
 * Whether `pairs` pairs can be made of `players`, each of `mustPlay` among them and none of these
 * against each other, the rest being allowed to stay over: by trying everything.
 */
export function literallyPossible(
  context: SearchContext,
  players: readonly Card[],
  pairs: number,
  mustPlay: ReadonlySet<Card>,
  mayStayOver: (card: Card) => boolean,
): boolean {
  const [first, ...rest] = players;
  if (first === undefined) return pairs === 0;
  if (!mustPlay.has(first) && mayStayOver(first))
    if (literallyPossible(context, rest, pairs, mustPlay, mayStayOver)) return true;
  if (pairs === 0) return false;
  return rest.some(
    (other) =>
      context.mayMeet(first, other) &&
      !(mustPlay.has(first) && mustPlay.has(other)) &&
      literallyPossible(
        context,
        rest.filter((card) => card !== other),
        pairs - 1,
        mustPlay,
        mayStayOver,
      ),
  );
}
