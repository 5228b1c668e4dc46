import type { Colour } from '../../model/types';

/**
 * The colour that the first player had in the most recent game in which the two had different
 * colours, histories being closed up first (C.04.2.D.5: only played games count, counted from the
 * latest one). Null if they never differed. The editions of 2011 and 2016 say the same in E.3.
 */
export function latestDifference(
  first: readonly Colour[],
  second: readonly Colour[],
): Colour | null {
  const games = Math.min(first.length, second.length);
  for (let back = 1; back <= games; back++) {
    const colour = first[first.length - back];
    if (colour !== second[second.length - back]) return colour;
  }
  return null;
}
