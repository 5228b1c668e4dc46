import type { Reason, TraceStep } from '../../explain/reason';
import type { WordKey } from '../../words';
import { plainBy, type PlainWords } from '../plain';
import type { RequirementId } from './articles/c10requirements';

const WORDS: PlainWords = {
  'dutch2011.why.paired': { key: 'answers.meet' },
  'dutch2011.why.no-pairing': { key: 'answers.cost.incomplete' },
  'dutch2011.why.incomplete': { key: 'answers.cost.incomplete' },
  'dutch2011.why.fewer': { key: 'answers.cost.fewer' },
  'dutch2011.why.fewer-with-s1': { key: 'answers.cost.fewer' },
  'dutch2011.why.later': { key: 'answers.cost.order' },
  'dutch2011.why.below': { key: 'answers.cost.below' },
  'dutch2011.judge.fewer': { key: 'answers.cost.fewer' },
  'dutch2011.judge.fewer-moved-down': { key: 'answers.cost.moved' },
  'dutch2011.judge.later': { key: 'answers.cost.order' },
  'dutch2011.judge.below': { key: 'answers.cost.below' },
  'dutch2011.judge.bye': { key: 'answers.cost.barred' },
  'dutch2011.judge.other-bye': { key: 'answers.cost.bye' },
  'dutch2011.hand.bracket-below': { key: 'answers.cost.below' },
  'dutch2011.hand.no-bye': { key: 'answers.cost.barred' },
};

const REQUIREMENTS: Readonly<Record<RequirementId, WordKey>> = {
  closeness: 'answers.cost.closeness',
  'B.2': 'answers.cost.top',
  'A.7.d': 'answers.cost.strong',
  X: 'answers.cost.colour',
  Z: 'answers.cost.strong',
  'B.5 down': 'answers.cost.downAgain',
  'B.6 down': 'answers.cost.downAgain',
  'B.5 up': 'answers.cost.upAgain',
  'B.6 up': 'answers.cost.upAgain',
};

/** A reason of this family for a player; see `PlainOf`. */
export function plain(step: TraceStep): Reason | null {
  const { requirement, count, ours, allowed } = step.args ?? {};
  const key = REQUIREMENTS[requirement as RequirementId] as WordKey | undefined;
  if (!key) return plainBy(WORDS, step);
  return { key, args: { found: count ?? '', best: ours ?? allowed ?? '' } };
}
