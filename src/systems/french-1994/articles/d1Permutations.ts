/**
 * D.1: the orders of S2, "all possible numbers in increasing order". Only the first `size` places
 * matter, those who meet S1, so orders that differ behind them are given once. One step costs no
 * more than looking at S2 once: the work by hand shows the first orders of large levels too.
 */
export function* permutations<T>(s2: readonly T[], size = s2.length): Generator<readonly T[]> {
  if (size > s2.length) return;
  const order = Array.from({ length: size }, (_, place) => place);
  const isTaken = s2.map((_, index) => index < size);
  const nextFree = (from: number): number => {
    let index = from;
    while (index < s2.length && isTaken[index]) index++;
    return index;
  };
  for (;;) {
    yield order.map((index) => s2[index]);
    // The last place that can have somebody weaker; all places behind it begin anew.
    let place = size - 1;
    for (; place >= 0; place--) {
      isTaken[order[place]] = false;
      const weaker = nextFree(order[place] + 1);
      if (weaker === s2.length) continue;
      order[place] = weaker;
      isTaken[weaker] = true;
      break;
    }
    if (place < 0) return;
    for (let behind = place + 1, from = 0; behind < size; behind++) {
      order[behind] = from = nextFree(from);
      isTaken[from] = true;
    }
  }
}
