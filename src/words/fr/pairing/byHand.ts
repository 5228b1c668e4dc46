import type { byHand as english } from '../../en/pairing/byHand';
import type { WordsLike } from '../../like';

/** The table of candidates worked by hand, as several editions show it. */
export const byHand: WordsLike<typeof english> = {
  'hand.title': 'Candidats dans l’ordre du texte',
  'hand.number': 'N°',
  'hand.exchange': 'Échange',
  'hand.pairs': 'Paires',
  'hand.floaters': 'Restent',
  'hand.article': 'Article',
  'hand.verdict': 'Verdict',
  'hand.accepted': '✓ accepté',
  'hand.candidate': '{pairs}',
  'hand.begins': '{pairs}, …',
  'hand.numbers': '{numbers}',
  'hand.swap': '{s1} ↔ {s2}',
};
