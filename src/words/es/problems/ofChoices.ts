import type { ofChoices as english } from '../../en/problems/ofChoices';
import type { ProblemWordsLike } from '../../like';

/** Problems of which edition is meant. */
export const ofChoices: ProblemWordsLike<typeof english> = {
  'system-contradicts': {
    says: '--system dice {value}, el libro dice {own}',
    cure: 'Omita --system, o cambie el ajuste en la hoja del torneo: un torneo conserva el sistema con que empezó.',
  },
  'system-not-ours': {
    says: 'el archivo indica un sistema de emparejamiento desconocido aquí: {value}',
    cure: 'Diga con --system cuál es. Conocidos: {known}.',
  },
  'teams-without-system': {
    says: 'aquí se enfrentan equipos ({value}), y el archivo no dice con qué sistema se emparejaron',
    cure: 'Diga con --system cuál es. Conocidos para equipos: {known}.',
  },
};
