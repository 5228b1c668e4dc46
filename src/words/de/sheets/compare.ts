import type { compareWords as english } from '../../en/sheets/compare';
import type { WordsLike } from '../../like';

export const compareWords: WordsLike<typeof english> = {
  'compare.same': 'Runde {round}: bei allen gleich',
  'compare.differs': 'Runde {round}: nicht gleich',
  'compare.only': 'nur nach {edition}: {pairs}',
  'compare.none': 'nach {edition} gibt es keine Paarung',
  'compare.judged': '{edition} zur Paarung von {other}:',
  'compare.title': 'Fassungen nebeneinander',
  'compare.sheet': 'Vergleich',
  'compare.summary': 'Runden: {rounds}; nicht gleich: {differing}',
  'compare.done': '{rounds} Runden verglichen nach {editions}: {differing} weichen ab',
  'compare.head.edition': 'Fassung',
  'compare.head.pairs': 'Paare nur dieser Fassung',
  'compare.head.against': 'Nach eigenem Text gegen die Runde von {measure}',
  'compare.head.opposed': 'Nach dem Text von {measure} gegen diese Runde',
};
