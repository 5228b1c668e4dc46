import type { singleWords as english } from '../../en/sheets/word';
import type { WordsLike } from '../../like';

export const singleWords: WordsLike<typeof english> = {
  'word.half-bye': 'bye de meio ponto',
  'word.full-bye': 'bye de um ponto',
  'word.white': 'Brancas',
  'word.black': 'Pretas',
  'word.white-letter': 'b',
  'word.black-letter': 'p',
  'word.withdrawn': 'Desistiu',
  'word.pairing-bye': 'bye',
  'word.absent': 'ausente',
};
