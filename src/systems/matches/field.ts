import { isPlayed } from '../../model/outcomes';
import { coloursPlayed, forbiddenIn, opponentsMet, pairingScore } from '../../model/tournament';
import type {
  Colour,
  HalfPoints,
  Player,
  PlayerNo,
  PreferenceType,
  RoundToPair,
  Tournament,
} from '../../model/types';
import { oddNumbers } from '../shared/oddNumbers';
import type { ColourWish } from '../system';
import { byeBarOf, type ByeBar } from '../shared/unplayed';
import type { MatchEdition } from './edition';

/** A competitor with what the procedure looks at. */
export interface Competitor {
  /** Place in `Field.competitors`. */
  readonly rank: number;
  readonly no: PlayerNo;
  readonly score: HalfPoints;
  readonly second: HalfPoints;
  /** Whether its number is odd, counted among those who have ever been paired. */
  readonly hasOddNumber: boolean;
  readonly byeBar: ByeBar | null;
  readonly matchesPlayed: number;
  readonly floatedLast: boolean;
  readonly colours: readonly Colour[];
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
  const here = new Set(present);
  const floated = floatersOf(tournament, round - 1);
  const odd = oddNumbers(tournament, present);
  const players = tournament.players.filter(({ no }) => here.has(no));
  const competitors = players
    .map((player): Omit<Competitor, 'rank'> => {
      const colours = coloursPlayed(player);
      return {
        no: player.no,
        score: pairingScore(tournament, player, round),
        second: (player.secondPoints ?? [])
          .slice(0, round - 1)
          .reduce((sum, points) => sum + points, 0),
        hasOddNumber: odd.has(player.no),
        byeBar: byeBarOf(BARS_BYE, player),
        matchesPlayed: player.entries.filter(isMeeting).length,
        floatedLast: floated.has(player.no),
        colours,
        wish: edition.preference(colours, preferences, isLastRound),
      };
    })
    .sort((a, b) => b.score - a.score || a.no - b.no)
    .map((competitor, rank): Competitor => ({ ...competitor, rank }));
  const met = meetings(players, competitors);
  const isForbidden = forbiddenIn(tournament, round);
  const count = competitors.length;
  const apart = met.slice();
  if (tournament.forbidden.length > 0)
    for (const a of competitors)
      for (const b of competitors) if (isForbidden(a.no, b.no)) apart[a.rank * count + b.rank] = 1;
  return {
    edition,
    round,
    competitors,
    mayMeet: (a, b) => a !== b && apart[a.rank * count + b.rank] === 0,
    haveMet: (a, b) => met[a.rank * count + b.rank] === 1,
    isQuiet: round > tournament.totalRounds - edition.quietLastRounds,
    preferences,
    ranksBySecond: tournament.matchPlay?.ranksBySecond ?? false,
    initialColour: tournament.initialColour ?? 'white',
  };
}

const isMeeting = ({ opponent, outcome }: Player['entries'][number]): boolean =>
  opponent !== null && isPlayed(outcome);

function meetings(players: readonly Player[], competitors: readonly Competitor[]): Uint8Array {
  const count = competitors.length;
  const rankOf = new Map(competitors.map(({ no, rank }) => [no, rank]));
  const met = new Uint8Array(count * count);
  for (const player of players)
    for (const opponent of opponentsMet(player)) {
      const other = rankOf.get(opponent);
      if (other !== undefined) met[rankOf.get(player.no)! * count + other] = 1;
    }
  return met;
}

/** 1.5: whoever met an opponent with another score in that round, up or down. */
export function floatersOf(tournament: Tournament, round: number): Map<PlayerNo, 'up' | 'down'> {
  const floats = new Map<PlayerNo, 'up' | 'down'>();
  if (round < 1) return floats;
  const scores = new Map(
    tournament.players.map((player) => [player.no, pairingScore(tournament, player, round)]),
  );
  for (const { no, entries } of tournament.players) {
    const entry = entries[round - 1];
    if (!entry || !isMeeting(entry)) continue;
    const [own, other] = [scores.get(no)!, scores.get(entry.opponent!)];
    if (other !== undefined && own !== other) floats.set(no, own > other ? 'down' : 'up');
  }
  return floats;
}
