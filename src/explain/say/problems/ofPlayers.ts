import type { ProblemWords } from './words';

/** Problems of the player list: numbers, names, ratings, titles, scores. */
export const ofPlayers = {
  'rating-needed': {
    says: {
      en: '{player} has no rating, and this system pairs by ratings',
      fr: "{player} n'a pas de classement, et ce système apparie d'après les classements",
      pt: '{player} não tem rating, e este sistema emparceira pelos ratings',
    },
    cure: {
      en: 'Write a rating here; an estimate if there is none (C.04.2.B.1).',
      fr: "Écrivez ici un classement, estimé s'il n'y en a pas (C.04.2.B.1).",
      pt: 'Escreva aqui um rating, estimado se não houver (C.04.2.B.1).',
    },
  },
  'number-missing': {
    says: {
      en: 'a player has no pairing number: “{value}”',
      fr: "un joueur n'a pas de numéro d'appariement : « {value} »",
      pt: 'um jogador não tem número de emparceiramento: «{value}»',
    },
    cure: {
      en: 'Give every player a number from 1.',
      fr: 'Donnez à chaque joueur un numéro à partir de 1.',
      pt: 'Dê a cada jogador um número a partir de 1.',
    },
  },
  'bad-number': {
    says: {
      en: 'this is no pairing number: “{value}”',
      fr: "ce n'est pas un numéro d'appariement : « {value} »",
      pt: 'não é um número de emparceiramento: «{value}»',
    },
    cure: {
      en: 'Write a whole number from 1.',
      fr: 'Écrivez un nombre entier à partir de 1.',
      pt: 'Escreva um número inteiro a partir de 1.',
    },
  },
  'number-zero': {
    says: {
      en: 'pairing number 0 is kept for “no opponent”',
      fr: "le numéro 0 est réservé à l'absence d'adversaire",
      pt: 'o número 0 está reservado para «sem adversário»',
    },
    cure: {
      en: 'Number the players from 1.',
      fr: 'Numérotez les joueurs à partir de 1.',
      pt: 'Numere os jogadores a partir de 1.',
    },
  },
  'duplicate-number': {
    says: {
      en: 'pairing number {value} stands twice',
      fr: 'le numéro {value} figure deux fois',
      pt: 'o número {value} aparece duas vezes',
    },
    cure: {
      en: 'Give one of the two players another number.',
      fr: "Donnez un autre numéro à l'un des deux joueurs.",
      pt: 'Dê outro número a um dos dois jogadores.',
    },
  },
  'number-gap': {
    says: {
      en: 'numbers are left out: {value} ({count} in all)',
      fr: 'des numéros manquent : {value} ({count} au total)',
      pt: 'faltam números: {value} ({count} no total)',
    },
    cure: {
      en: 'Look whether players were forgotten; otherwise nothing needs to be done.',
      fr: "Vérifiez si des joueurs ont été oubliés ; sinon il n'y a rien à faire.",
      pt: 'Verifique se faltam jogadores; senão, nada há a fazer.',
    },
  },
  'name-missing': {
    says: {
      en: 'number {player} has no name',
      fr: "le numéro {player} n'a pas de nom",
      pt: 'o número {player} não tem nome',
    },
    cure: {
      en: 'Write the name.',
      fr: 'Écrivez le nom.',
      pt: 'Escreva o nome.',
    },
  },
  'rating-not-a-number': {
    says: {
      en: 'this is no rating: “{value}”',
      fr: "ce n'est pas un classement : « {value} »",
      pt: 'não é um rating: «{value}»',
    },
    cure: {
      en: 'Write a whole number up to 9999; 0 or nothing for an unrated player.',
      fr: 'Écrivez un entier jusqu’à 9999 ; 0 ou rien pour un non-classé.',
      pt: 'Escreva um inteiro até 9999; 0 ou nada para quem não tem rating.',
    },
  },
  'unknown-title': {
    says: {
      en: 'unknown title “{value}”, counted as none',
      fr: 'titre inconnu « {value} », compté comme aucun',
      pt: 'título desconhecido «{value}», contado como nenhum',
    },
    cure: {
      en: 'The titles are {titles}.',
      fr: 'Les titres sont {titles}.',
      pt: 'Os títulos são {titles}.',
    },
  },
  'hidden-characters': {
    says: {
      en: 'invisible characters or non-breaking spaces were removed from “{value}”',
      fr: 'des caractères invisibles ou espaces insécables ont été retirés de « {value} »',
      pt: 'foram retirados caracteres invisíveis ou espaços rígidos de «{value}»',
    },
    cure: {
      en: 'Nothing needs to be done; retype the text to be rid of this message.',
      fr: "Il n'y a rien à faire ; retapez le texte pour ne plus voir ce message.",
      pt: 'Nada há a fazer; volte a escrever o texto para não ver esta mensagem.',
    },
  },
  'score-not-a-number': {
    says: {
      en: 'this is no score: “{value}”',
      fr: "ce n'est pas un score : « {value} »",
      pt: 'não é uma pontuação: «{value}»',
    },
    cure: {
      en: 'Write the points with one decimal, e.g. 3.5, in columns 81 to 84.',
      fr: 'Écrivez les points avec une décimale, p. ex. 3.5, colonnes 81 à 84.',
      pt: 'Escreva os pontos com uma casa decimal, p. ex. 3.5, nas colunas 81 a 84.',
    },
  },
  'score-differs': {
    says: {
      en: 'number {player} is said to have {value} points; the results give {score}',
      fr: 'le numéro {player} aurait {value} points ; les résultats en donnent {score}',
      pt: 'o número {player} teria {value} pontos; os resultados dão {score}',
    },
    cure: {
      en: 'The results count. Correct whichever is wrong.',
      fr: 'Les résultats comptent. Corrigez ce qui est faux.',
      pt: 'Contam os resultados. Corrija o que estiver errado.',
    },
  },
} satisfies ProblemWords;
