import type { paper as english } from '../en/paper';
import type { WordsLike } from '../like';

/** Words of what is printed for the room: wall lists, slips, cards. */
export const paper: WordsLike<typeof english> = {
  'sheet.by-table': 'Par table',
  'sheet.by-federation': 'Par fédération',
  'sheet.by-federation-title': 'Par fédération : ronde {round}',
  'sheet.by-rating': 'Par Elo',
  'sheet.by-rating-title': 'Par Elo : ronde {round}',
  'sheet.slips': 'Coupons',
  'sheet.slips-title': 'Coupons de résultat de la ronde {round}',
  'sheet.table-cards': 'Numéros de table',
  'paper.table': 'Table {table}',
  'paper.signature': 'Signature',
  'word.half-bye': 'bye d’un demi-point',
  'word.full-bye': 'bye d’un point',

  'pane.lists-standings': 'Classement et résultats',
  'pane.lists-wall': 'À afficher, en gros caractères',
  'pane.lists-tables': 'Pour les tables et l’accueil',
  'pane.write-byTable': 'Par table',
  'pane.write-byName': 'Par nom',
  'pane.write-byClub': 'Par club',
  'pane.write-byFederation': 'Par fédération',
  'pane.write-byRating': 'Par Elo',
  'pane.write-slips': 'Coupons de résultat, quatre par page',
  'pane.write-tableCards': 'Numéros de table',
  'pane.write-checkIn': 'Liste de pointage',
  'pane.written-byTable': 'Affichage par table de la ronde {round} écrit',
  'pane.written-byName': 'Affichage par nom de la ronde {round} écrit',
  'pane.written-byClub': 'Affichage par club de la ronde {round} écrit',
  'pane.written-byFederation': 'Affichage par fédération de la ronde {round} écrit',
  'pane.written-byRating': 'Affichage par Elo de la ronde {round} écrit',
  'pane.written-slips': 'Coupons de résultat de la ronde {round} écrits',
  'pane.written-tableCards': 'Numéros de table de la ronde {round} écrits',
  'pane.written-checkIn': 'Liste de pointage écrite',
};
