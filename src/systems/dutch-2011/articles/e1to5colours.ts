import { opposite, type Colour } from '../../../model/types';
import { latestDifference } from '../../shared/latestDifference';
import { STRENGTHS } from './a7preferences';
import type { CardPair } from '../search/bracket';
import type { Card } from '../cards';

export const COLOUR_RULES = ['E.1', 'A.7.f', 'E.2', 'E.3', 'E.4', 'E.5'] as const;
export type ColourRule = (typeof COLOUR_RULES)[number];

export interface ColouredPair {
  readonly white: Card;
  readonly black: Card;
  readonly rule: ColourRule;
}

/**
 * E.1–E.5 for one pair, the higher player first. `position`: in round 1 the place of the pair in S1,
 * 0 for the first; null in later rounds.
 */
export function allocateColours(
  [higher, lower]: CardPair,
  drawn: Colour,
  position: number | null,
): ColouredPair {
  const give = (card: Card, colour: Colour, rule: ColourRule): ColouredPair => {
    const other = card === higher ? lower : higher;
    return colour === 'white'
      ? { white: card, black: other, rule }
      : { white: other, black: card, rule };
  };
  const a = higher.preference;
  const b = lower.preference;
  if (a.colour === null && b.colour === null) {
    const first = position === null ? higher.no % 2 === 1 : position % 2 === 0;
    return give(higher, first ? drawn : opposite(drawn), 'E.5');
  }
  if (b.colour === null) return give(higher, a.colour as Colour, 'A.7.f');
  if (a.colour === null) return give(lower, b.colour, 'A.7.f');
  if (a.colour !== b.colour) return give(higher, a.colour, 'E.1');
  const stronger = STRENGTHS.indexOf(a.strength) - STRENGTHS.indexOf(b.strength);
  if (stronger !== 0) return give(stronger > 0 ? higher : lower, a.colour, 'E.2');
  const last = latestDifference(higher.colours, lower.colours);
  if (last !== null) return give(higher, opposite(last), 'E.3');
  return give(higher, a.colour, 'E.4');
}
