import type { singleWords as english } from '../../en/sheets/word';
import type { WordsLike } from '../../like';

export const singleWords: WordsLike<typeof english> = {
  'word.half-bye': 'bye à ½ point',
  'word.full-bye': 'bye à 1 point',
  'word.white': 'Blancs',
  'word.black': 'Noirs',
  'word.white-letter': 'B',
  'word.black-letter': 'N',
  'word.withdrawn': 'Retiré',
  'word.pairing-bye': 'exempt',
  'word.absent': 'absent',
};
