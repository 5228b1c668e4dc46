import type { comparison as english } from '../../en/sheets/comparison';
import type { WordsLike } from '../../like';

/** Editions side by side: the command line and the sheet. */
export const comparison: WordsLike<typeof english> = {
  'compare.same': 'ronde {round} : identique pour toutes',
  'compare.differs': 'ronde {round} : différente',
  'compare.only': 'selon {edition} seule : {pairs}',
  'compare.none': 'selon {edition} il n’y a pas d’appariement',
  'compare.judged': '{edition} sur l’appariement de {other} :',
  'compare.title': 'Éditions côte à côte',
  'compare.sheet': 'Comparaison',
  'compare.summary': 'Rondes : {rounds} ; différentes : {differing}',
  'compare.done': '{rounds} rondes comparées selon {editions} : {differing} diffèrent',
  'compare.head.edition': 'Édition',
  'compare.head.pairs': 'Paires de cette édition seule',
  'compare.head.against': 'Selon son propre texte, contre la ronde de {measure}',
  'compare.head.opposed': 'Selon le texte de {measure}, contre cette ronde',
  'cli.help.compare-systems': 'les éditions à comparer, la première sert de mesure : A,B[,C]',
  'cli.help.compare-output': 'écrire aussi la comparaison dans un classeur',
};
