import { opposite, type Colour } from '../../../model/types';
import type { WordKey } from '../../../words';
import { latestDifference } from '../../shared/latestDifference';
import { byRank, type Facts } from '../field';

export const COLOUR_RULES = ['5.2.1', '5.2.2', '5.2.3', '5.2.4', '5.2.5'] as const;
export type ColourRule = (typeof COLOUR_RULES)[number];

export const COLOUR_RULE_WORDS: Readonly<Record<ColourRule, WordKey>> = {
  '5.2.1': 'dubov2026.rule.5.2.1',
  '5.2.2': 'dubov2026.rule.5.2.2',
  '5.2.3': 'dubov2026.rule.5.2.3',
  '5.2.4': 'dubov2026.rule.5.2.4',
  '5.2.5': 'dubov2026.rule.5.2.5',
};

export interface ColouredPair {
  readonly white: Facts;
  readonly black: Facts;
  readonly higher: Facts;
  readonly rule: ColourRule;
}

const STRENGTHS = ['mild', 'strong', 'absolute'] as const;

/** 5.2: the first rule that decides. */
export function giveColours(a: Facts, b: Facts, initialColour: Colour): ColouredPair {
  const [higher, lower] = byRank(a, b) < 0 ? [a, b] : [b, a];
  const give = (rule: ColourRule, colour: Colour): ColouredPair =>
    colour === 'white'
      ? { white: higher, black: lower, higher, rule }
      : { white: lower, black: higher, higher, rule };
  if (higher.games === 0 && lower.games === 0)
    return give('5.2.1', higher.hasOddNumber ? initialColour : opposite(initialColour));
  const own = higher.due.colour;
  if (own !== lower.due.colour) return give('5.2.2', own);
  const stronger = STRENGTHS.indexOf(higher.due.strength) - STRENGTHS.indexOf(lower.due.strength);
  if (stronger !== 0) return give('5.2.3', stronger > 0 ? own : opposite(own));
  const had = latestDifference(higher.colours, lower.colours);
  return had ? give('5.2.4', opposite(had)) : give('5.2.5', own);
}
