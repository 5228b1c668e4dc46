import type { handWords as english } from '../../en/pairing/hand';
import type { WordsLike } from '../../like';

export const handWords: WordsLike<typeof english> = {
  'hand.title': 'Candidatos na ordem prescrita',
  'hand.number': 'N.º',
  'hand.exchange': 'Troca',
  'hand.pairs': 'Pares',
  'hand.floaters': 'Sobram',
  'hand.article': 'Artigo',
  'hand.verdict': 'Veredicto',
  'hand.accepted': '✓ aceito',
  'hand.candidate': '{pairs}',
  'hand.begins': '{pairs}, …',
  'hand.numbers': '{numbers}',
  'hand.swap': '{s1} ↔ {s2}',
};
