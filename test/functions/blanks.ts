/**
 * Blank cells of a range arrive as 0 in older builds of Excel and as null in newer ones (office-js
 * #4702, #5262): a table, which has words in its first row, must mean the same either way.
 */
const isTable = (given: unknown): given is unknown[][] =>
  Array.isArray(given) && Array.isArray(given[0]) && typeof given[0][0] === 'string';

export const blanksAsNull = (given: readonly unknown[]): unknown[] =>
  given.map((each) =>
    isTable(each) ? each.map((row) => row.map((cell) => (cell === 0 ? null : cell))) : each,
  );

/** Calls both ways and gives the answer, which must be one. */
export function bothWays<T>(call: (given: readonly unknown[]) => T, given: readonly unknown[]): T {
  const answer = call(given);
  expect(call(blanksAsNull(given))).toEqual(answer);
  return answer;
}
