import type { handWords as english } from '../../en/pairing/hand';
import type { WordsLike } from '../../like';

export const handWords: WordsLike<typeof english> = {
  'hand.title': 'Kandidaten in der vorgeschriebenen Reihenfolge',
  'hand.number': 'Nr.',
  'hand.exchange': 'Austausch',
  'hand.pairs': 'Paare',
  'hand.floaters': 'Übrig',
  'hand.article': 'Artikel',
  'hand.verdict': 'Urteil',
  'hand.accepted': '✓ angenommen',
  'hand.candidate': '{pairs}',
  'hand.begins': '{pairs}, …',
  'hand.numbers': '{numbers}',
  'hand.swap': '{s1} ↔ {s2}',
};
