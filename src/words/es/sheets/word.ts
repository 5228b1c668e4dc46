import type { singleWords as english } from '../../en/sheets/word';
import type { WordsLike } from '../../like';

export const singleWords: WordsLike<typeof english> = {
  'word.half-bye': 'bye de medio punto',
  'word.full-bye': 'bye de un punto',
  'word.white': 'Blancas',
  'word.black': 'Negras',
  'word.white-letter': 'b',
  'word.black-letter': 'n',
  'word.withdrawn': 'Retirado',
  'word.pairing-bye': 'bye',
  'word.absent': 'ausente',
};
