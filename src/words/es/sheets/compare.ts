import type { compareWords as english } from '../../en/sheets/compare';
import type { WordsLike } from '../../like';

export const compareWords: WordsLike<typeof english> = {
  'compare.same': 'ronda {round}: igual en todas',
  'compare.differs': 'ronda {round}: no es igual',
  'compare.only': 'solo por {edition}: {pairs}',
  'compare.none': 'por {edition} no hay emparejamiento',
  'compare.judged': '{edition} sobre el emparejamiento de {other}:',
  'compare.title': 'Ediciones lado a lado',
  'compare.sheet': 'Comparación',
  'compare.summary': 'Rondas: {rounds}; distintas: {differing}',
  'compare.done': '{rounds} rondas comparadas por {editions}: {differing} difieren',
  'compare.head.edition': 'Edición',
  'compare.head.pairs': 'Parejas solo de esta edición',
  'compare.head.against': 'Por su propio texto contra la ronda de {measure}',
  'compare.head.opposed': 'Por el texto de {measure} contra esta ronda',
};
