import type { ofPlayers as english } from '../../en/problems/ofPlayers';
import type { ProblemWordsLike } from '../../like';

/** Problems of the player list: numbers, names, ratings, titles, scores. */
export const ofPlayers: ProblemWordsLike<typeof english> = {
  'rating-needed': {
    says: '{player} n’a pas d’Elo, et ce système apparie d’après les Elo',
    cure: 'Écrivez ici un Elo, estimé s’il n’y en a pas (C.04.2.B.1).',
  },
  'number-missing': {
    says: 'un joueur n’a pas de numéro d’appariement : « {value} »',
    cure: 'Donnez à chaque joueur un numéro à partir de 1.',
  },
  'bad-number': {
    says: 'ce n’est pas un numéro d’appariement : « {value} »',
    cure: 'Écrivez un nombre entier à partir de 1.',
  },
  'number-zero': {
    says: 'le numéro 0 est réservé à l’absence d’adversaire',
    cure: 'Numérotez les joueurs à partir de 1.',
  },
  'duplicate-number': {
    says: 'le numéro {value} figure deux fois',
    cure: 'Donnez un autre numéro à l’un des deux joueurs.',
  },
  'same-name': {
    says: 'un autre joueur porte le même nom : « {value} »',
    cure: 'Vérifiez que personne ne figure deux fois. Sinon il n’y a rien à faire : les listes ajoutent le club et l’Elo.',
  },
  'number-gap': {
    says: '{count|numéro non utilisé|numéros non utilisés} : {value}',
    cure: 'Vérifiez si des joueurs ont été oubliés ; sinon il n’y a rien à faire.',
  },
  'name-missing': { says: 'le numéro {player} n’a pas de nom', cure: 'Écrivez le nom.' },
  'rating-not-a-number': {
    says: 'ce n’est pas un Elo : « {value} »',
    cure: 'Écrivez un entier jusqu’à 9999 ; 0 ou rien pour un non-classé.',
  },
  'unknown-title': {
    says: 'titre inconnu « {value} », compté comme aucun',
    cure: 'Les titres sont {titles}.',
  },
  'born-not-a-date': {
    says: 'ce n’est pas une date de naissance : « {value} »',
    cure: 'Écrivez 2004/02/29, ou l’année seule.',
  },
  'day-not-a-date': { says: 'ce n’est pas une date : « {value} »', cure: 'Écrivez 14/03/2026.' },
  'remark-not-used': {
    says: '{name} : le commentaire « {value} » n’est pas importé',
    cure: 'Si elle compte, notez-la dans les colonnes Statut ou Absences.',
  },
  'hidden-characters': {
    says: 'des caractères invisibles ou espaces insécables ont été retirés de « {value} »',
    cure: 'Il n’y a rien à faire ; retapez le texte pour ne plus voir ce message.',
  },
  'score-not-a-number': {
    says: 'ce n’est pas un score : « {value} »',
    cure: 'Écrivez les points avec une décimale, p. ex. 3.5, colonnes 81 à 84.',
  },
  'score-differs': {
    says: 'le numéro {player} aurait {value} points ; les résultats en donnent {score}',
    cure: 'Les résultats comptent. Corrigez ce qui est faux.',
  },
};
