import type { ofTeamBooks as english } from '../../en/problems/ofTeamBooks';
import type { ProblemWordsLike } from '../../like';

export const ofTeamBooks: ProblemWordsLike<typeof english> = {
  'unreadable-boards': {
    says: '« {value} » ne dit pas les échiquiers d’un match',
    cure: 'Écrivez leur nombre, par exemple 4, ou une lettre par échiquier pour les couleurs de la première équipe (W blancs, B noirs), par exemple WBWB.',
  },
  'unreadable-match-points': {
    says: '« {value} » ne dit pas les points d’un match',
    cure: 'Écrivez les points du gain, de la nulle et de la perte, par exemple 2-1-0.',
  },
  'unreadable-team-scores': {
    says: '« {value} » ne dit pas les couleurs et les points des équipes',
    cure: 'Écrivez A ou B pour le type de préférences de couleur, puis MP et GP dans l’ordre qui compte, par exemple A MP GP.',
  },
  'unreadable-team-bye': {
    says: '« {value} » ne dit pas les points de l’équipe exempte',
    cure: 'Écrivez les points de match et de partie, par exemple 1/2 ; laissez vide pour ceux d’une nulle.',
  },
  'team-without-name': {
    says: 'une équipe n’a pas de nom',
    cure: 'Tapez son nom, ou videz la ligne.',
  },
  'team-number-not-read': {
    says: '« {value} » n’est pas un numéro d’équipe',
    cure: 'Donnez à chaque équipe un numéro à partir de 1, ou à aucune.',
  },
  'team-number-used': {
    says: 'deux équipes ont le numéro {value}',
    cure: 'Donnez à chaque équipe son propre numéro.',
  },
  'team-without-players': {
    says: 'l’équipe « {value} » n’a pas de joueurs',
    cure: 'Écrivez l’équipe à côté de ses joueurs dans la feuille des joueurs, ou marquez l’équipe comme retirée.',
  },
  'team-of-player-unknown': {
    says: 'il n’y a pas d’équipe « {value} »',
    cure: 'Écrivez le nom ou le numéro d’une équipe de la feuille des équipes.',
  },
  'player-without-team': {
    says: '« {value} » n’est d’aucune équipe',
    cure: 'Écrivez l’équipe à côté du nom.',
  },
  'place-in-team-not-read': {
    says: '« {value} » n’est pas une place dans l’ordre des échiquiers',
    cure: 'Écrivez 1 pour le premier échiquier, 2 pour le deuxième, et ainsi de suite ; les remplaçants continuent.',
  },
  'place-in-team-twice': {
    says: '{team} : deux joueurs ont l’échiquier {value}',
    cure: 'Donnez à chaque joueur de l’équipe son propre échiquier.',
  },
  'player-in-teams': {
    says: 'le joueur au code FIDE {value} est dans {first} et dans {second}',
    cure: 'Un joueur est d’une seule équipe : retirez une des deux lignes.',
  },
  'team-unknown-in-round': {
    says: 'ronde {round} : il n’y a pas d’équipe « {value} »',
    cure: 'Écrivez le numéro et le nom d’une équipe de la feuille des équipes.',
  },
  'team-twice-in-round': {
    says: 'ronde {round} : l’équipe « {value} » est là deux fois',
    cure: 'Une équipe a un seul match par ronde : corrigez une des deux lignes.',
  },
  'board-without-match': {
    says: 'ronde {round} : il n’y a pas de match au-dessus de l’échiquier {value}',
    cure: 'Remettez la ligne des deux équipes au-dessus de leurs échiquiers.',
  },
  'board-twice-in-match': {
    says: 'ronde {round} : deux lignes ont l’échiquier {value}',
    cure: 'Chaque échiquier d’un match a une ligne : corrigez le numéro de l’une.',
  },
  'player-of-other-team': {
    says: 'ronde {round} : « {value} » ne joue pas pour {team}',
    cure: 'Écrivez un joueur de cette équipe à son échiquier.',
  },
  'match-result-typed': {
    says: 'ronde {round} : « {value} » ne peut pas être le résultat d’un match',
    cure: 'Le résultat d’un match vient de ses échiquiers : tapez ceux-là. Un match entier perdu par forfait s’écrit 1-0F, 0-1F ou 0-0F.',
  },
  'forfeited-match-has-results': {
    says: 'ronde {round} : le match est perdu par forfait ({value}), mais un échiquier a un résultat',
    cure: 'Videz les résultats des échiquiers, ou le forfait du match.',
  },
  'match-without-players': {
    says: 'ronde {round} : personne n’est assis aux échiquiers de {value}',
    cure: 'Écrivez les joueurs aux échiquiers, ou le forfait du match (1-0F, 0-1F ou 0-0F).',
  },
  'board-out-of-order': {
    says: 'ronde {round} : « {value} » est assis avant un joueur qui le précède dans l’ordre de {team}',
    cure: 'Si l’ordre des échiquiers est fixe, échangez les deux avant le début de la ronde ; ce qui a été joué reste.',
  },
  'result-at-empty-board': {
    says: 'ronde {round} : « {value} » à un échiquier avec un seul joueur',
    cure: 'Écrivez 1-0F ou 0-1F, ou le joueur qui manque.',
  },
  'line-up-out-of-order': {
    says: '{team} : « {value} » serait assis avant un joueur qui le précède dans l’ordre annoncé',
    cure: 'Corrigez l’ordre ; ou donnez un motif dans le volet, si votre règlement le permet.',
  },
  'line-up-gap': {
    says: '{team} : l’échiquier {board} est vide avant « {value} »',
    cure: 'Remontez les joueurs ; ou donnez un motif dans le volet, si votre règlement le permet.',
  },
  'line-up-player-twice': {
    says: '{team} : « {value} » est assis à deux échiquiers',
    cure: 'Écrivez chaque joueur une seule fois.',
  },
  'line-up-not-of-team': {
    says: '« {value} » n’est pas un joueur de {team}',
    cure: 'Écrivez un nom de l’équipe, ou la place dans l’ordre annoncé.',
  },
  'line-up-has-results': {
    says: 'le match de {value} a déjà des résultats',
    cure: 'Videz d’abord les résultats de ses échiquiers, puis reportez la composition.',
  },
  'line-up-without-match': {
    says: '{value} n’a pas de match à la ronde {round}',
    cure: 'Videz sa ligne, ou corrigez son numéro.',
  },
  'line-up-missing': {
    says: 'il n’y a pas de tableau des compositions de la ronde {value}',
    cure: 'Faites d’abord écrire la feuille des compositions par le volet.',
  },
  'match-not-found': {
    says: 'la ronde {round} n’a pas ce match',
    cure: 'Choisissez deux équipes de matchs différents de la ronde.',
  },
  'team-name-used': {
    says: 'il y a déjà une équipe « {value} »',
    cure: 'Donnez un autre nom à la nouvelle équipe.',
  },
  'player-in-another-team': {
    says: '« {value} » est déjà dans la liste des joueurs',
    cure: 'Déplacez plutôt le joueur vers l’équipe.',
  },
  'player-has-played': {
    says: '« {value} » a joué pour {team}',
    cure: 'Un joueur reste dans l’équipe pour laquelle il a joué.',
  },
  'reason-missing': {
    says: 'il manque un motif pour « {value} »',
    cure: 'Après la ronde 1, écrivez pourquoi ; le journal le garde.',
  },
};
