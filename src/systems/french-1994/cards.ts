import {
  forbiddenIn,
  coloursPlayed,
  opponentsMet,
  pairingScore,
  playerByNo,
} from '../../model/tournament';
import type { Colour, Float, HalfPoints, PlayerNo, RoundToPair } from '../../model/types';
import { hasMoreThanHalf } from '../shared/moreThanHalf';
import { byeBarOf } from '../shared/unplayed';
import { compareA2 } from './articles/a2Order';
import { floatInRound } from './articles/a4Floaters';
import { unplayed } from './articles/a5Unplayed';
import { preferenceOf, type Preference } from './articles/a7Preference';

/** The pairing card ("fiche") of a player: all that the rules ask of them in this round. */
export interface Card {
  readonly no: PlayerNo;
  readonly score: HalfPoints;
  readonly colours: readonly Colour[];
  readonly preference: Preference | null;
  /** Float one round ago (B.5) and two rounds ago (B.6). */
  readonly lastFloat: Float | null;
  readonly floatBefore: Float | null;
  /** B.1.b: has already had a point without playing. */
  readonly exemptBefore: boolean;
  /** Last round with more than 50 %: B.2, B.5 and B.6 are not applied (note after B.6). */
  readonly freed: boolean;
}

/**
 * The cards of everybody to be paired in the order A.2, and who may meet whom. Everywhere in this
 * folder a player is their place in that order, so "stronger" is "smaller".
 */
export interface Field {
  readonly round: number;
  readonly cards: readonly Card[];
  /** B.1.a, B.2 and the arbiter's own prohibitions. */
  mayMeet(a: number, b: number): boolean;
  /** B.1.a alone. */
  haveMet(a: number, b: number): boolean;
  /** Kept apart by the arbiter. */
  areKeptApart(a: number, b: number): boolean;
}

export function makeField(task: RoundToPair): Field {
  const { tournament, round } = task;
  const players = playerByNo(tournament);
  const cards = task.present
    .map((no): Card => {
      const player = players.get(no);
      if (!player) throw new Error(`No player ${no}`);
      const score = pairingScore(tournament, player, round);
      const colours = coloursPlayed(player);
      const freed = round > 1 && hasMoreThanHalf(tournament, round, score);
      return {
        no,
        score,
        colours,
        preference: preferenceOf(colours, freed),
        lastFloat: floatInRound(tournament, players, player, round - 1),
        floatBefore: floatInRound(tournament, players, player, round - 2),
        exemptBefore: byeBarOf(unplayed, player) !== null,
        freed,
      };
    })
    .sort(compareA2);
  const n = cards.length;
  const placeOf = new Map(cards.map((card, place) => [card.no, place]));
  const met = new Uint8Array(n * n);
  const legal = new Uint8Array(n * n).fill(1);
  cards.forEach((card, a) => {
    legal[a * n + a] = 0;
    const player = players.get(card.no);
    for (const no of player ? opponentsMet(player) : []) {
      const b = placeOf.get(no);
      if (b !== undefined) met[a * n + b] = met[b * n + a] = 1;
    }
  });
  for (let a = 0; a < n; a++)
    for (let b = a + 1; b < n; b++)
      if (met[a * n + b] || coloursClash(cards[a], cards[b]))
        legal[a * n + b] = legal[b * n + a] = 0;
  const apart = new Set<number>();
  const isForbidden = forbiddenIn(tournament, round);
  for (const group of tournament.forbidden)
    for (const one of group.players)
      for (const other of group.players) {
        const a = placeOf.get(one);
        const b = placeOf.get(other);
        if (a === undefined || b === undefined || a === b) continue;
        if (!isForbidden(one, other)) continue;
        apart.add(a * n + b);
        legal[a * n + b] = legal[b * n + a] = 0;
      }
  return {
    round,
    cards,
    mayMeet: (a, b) => legal[a * n + b] === 1,
    haveMet: (a, b) => met[a * n + b] === 1,
    areKeptApart: (a, b) => apart.has(a * n + b),
  };
}

/** B.2: somebody would get a third colour running or a difference beyond ±2. */
export function coloursClash(a: Card, b: Card): boolean {
  return (
    a.preference?.strength === 'absolute' &&
    b.preference?.strength === 'absolute' &&
    a.preference.colour === b.preference.colour
  );
}
