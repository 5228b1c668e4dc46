import { opposite, type Colour } from '../../../model/types';
import { alternated, bothGranted, strongerGranted } from '../../shared/colourSteps';
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
  const [a, b] = [higher.preference, lower.preference];
  if (a.colour === null && b.colour === null) {
    const first = position === null ? higher.no % 2 === 1 : position % 2 === 0;
    return give(higher, first ? drawn : opposite(drawn), 'E.5');
  }
  const steps: readonly [ColourRule, Colour | null][] = [
    [a.colour && b.colour ? 'E.1' : 'A.7.f', bothGranted(a, b)],
    ['E.2', strongerGranted(a, b)],
    ['E.3', alternated(higher.colours, lower.colours)],
  ];
  for (const [rule, colour] of steps) if (colour) return give(higher, colour, rule);
  return give(higher, a.colour as Colour, 'E.4');
}
