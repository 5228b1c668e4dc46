import { withInitialColour } from '../../model/rules/initialColour';
import { playerByNo } from '../../model/tournament';
import type { Colour, Player, PlayerNo, RoundToPair, Tournament } from '../../model/types';
import { isPlayed } from '../../model/outcomes';
import { cardsInOrder, type SwissCard } from '../shared/cards';
import { Meetings } from '../shared/meetings';
import { oddNumbers } from '../shared/oddNumbers';
import { byeBarOf, type ByeBar } from '../shared/unplayed';
import { averageRating } from './articles/article17Aro';
import { mostUpfloats, upfloatRounds } from './articles/article18Upfloats';
import { preferenceOf, type DueColour } from './articles/article16Preferences';
import { unplayed } from './articles/c2Bye';

/** What art. 1 wants to know of a player when a round is paired. */
export interface Facts extends SwissCard {
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

export function fieldOf(asked: RoundToPair): Field {
  const task = { ...asked, tournament: withInitialColour(asked.tournament) };
  const { tournament, round, present } = task;
  const byNo = playerByNo(tournament);
  const odd = oddNumbers(tournament, present);
  const most = mostUpfloats(tournament.totalRounds);
  const floated = upfloatRounds(tournament, round);
  const players = cardsInOrder(task, (player, { no, colours }) => {
    const ratings = ratingsMet(player, byNo);
    const rounds = floated.get(no) ?? [];
    return {
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
  const meetings = new Meetings(task, players);
  return {
    players,
    round,
    isLastRound: round >= tournament.totalRounds,
    initialColour: tournament.initialColour ?? 'white',
    mostUpfloats: most,
    mustNotMeet: meetings.has,
    met: (a, b) => meetings.haveMet(a.rank, b.rank),
  };
}

const ratingsMet = (player: Player, byNo: ReadonlyMap<PlayerNo, Tournament['players'][number]>) =>
  player.entries.flatMap(({ opponent, outcome }) =>
    opponent !== null && isPlayed(outcome) ? [byNo.get(opponent)!.rating] : [],
  );

export const byTpn = (a: Facts, b: Facts): number => a.no - b.no;
/** 3.2.5, 4.3.2: ascending ARO, then TPN. */
export const byAro = (a: Facts, b: Facts): number => a.aro - b.aro || a.no - b.no;
/** 1.2, 5.2.1: score, then TPN. */
export const byRank = (a: Facts, b: Facts): number => a.rank - b.rank;
