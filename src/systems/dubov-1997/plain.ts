import type { Reason, TraceStep } from '../../explain/reason';
import { plainBy, type PlainWords } from '../plain';

const WORDS: PlainWords = {
  'dubov1997.whyNot.paired': { key: 'answers.meet' },
  'dubov1997.whyNot.lookAhead': { key: 'answers.cost.incomplete' },
  'dubov1997.passed.lookAhead': { key: 'answers.cost.incomplete' },
  'dubov1997.whyNot.sameColumn': { key: 'answers.cost.column', takes: { colour: 'colour' } },
  'dubov1997.whyNot.rows': { key: 'answers.cost.order' },
  'dubov1997.whyNot.earlier': {
    key: 'answers.cost.earlier',
    takes: { player: 'player', opponent: 'opponent' },
  },
  'dubov1997.judge.first': {
    key: 'answers.cost.earlier',
    takes: { player: 'white', opponent: 'black' },
  },
  'dubov1997.whyNot.bye': { key: 'answers.cost.bye' },
  'dubov1997.judge.bye': { key: 'answers.cost.bye' },
  'dubov1997.bye': { key: 'answers.cost.bye' },
  'dubov1997.passed.freePoint': { key: 'answers.cost.barred' },
};

/** A reason of this edition for a player; see `PlainOf`. */
export const plain = (step: TraceStep): Reason | null => plainBy(WORDS, step);
