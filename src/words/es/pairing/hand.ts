import type { handWords as english } from '../../en/pairing/hand';
import type { WordsLike } from '../../like';

export const handWords: WordsLike<typeof english> = {
  'hand.title': 'Candidatos en el orden prescrito',
  'hand.number': 'N.º',
  'hand.exchange': 'Intercambio',
  'hand.pairs': 'Parejas',
  'hand.floaters': 'Sobran',
  'hand.article': 'Artículo',
  'hand.verdict': 'Veredicto',
  'hand.accepted': '✓ aceptado',
  'hand.candidate': '{pairs}',
  'hand.begins': '{pairs}, …',
  'hand.numbers': '{numbers}',
  'hand.swap': '{s1} ↔ {s2}',
};
