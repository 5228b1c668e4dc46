import type { WordsLike } from '../../like';
import type { fixedTable as english } from '../../en/pairing/fixedTable';

export const fixedTable: WordsLike<typeof english> = {
  'fixedTable.round': 'Ronde {round} sur {rounds} de la table',
  'fixedTable.cycle':
    'Cycle {cycle} : la table est rejouée ; dans les cycles pairs les couleurs sont inversées',
  'fixedTable.match':
    '{team} contre {other} sur {boards} {boards|échiquier|échiquiers} : chaque joueur d’une équipe rencontre chaque joueur de l’autre',
  'fixedTable.halves':
    'Deux équipes ne sont pas nommées : les {boards} premiers de la liste forment l’équipe A, les autres l’équipe B',
  'fixedTable.set.usual': 'Comme annoncé ci-dessous',
  'fixedTable.field.odd': 'Nombre impair d’échiquiers (yes, no)',
  'fixedTable.odd-boards':
    'Avec {boards} échiquiers, nombre impair, une équipe a un Blanc de plus à chaque ronde, à tour de rôle',
  'fixedTable.molter':
    'Table Molter pour {teams} équipes sur {boards} {boards|échiquier|échiquiers}, {rounds} {rounds|ronde|rondes}',
  'fixedTable.neighbours':
    'Le nombre d’équipes est impair : à chaque ronde une partie oppose deux échiquiers voisins',
  'fixedTable.two-teams': 'Un match Scheveningen oppose deux équipes ; en voici {teams}',
  'fixedTable.cure-two-teams': 'Nommez deux équipes, ou aucune : la liste est alors coupée en deux',
  'fixedTable.unequal':
    'Les équipes n’ont pas la même taille : {team} a {first} {first|joueur|joueurs}, {other} en a {second}',
  'fixedTable.cure-unequal':
    'Donnez à chaque équipe le même nombre de joueurs ; un échiquier vide est un joueur absent',
  'fixedTable.boards': 'Il y a des tables pour {fewest} à {most} échiquiers ; en voici {boards}',
  'fixedTable.cure-boards': 'Jouez sur moins d’échiquiers, ou en deux matchs',
  'fixedTable.no-teams': 'Un tournoi Molter demande au moins trois équipes ; en voici {teams}',
  'fixedTable.cure-teams':
    'Nommez les équipes avec leurs joueurs dans l’ordre des échiquiers ; dans une liste de joueurs, remplissez le club de chacun, avec le même nombre de joueurs par club',
  'fixedTable.odd':
    '{teams} équipes sur {boards} {boards|échiquier|échiquiers} : avec un nombre impair de joueurs quelqu’un est toujours exempt',
  'fixedTable.cure-odd': 'Jouez sur un nombre pair d’échiquiers',
  'fixedTable.cure-order':
    'Les rondes jouées ne suivent pas la table : saisissez les équipes dans l’ordre et avec les échiquiers du début du tournoi',
  'fixedTable.judge-elsewhere': '{players} ne se rencontrent pas à cette ronde de la table',
  'fixedTable.judge-colours': '{players} : la table donne les couleurs dans l’autre sens',
  'fixedTable.judge-missing': '{players} se rencontrent à cette ronde de la table',
  'fixedTable.why-paired': '{players} se rencontrent bien à la ronde {round}',
  'fixedTable.why-before':
    '{players} se sont rencontrés selon la table à la ronde {round}, {white} avec les Blancs',
  'fixedTable.why-later':
    '{players} se rencontrent selon la table à la ronde {round}, {white} avec les Blancs',
  'fixedTable.why-mates': '{players} jouent tous deux pour {team}',
  'fixedTable.why-never':
    '{players} ne se rencontrent pas : la table leur donne d’autres adversaires',
};
