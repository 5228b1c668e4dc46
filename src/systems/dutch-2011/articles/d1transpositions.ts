/**
 * D.1: the transpositions of S2 in their order, as lists of positions: lexicographic. Only the first
 * `length` places are given (D.1.2: the others stay unpaired in that attempt).
 */
export function* transpositions(size: number, length = size): Generator<readonly number[]> {
  const chosen: number[] = [];
  const used = new Array<boolean>(size).fill(false);
  yield* extend();

  function* extend(): Generator<readonly number[]> {
    if (chosen.length === length) {
      yield [...chosen];
      return;
    }
    for (let position = 0; position < size; position++) {
      if (used[position]) continue;
      used[position] = true;
      chosen.push(position);
      yield* extend();
      chosen.pop();
      used[position] = false;
    }
  }
}
