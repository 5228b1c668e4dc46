import type { Pair, PlayerNo, RoundToPair } from '../../src/model/types';
import type { PairingSystem } from '../../src/systems/system';

/** Whether any complete pairing breaks no rule, by trying all of them with either colour. */
export function legalPairingExists(task: RoundToPair, system: PairingSystem): boolean {
  const isOdd = task.present.length % 2 === 1;
  const byes: readonly (PlayerNo | null)[] = isOdd ? task.present : [null];
  return byes.some((bye) => {
    if (bye !== null && system.byeBar(task, bye)) return false;
    const rest = task.present.filter((no) => no !== bye);
    return completes(rest, [], (pairs) => system.legality(task, { pairs, bye }).length === 0);
  });
}

/** Pairs are judged one at a time: whatever breaks a rule by itself is left at once. */
function completes(
  rest: readonly PlayerNo[],
  pairs: readonly Pair[],
  isLegal: (pairs: readonly Pair[]) => boolean,
): boolean {
  if (rest.length === 0) return isLegal(pairs);
  const [first, ...others] = rest;
  return others.some((other) => {
    const left = others.filter((no) => no !== other);
    return [
      { white: first, black: other },
      { white: other, black: first },
    ].some((pair) => isLegal([pair]) && completes(left, [...pairs, pair], isLegal));
  });
}
