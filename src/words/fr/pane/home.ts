import type { home as english } from '../../en/pane/home';
import type { WordsLike } from '../../like';

/** The pane by moment: the bar of the round, the main ways, the papers, who is here. */
export const home: WordsLike<typeof english> = {
  'home.round': 'Ronde',
  'home.more': 'Plus',
  'home.missing': '{count} {count|résultat manquant|résultats manquants} : {tables}',
  'home.complete': 'tous les résultats saisis',
  'home.enter-players': 'Saisir les joueurs',
  'home.end': 'Pour terminer le tournoi',
  'home.paper-written': 'Écrit le {time}',
  'home.paper-live': 'Actif depuis le {time}',
  'home.paper-stale': 'périmé : à réécrire',
  'home.papers-stale': 'Périmés maintenant : {papers}. À réécrire et à réimprimer.',
  'home.more-settings': 'Autres paramètres',
  'home.seldom-settings': 'Rarement utile',
  'home.check-perfect': 'Aucune différence trouvée.',
};
