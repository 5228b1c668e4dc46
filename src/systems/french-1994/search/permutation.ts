import { forcesStrong, isDisturbed } from '../b4Colours';
import { firstAssignment } from './assignment';
import type { Couple, SearchContext } from './phase';

/** S1 against S2 with the colours that may still be disturbed. */
export interface Board {
  readonly s1: readonly number[];
  readonly s2: readonly number[];
  readonly disturbed: number;
  readonly strongForced: number;
  readonly mayLeave: (player: number) => boolean;
}

/**
 * D.1: the first permutation of S2 that B.1 and B.2 allow, with no more disturbed pairs (and, by BAF
 * 77, strong preferences forced) than given; null if there is none. Who is left over in S2 is
 * "paired" with nobody, so S1 is filled up with as many nobodies.
 */
export function firstPermutation(context: SearchContext, board: Board): Couple[] | null {
  const { field, weakestFirst } = context;
  const { cards } = field;
  const { s1, s2 } = board;
  if (s1.length > s2.length || board.disturbed < 0 || board.strongForced < 0) return null;
  // One disturbed pair outweighs all strong preferences together.
  const perDisturbed = weakestFirst ? s2.length + 1 : 1;
  const found = firstAssignment(
    s2.length,
    (row, column) => {
      const b = s2[column];
      if (row >= s1.length) return board.mayLeave(b) ? 0 : Infinity;
      const a = s1[row];
      if (!field.mayMeet(a, b)) return Infinity;
      if (!isDisturbed(cards[a], cards[b])) return 0;
      return perDisturbed + (weakestFirst && forcesStrong(cards[a], cards[b]) ? 1 : 0);
    },
    board.disturbed * perDisturbed + board.strongForced,
  );
  return found && s1.map((player, row): Couple => [player, s2[found.columnOf[row]]]);
}
