import { isPlayed } from '../../model/outcomes';
import { withInitialColour } from '../../model/rules/initialColour';
import { coloursPlayed, pairingScore } from '../../model/tournament';
import type {
  Colour,
  Float,
  HalfPoints,
  Player,
  PlayerNo,
  RoundToPair,
  Tournament,
} from '../../model/types';
import { Meetings } from '../shared/meetings';
import { oddNumbers } from '../shared/oddNumbers';
import { byeBarOf, floatsUnplayed, type ByeBar, type UnplayedRounds } from '../shared/unplayed';
import { colourPreference, type ColourPreference } from '../shared/colourPreference';
import type { Edition } from './edition';

/** What the text wants to know of a player when a round is paired. */
export interface Facts {
  readonly no: PlayerNo;
  /** Place in the order of score and number, 0 for the first. */
  readonly rank: number;
  /** Score for pairing: real points plus the virtual ones of an acceleration. */
  readonly score: HalfPoints;
  /** Points without virtual ones. */
  readonly realScore: HalfPoints;
  /** Colours of the games really played, oldest first. */
  readonly colours: readonly Colour[];
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

export function fieldOf(task: RoundToPair, edition: Edition): Field {
  const { round, present } = task;
  const tournament = withInitialColour(task.tournament);
  const isLastRound = round >= tournament.totalRounds;
  const byNo = new Map(tournament.players.map((player) => [player.no, player]));
  const unplayed = edition.unplayed(tournament.points);
  const floatIn = floatsOf(tournament, round, unplayed);
  const odd = oddNumbers(tournament, present);
  const scoreOf = new Map(
    present.map((no) => [no, pairingScore(tournament, byNo.get(no)!, round)]),
  );
  const order = [...present].sort((a, b) => scoreOf.get(b)! - scoreOf.get(a)! || a - b);
  const players = order.map((no, rank): Facts => {
    const player = byNo.get(no)!;
    const points = scoreOf.get(no)!;
    const colours = coloursPlayed(player);
    return {
      no,
      rank,
      score: points,
      realScore: points - (player.virtualPoints[round - 1] ?? 0),
      colours,
      preference: colourPreference(colours),
      floats: [floatIn(player, round - 1), floatIn(player, round - 2)],
      byeBar: byeBarOf(unplayed, player),
      unplayedRounds: round - 1 - colours.length,
      isTopscorer: isLastRound && 2 * points > maximumScore(tournament, round - 1),
      hasOddNumber: odd.has(no),
    };
  });
  const meetings = new Meetings(tournament, players, byNo, round);
  return {
    edition,
    players,
    round,
    isLastRound,
    initialColour: tournament.initialColour ?? 'white',
    mustNotMeet: meetings.has,
    met: (a, b) =>
      byNo
        .get(a.no)!
        .entries.some(({ opponent, outcome }) => opponent === b.no && isPlayed(outcome)),
    mayHaveBye: ({ byeBar: bar }) => bar === null,
    byeScore: null,
  };
}

/** Topscorers have more than half of what a player could have scored who won every game. */
const maximumScore = ({ points }: Tournament, rounds: number): HalfPoints =>
  rounds * Math.max(points.win, points.draw);

type ScoreWhenPaired = (no: PlayerNo, round: number) => HalfPoints;

/** Scores as they stood when the last two rounds were paired, virtual points of the time included. */
function scoresByRound(tournament: Tournament, round: number): ScoreWhenPaired {
  const rounds = [round - 1, round - 2].filter((r) => r >= 1);
  const tables = new Map(
    rounds.map((r) => [
      r,
      new Map(tournament.players.map((player) => [player.no, pairingScore(tournament, player, r)])),
    ]),
  );
  return (no, r) => tables.get(r)!.get(no)!;
}

/**
 * The higher scored of a pair has floated down, the lower up; what a round without a game is, the
 * edition says.
 */
function floatsOf(
  tournament: Tournament,
  round: number,
  unplayed: UnplayedRounds,
): (player: Player, round: number) => Float | null {
  const scoreWhenPaired = scoresByRound(tournament, round);
  return (player, r) => {
    if (r < 1) return null;
    const { outcome, opponent } = player.entries[r - 1];
    if (!isPlayed(outcome) || opponent === null)
      return floatsUnplayed(unplayed, player, r) ? 'down' : null;
    const own = scoreWhenPaired(player.no, r);
    const other = scoreWhenPaired(opponent, r);
    if (own === other) return null;
    return own > other ? 'down' : 'up';
  };
}
