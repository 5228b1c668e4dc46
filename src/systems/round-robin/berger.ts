/** A table entry: places 1…n, White first. */
export type Seats = readonly [white: number, black: number];

/**
 * One round of the Berger table for an even number of places (C.05, Annex 1), in the order in which
 * the Annex prints it.
 *
 * The last place sits still. In round r the other numbers of each pair add up to r + 1, counted
 * round and round to n − 1; whoever would meet themselves meets the last place, with White in odd
 * rounds. Counting upwards from them gives the Whites, downwards the Blacks.
 */
export function bergerRound(places: number, round: number): Seats[] {
  if (places < 2 || places % 2 !== 0) throw new Error(`No Berger table for ${places} places`);
  const others = places - 1;
  if (round < 1 || round > others) throw new Error(`No round ${round} for ${places} places`);
  const wrap = (number: number) => ((((number - 1) % others) + others) % others) + 1;
  // 2i ≡ r + 1 (mod n − 1); n − 1 is odd, so n / 2 is the half.
  const pivot = wrap(((round + 1) * places) / 2);
  const table: Seats[] = [round % 2 === 1 ? [pivot, places] : [places, pivot]];
  for (let step = 1; step < places / 2; step++)
    table.push([wrap(pivot + step), wrap(pivot - step)]);
  return table;
}

/** How many places the table has: with an odd number of players the highest is nobody. */
export const placesFor = (players: number): number => players + (players % 2);

/** How many rounds everybody needs to meet everybody once. */
export const roundsOfCycle = (players: number): number => placesFor(players) - 1;
