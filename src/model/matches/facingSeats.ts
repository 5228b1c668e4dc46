import type { Entry, PlayerNo } from '../types';

/** Who face each other at a board; null: nobody sits there. */
export type Facing = readonly [PlayerNo | null, PlayerNo | null];

/**
 * The boards of a match, from who sits for either team in the order of the boards. Where a team left a board
 * empty above others and the file has nobody there, the two orders no longer match: then the games say who
 * faced whom, and whoever waited for nobody has a board of their own, or that of one who did not come.
 */
export function facingSeats(
  own: readonly PlayerNo[],
  theirs: readonly PlayerNo[],
  entryOf: (no: PlayerNo) => Entry | undefined,
): readonly Facing[] {
  const isAlone = (no: PlayerNo): boolean => opponentOf(no) === null;
  const opponentOf = (no: PlayerNo): PlayerNo | null => entryOf(no)?.opponent ?? null;
  const inOrder = Array.from(
    { length: Math.max(own.length, theirs.length) },
    (_, board): Facing => [own[board] || null, theirs[board] || null],
  );
  const isAsPlayed = ([a, b]: Facing): boolean =>
    a === null || b === null
      ? [a, b].every((no) => no === null || opponentOf(no) === null)
      : opponentOf(a) === b || (isAlone(a) && isAlone(b) && mayShare(entryOf(a), entryOf(b)));
  if (inOrder.every(isAsPlayed)) return inOrder;
  const boards: Facing[] = [];
  const left = own.filter((no) => no !== 0);
  const right = theirs.filter((no) => no !== 0);
  while (left.length > 0 || right.length > 0) {
    const [a = null, b = null] = [left[0], right[0]];
    const metByA = a && opponentOf(a);
    if (a !== null && metByA !== null && right.includes(metByA)) {
      // Whoever of the others waits above that board has it to themselves.
      if (b !== null && isAlone(b)) boards.push([null, right.shift()!]);
      else {
        boards.push([left.shift()!, metByA]);
        right.splice(right.indexOf(metByA), 1);
      }
    } else if (a !== null && b !== null && isAlone(b) && mayShare(entryOf(a), entryOf(b))) {
      boards.push([left.shift()!, right.shift()!]);
    } else if (a !== null) boards.push([left.shift()!, null]);
    else boards.push([null, right.shift()!]);
  }
  return boards;
}

/** Whoever won for want of an opponent was not at the board of another who did, nor at one that is still open. */
const mayShare = (a: Entry | undefined, b: Entry | undefined): boolean =>
  !(a?.outcome === 'forfeitWin' && b?.outcome === 'forfeitWin') &&
  (a?.outcome === 'pending') === (b?.outcome === 'pending');
