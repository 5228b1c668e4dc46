import type { Acceleration } from './rules/acceleration';
import type { TieOrders } from './rules/tieOrders';

/**
 * The glossary. The same words stand in code, sheets, help and explanations.
 *
 * Arrays `as const` give the list and the union type at once.
 */

export const COLOURS = ['white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export const opposite = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');

/** Pairing number, 1 for the first of the initial order (C.04.2.B). */
export type PlayerNo = number;

/** Points are integers inside: 2 is one point. Decimals exist only at the edge. */
export type HalfPoints = number;

/** FIDE titles from the highest to the lowest, in the order of C.04.2.B.2.b. */
export const TITLES = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM'] as const;
/** Titles of online play: kept and printed, but no title by which players are ordered. */
export const ARENA_TITLES = ['AGM', 'AIM', 'AFM', 'ACM'] as const;
export type Title = (typeof TITLES)[number] | (typeof ARENA_TITLES)[number];

/**
 * What a round was for one player. Each side of a game has its own, so that 0-0 after a sanction
 * or a double forfeit need no special case. `outcomes.ts` says what each one does.
 */
export const OUTCOMES = [
  'win',
  'draw',
  'loss',
  'adjourned', // played, not finished: a draw for pairing only (C.04.2.D.1)
  'pending', // paired, no result yet
  'forfeitWin',
  'forfeitLoss', // a double forfeit is one on each side
  'pairingBye', // pairing-allocated bye (C.04.1.c)
  'fullBye', // requested, worth a win
  'halfBye', // requested, worth a draw
  'zeroBye', // announced absence
  'absent', // nothing known of them in this round: not yet entered, withdrawn, or no entry
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Byes that a player may ask for in a coming round. */
export const REQUESTED_BYES = ['fullBye', 'halfBye', 'zeroBye'] as const;
export type RequestedBye = (typeof REQUESTED_BYES)[number];

export const FLOATS = ['down', 'up'] as const;
export type Float = (typeof FLOATS)[number];

/** One round of one player. */
export interface Entry {
  readonly outcome: Outcome;
  /** The scheduled opponent, also of a game that was forfeited; null for byes and absences. */
  readonly opponent: PlayerNo | null;
  /** The scheduled colour, also of a game that was forfeited. */
  readonly colour: Colour | null;
  /** Played but not rated (TRF codes W, D, L): counts as played everywhere here. */
  readonly unrated?: boolean;
  /**
   * The float as it was when the round was paired, where it was stored with the round
   * (French 1994, BAF 78: later corrections do not change it). Undefined: derive it.
   */
  readonly float?: Float | 'none';
  /** The table at which the round was published; undefined: the source has none. */
  readonly table?: number;
  /** The points beside the name when the round was published: corrections since do not change them. */
  readonly shown?: HalfPoints;
}

export interface Player {
  readonly no: PlayerNo;
  readonly name: string;
  readonly title: Title | '';
  /** By which the event ranks its players; 0 = unrated. */
  readonly rating: number;
  /** FIDE's, where the rating that ranks may be another; absent: it is FIDE's. 0 = none. */
  readonly fideRating?: number;
  readonly federation: string;
  readonly fideId: string;
  readonly club: string;
  readonly sex: 'm' | 'w' | '';
  readonly born: string;
  readonly withdrawn: boolean;
  /**
   * Out of the event by a decision, and so withdrawn: not in the standings, while what was played counts for
   * the opponents.
   */
  readonly expelled?: true;
  /** The table they always play at, where they need one. */
  readonly fixedTable: number | null;
  /** Exactly one entry per paired round: `entries[r - 1]` is round r. */
  readonly entries: readonly Entry[];
  /** Rounds asked off that are not yet paired. */
  readonly requestedByes: ReadonlyMap<number, RequestedBye>;
  /** Virtual points by round (acceleration): `virtualPoints[r - 1]` counts when round r is paired. */
  readonly virtualPoints: readonly HalfPoints[];
  /** Group of an accelerated event, where somebody has said it. */
  readonly group?: string;
  /**
   * What was given or taken beside the points of the outcome, by round: record 299, and in matches what
   * the games made of it. Already settled.
   */
  readonly extraPoints?: readonly HalfPoints[];
  /** In matches: points of the score that does not come first, by round. */
  readonly secondPoints?: readonly HalfPoints[];
  /** First the federation's whose ratings the event goes by. */
  readonly national?: readonly NationalRecord[];
}

/** Half-points given for each outcome. `adjourned` and `pending` give none until they are settled. */
export type PointSystem = Readonly<Record<Outcome, HalfPoints>>;

/** Players whom the arbiter keeps apart, in all rounds or in some. */
export interface ForbiddenGroup {
  readonly players: readonly PlayerNo[];
  /** null: always. */
  readonly rounds: readonly number[] | null;
  /** The column and the entry in it that they share; absent: the arbiter named them themselves. */
  readonly because?: { readonly column: string; readonly value: string };
}

/**
 * Up to what a round may be worse by the text so that two players do not meet, cheapest first: another
 * candidate of the same quality that only comes later, floats of players who floated, colours, anything
 * but the absolute rules.
 */
export const PRICES = ['order', 'floats', 'colours', 'any'] as const;
export type Price = (typeof PRICES)[number];

/** Players whom the arbiter keeps apart where that costs no more than was announced. */
export interface AvoidedGroup extends ForbiddenGroup {
  readonly because: { readonly column: string; readonly value: string };
  readonly price: Price;
}

/** A team (TRF record 310, before that line 013): players in the order of the boards. */
export interface Team {
  readonly name: string;
  readonly players: readonly PlayerNo[];
  /** Pairing number; the place in the list where it is not said. */
  readonly number?: number;
  readonly nickname?: string;
  readonly strength?: string;
  readonly matchPoints?: HalfPoints;
  readonly gamePoints?: HalfPoints;
  readonly rank?: number;
  readonly club?: string;
  readonly captain?: string;
  /** It plays no more, whoever of its players is left. */
  readonly withdrawn?: boolean;
}

/** What a national federation says of a player (TRF26, a record that begins with its code). */
export interface NationalRecord {
  readonly federation: string;
  readonly sex: string;
  readonly category: string;
  readonly name: string;
  readonly rating: string;
  readonly origin: string;
  readonly id: string;
  readonly born: string;
}

/** A range, both ends included. */
export type NumberRange = readonly [number, number];

/** What TRF26 says of an event of teams, whose numbers are those of teams. */
export interface TeamPlay {
  /** No record says that teams meet; the games show it: every round is matches of one team with one other. */
  readonly isSeenInGames?: true;
  /** Colours of the first team's boards, e.g. `WBWB` (352). */
  readonly boardColours?: string;
  /** For a won, drawn and lost match (362). */
  readonly matchPoints?: readonly [HalfPoints, HalfPoints, HalfPoints];
  /** 240. */
  readonly requestedByes: readonly {
    readonly bye: RequestedBye;
    readonly round: number;
    readonly ids: readonly number[];
  }[];
  /** 250. */
  readonly virtualPoints: readonly {
    readonly matchPoints: HalfPoints | null;
    readonly points: HalfPoints | null;
    readonly rounds: NumberRange;
    readonly ids: NumberRange;
  }[];
  /** 260. */
  readonly forbidden: readonly { readonly rounds: NumberRange; readonly ids: readonly number[] }[];
  /** 299. */
  readonly abnormalPoints: readonly AbnormalPoints[];
  /** 320: what the pairing-allocated bye gives, and who had it in each round (0: nobody, null: left blank). */
  readonly pairingByes?: {
    readonly matchPoints: HalfPoints | null;
    readonly gamePoints: HalfPoints | null;
    readonly teams: readonly (number | null)[];
  };
  /** 330. */
  readonly forfeits: readonly {
    readonly kind: '+-' | '-+' | '--';
    readonly round: number;
    readonly white: number;
    readonly black: number;
    /** Where it was published, as a workbook knows; the games of other matches have theirs. */
    readonly table?: number;
  }[];
  /** Points beside the names of teams where their rounds were published, by round; a workbook knows them. */
  readonly shown?: ReadonlyMap<number, ReadonlyMap<PlayerNo, HalfPoints>>;
  /** 300: boards in another order than that of the team, 0 for an empty one. */
  readonly lineUps: readonly {
    readonly round: number;
    readonly team: number;
    readonly opponent: number;
    readonly players: readonly number[];
  }[];
}

/** Results for which 299 gives points of its own; blank: a bonus or a penalty beside the result. */
export const ABNORMAL_TYPES = ['W', 'D', 'L', 'F', 'H', 'Z', '+', '-', ' '] as const;
export type AbnormalType = (typeof ABNORMAL_TYPES)[number];

/** Points against the event's point system (TRF26, record 299). */
export interface AbnormalPoints {
  readonly type: AbnormalType;
  /** Of a team; null: not said. */
  readonly matchPoints: HalfPoints | null;
  readonly points: HalfPoints | null;
  /** null: in every round. */
  readonly round: number | null;
  /** Players, or teams in an event of teams; none: all. */
  readonly ids: readonly number[];
}

/** A line of a TRF that means nothing here, kept for whoever reads the file next. */
export interface KeptLine {
  readonly text: string;
  /** The record that it followed, e.g. `132 1` (the first line 132) or `001 17` (player 17); '' at the top. */
  readonly after: string;
  /** A line of the workbook's own departures: it is kept there, not among the lines of others. */
  readonly isDeparture?: boolean;
}

export interface EventInfo {
  readonly name: string;
  readonly place: string;
  readonly federation: string;
  readonly start: string;
  readonly end: string;
  readonly arbiter: string;
  readonly deputies: readonly string[];
  readonly timeControl: string;
  readonly kind: string;
  /** Dates of the rounds as the file gives them. */
  readonly roundDates: readonly string[];
  /** How the starting order was made from ratings, e.g. `FRA FIDON` (TRF26, 172). */
  readonly rankMethod?: string;
  /** Who made the pairings: a program or a person (TRF26, 182). */
  readonly pairedBy?: string;
  /** The time control as a code, e.g. `5400+30` (TRF26, 222). */
  readonly timeCode?: string;
}

/** A tournament that has passed `check()`: engines accept nothing else. */
export interface Tournament {
  readonly info: EventInfo;
  /** Sorted by pairing number; numbers need not be consecutive. */
  readonly players: readonly Player[];
  /** The number of rounds declared (C.04.1.a). */
  readonly totalRounds: number;
  /** How many rounds have a pairing. */
  readonly pairedRounds: number;
  /** The colour drawn for the first player before round 1; null: not drawn, to be taken from round 1. */
  readonly initialColour: Colour | null;
  readonly points: PointSystem;
  readonly forbidden: readonly ForbiddenGroup[];
  /** Who is kept apart if possible; absent: nobody. */
  readonly avoided?: readonly AvoidedGroup[];
  /** false: nobody said how many rounds there will be; `totalRounds` is then what the source holds. */
  readonly roundsDeclared?: boolean;
  /** Numbers in the order of strength, where it is not the order of the numbers (`XXC rank`). */
  readonly rankOrder?: readonly PlayerNo[];
  readonly teams?: readonly Team[];
  /** How the event is paired, as the TRF's code says it: `FIDE_DUTCH_2026_BAKU` (192, else 092). */
  readonly systemCode?: string;
  /** What the event announces of its pairing system, in the words that the system itself reads. */
  readonly systemParameters?: string;
  /** Tie-breaks among equal points in their order, codes as written (202, or 212 after PTS). */
  readonly tieBreakCodes?: readonly string[];
  readonly abnormalPoints?: readonly AbnormalPoints[];
  /** How virtual points are given; absent: as each player has them, or none. */
  readonly acceleration?: Acceleration;
  /** Ranks as the source gives them, after so many rounds. */
  readonly writtenRanks?: {
    readonly rounds: number;
    readonly ranks: ReadonlyMap<PlayerNo, number>;
  };
  /** What a play-off and lots decided among those who were tied; absent: neither. */
  readonly tieOrders?: TieOrders;
  readonly teamPlay?: TeamPlay;
  /** The players are competitors who play matches (`MatchPlay`); absent: they play single games. */
  readonly matchPlay?: MatchPlay;
  readonly otherLines?: readonly KeptLine[];
}

/** Which colour preferences an event of matches knows (C.04.6 1.7). */
export const PREFERENCE_TYPES = ['A', 'B', 'none'] as const;
export type PreferenceType = (typeof PREFERENCE_TYPES)[number];

/**
 * A *competitor* is what a round pairs: a player, or a team. Competitors may play *matches* of several
 * games: the boards of two teams, or two games of the same players with colours reversed. For pairing
 * a match is one entry: who met whom, the colour of its first game, won, drawn or lost, and its points
 * by the score that comes first. `src/model/matches` makes such a tournament of one of games.
 */
export interface MatchPlay {
  readonly of: 'teams' | 'two-games';
  readonly preferences: PreferenceType;
  /** The score by which competitors are paired; of two games there is but one. */
  readonly primary: 'match' | 'game';
  /** Whether the other score tells who is first when colours are given (C.04.6 4.2.2). */
  readonly ranksBySecond: boolean;
}

/** A round to be paired: the tournament as it stood before, and who takes part. */
export interface RoundToPair {
  readonly tournament: Tournament;
  readonly round: number;
  /** Players to be paired, by ascending number. */
  readonly present: readonly PlayerNo[];
}

export interface Pair {
  readonly white: PlayerNo;
  readonly black: PlayerNo;
}

export { LANGUAGES, type Language } from '../words';

/** The id of a pairing system; which ones there are is the registry's to say (`src/systems`). */
export type SystemId = string;
