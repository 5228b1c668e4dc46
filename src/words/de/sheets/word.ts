import type { singleWords as english } from '../../en/sheets/word';
import type { WordsLike } from '../../like';

export const singleWords: WordsLike<typeof english> = {
  'word.half-bye': 'Bye mit halbem Punkt',
  'word.full-bye': 'Bye mit ganzem Punkt',
  'word.white': 'Weiß',
  'word.black': 'Schwarz',
  'word.white-letter': 'w',
  'word.black-letter': 's',
  'word.withdrawn': 'Zurückgetreten',
  'word.pairing-bye': 'spielfrei',
  'word.absent': 'abwesend',
};
