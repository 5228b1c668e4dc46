import { firstUnmet } from './eligible';
import { keptPrizes, nearMisses, reasonOf } from './reasons';
import { shareOut } from './share';
import type { PrizeRules } from '../sheets/prizeRules';
import type { Award, Cents, Contender, Distribution, Ladder } from './types';

/** A place in a ladder as things stand: who, with whom they are tied, and what that comes to. */
export interface Claim {
  readonly contender: Contender;
  readonly ladder: Ladder;
  readonly place: number;
  readonly amount: Cents;
  /** How many are tied with them there, themselves included. */
  readonly tied: number;
}

/** Who takes part in a ladder, in the order of the standings. */
export type Entrants = ReadonlyMap<Ladder, readonly Contender[]>;

/**
 * Gives the prizes. Where a player may have one only, the largest claim of all is settled first; its
 * winner leaves the other ladders and those behind them move up, which can only raise what they get.
 * So nobody keeps a prize for which they would have had a larger one at the time it was settled.
 */
export function distribute(
  ladders: readonly Ladder[],
  contenders: readonly Contender[],
  rules: PrizeRules,
): Distribution {
  const standings = [...contenders].sort((a, b) => a.position - b.position);
  const entrants = new Map(
    ladders.map((ladder) => [
      ladder,
      standings.filter((contender) => !firstUnmet(contender, ladder.conditions)),
    ]),
  );
  if (rules.perPlayer === 'one') settle(entrants, rules);
  const claims = ladders.flatMap((ladder) => claimsOf(ladder, entrants.get(ladder)!));
  const awards = claims
    .filter(({ amount }) => amount > 0)
    .map((claim): Award => ({ ...claim, reason: reasonOf(claim) }))
    .sort(
      (a, b) =>
        a.contender.position - b.contender.position ||
        b.amount - a.amount ||
        a.ladder.order - b.ladder.order,
    );
  const total = ladders.flatMap(({ prizes }) => prizes).reduce((sum, { value }) => sum + value, 0);
  return {
    awards,
    nearMisses: nearMisses(ladders, standings, entrants, awards),
    kept: keptPrizes(ladders, standings, entrants),
    total,
  };
}

/** One prize a player: settles claim by claim, the best first. */
function settle(entrants: Map<Ladder, Contender[]>, rules: PrizeRules): void {
  const settled = new Set<Contender>();
  for (;;) {
    const open = [...entrants]
      .flatMap(([ladder, list]) => claimsOf(ladder, list))
      .filter(({ contender, amount }) => amount > 0 && !settled.has(contender));
    if (open.length === 0) return;
    const best = open.reduce((a, b) => (comesBefore(b, a, rules) ? b : a));
    settled.add(best.contender);
    for (const [ladder, list] of entrants)
      if (ladder !== best.ladder)
        entrants.set(
          ladder,
          list.filter((contender) => contender !== best.contender),
        );
  }
}

function comesBefore(a: Claim, b: Claim, { preference }: PrizeRules): boolean {
  const byOrder = a.ladder.order - b.ladder.order;
  const byValue = b.amount - a.amount;
  const byPosition = a.contender.position - b.contender.position;
  const keys =
    preference === 'value' ? [byValue, byOrder, byPosition] : [byOrder, byPosition, byValue];
  return (keys.find((key) => key !== 0) ?? 0) < 0;
}

/** What a ladder gives to those who take part in it: groups of equal points fill its places in turn. */
export function claimsOf(ladder: Ladder, list: readonly Contender[]): Claim[] {
  const claims: Claim[] = [];
  for (let start = 0; start < list.length && start < ladder.prizes.length;) {
    let end = start + 1;
    if (ladder.share !== 'none')
      while (end < list.length && list[end].points === list[start].points) end++;
    const group = list.slice(start, end);
    const values = group.map((_, index) => ladder.prizes[start + index]?.value ?? 0);
    shareOut(values, ladder.share).forEach((amount, index) =>
      claims.push({
        contender: group[index],
        ladder,
        place: start + index + 1,
        amount,
        tied: group.length,
      }),
    );
    start = end;
  }
  return claims;
}
