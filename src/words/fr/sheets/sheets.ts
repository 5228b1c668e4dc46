import type { sheets as english } from '../../en/sheets/sheets';
import type { WordsLike } from '../../like';

/** Words that stand in the workbook's sheets. */
export const sheets: WordsLike<typeof english> = {
  'sheet.event': 'Tournoi',
  'sheet.players': 'Joueurs',
  'sheet.round': 'Ronde {round}',
  'sheet.by-name': 'Par nom',
  'sheet.standings': 'Classement',
  'sheet.crosstable': 'Grille américaine',
  'sheet.working': 'Détail {round}',
  'sheet.cards': 'Fiches',
  'sheet.cma': 'CMA',
  'sheet.schedule': 'Calendrier',
  'sheet.cma-title': 'Classement moyen des adversaires après la ronde {round}',
  'sheet.check-in': 'Pointage',
  'sheet.check-in-title': 'Pointage',
  'sheet.check-in-all': 'Pointage toutes sections',
  'sheet.check-in-all-title': 'Pointage, toutes les sections',
  'sheet.by-name-all': 'Par nom toutes sections',
  'sheet.by-name-all-title': 'Appariements par ordre alphabétique, toutes les sections',
  'sheet.by-club': 'Par club',
  'sheet.by-club-title': 'Appariements par club, ronde {round}',
  'sheet.progress': 'Progression',
  'sheet.check': 'Contrôle',
  'sheet.log': 'Journal',

  'sheet.round-title': 'Appariements de la ronde {round}',
  'sheet.round-of': 'Ronde {round} sur {rounds}',
  'sheet.by-name-title': 'Appariements par ordre alphabétique, ronde {round}',
  'sheet.standings-after': 'Classement après la ronde {round}',
  'sheet.functions-missing-kept':
    'Pairsheet n’est pas installé ici : cette liste est telle qu’à l’enregistrement du fichier.',
  'sheet.functions-missing':
    'Pairsheet n’est pas installé ici : cette liste ne peut pas être calculée. Demandez le fichier en valeurs seules, ou ouvrez-le là où Pairsheet est installé.',
  'sheet.standings-final': 'Classement final après {round} {round|ronde|rondes}',
  'sheet.crosstable-after': 'Grille américaine après la ronde {round}',
  'sheet.tie-breaks-by': 'Départages : {codes} ({edition})',
  'sheet.players-title': '{count} {count|joueur|joueurs}',
  'sheet.page': 'Page',
  'sheet.cards-title': 'Fiches des joueurs',
  'sheet.progress-title': 'Progression des premiers',
  'sheet.check-title': 'Contrôle du tournoi : {system}',
  'sheet.working-title': 'Détail de la ronde {round} : {system}',
  'sheet.accelerated': 'accélérée, jusqu’à {points} points fictifs',
  'sheet.rating-corrections': 'Corrections Elo',
  'sheet.rating-corrections-title': 'Résultats corrigés pour le rapport de classement seulement',
  'sheet.rating-corrections-hint':
    'Classement et appariements comptent le résultat d’alors ; le TRF rapporte le résultat corrigé (C.04.2).',
  'sheet.rules-left': 'règlement modifié depuis la ronde {round}',
  'sheet.not-final': 'PROVISOIRE : {count} {count|résultat manque|résultats manquent}',
  'sheet.withdrawn-are': 'abandons : {who}',
};
