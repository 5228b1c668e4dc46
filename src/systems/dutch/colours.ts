import { opposite, type Colour } from '../../model/types';
import { latestDifference } from '../colours/latestDifference';
import { STRENGTHS } from './a6preference';
import type { Facts } from './facts';

export const COLOUR_RULES = ['E.1', 'E.2', 'E.3', 'E.4', 'E.5'] as const;
export type ColourRule = (typeof COLOUR_RULES)[number];

export interface ColouredPair {
  readonly white: Facts;
  readonly black: Facts;
  readonly rule: ColourRule;
}

/** Section E: the first rule that decides gives the colours. `higher` is the higher ranked (A.2). */
export function giveColours(higher: Facts, lower: Facts, initialColour: Colour): ColouredPair {
  const rules: readonly [ColourRule, () => Colour | null][] = [
    ['E.1', () => e1(higher, lower)],
    ['E.2', () => e2(higher, lower)],
    ['E.3', () => e3(higher, lower)],
    ['E.4', () => higher.preference.colour],
    ['E.5', () => (higher.hasOddNumber ? initialColour : opposite(initialColour))],
  ];
  for (const [rule, decide] of rules) {
    const colour = decide();
    if (colour === 'white') return { white: higher, black: lower, rule };
    if (colour === 'black') return { white: lower, black: higher, rule };
  }
  throw new Error('E.5 always decides');
}

/** E.1: both preferences are granted (somebody without one takes what is left, A.6.d). */
function e1(higher: Facts, lower: Facts): Colour | null {
  const own = higher.preference.colour;
  const other = lower.preference.colour;
  if (own === null) return other && opposite(other);
  return own === other ? null : own;
}

/** E.2: the stronger preference; of two absolute ones the wider colour difference. */
function e2(higher: Facts, lower: Facts): Colour | null {
  const [a, b] = [higher.preference, lower.preference];
  if (a.colour === null) return null;
  const gap = STRENGTHS.indexOf(a.strength) - STRENGTHS.indexOf(b.strength);
  if (gap !== 0) return gap > 0 ? a.colour : opposite(a.colour);
  if (a.strength !== 'absolute') return null;
  const wider = Math.abs(a.difference) - Math.abs(b.difference);
  if (wider === 0) return null;
  return wider > 0 ? a.colour : opposite(a.colour);
}

/** E.3: alternate to the most recent time in which one had white and the other black. */
function e3(higher: Facts, lower: Facts): Colour | null {
  const had = latestDifference(higher.colours, lower.colours);
  return had && opposite(had);
}
