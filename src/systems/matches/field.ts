import { isPlayed } from '../../model/outcomes';
import type {
  Colour,
  Float,
  HalfPoints,
  Player,
  PlayerNo,
  PreferenceType,
  RoundToPair,
  Tournament,
} from '../../model/types';
import { cardsInOrder, type SwissCard } from '../shared/cards';
import { Meetings } from '../shared/meetings';
import { oddNumbers } from '../shared/oddNumbers';
import { byeBarOf, floatsByScores, type ByeBar } from '../shared/unplayed';
import type { ColourWish } from '../system';
import type { MatchEdition } from './edition';

/** A competitor with what the procedure looks at. */
export interface Competitor extends SwissCard {
  readonly second: HalfPoints;
  /** Whether its number is odd, counted among those who have ever been paired. */
  readonly hasOddNumber: boolean;
  readonly byeBar: ByeBar | null;
  readonly matchesPlayed: number;
  readonly floatedLast: boolean;
  readonly wish: ColourWish;
}

export type Couple = readonly [first: Competitor, second: Competitor];

/** The round as the procedure sees it. */
export interface Field {
  readonly edition: MatchEdition;
  readonly round: number;
  /** By descending score, then by ascending number. */
  readonly competitors: readonly Competitor[];
  /** C1, and what the arbiter forbids. */
  readonly mayMeet: (a: Competitor, b: Competitor) => boolean;
  readonly haveMet: (a: Competitor, b: Competitor) => boolean;
  /** Who floated in the round before does not matter any more. */
  readonly isQuiet: boolean;
  readonly preferences: PreferenceType;
  /** Whether the other score tells who is the first of two. */
  readonly ranksBySecond: boolean;
  readonly initialColour: Colour;
}

/** C2: a bye, a match won by forfeit or a full-point bye bar from the bye. */
export const BARS_BYE = {
  downfloat: [],
  barsBye: ['pairingBye', 'forfeitWin', 'fullBye'],
} as const;

export const preferencesIn = ({ matchPlay }: Tournament): PreferenceType =>
  matchPlay?.preferences ?? 'A';

export function fieldOf(task: RoundToPair, edition: MatchEdition): Field {
  const { tournament, round, present } = task;
  const preferences = preferencesIn(tournament);
  const isLastRound = round >= tournament.totalRounds;
  const floated = floatersOf(tournament, round - 1);
  const odd = oddNumbers(tournament, present);
  const competitors = cardsInOrder(task, (player, { no, colours }) => ({
    second: (player.secondPoints ?? [])
      .slice(0, round - 1)
      .reduce((sum, points) => sum + points, 0),
    hasOddNumber: odd.has(no),
    byeBar: byeBarOf(BARS_BYE, player),
    matchesPlayed: player.entries.filter(isMeeting).length,
    floatedLast: floated.has(no),
    wish: edition.preference(colours, preferences, isLastRound),
  }));
  const meetings = new Meetings(task, competitors);
  return {
    edition,
    round,
    competitors,
    mayMeet: (a, b) => a !== b && !meetings.has(a.rank, b.rank),
    haveMet: (a, b) => meetings.haveMet(a.rank, b.rank),
    isQuiet: round > tournament.totalRounds - edition.quietLastRounds,
    preferences,
    ranksBySecond: tournament.matchPlay?.ranksBySecond ?? false,
    initialColour: tournament.initialColour ?? 'white',
  };
}

const isMeeting = ({ opponent, outcome }: Player['entries'][number]): boolean =>
  opponent !== null && isPlayed(outcome);

/** 1.5: whoever met an opponent with another score in that round, up or down. */
export const floatersOf = (tournament: Tournament, round: number): Map<PlayerNo, Float> =>
  floatsByScores(BARS_BYE, tournament, round);
