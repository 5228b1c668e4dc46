import { playerByNo } from '../../model/tournament';
import type { Float, RoundToPair } from '../../model/types';
import { cardsInOrder, type SwissCard } from '../shared/cards';
import { Meetings } from '../shared/meetings';
import { isTopScorer } from '../shared/moreThanHalf';
import { byeBarOf } from '../shared/unplayed';
import { floatInRound } from './articles/a4Floaters';
import { unplayed } from './articles/a5Unplayed';
import { preferenceOf, type Preference } from './articles/a7Preference';

/** The pairing card ("fiche") of a player: all that the rules ask of them in this round. */
export interface Card extends SwissCard {
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
  const cards = cardsInOrder(task, (player, { score, colours }) => {
    const freed = round > 1 && isTopScorer(tournament, round, score);
    return {
      preference: preferenceOf(colours, freed),
      lastFloat: floatInRound(tournament, players, player, round - 1),
      floatBefore: floatInRound(tournament, players, player, round - 2),
      exemptBefore: byeBarOf(unplayed, player) !== null,
      freed,
    };
  });
  const meetings = new Meetings(task, cards);
  for (const a of cards)
    for (const b of cards) if (a.rank < b.rank && coloursClash(a, b)) meetings.bar(a.rank, b.rank);
  return {
    round,
    cards,
    mayMeet: (a, b) => a !== b && !meetings.has(a, b),
    haveMet: meetings.haveMet,
    areKeptApart: meetings.areKeptApart,
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
