import type { Phrasebook } from '../phrasebook';

/** The table of candidates worked by hand, as several editions show it. */
export const byHand = {
  'hand.title': {
    en: 'Candidates in the order of the text',
    fr: 'Candidats dans l’ordre du texte',
    pt: 'Candidatos na ordem do texto',
  },
  'hand.number': { en: 'No', fr: 'N°', pt: 'N.º' },
  'hand.exchange': { en: 'Exchange', fr: 'Échange', pt: 'Troca' },
  'hand.pairs': { en: 'Pairs', fr: 'Paires', pt: 'Pares' },
  'hand.floaters': { en: 'Left over', fr: 'Restent', pt: 'Sobram' },
  'hand.article': { en: 'Article', fr: 'Article', pt: 'Artigo' },
  'hand.verdict': { en: 'Verdict', fr: 'Verdict', pt: 'Veredicto' },
  'hand.accepted': { en: '✓ accepted', fr: '✓ accepté', pt: '✓ aceite' },
  'hand.candidate': { en: '{pairs}', fr: '{pairs}', pt: '{pairs}' },
  'hand.begins': { en: '{pairs}, …', fr: '{pairs}, …', pt: '{pairs}, …' },
  'hand.numbers': { en: '{numbers}', fr: '{numbers}', pt: '{numbers}' },
  'hand.swap': { en: '{s1} ↔ {s2}', fr: '{s1} ↔ {s2}', pt: '{s1} ↔ {s2}' },
} satisfies Phrasebook;
