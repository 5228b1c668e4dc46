import type { singleWords as english } from '../../en/sheets/word';
import type { WordsLike } from '../../like';

export const singleWords: WordsLike<typeof english> = {
  'word.half-bye': 'bye d’un demi-point',
  'word.full-bye': 'bye d’un point',
  'word.white': 'Blancs',
  'word.black': 'Noirs',
  'word.white-letter': 'B',
  'word.black-letter': 'N',
  'word.withdrawn': 'Retiré',
  'word.pairing-bye': 'exempt',
  'word.absent': 'absent',
};
