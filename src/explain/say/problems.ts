import type { Phrasebook } from '../phrasebook';

/** Sentence (`problem.<code>`) and cure (`cure.<code>`) of every problem of bad input. */
export const problems = {
  'problem.duplicate-number': {
    en: 'pairing number {value} stands twice',
    fr: 'le numéro {value} figure deux fois',
    pt: 'o número {value} aparece duas vezes',
  },
} satisfies Phrasebook;
