/** The largest of as many numbers as one likes; `Math.max` takes them as arguments, of which there is a limit. */
export function largest(numbers: Iterable<number>, least = 0): number {
  let found = least;
  for (const number of numbers) if (number > found) found = number;
  return found;
}

/** Behind what a list has, one by one: as arguments of `push` there is a limit to them too. */
export function append<T>(list: T[], more: Iterable<T>): void {
  for (const each of more) list.push(each);
}
