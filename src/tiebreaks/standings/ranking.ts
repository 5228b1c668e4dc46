import type { PlayerNo } from '../../model/types';
import type { Field } from '../field';
import type { TieBreakCode, TieBreakOutcome } from '../types';

export interface StandingsRow {
  /** Shared by players whom nothing separates. */
  readonly rank: number;
  readonly isShared: boolean;
  readonly no: PlayerNo;
  readonly name: string;
  /** Points, not half-points. */
  readonly points: number;
  /**
   * null: undefined. Direct encounter and extended Koya look at the players tied at their place in
   * the list: null for whom is tied with nobody there.
   */
  readonly tieBreaks: Readonly<Partial<Record<TieBreakCode, number | null>>>;
  /** Codes at whose turn nobody was tied with the player any more. */
  readonly alone: readonly TieBreakCode[];
  /** What put them behind the player above them who has as many points; null: the points, or nothing. */
  readonly brokenBy: TieBreakCode | null;
}

/** What a tie-break comes to for one of those who are tied. */
export type OutcomeOf = (
  code: TieBreakCode,
  no: PlayerNo,
  tied: readonly PlayerNo[],
) => TieBreakOutcome;

/** Players whom nothing has separated yet, and what put them behind the group above. */
interface Tied {
  readonly players: readonly PlayerNo[];
  /** null: the points. */
  readonly brokenBy: TieBreakCode | null;
}

/** Groups of tied players, split by one tie-break after the other. */
export class Ranking {
  private groups: readonly Tied[];
  private readonly outcomes = new Map<TieBreakCode, Map<PlayerNo, TieBreakOutcome>>();
  private readonly tiedWhen = new Map<TieBreakCode, ReadonlyMap<PlayerNo, readonly PlayerNo[]>>();

  constructor(
    private readonly field: Field,
    private readonly outcomeOf: OutcomeOf,
  ) {
    // Whoever was expelled has no place, however many points were made until then.
    this.groups = [...field.groups.values()]
      .map((all) => all.filter((no) => !field.player(no).expelled))
      .filter((players) => players.length > 0)
      .map((players) => ({ players, brokenBy: null }));
  }

  apply(code: TieBreakCode): void {
    const outcomes = new Map<PlayerNo, TieBreakOutcome>();
    const tiedWith = new Map<PlayerNo, readonly PlayerNo[]>();
    // Of a code that comes twice the list shows what it said first.
    if (!this.outcomes.has(code)) {
      this.outcomes.set(code, outcomes);
      this.tiedWhen.set(code, tiedWith);
    }
    this.groups = this.groups.flatMap((group) => {
      const { players } = group;
      for (const no of players) {
        outcomes.set(no, this.outcomeOf(code, no, players));
        tiedWith.set(no, players);
      }
      return players.length === 1 ? [group] : split(group, outcomes, code);
    });
  }

  /** With whom a player was tied when the code was applied; undefined if it was not. */
  tiedAt(code: TieBreakCode, no: PlayerNo): readonly PlayerNo[] | undefined {
    return this.tiedWhen.get(code)?.get(no);
  }

  rows(codes: readonly TieBreakCode[]): StandingsRow[] {
    let rank = 1;
    return this.groups.flatMap(({ players, brokenBy }) => {
      const first = rank;
      rank += players.length;
      return players.map((no, index): StandingsRow => ({
        rank: first,
        isShared: players.length > 1,
        no,
        name: this.field.player(no).name,
        points: this.field.score(no) / 2,
        tieBreaks: Object.fromEntries(
          codes.map((code) => [code, this.outcomes.get(code)!.get(no)!.value]),
        ),
        alone: codes.filter((code) => this.tiedAt(code, no)?.length === 1),
        brokenBy: index === 0 ? brokenBy : null,
      }));
    });
  }
}

/** The first part stays behind the group above for the old reason, the others for this code. */
function split(
  { players, brokenBy }: Tied,
  outcomes: ReadonlyMap<PlayerNo, TieBreakOutcome>,
  code: TieBreakCode,
): Tied[] {
  const order = (a: PlayerNo, b: PlayerNo) => compare(outcomes.get(a)!, outcomes.get(b)!);
  const sorted = [...players].sort((a, b) => order(a, b) || a - b);
  const parts: PlayerNo[][] = [];
  for (const no of sorted) {
    const part = parts.at(-1);
    if (part && order(part[0], no) === 0) part.push(no);
    else parts.push([no]);
  }
  return parts.map((part, index) => ({ players: part, brokenBy: index === 0 ? brokenBy : code }));
}

/** The greater first; what is undefined comes after every number. */
function compare(a: TieBreakOutcome, b: TieBreakOutcome): number {
  if (a.value === null || b.value === null)
    return Number(a.value === null) - Number(b.value === null);
  if (!a.steps && !b.steps) return descending(a.value, b.value);
  const [left, right] = [a.steps ?? [a.value], b.steps ?? [b.value]];
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const order = descending(left[i], right[i]);
    if (order !== 0) return order;
  }
  return 0;
}

/** Sums of halves and quarters are exact; a mean over the field may carry floating-point dust. */
const descending = (a: number, b: number): number => (Math.abs(a - b) > 1e-9 ? b - a : 0);
