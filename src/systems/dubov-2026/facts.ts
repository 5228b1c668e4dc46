import { withInitialColour } from '../../model/rules/initialColour';
import { coloursPlayed, pairingScore, playerByNo } from '../../model/tournament';
import type {
  Colour,
  HalfPoints,
  Player,
  PlayerNo,
  RoundToPair,
  Tournament,
} from '../../model/types';
import { isPlayed } from '../../model/outcomes';
import { Meetings } from '../shared/meetings';
import { oddNumbers } from '../shared/oddNumbers';
import { byeBarOf, type ByeBar } from '../shared/unplayed';
import { averageRating } from './articles/article17Aro';
import { mostUpfloats, upfloatRounds } from './articles/article18Upfloats';
import { preferenceOf, type DueColour } from './articles/article16Preferences';
import { unplayed } from './articles/c2Bye';

/** What art. 1 wants to know of a player when a round is paired. */
export interface Facts {
  readonly no: PlayerNo;
  /** Place in the order of score and TPN, 0 for the first. */
  readonly rank: number;
  /** Score for pairing, with the virtual points of an acceleration (C.04.7 1.5). */
  readonly score: HalfPoints;
  /** Colours of the games really played, oldest first. */
  readonly colours: readonly Colour[];
  readonly due: DueColour;
  /** Games played over the board. */
  readonly games: number;
  /** 1.7 */
  readonly aro: number;
  /** How often they have been upfloated (1.8). */
  readonly upfloats: number;
  readonly isMaximumUpfloater: boolean;
  readonly upfloatedLast: boolean;
  /** The round that bars them from the bye (C2). */
  readonly byeBar: ByeBar | null;
  /** 5.2.1 */
  readonly hasOddNumber: boolean;
}

/** The players of a round in the order of score and TPN. */
export interface Field {
  readonly players: readonly Facts[];
  readonly round: number;
  readonly isLastRound: boolean;
  readonly initialColour: Colour;
  /** MaxT (1.8.2). */
  readonly mostUpfloats: number;
  /** C1 and the arbiter's list, by rank. */
  readonly mustNotMeet: (a: number, b: number) => boolean;
  readonly met: (a: Facts, b: Facts) => boolean;
}

export function fieldOf(task: RoundToPair): Field {
  const { round, present } = task;
  const tournament = withInitialColour(task.tournament);
  const byNo = playerByNo(tournament);
  const odd = oddNumbers(tournament, present);
  const most = mostUpfloats(tournament.totalRounds);
  const floated = upfloatRounds(tournament, round);
  const scoreOf = new Map(
    present.map((no) => [no, pairingScore(tournament, byNo.get(no)!, round)]),
  );
  const order = [...present].sort((a, b) => scoreOf.get(b)! - scoreOf.get(a)! || a - b);
  const players = order.map((no, rank): Facts => {
    const player = byNo.get(no)!;
    const colours = coloursPlayed(player);
    const ratings = ratingsMet(player, byNo);
    const rounds = floated.get(no) ?? [];
    return {
      no,
      rank,
      score: scoreOf.get(no)!,
      colours,
      due: preferenceOf(colours),
      games: ratings.length,
      aro: averageRating(ratings),
      upfloats: rounds.length,
      isMaximumUpfloater: rounds.length >= most,
      upfloatedLast: rounds.includes(round - 1),
      byeBar: byeBarOf(unplayed(tournament.points), player),
      hasOddNumber: odd.has(no),
    };
  });
  return {
    players,
    round,
    isLastRound: round >= tournament.totalRounds,
    initialColour: tournament.initialColour ?? 'white',
    mostUpfloats: most,
    mustNotMeet: new Meetings(tournament, players, byNo, round).has,
    met: (a, b) => hasMet(byNo.get(a.no)!, b.no),
  };
}

const ratingsMet = (player: Player, byNo: ReadonlyMap<PlayerNo, Tournament['players'][number]>) =>
  player.entries.flatMap(({ opponent, outcome }) =>
    opponent !== null && isPlayed(outcome) ? [byNo.get(opponent)!.rating] : [],
  );

const hasMet = ({ entries }: Player, no: PlayerNo): boolean =>
  entries.some(({ opponent, outcome }) => opponent === no && isPlayed(outcome));

export const byTpn = (a: Facts, b: Facts): number => a.no - b.no;
/** 3.2.5, 4.3.2: ascending ARO, then TPN. */
export const byAro = (a: Facts, b: Facts): number => a.aro - b.aro || a.no - b.no;
/** 1.2, 5.2.1: score, then TPN. */
export const byRank = (a: Facts, b: Facts): number => a.rank - b.rank;
