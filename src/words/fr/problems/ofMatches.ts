import type { ofMatches as english } from '../../en/problems/ofMatches';
import type { ProblemWordsLike } from '../../like';

/** Problems of matches: of teams, and of two games. */
export const ofMatches: ProblemWordsLike<typeof english> = {
  'virtual-points-of-second-score': {
    says: '{value} donne des points fictifs dans le score secondaire : ils ne changent aucun appariement',
    cure: 'Écrivez-les dans les colonnes du score principal (5–8 points de match, 10–13 points de partie).',
  },
  'baku-by-game-points': {
    says: 'L’accélération de Bakou suit les points de match, et ce tournoi apparie aux points de partie (C.04.7 1.4.4)',
    cure: 'Retirez _BAKU de la ligne 192, ou donnez vos propres points fictifs (250).',
  },
  'team-number-twice': {
    says: 'deux équipes portent le numéro {value}',
    cure: 'Donnez à chaque équipe son propre numéro (310).',
  },
  'player-in-two-teams': {
    says: 'le joueur {value} figure dans l’équipe {first} et dans l’équipe {second}',
    cure: 'Retirez le joueur de l’une des deux équipes (310).',
  },
  'unknown-team': {
    says: 'une ligne nomme l’équipe {value}, qui n’existe pas',
    cure: 'Corrigez le numéro (240, 260, 299, 300, 320 ou 330), ou ajoutez l’équipe (310).',
  },
  'two-games-odd-rounds': {
    says: 'chaque match a deux parties : le nombre de rondes du fichier doit être pair, il est de {value}',
    cure: 'Comptez les deux parties de chaque match (142) : 8 matchs font 16 rondes.',
  },
  'two-games-other-opponent': {
    says: 'match {match} : le joueur {player} a des adversaires différents dans les deux parties',
    cure: 'Écrivez le même adversaire dans les deux rondes du match.',
  },
  'two-games-same-colour': {
    says: 'match {match} : le joueur {player} a la même couleur dans les deux parties',
    cure: 'Inversez les couleurs de la seconde partie, si c’est une erreur.',
  },
  'pairing-not-told': {
    says: 'la ronde {round} est appariée, mais le fichier ne dit pas contre qui jouent : {value}',
    cure: 'Ajoutez les adversaires (ou les compositions, ligne 300), ou retirez la ronde pour l’apparier.',
  },
  'mixed-competitors': {
    says: '{value} n’apparient pas la même chose : équipes, joueurs, ou joueurs sur deux parties',
    cure: 'Comparez des systèmes qui apparient la même chose.',
  },
  'generate-baku': {
    says: 'les tournois au hasard de {value} ne sont pas accélérés',
    cure: 'Enlevez --baku.',
  },
  'lone-boards-as-byes': {
    says: 'le tournoi a des échiquiers sans adversaire, que les tableaux d’un classeur ne peuvent contenir : ils sont écrits comme byes de même valeur',
    cure: 'Conservez le TRF : lui seul contient les matchs complets des équipes.',
  },
  'line-up-player-of-other-team': {
    says: 'enregistrement 300, ronde {round} : le joueur {value} n’appartient pas à l’équipe {team}',
    cure: 'Écrivez des joueurs de cette équipe (310), ou la bonne équipe.',
  },
  'team-round-untold': {
    says: 'équipes sans match, avec la ronde : {value} ; le fichier ne dit pas si elles étaient exemptes, et elles n’ont pas de points pour cela',
    cure: 'Si elles l’étaient, dites-le dans l’enregistrement 320 ; U, H ou F pour leurs joueurs le dit aussi.',
  },
  'line-up-other-opponent': {
    says: 'enregistrement 300, ronde {round} : l’équipe {team} y joue contre l’équipe {value}, et contre l’équipe {other} d’après ses parties',
    cure: 'Corrigez le numéro de l’adversaire aux colonnes 13 à 15, ou les parties.',
  },
  'line-up-against-games': {
    says: 'enregistrement 300, ronde {round} : la composition de l’équipe {team} ({value}) ne peut pas être juste : un joueur y est deux fois, ou il en manque un qui a joué ; les parties comptent',
    cure: 'Corrigez les joueurs à partir de la colonne 17.',
  },
  'team-record-empty': {
    says: 'l’équipe « {value} » n’a pas de joueurs',
    cure: 'Écrivez les numéros de ses joueurs dans l’enregistrement 310, à partir de la colonne 74, ou retirez-le.',
  },
  'no-knock-out-of-teams': {
    says: 'l’élimination directe est ici celle de joueurs ; il n’y a pas de tableau d’équipes',
    cure: 'Choisissez le suisse ou le toutes rondes par équipes ; dressez le tableau d’une coupe à la main et jouez chaque match comme un toutes rondes de deux équipes.',
  },
  'forfeited-match-was-played': {
    says: '« {value} » dit que le match a été perdu par forfait, mais des parties en ont été jouées ; c’est l’enregistrement qui compte',
    cure: 'Retirez l’enregistrement, ou donnez les échiquiers comme forfaits.',
  },
};
