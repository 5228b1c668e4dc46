import type { Language } from '../model/types';
import { knownWords } from './names/knownWords';

/** How prizes are given, as far as it stands in a cell. */
export const PRIZE_WORDS = knownWords('prizeWords');

/** `hort`: half by place, half of the common pot; `equal`: the common pot; `none`: by place alone. */
export const SHARE_RULES = ['none', 'equal', 'hort'] as const;
export type ShareRule = (typeof SHARE_RULES)[number];

export interface PrizeRules {
  /** One prize a player, or as many as they win. */
  readonly perPlayer: 'one' | 'several';
  /** Which one a player keeps who may have one only: the most valuable, or the first of the table. */
  readonly preference: 'value' | 'order';
  /** For ladders that do not say it themselves. */
  readonly share: ShareRule;
}

export const DEFAULT_PRIZE_RULES: PrizeRules = {
  perPlayer: 'one',
  preference: 'value',
  share: 'none',
};

const RULE_WORDS = ['one', 'several', 'value', 'order', 'none', 'equal', 'hort'] as const;
type RuleWord = (typeof RULE_WORDS)[number];

export const prizeRuleWords = (language: Language): string[] =>
  RULE_WORDS.map((word) => PRIZE_WORDS.written(word, language));

export type RulesRead =
  | { readonly ok: true; readonly rules: PrizeRules }
  | { readonly ok: false; readonly value: string };

/** Words such as `several`, `order`, `hort`; what is not said is one prize, the most valuable, not shared. */
export function readPrizeRules(words: readonly string[]): RulesRead {
  let rules = DEFAULT_PRIZE_RULES;
  for (const text of words) {
    const word = RULE_WORDS.find((each) => each === PRIZE_WORDS.meaning(text));
    if (word === undefined) return { ok: false, value: text };
    rules = { ...rules, ...MEANINGS[word] };
  }
  return { ok: true, rules };
}

const MEANINGS: Readonly<Record<RuleWord, Partial<PrizeRules>>> = {
  one: { perPlayer: 'one' },
  several: { perPlayer: 'several' },
  value: { preference: 'value' },
  order: { preference: 'order' },
  none: { share: 'none' },
  equal: { share: 'equal' },
  hort: { share: 'hort' },
};

/** The rules in the words of a language; empty: the usual ones. */
export function writePrizeRules(rules: PrizeRules, language: Language): string {
  const { perPlayer, preference, share } = rules;
  const usual = DEFAULT_PRIZE_RULES;
  if (perPlayer === usual.perPlayer && preference === usual.preference && share === usual.share)
    return '';
  return [perPlayer, preference, share]
    .map((word) => PRIZE_WORDS.written(word, language))
    .join(', ');
}
