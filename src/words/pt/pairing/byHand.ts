import type { byHand as english } from '../../en/pairing/byHand';
import type { WordsLike } from '../../like';

/** The table of candidates worked by hand, as several editions show it. */
export const byHand: WordsLike<typeof english> = {
  'hand.title': 'Candidatos na ordem do texto',
  'hand.number': 'N.º',
  'hand.exchange': 'Troca',
  'hand.pairs': 'Pares',
  'hand.floaters': 'Sobram',
  'hand.article': 'Artigo',
  'hand.verdict': 'Veredicto',
  'hand.accepted': '✓ aceite',
  'hand.candidate': '{pairs}',
  'hand.begins': '{pairs}, …',
  'hand.numbers': '{numbers}',
  'hand.swap': '{s1} ↔ {s2}',
};
