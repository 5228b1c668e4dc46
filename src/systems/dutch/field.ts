import { withInitialColour } from '../../model/rules/initialColour';
import type { Colour, Float, HalfPoints, RoundToPair } from '../../model/types';
import { cardsInOrder, type SwissCard } from '../shared/cards';
import { colourPreference, type ColourPreference } from '../shared/colourPreference';
import { Meetings } from '../shared/meetings';
import { hasMoreThanHalf } from '../shared/moreThanHalf';
import { oddNumbers } from '../shared/oddNumbers';
import { byeBarOf, floatsByScores, type ByeBar } from '../shared/unplayed';
import type { Edition } from './edition';

/** What the text wants to know of a player when a round is paired. */
export interface Facts extends SwissCard {
  /** Points without virtual ones. */
  readonly realScore: HalfPoints;
  readonly preference: ColourPreference;
  /** Floats of the previous round and of the one before. */
  readonly floats: readonly [Float | null, Float | null];
  /** The round that bars them from the pairing-allocated bye. */
  readonly byeBar: ByeBar | null;
  /** Rounds so far without a game played, for whatever reason. */
  readonly unplayedRounds: number;
  readonly isTopscorer: boolean;
  /** Whether their number is odd, counted among those who have ever been paired. */
  readonly hasOddNumber: boolean;
}

/** The players of a round in their order (score, then pairing number). */
export interface Field {
  readonly edition: Edition;
  readonly players: readonly Facts[];
  readonly round: number;
  readonly isLastRound: boolean;
  readonly initialColour: Colour;
  /** Games played and the arbiter's list: whether the two, given by rank, must not meet. */
  readonly mustNotMeet: (a: number, b: number) => boolean;
  readonly met: (a: Facts, b: Facts) => boolean;
  /** Who may get the pairing-allocated bye of this round. */
  readonly mayHaveBye: (player: Facts) => boolean;
  /** The highest score that may have it, where that is settled for the whole round. */
  readonly byeScore: HalfPoints | null;
}

export function fieldOf(asked: RoundToPair, edition: Edition): Field {
  const task = { ...asked, tournament: withInitialColour(asked.tournament) };
  const { tournament, round, present } = task;
  const isLastRound = round >= tournament.totalRounds;
  const unplayed = edition.unplayed(tournament.points);
  const floats = [round - 1, round - 2].map((r) => floatsByScores(unplayed, tournament, r));
  const odd = oddNumbers(tournament, present);
  const players = cardsInOrder(task, (player, { no, score, colours }) => ({
    realScore: score - (player.virtualPoints[round - 1] ?? 0),
    preference: colourPreference(colours),
    floats: [floats[0].get(no) ?? null, floats[1].get(no) ?? null] as const,
    byeBar: byeBarOf(unplayed, player),
    unplayedRounds: round - 1 - colours.length,
    isTopscorer: isLastRound && hasMoreThanHalf(tournament, round, score),
    hasOddNumber: odd.has(no),
  }));
  const meetings = new Meetings(task, players);
  return {
    edition,
    players,
    round,
    isLastRound,
    initialColour: tournament.initialColour ?? 'white',
    mustNotMeet: meetings.has,
    met: (a, b) => meetings.haveMet(a.rank, b.rank),
    mayHaveBye: ({ byeBar: bar }) => bar === null,
    byeScore: null,
  };
}
