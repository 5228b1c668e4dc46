import { subsetsOf } from '../../shared/combinations';
import type { Facts } from '../field';

/**
 * D.3: the sets of `size` moved-down players for S1: the highest different score first, then the
 * lowest numbers. `movedDown` is in the order of A.2, so each score is a run of it.
 */
export function* movedDownSets(movedDown: readonly Facts[], size: number): Generator<Facts[]> {
  const scores = [...new Set(movedDown.map(({ score }) => score))];
  const groups = scores.map((score) => movedDown.filter((player) => player.score === score));
  for (const sizes of shares(
    groups.map(({ length }) => length),
    size,
  ))
    yield* choices(groups, sizes);
}

/** How many of each score, as many as possible of the highest first. */
function* shares(most: readonly number[], size: number): Generator<number[]> {
  if (most.length === 0) {
    if (size === 0) yield [];
    return;
  }
  const [first, ...others] = most;
  for (let share = Math.min(first, size); share >= 0; share--)
    for (const rest of shares(others, size - share)) yield [share, ...rest];
}

function* choices(
  groups: readonly (readonly Facts[])[],
  sizes: readonly number[],
): Generator<Facts[]> {
  if (groups.length === 0) {
    yield [];
    return;
  }
  for (const chosen of subsetsOf(groups[0], sizes[0]))
    for (const rest of choices(groups.slice(1), sizes.slice(1))) yield [...chosen, ...rest];
}
