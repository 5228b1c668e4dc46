import { arrangements, choices, swaps } from '../../support/orders';
import { byRank, type Bracket, type Card, type CardPair, type LiteralTask } from './literalCards';
import { firstBroken, plainCounts, type Counts } from './plainCounts';

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
  literal: LiteralTask,
  bracket: Bracket,
  accepts: (candidate: Candidate) => boolean = () => true,
): Candidate | null {
  let best: { candidate: Candidate; counts: Counts } | null = null;
  for (const { s1, pairs } of candidatesInOrder(literal, bracket)) {
    if (!pairs.every(([a, b]) => literal.mayMeet(a, b))) continue;
    const paired = new Set(pairs.flat());
    const stayOver = bracket.players.filter((card) => !paired.has(card));
    if (!stayOver.every(bracket.mayStayOver)) continue;
    const counts = countsOf(literal, bracket, s1, pairs);
    if (best !== null && (firstBroken(counts, best.counts)?.sign ?? 0) >= 0) continue;
    if (!accepts({ pairs, stayOver })) continue;
    best = { candidate: { pairs, stayOver }, counts };
  }
  return best && best.candidate;
}

function countsOf(
  { edition, task }: LiteralTask,
  bracket: Bracket,
  s1: readonly Card[],
  pairs: readonly CardPair[],
): Counts {
  const numbers = (cards: Iterable<Card>) => [...cards].map(({ no }) => no);
  return plainCounts(
    task,
    edition.hasCloseness,
    {
      players: numbers(bracket.players),
      movedDown: numbers(s1),
      m1: bracket.m1,
      residents: numbers(bracket.residents),
      lowestScore: bracket.lowestScore,
    },
    pairs.map(([a, b]) => [a.no, b.no]),
  );
}

interface Attempt {
  /** The players moved down who are placed before all others; none in a homogeneous bracket. */
  readonly s1: readonly Card[];
  readonly pairs: readonly CardPair[];
}

export function* candidatesInOrder(literal: LiteralTask, bracket: Bracket): Generator<Attempt> {
  const { players, m1, pairs } = bracket;
  if (m1 === 0) {
    for (const group of groupCandidates(players, pairs)) yield { s1: [], pairs: group };
    return;
  }
  for (const s1 of setsOfMovedDown(literal, bracket)) {
    const s2 = players.filter((card) => !s1.includes(card));
    for (const opponents of arrangements(s2, m1)) {
      const placed = s1.map((card, at) => sorted(card, opponents[at]));
      if (!placed.every(([a, b]) => literal.mayMeet(a, b))) continue;
      const taken = new Set(placed.flat());
      const rest = players.filter((card) => !taken.has(card));
      for (const group of groupCandidates(rest, pairs - m1))
        yield { s1, pairs: [...placed, ...group] };
    }
  }
}

/** C.4: the M1 highest; 2012 (C.8.b, D.3): any of them, in lexicographic order. */
export function setsOfMovedDown({ edition }: LiteralTask, { players, movedDown, m1 }: Bracket) {
  const cards = players.filter((card) => movedDown.has(card));
  return edition.triesOtherMovedDown ? choices(cards, m1) : [cards.slice(0, m1)];
}

/**
 * C.6–C.8 of a homogeneous bracket or a remainder (ruling 12): S1 as it is with all transpositions of
 * S2, then exchanges of one player, of two … by position (ruling 13), each with all of them again.
 */
function* groupCandidates(players: readonly Card[], pairs: number): Generator<CardPair[]> {
  const size = players.length;
  if (pairs < 0 || 2 * pairs > size) return;
  const positions = players.map((_, at) => at + 1);
  const [upper, lower] = [positions.slice(0, pairs), positions.slice(pairs)];
  for (let count = 0; count <= Math.min(pairs, size - pairs); count++)
    for (const { out, into } of swaps(upper, lower, count)) {
      const isInS1 = (position: number) =>
        position <= pairs ? !out.includes(position) : into.includes(position);
      const s1 = players.filter((_, at) => isInS1(at + 1));
      const s2 = players.filter((_, at) => !isInS1(at + 1));
      for (const opponents of arrangements(s2, pairs))
        yield s1.map((card, at) => sorted(card, opponents[at]));
    }
}

const sorted = (a: Card, b: Card): CardPair => (a.rank < b.rank ? [a, b] : [b, a]);

/**
 * Whether `pairs` pairs can be made of `players`, each of `mustPlay` among them and none of these
 * against each other, the rest being allowed to stay over: by trying everything.
 */
export function literallyPossible(
  literal: LiteralTask,
  players: readonly Card[],
  pairs: number,
  mustPlay: ReadonlySet<Card>,
  mayStayOver: (card: Card) => boolean,
): boolean {
  const [first, ...rest] = players;
  if (first === undefined) return pairs === 0;
  if (!mustPlay.has(first) && mayStayOver(first))
    if (literallyPossible(literal, rest, pairs, mustPlay, mayStayOver)) return true;
  if (pairs === 0) return false;
  return rest.some(
    (other) =>
      literal.mayMeet(first, other) &&
      !(mustPlay.has(first) && mustPlay.has(other)) &&
      literallyPossible(
        literal,
        rest.filter((card) => card !== other),
        pairs - 1,
        mustPlay,
        mayStayOver,
      ),
  );
}

export const inOrder = (cards: readonly Card[]): Card[] => [...cards].sort(byRank);
