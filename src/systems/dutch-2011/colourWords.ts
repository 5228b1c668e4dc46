import type { WordKey } from '../../words';
import type { ColourRule } from './articles/e1to5colours';

/** Why a pair has its colours. */
export const COLOUR_RULE_WORDS: Readonly<Record<ColourRule, WordKey>> = {
  'E.1': 'dutch2011.colour.E.1',
  'A.7.f': 'dutch2011.colour.A.7.f',
  'E.2': 'dutch2011.colour.E.2',
  'E.3': 'dutch2011.colour.E.3',
  'E.4': 'dutch2011.colour.E.4',
  'E.5': 'dutch2011.colour.E.5',
};
