import type { Colour, PlayerNo } from '../../../model/types';
import type { Preference } from '../dutch-2026/witnessColours';

/** What arts. 1.5 to 1.8 say of a player, read a second time. */
export interface Card {
  readonly no: PlayerNo;
  /** Score of the scoregroup: with virtual points where there are any. */
  readonly score: number;
  readonly buchholz: number;
  readonly sonnebornBerger: number;
  readonly games: number;
  readonly colours: readonly Colour[];
  readonly preference: Preference;
  readonly met: ReadonlySet<PlayerNo>;
  readonly mayHaveBye: boolean;
}

export type Couple = readonly [Card, Card];

/** 1.8: Buchholz, Sonneborn-Berger, TPN; the score has no say. */
export const byRank = (a: Card, b: Card): number =>
  b.buchholz - a.buchholz || b.sonnebornBerger - a.sonnebornBerger || a.no - b.no;
