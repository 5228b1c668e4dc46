import type { samples as english } from '../../en/course/samples';
import type { WordsLike } from '../../like';

export const samples: WordsLike<typeof english> = {
  'sample.dubov-1997-columns.title': 'Dubov 1997 : les deux colonnes, 8 joueurs, ronde 2',
  'sample.dubov-1997-everything.title':
    'Dubov 1997 : presque tous les articles en une ronde, 15 joueurs, ronde 4',
  'sample.club.name': 'Soirée de club : 12 joueurs, avant la ronde 1',
  'sample.open.name': 'Open : 60 joueurs, 4 rondes sur 9 jouées',
  'sample.french.name': 'Système français 1994 : 24 joueurs, 3 rondes sur 7 jouées',
  'sample.french-1994-baf77-1.title': 'BAF 77, exemple 1 : forcer la préférence faible',
  'sample.french-1994-baf77-1.exercise':
    'Apparier la ronde 4. Au niveau à 2 points, 1, 4, 5, 11 et 14 : 4-1 et 11-5, et 14 descend. Sans le BAF 77 ce serait 5-1 et 4-11.',
  'sample.french-1994-baf77-2.title': 'BAF 77, exemple 2 : les permutations avant les échanges',
  'sample.french-1994-baf77-2.exercise':
    'Apparier la ronde 4. Au niveau à 1½ point, 1, 5, 7, 8, 9, 12 et 13 : 1-13, 5-8 et 12-7, et 9 descend. Sans le BAF 77 ce serait 1-8, 5-12 et 9-7.',
  'sample.french-1994-baf78-forfeit.title': 'BAF 78 : un forfait et les flotteurs',
  'sample.french-1994-baf78-forfeit.exercise':
    'Apparier la ronde 4 : le 3 (2½) rencontre le 10 (3). Saisir 1-0F : le 3 devient flotteur descendant, le 10 n’est plus flotteur, et ni couleur ni adversaire ne comptent.',
  'sample.french-1994-baf78-adjourned.title': 'BAF 78 : une partie ajournée et les flotteurs',
  'sample.french-1994-baf78-adjourned.exercise':
    'Marquer la partie 2-1 de la ronde 4 comme ajournée (adj) et apparier la ronde 5 : le 2 compte pour 3 points et rencontre le 11 (3), aucun n’est flotteur. Puis donner le gain au 2 : les flotteurs ne changent pas.',
  'sample.tie-breaks-ffe-1998.title': 'Départages : les exemples du texte français (FFE-1998)',
  'sample.events.title': 'Tournois pour essayer',
  'sample.course.title': 'Exercice de stage',
  'sample.sections.title': 'Deux sections dans un classeur',
  'sample.sections.note': '60 et 10 joueurs, chaque section avec ses feuilles et ses paramètres.',
  'sample.open-60.title': 'Open de 60 joueurs en cours',
  'sample.open-200.title': 'Open de 200 joueurs',
  'sample.systems.title': 'Autres systèmes d’appariement',
  'sample.dutch-2012.title': 'Système hollandais 2012 (C.04.1, Istanbul 2012)',
  'sample.dutch-2011.title': 'Système hollandais 2011 (C.04.1, Cracovie 2011)',
  'sample.dubov-1997.title': 'Dubov 1997',
  'sample.french-1994.title': 'Système français 1994 (suisse au Elo)',
  'sample.course-dubov-1997.title': 'Cours : Dubov 1997',
  'sample.course-french-1994.title': 'Cours : système français 1994, les exemples du texte',
  'sample.course-tie-breaks.title': 'Cours : départages',
  'sample.stands':
    '{players} {players|joueur|joueurs}, {rounds} {rounds|ronde|rondes}, {paired} {paired|jouée|jouées}',
  'sample.pair-and-read': 'Apparier la ronde et lire comment jouent les articles',
  'sample.course-sheets':
    '{sheets} {sheets|feuille|feuilles} : la valeur du texte à côté de la fonction qui la retrouve',
};
