import type { choices as english } from '../../en/pairing/choices';
import type { WordsLike } from '../../like';

/** Which edition was taken, and why: one line beside the answer. */
export const choices: WordsLike<typeof english> = {
  'choice.by-file': '{edition}, como dice el archivo ({word}).',
  'choice.by-date': '{edition}, vigente al empezar el torneo ({date}).',
  'choice.newest':
    '{edition}, la edición más reciente: el archivo no indica ni edición ni el día en que empezó.',
  'choice.newest-of-all': '{edition}, la edición más reciente.',
  'choice.silent-workbook':
    '{edition}, porque la tabla del torneo no indica sistema de emparejamiento.',
  'choice.over-file': '{edition}, como se pidió; el archivo dice {own} ({word}).',
  'choice.over-unknown': '{edition}, como se pidió; el archivo dice {word}, que aquí no se conoce.',
};
