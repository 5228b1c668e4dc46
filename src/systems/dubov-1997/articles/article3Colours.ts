import type { Pair } from '../../../model/types';
import { latestDifference } from '../../shared/latestDifference';
import type { Card } from '../cards';
import { compareCma } from '../cma';

/** What decided the colours of a pair, in the order of art. 3. */
export const COLOUR_RULES = [
  'limits', // only one way respects 2.3 and 2.4, and it is not simply both preferences (R7)
  'preferences', // both have their preference
  'onePreference', // the other has none (R3)
  'difference', // the lower white-minus-black gets white
  'history', // the latest difference of their histories is reversed
  'cma', // the higher CMA gets white
  'rating', // the lower rating gets white
  'initialList', // a full tie: the later in the initial list gets white (R21)
  'firstRound', // art. 5
] as const;
export type ColourRule = (typeof COLOUR_RULES)[number];

export interface Colouring extends Pair {
  readonly rule: ColourRule;
}

/** Art. 3, inside the limits 2.3 and 2.4 (R7, R21). */
export function giveColours(a: Card, b: Card): Colouring {
  const aWhite = a.mayHave.white && b.mayHave.black;
  const bWhite = b.mayHave.white && a.mayHave.black;
  const wanted = byPreference(a, b);
  if (aWhite !== bWhite && wanted?.white !== (aWhite ? a.no : b.no))
    return colouring(aWhite, a, b, 'limits');
  if (wanted !== null) return wanted;
  if (a.difference !== b.difference)
    return colouring(a.difference < b.difference, a, b, 'difference');
  const last = latestDifference(a.colours, b.colours);
  if (last !== null) return colouring(last === 'black', a, b, 'history');
  const byCma = compareCma(a.cma, b.cma);
  if (byCma !== 0) return colouring(byCma > 0, a, b, 'cma');
  if (a.rating !== b.rating) return colouring(a.rating < b.rating, a, b, 'rating');
  return colouring(a.no > b.no, a, b, 'initialList');
}

/** Each has their preference, or the one who has any; null if they want the same. */
function byPreference(a: Card, b: Card): Colouring | null {
  if (a.preference === b.preference) return null;
  const whiteForA = a.preference === 'white' || b.preference === 'black';
  const rule = a.preference && b.preference ? 'preferences' : 'onePreference';
  return colouring(whiteForA, a, b, rule);
}

const colouring = (whiteForA: boolean, a: Card, b: Card, rule: ColourRule): Colouring =>
  whiteForA ? { white: a.no, black: b.no, rule } : { white: b.no, black: a.no, rule };
