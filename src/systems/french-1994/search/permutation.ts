import { WeightedMatching } from '../../matching/weightedMatching';
import { forcesStrong, isDisturbed } from '../articles/b4Colours';
import { coloursClash, type Card } from '../field';
import { kindsOf, weightWords } from './kinds';
import type { Couple, SearchContext } from './phase';

/** S1 against S2 with the colours that may still be disturbed. */
export interface Board {
  readonly s1: readonly number[];
  readonly s2: readonly number[];
  readonly disturbed: number;
  readonly strongForced: number;
  readonly mayLeave: (player: number) => boolean;
}

/** A player of S1, one of S2 (who may perhaps leave), or an empty place. */
interface Kind {
  readonly side: 's1' | 's2' | 'nobody';
  readonly card: Card | null;
  readonly leaves: boolean;
}

/**
 * D.1: the first permutation of S2 that B.1 and B.2 allow, with no more disturbed pairs (and, by BAF
 * 77, strong preferences forced) than given; null if there is none. Who is left over in S2 is
 * "paired" with nobody, so S1 is filled up with as many nobodies.
 */
export function firstPermutation(context: SearchContext, board: Board): Couple[] | null {
  const { field } = context;
  const { cards } = field;
  const { s1, s2 } = board;
  if (s1.length > s2.length || board.disturbed < 0 || board.strongForced < 0) return null;
  const players = [...s1, ...s2];
  const vertices = 2 * s2.length;
  const kinds = kindsOf<Kind>(
    vertices,
    (v) => ({
      side: v < s1.length ? 's1' : v < players.length ? 's2' : 'nobody',
      card: v < players.length ? cards[players[v]] : null,
      leaves: v >= s1.length && v < players.length && board.mayLeave(players[v]),
    }),
    ({ side, card, leaves }) =>
      `${side} ${card?.preference?.colour} ${card?.preference?.strength} ${leaves}`,
  );
  const solver = new WeightedMatching(
    {
      vertices,
      classOf: kinds.classOf,
      classes: kinds.samples.length,
      weight: weightWords(kinds, (a, b) => worthOf(context, a, b)),
      isBlocked: (v, w) =>
        v < players.length && w < players.length && !field.mayMeet(players[v], players[w]),
    },
    players.length,
  );
  solver.solve((v) => Math.max(v + 1, s1.length));
  let disturbed = 0;
  let strongForced = 0;
  for (let v = 0; v < vertices; v++) {
    const mate = solver.mateOf(v);
    if (mate < 0) return null;
    if (v >= s1.length) continue;
    const [a, b] = [cards[players[v]], cards[players[mate]]];
    if (isDisturbed(a, b)) disturbed++;
    if (context.weakestFirst && forcesStrong(a, b)) strongForced++;
  }
  if (disturbed > board.disturbed) return null;
  if (disturbed === board.disturbed && strongForced > board.strongForced) return null;
  const above = s1.map((_, i) => i);
  const below = s2.map((_, i) => i + s1.length);
  return solver.firstPartners(above, below).map(([v, w]): Couple => [players[v], players[w]]);
}

/** Everybody in a pair or left over; undisturbed pairs; pairs that force no strong preference. */
function worthOf(context: SearchContext, a: Kind, b: Kind): readonly number[] | null {
  if (b.side === 's1' || a.side === 'nobody') [a, b] = [b, a];
  if (a.card && b.card) {
    if (a.side === b.side || coloursClash(a.card, b.card)) return null;
    const isQuiet = !(context.weakestFirst && forcesStrong(a.card, b.card));
    return [1, Number(!isDisturbed(a.card, b.card)), Number(isQuiet)];
  }
  return a.side === 's2' && a.leaves && b.side === 'nobody' ? [1, 1, 1] : null;
}
