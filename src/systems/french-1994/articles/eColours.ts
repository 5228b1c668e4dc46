import { opposite, type Colour } from '../../../model/types';
import { alternated } from '../../shared/colourSteps';
import { STRENGTHS, type Strength } from './a7Preference';
import type { Card } from '../field';

/** Which rule gave the colours of a pair. */
export const COLOUR_RULES = ['E.1', 'E.2', 'E.3', 'E.4', 'first-round', 'no-game'] as const;
export type ColourRule = (typeof COLOUR_RULES)[number];

export interface ColourDecision {
  /** The colour of the stronger player of the pair. */
  readonly stronger: Colour;
  readonly rule: ColourRule;
}

const rank = (strength: Strength): number => STRENGTHS.indexOf(strength);

/** E.1 to E.4 for a pair in which somebody has played; `stronger` by A.2. */
export function decideColours(stronger: Card, weaker: Card, drawn: Colour): ColourDecision {
  const a = stronger.preference;
  const b = weaker.preference;
  if (!a || !b) {
    if (a) return { stronger: a.colour, rule: 'E.1' };
    if (b) return { stronger: opposite(b.colour), rule: 'E.1' };
    // Two players without any game after round 1: the text is silent (ruling 20).
    return { stronger: stronger.no % 2 === 1 ? drawn : opposite(drawn), rule: 'no-game' };
  }
  if (a.colour !== b.colour) return { stronger: a.colour, rule: 'E.1' };
  if (a.strength !== b.strength) {
    const isStronger = rank(a.strength) > rank(b.strength);
    return { stronger: isStronger ? a.colour : opposite(a.colour), rule: 'E.2' };
  }
  const other = alternated(stronger.colours, weaker.colours);
  if (other) return { stronger: other, rule: 'E.3' };
  return { stronger: a.colour, rule: 'E.4' };
}
