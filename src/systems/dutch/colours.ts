import { opposite, type Colour } from '../../model/types';
import { latestDifference } from '../shared/latestDifference';
import { STRENGTHS } from './preference';
import type { WordKey } from '../../words';
import type { Edition } from './edition';
import type { Facts } from './facts';

/** The rules of colour in the order of every text (E.1–E.5 of 2016, 5.2.1–5.2.5 of 2026). */
export const COLOUR_RULES = ['both', 'stronger', 'alternate', 'higherRanked', 'initial'] as const;
export type ColourRule = (typeof COLOUR_RULES)[number];

export interface ColouredPair {
  readonly white: Facts;
  readonly black: Facts;
  readonly rule: ColourRule;
}

/** The first rule that decides gives the colours. `higher` is the higher ranked. */
export function giveColours(higher: Facts, lower: Facts, initialColour: Colour): ColouredPair {
  const rules: readonly [ColourRule, () => Colour | null][] = [
    ['both', () => bothGranted(higher, lower)],
    ['stronger', () => strongerGranted(higher, lower)],
    ['alternate', () => alternated(higher, lower)],
    ['higherRanked', () => higher.preference.colour],
    ['initial', () => (higher.hasOddNumber ? initialColour : opposite(initialColour))],
  ];
  for (const [rule, decide] of rules) {
    const colour = decide();
    if (colour === 'white') return { white: higher, black: lower, rule };
    if (colour === 'black') return { white: lower, black: higher, rule };
  }
  throw new Error('The initial colour always decides');
}

/** Both preferences are granted (somebody without one takes what is left). */
function bothGranted(higher: Facts, lower: Facts): Colour | null {
  const own = higher.preference.colour;
  const other = lower.preference.colour;
  if (own === null) return other && opposite(other);
  return own === other ? null : own;
}

/** The stronger preference; of two absolute ones the wider colour difference. */
function strongerGranted(higher: Facts, lower: Facts): Colour | null {
  const [a, b] = [higher.preference, lower.preference];
  if (a.colour === null) return null;
  const gap = STRENGTHS.indexOf(a.strength) - STRENGTHS.indexOf(b.strength);
  if (gap !== 0) return gap > 0 ? a.colour : opposite(a.colour);
  if (a.strength !== 'absolute') return null;
  const wider = Math.abs(a.difference) - Math.abs(b.difference);
  if (wider === 0) return null;
  return wider > 0 ? a.colour : opposite(a.colour);
}

/** Alternate to the most recent time in which one had white and the other black. */
function alternated(higher: Facts, lower: Facts): Colour | null {
  const had = latestDifference(higher.colours, lower.colours);
  return had && opposite(had);
}

/** The article of a rule and the sentence that says it. */
export function colourRule(
  rule: ColourRule,
  { articles, words }: Edition,
): { readonly article: string; readonly key: WordKey } {
  const place = COLOUR_RULES.indexOf(rule);
  return { article: articles.colourRules[place], key: words.colourRules[place] };
}
