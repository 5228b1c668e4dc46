import { opposite, type Colour } from '../../model/types';
import { alternated, bothGranted, strongerGranted } from '../shared/colourSteps';
import type { WordKey } from '../../words';
import type { Edition } from './edition';
import type { Facts } from './field';

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
    ['both', () => bothGranted(higher.preference, lower.preference)],
    ['stronger', () => strongerOrWider(higher, lower)],
    ['alternate', () => alternated(higher.colours, lower.colours)],
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

/** The stronger preference; of two absolute ones the wider colour difference. */
function strongerOrWider({ preference: a }: Facts, { preference: b }: Facts): Colour | null {
  const stronger = strongerGranted(a, b);
  if (stronger || a.colour === null || a.strength !== 'absolute') return stronger;
  const wider = Math.abs(a.difference) - Math.abs(b.difference);
  if (wider === 0) return null;
  return wider > 0 ? a.colour : opposite(a.colour);
}

/** The article of a rule and the sentence that says it. */
export function colourRule(
  rule: ColourRule,
  { articles, words }: Edition,
): { readonly article: string; readonly key: WordKey } {
  const place = COLOUR_RULES.indexOf(rule);
  return { article: articles.colourRules[place], key: words.colourRules[place] };
}
