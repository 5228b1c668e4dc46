import type { handWords as english } from '../../en/pairing/hand';
import type { WordsLike } from '../../like';

export const handWords: WordsLike<typeof english> = {
  'hand.title': 'Candidats dans l’ordre prescrit',
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
