import { isPlayed } from '../../model/outcomes';
import type { Player, PlayerNo, Tournament } from '../../model/types';

/** Games played and the arbiter's list: pairs that must not meet, one bit each (3 MB for 5,000 players). */
export class Meetings {
  private readonly bits: Uint32Array;
  private readonly stride: number;

  /** `players` in the order of their ranks, from 0. */
  constructor(
    tournament: Tournament,
    players: readonly { readonly no: PlayerNo; readonly rank: number }[],
    byNo: ReadonlyMap<PlayerNo, Player>,
    round: number,
  ) {
    this.stride = (players.length + 31) >>> 5;
    this.bits = new Uint32Array(this.stride * players.length);
    const rankOf = new Map(players.map(({ no, rank }) => [no, rank]));
    for (const { no, rank } of players)
      for (const { opponent, outcome } of byNo.get(no)!.entries) {
        const other = opponent !== null && isPlayed(outcome) ? rankOf.get(opponent) : undefined;
        if (other !== undefined) this.add(rank, other);
      }
    for (const group of tournament.forbidden) {
      if (group.rounds !== null && !group.rounds.includes(round)) continue;
      const ranks = group.players.flatMap((no) => rankOf.get(no) ?? []);
      for (const a of ranks) for (const b of ranks) if (a !== b) this.add(a, b);
    }
  }

  private add(a: number, b: number): void {
    this.bits[a * this.stride + (b >>> 5)] |= 1 << (b & 31);
    this.bits[b * this.stride + (a >>> 5)] |= 1 << (a & 31);
  }

  /** Whether the two, given by rank, must not meet. */
  readonly has = (a: number, b: number): boolean =>
    ((this.bits[a * this.stride + (b >>> 5)] >>> (b & 31)) & 1) === 1;
}
