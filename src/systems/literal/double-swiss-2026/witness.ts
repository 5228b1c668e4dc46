import type { RoundToPair } from '../../../model/types';
import {
  alternated,
  byLastColour,
  type Competitor,
  type Couple,
  type LiteralText,
} from '../team-swiss-2026/witness';

/**
 * C.04.5 taken at its word. Arts. 3.3 to 3.6 are those of C.04.6; here stands what is its own: no
 * criterion on colours, floats that count until the last round but one, and art. 4.
 */

const whites = ({ colours }: Competitor): number =>
  colours.filter((colour) => colour === 'white').length;

/** 4.3, article by article; the first is the one with the higher score, then with the smaller TPN. */
function whiteOf([a, b]: Couple, { tournament }: RoundToPair): Competitor {
  const isFirst = a.score > b.score || (a.score === b.score && a.tpn < b.tpn);
  const [first, second] = isFirst ? [a, b] : [b, a];
  if (first.colours.length === 0 && second.colours.length === 0) {
    const isWhite = (tournament.initialColour ?? 'white') === 'white';
    return isWhite === first.hasOddNumber ? first : second;
  }
  if (whites(first) !== whites(second)) return whites(first) < whites(second) ? first : second;
  return alternated(first, second) ?? byLastColour(first, second);
}

export const DOUBLE_TEXT: LiteralText = {
  quietLastRounds: 1,
  colourCosts: () => [],
  whiteOf,
};
