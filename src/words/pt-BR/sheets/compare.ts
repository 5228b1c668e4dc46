import type { compareWords as english } from '../../en/sheets/compare';
import type { WordsLike } from '../../like';

export const compareWords: WordsLike<typeof english> = {
  'compare.same': 'rodada {round}: igual em todas',
  'compare.differs': 'rodada {round}: diferente',
  'compare.only': 'só segundo {edition}: {pairs}',
  'compare.none': 'segundo {edition} não há emparceiramento',
  'compare.judged': '{edition} sobre o emparceiramento de {other}:',
  'compare.title': 'Edições lado a lado',
  'compare.sheet': 'Comparação',
  'compare.summary': 'Rodadas: {rounds}; diferentes: {differing}',
  'compare.done': '{rounds} rodadas comparadas segundo {editions}: {differing} diferem',
  'compare.head.edition': 'Edição',
  'compare.head.pairs': 'Pares só desta edição',
  'compare.head.against': 'Pelo seu próprio texto, contra a rodada de {measure}',
  'compare.head.opposed': 'Pelo texto de {measure}, contra esta rodada',
};
