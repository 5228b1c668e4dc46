import type { comparison as english } from '../../en/sheets/comparison';
import type { WordsLike } from '../../like';

/** Editions side by side: the command line and the sheet. */
export const comparison: WordsLike<typeof english> = {
  'compare.same': 'ronda {round}: igual em todas',
  'compare.differs': 'ronda {round}: diferente',
  'compare.only': 'só segundo {edition}: {pairs}',
  'compare.none': 'segundo {edition} não há emparceiramento',
  'compare.judged': '{edition} sobre o emparceiramento de {other}:',
  'compare.title': 'Edições lado a lado',
  'compare.sheet': 'Comparação',
  'compare.summary': 'Rondas: {rounds}; diferentes: {differing}',
  'compare.done': '{rounds} rondas comparadas segundo {editions}: {differing} diferem',
  'compare.head.edition': 'Edição',
  'compare.head.pairs': 'Pares só desta edição',
  'compare.head.against': 'Pelo seu próprio texto, contra a ronda de {measure}',
  'compare.head.opposed': 'Pelo texto de {measure}, contra esta ronda',
  'cli.help.compare-systems': 'as edições a comparar, a primeira serve de medida: A,B[,C]',
  'cli.help.compare-output': 'escrever também a comparação num livro',
};
