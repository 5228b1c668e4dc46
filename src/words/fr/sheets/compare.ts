import type { compareWords as english } from '../../en/sheets/compare';
import type { WordsLike } from '../../like';

export const compareWords: WordsLike<typeof english> = {
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
};
