import type { Reason, TraceStep } from '../../explain/reason';
import { plainBy, type PlainWords } from '../plain';

const counts = { found: 'theirs', best: 'ours' };

const WORDS: PlainWords = {
  'french1994.why.paired': { key: 'answers.meet' },
  'french1994.judge.pairs': { key: 'answers.cost.fewer' },
  'french1994.judge.below': { key: 'answers.cost.below' },
  'french1994.judge.moved': { key: 'answers.cost.moved' },
  'french1994.judge.x': { key: 'answers.cost.colour', takes: counts },
  'french1994.judge.baf77': { key: 'answers.cost.strong', takes: counts },
  'french1994.judge.up': { key: 'answers.cost.upAgain' },
  'french1994.judge.opponent': { key: 'answers.cost.order' },
  'french1994.judge.down': { key: 'answers.cost.downAgain' },
  'french1994.judge.exchange': { key: 'answers.cost.order' },
  'french1994.judge.no-exchange': { key: 'answers.cost.order' },
  'french1994.judge.permutation': { key: 'answers.cost.order' },
  'french1994.why.no-round': { key: 'answers.cost.incomplete' },
  'french1994.refused.x': {
    key: 'answers.cost.colour',
    takes: { found: 'disturbed', best: 'x' },
  },
  'french1994.refused.strong': { key: 'answers.cost.strongPair' },
  'french1994.refused.exempt': { key: 'answers.cost.barred' },
  'french1994.refused.float': { key: 'answers.cost.downAgain' },
  'french1994.refused.below': { key: 'answers.cost.below' },
};

/** A reason of this edition for a player; see `PlainOf`. */
export const plain = (step: TraceStep): Reason | null => plainBy(WORDS, step);
