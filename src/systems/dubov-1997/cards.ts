import { isPlayed } from '../../model/outcomes';
import { coloursPlayed, pairingScore } from '../../model/tournament';
import type {
  Colour,
  HalfPoints,
  Player,
  PlayerNo,
  RoundToPair,
  Tournament,
} from '../../model/types';
import { byeBarOf, type ByeBar } from '../shared/unplayed';
import { unplayed } from './articles/article22Unplayed';
import { averageOf, type Cma } from './cma';

/** What the text needs to know of a player before a round: the card that an arbiter would fill in. */
export interface Card {
  /** Place in the list of those present, by pairing number. */
  readonly index: number;
  readonly no: PlayerNo;
  readonly name: string;
  /** C of the text. */
  readonly rating: number;
  /** Score that decides the group; an adjourned game is ½ (R29). */
  readonly score: HalfPoints;
  readonly cma: Cma;
  /** Colours of the games really played, oldest first (R29). */
  readonly colours: readonly Colour[];
  /** Games with white minus games with black. */
  readonly difference: number;
  /** Art. 1; null: no game played yet (R3). */
  readonly preference: Colour | null;
  readonly mayHave: Readonly<Record<Colour, boolean>>;
  /** Rounds in which they were paired with somebody who had more points (R15). */
  readonly transfers: readonly number[];
  /** The unplayed point that bars them from the bye (2.2), if any. */
  readonly freePoint: ByeBar | null;
}

export function makeCards({ tournament, present }: RoundToPair): Card[] {
  const byNo = new Map(tournament.players.map((player) => [player.no, player]));
  const scores = new Map(
    tournament.players.map((player) => [player.no, scoresBefore(tournament, player)]),
  );
  const scoreBefore = (no: PlayerNo, round: number): HalfPoints => scores.get(no)![round - 1];
  return present.map((no, index): Card => {
    const player = byNo.get(no)!;
    const colours = coloursPlayed(player);
    const difference = colours.reduce((sum, c) => sum + (c === 'white' ? 1 : -1), 0);
    return {
      index,
      no,
      name: player.name,
      rating: player.rating,
      score: pairingScore(tournament, player),
      cma: averageOf(opponentRatings(player, byNo)),
      colours,
      difference,
      preference: preferredColour(colours, difference),
      mayHave: {
        white: respectsLimits(colours, difference, 'white'),
        black: respectsLimits(colours, difference, 'black'),
      },
      transfers: upwardTransfers(player, scoreBefore),
      freePoint: byeBarOf(unplayed, player),
    };
  });
}

/** Scores before rounds 1, 2, … as they counted for pairing. */
function scoresBefore(tournament: Tournament, player: Player): HalfPoints[] {
  return Array.from({ length: tournament.pairedRounds }, (_, index) =>
    pairingScore(tournament, player, index + 1),
  );
}

/** Only games really played, each opponent with the rating they have now (R2). */
export function opponentRatings(
  player: Player,
  byNo: ReadonlyMap<PlayerNo, Player>,
): readonly number[] {
  return player.entries.flatMap((entry) =>
    entry.opponent !== null && isPlayed(entry.outcome) ? [byNo.get(entry.opponent)!.rating] : [],
  );
}

/** Art. 1: the colour they had less often; if equal, the one they did not have last. */
export function preferredColour(colours: readonly Colour[], difference: number): Colour | null {
  if (colours.length === 0) return null;
  if (difference !== 0) return difference < 0 ? 'white' : 'black';
  return colours[colours.length - 1] === 'black' ? 'white' : 'black';
}

/** 2.3: never more than two games more with one colour. 2.4: never the same colour three times running. */
export function respectsLimits(
  colours: readonly Colour[],
  difference: number,
  colour: Colour,
): boolean {
  const after = difference + (colour === 'white' ? 1 : -1);
  const lastTwo = colours.slice(-2);
  return Math.abs(after) <= 2 && !(lastTwo.length === 2 && lastTwo.every((c) => c === colour));
}

/** R15: history only shows pairs, so every pair with somebody who had more points counts. */
function upwardTransfers(
  player: Player,
  scoreBefore: (no: PlayerNo, round: number) => HalfPoints,
): number[] {
  return player.entries.flatMap(({ opponent }, index) => {
    const round = index + 1;
    const up = opponent !== null && scoreBefore(opponent, round) > scoreBefore(player.no, round);
    return up ? [round] : [];
  });
}
