import { opponentsMet, playerByNo } from '../../model/tournament';
import type { PlayerNo, RoundToPair } from '../../model/types';

/** Pairs of players by their ranks, one bit each (3 MB for 5,000 players). */
class Pairs {
  private readonly bits: Uint32Array;
  private readonly stride: number;

  constructor(players: number) {
    this.stride = (players + 31) >>> 5;
    this.bits = new Uint32Array(this.stride * players);
  }

  add(a: number, b: number): void {
    this.bits[a * this.stride + (b >>> 5)] |= 1 << (b & 31);
    this.bits[b * this.stride + (a >>> 5)] |= 1 << (a & 31);
  }

  readonly has = (a: number, b: number): boolean =>
    ((this.bits[a * this.stride + (b >>> 5)] >>> (b & 31)) & 1) === 1;
}

/** Who has met whom over the board, whom the arbiter keeps apart, and whom a rule of the edition. */
export class Meetings {
  private readonly met: Pairs;
  private readonly listed: Pairs;
  private readonly all: Pairs;

  /** `players` by their ranks: 0 for the first of those who take part. */
  constructor(
    { tournament, round }: RoundToPair,
    players: readonly { readonly no: PlayerNo; readonly rank: number }[],
  ) {
    this.met = new Pairs(players.length);
    this.listed = new Pairs(players.length);
    this.all = new Pairs(players.length);
    const byNo = playerByNo(tournament);
    const rankOf = new Map(players.map(({ no, rank }) => [no, rank]));
    for (const { no, rank } of players)
      for (const opponent of opponentsMet(byNo.get(no)!)) {
        const other = rankOf.get(opponent);
        if (other === undefined) continue;
        this.met.add(rank, other);
        this.all.add(rank, other);
      }
    for (const group of tournament.forbidden) {
      if (group.rounds !== null && !group.rounds.includes(round)) continue;
      const ranks = group.players.flatMap((no) => rankOf.get(no) ?? []);
      for (const a of ranks)
        for (const b of ranks) {
          if (a === b) continue;
          this.listed.add(a, b);
          this.all.add(a, b);
        }
    }
  }

  /** One pair more that must not meet, by a rule of the edition. */
  bar(a: number, b: number): void {
    this.all.add(a, b);
  }

  /** Whether the two, given by rank, have played. */
  readonly haveMet = (a: number, b: number): boolean => this.met.has(a, b);

  /** Whether they stand together on the arbiter's list. */
  readonly areKeptApart = (a: number, b: number): boolean => this.listed.has(a, b);

  /** Whether they must not meet, for whatever reason. */
  readonly has = (a: number, b: number): boolean => this.all.has(a, b);
}
