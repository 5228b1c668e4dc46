import { opposite, type Colour } from '../../model/types';
import type { ColourGiven } from './edition';
import type { Competitor, Couple, Field } from './field';

/** 4.2: the higher score, then the other score where it counts, then the smaller number. */
export function firstOfTwo({ ranksBySecond }: Field, [a, b]: Couple): Couple {
  const order = b.score - a.score || (ranksBySecond ? b.second - a.second : 0) || a.no - b.no;
  return order < 0 ? [a, b] : [b, a];
}

export interface ColouredPair extends ColourGiven {
  readonly white: Competitor;
  readonly black: Competitor;
  /** 4.2: the first of the two. */
  readonly first: Competitor;
}

/** Art. 4: who has White (at the first board, in the first game), and by which rule. */
export function giveColours(field: Field, pair: Couple): ColouredPair {
  const [first, second] = firstOfTwo(field, pair);
  const given = field.edition.colourOfFirst(field, first, second);
  const [white, black] = given.colour === 'white' ? [first, second] : [second, first];
  return { ...given, white, black, first };
}

/** 4.3.1: nobody has played yet: an odd number has the initial colour. */
export const byNumber = ({ initialColour }: Field, { hasOddNumber }: Competitor): Colour =>
  hasOddNumber ? initialColour : opposite(initialColour);
