import type { Colour, HalfPoints } from '../../../model/types';
import type { Facts } from '../field';
import { isFinal, lowestScore, playersOf, type Bracket, type BracketPairing } from './bracket';

/** Which round a float is compared with: 0 the previous one, 1 the one before. */
export type RoundsAgo = 0 | 1;

/**
 * What counting alone says of a bracket, for the bounds that no pairing can beat. The number and the
 * scores of its downfloaters come first: they are given for all that follows.
 */
export interface Counting {
  readonly movedDown: readonly Facts[];
  readonly residents: readonly Facts[];
  /** The fewest downfloaters that the number of players allows. */
  readonly fewest: number;
  readonly lowestScore: HalfPoints;
  readonly isLastRound: boolean;
  readonly floaterTakesBye: boolean;
  /** Those of the bracket who may get the bye. */
  readonly mayHaveBye: readonly Facts[];
  /** Moved-down players who floated down before. */
  readonly movedDownAgain: (ago: RoundsAgo) => readonly Facts[];
  /** Residents who must float down although they did before: there are not enough others. */
  readonly forcedAgain: (ago: RoundsAgo) => number;
  /** Opponents of moved-down players who floated up before: there are not enough others. */
  readonly upfloatsAgain: (ago: RoundsAgo) => number;
  /** Players of one wish who find neither a floater's place nor anybody of another wish. */
  readonly sameColourPairs: (counts: (player: Facts) => boolean) => number;
}

export function countingOf(bracket: Bracket, pairing: BracketPairing): Counting {
  const { movedDown, residents, field } = bracket;
  const players = playersOf(bracket);
  const floaters = pairing.floaters.length;
  const limbo = movedDown.filter((player) => pairing.floaters.includes(player)).length;
  return {
    movedDown,
    residents,
    fewest: fewestByNumber(bracket),
    lowestScore: lowestScore(bracket),
    isLastRound: field.isLastRound,
    floaterTakesBye: bracket.floaterTakesBye,
    mayHaveBye: players.filter(field.mayHaveBye),
    movedDownAgain: (ago) => movedDown.filter((player) => player.floats[ago] === 'down'),
    forcedAgain: (ago) =>
      Math.max(
        0,
        floaters - limbo - residents.filter((player) => player.floats[ago] !== 'down').length,
      ),
    upfloatsAgain: (ago) =>
      movedDown.length - limbo - residents.filter((player) => player.floats[ago] !== 'up').length,
    sameColourPairs(counts) {
      const wishing = (colour: Colour) =>
        players.filter((player) => player.preference.colour === colour && counts(player)).length;
      const most = Math.max(wishing('white'), wishing('black'));
      return (most - (players.length - most) - floaters) / 2;
    },
  };
}

function fewestByNumber(bracket: Bracket): number {
  const { movedDown, residents } = bracket;
  const odd = (movedDown.length + residents.length) % 2;
  return isFinal(bracket) ? odd : Math.max(odd, movedDown.length - residents.length);
}
