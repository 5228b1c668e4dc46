import type { Reason, ReasonArg } from '../explain/reason';
import type { Claim, Entrants } from './distribute';
import { firstUnmet } from './eligible';
import type { Award, Cents, Condition, Contender, Kept, Ladder, NearMiss, Prize } from './types';

/** Money as it stands in a sentence; the sheet has the numbers. */
export const money = (cents: Cents): ReasonArg => ({
  number: cents / 100,
  decimals: cents % 100 === 0 ? 0 : 2,
});

/** A prize with a name of its own, such as a cup; most are called like their table. */
const isNamed = (prize: Prize | undefined, { name }: Ladder): boolean =>
  prize !== undefined && prize.name !== '' && prize.name !== name;

/** Why somebody gets what they get. */
export function reasonOf({ ladder, place, amount, tied }: Claim): Reason {
  const own = ladder.prizes[place - 1];
  const args = {
    ladder: ladder.name,
    place: { nth: place },
    tied,
    amount: money(amount),
    prize: own?.name ?? '–',
    own: money(own?.value ?? 0),
  };
  if (tied === 1) return { key: isNamed(own, ladder) ? 'prizes.by-place' : 'prizes.place', args };
  return { key: ladder.share === 'hort' ? 'prizes.hort' : 'prizes.equal', args };
}

/** Prizes that nobody can have, and why. */
export function keptPrizes(
  ladders: readonly Ladder[],
  standings: readonly Contender[],
  entrants: Entrants,
): Kept[] {
  return ladders.flatMap((ladder) => {
    const filled = entrants.get(ladder)!.length;
    const eligible = standings.filter((contender) => !firstUnmet(contender, ladder.conditions));
    const nobody = eligible.length === 0 ? 'prizes.nobody' : 'prizes.all-have-other';
    return ladder.prizes.slice(filled).map((prize): Kept => {
      const key = filled === 0 ? nobody : 'prizes.too-few';
      const names = eligible.map(({ name }) => name).join('; ');
      const args = { ladder: ladder.name, count: filled, prize: prize.name, names };
      return { ladder, prize, amount: prize.value, reason: { key, args } };
    });
  });
}

/**
 * Who comes close in each ladder: those ahead of its last winner who could not win it, and the next
 * one behind them.
 */
export function nearMisses(
  ladders: readonly Ladder[],
  standings: readonly Contender[],
  entrants: Entrants,
  awards: readonly Award[],
): NearMiss[] {
  return ladders.flatMap((ladder) => {
    const winners = awards.filter((award) => award.ladder === ladder);
    if (winners.length === 0) return [];
    const last = winners[winners.length - 1].contender;
    const list = entrants.get(ladder)!;
    const next = list.find((contender) => !winners.some((award) => award.contender === contender));
    const passed = standings.filter(
      (contender) => contender.position < last.position && !list.includes(contender),
    );
    return [...passed, ...(next ? [next] : [])].map((contender): NearMiss => ({
      contender,
      ladder,
      reason: missReason(contender, ladder, last, list, awards),
    }));
  });
}

function missReason(
  contender: Contender,
  ladder: Ladder,
  last: Contender,
  list: readonly Contender[],
  awards: readonly Award[],
): Reason {
  const unmet = firstUnmet(contender, ladder.conditions);
  if (unmet) return unmetReason(contender, unmet, ladder);
  const other = awards.find((award) => award.contender === contender);
  if (other && !list.includes(contender))
    return {
      key: 'prizes.has-other',
      args: { ladder: ladder.name, other: other.ladder.name, amount: money(other.amount) },
    };
  if (contender.points === last.points)
    return { key: 'prizes.tie-break', args: { ladder: ladder.name, winner: last.name } };
  return { key: 'prizes.too-low', args: { ladder: ladder.name, winner: last.name } };
}

function unmetReason(contender: Contender, unmet: Condition, ladder: Ladder): Reason {
  const known = {
    rating: contender.rating,
    born: contender.birthYear,
    sex: contender.sex,
    column: unmet.kind === 'column' ? (contender.columns.get(unmet.header) ?? null) : null,
  }[unmet.kind];
  const args = { ladder: ladder.name, condition: unmet.text, value: known ?? '–' };
  return { key: known === null ? 'prizes.unknown' : 'prizes.not-eligible', args };
}
