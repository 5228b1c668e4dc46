import type { Random } from './random';

/**
 * How much of something a random event has: a share of those it can happen to, or a number in the
 * whole event; in every round or in one.
 */
export interface Amount {
  readonly kind: 'share' | 'count';
  readonly value: number;
  /** null: any round. */
  readonly round: number | null;
}

export const NO_AMOUNT: Amount = { kind: 'count', value: 0, round: null };

export const share = (value: number): Amount => ({ kind: 'share', value, round: null });

/** `4`, `5%`, `0.05`, each also `@3` for round 3 alone; null: not understood. */
export function parseAmount(text: string): Amount | null {
  const match = /^(\d{1,6}(?:\.\d+)?)(%?)(?:@(\d{1,3}))?$/.exec(text.trim());
  if (!match) return null;
  const round = match[3] === undefined ? null : Number(match[3]);
  const value = Number(match[1]);
  if (match[2] === '%') return value > 100 ? null : { kind: 'share', value: value / 100, round };
  if (match[1].includes('.')) return value > 1 ? null : { kind: 'share', value, round };
  return { kind: 'count', value, round };
}

/** Deals an amount out over the rounds, and in each round over those it can happen to. */
export class Dealer {
  private readonly byRound = new Map<number, number>();

  constructor(
    private readonly amount: Amount,
    private readonly random: Random,
    firstRound: number,
    lastRound: number,
  ) {
    if (amount.kind !== 'count') return;
    for (let n = 0; n < amount.value; n++) {
      const round = amount.round ?? random.integer(firstRound, Math.max(firstRound, lastRound));
      this.byRound.set(round, (this.byRound.get(round) ?? 0) + 1);
    }
  }

  /** Whom it happens to in this round. */
  pick<T>(round: number, candidates: readonly T[]): T[] {
    const { kind, value, round: only } = this.amount;
    if (kind === 'share') {
      const chance = only === null || only === round ? value : 0;
      return candidates.filter(() => this.random.happens(chance));
    }
    const left = [...candidates];
    const wanted = Math.min(this.byRound.get(round) ?? 0, left.length);
    return Array.from(
      { length: wanted },
      () => left.splice(this.random.integer(0, left.length - 1), 1)[0],
    );
  }
}

/** For what happens to somebody once in the event: to whom, and in which round. */
export function dealOnce<T>(
  { kind, value, round }: Amount,
  random: Random,
  candidates: readonly T[],
  [first, last]: readonly [number, number],
): ReadonlyMap<T, number> {
  const left = [...candidates];
  const chosen =
    kind === 'share'
      ? candidates.filter(() => random.happens(value))
      : Array.from(
          { length: Math.min(value, left.length) },
          () => left.splice(random.integer(0, left.length - 1), 1)[0],
        );
  return new Map(
    chosen.map((each) => [each, round ?? random.integer(first, Math.max(first, last))]),
  );
}
