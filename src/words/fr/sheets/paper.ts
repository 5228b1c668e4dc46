import type { paper as english } from '../../en/sheets/paper';
import type { WordsLike } from '../../like';

/** Words of what is printed for the room: wall lists, slips, cards. */
export const paper: WordsLike<typeof english> = {
  'sheet.by-table': 'Par table',
  'sheet.by-federation': 'Par fédération',
  'sheet.by-federation-title': 'Appariements par fédération, ronde {round}',
  'sheet.by-rating': 'Par Elo',
  'sheet.by-rating-title': 'Appariements par Elo, ronde {round}',
  'sheet.slips': 'Feuilles de résultat',
  'sheet.slips-title': 'Feuilles de résultat de la ronde {round}',
  'sheet.captain-slips': 'Capitaines',
  'sheet.table-cards': 'Numéros de table',
  'paper.table': 'Table {table}',
  'paper.signature': 'Signature',
  'paper.code-alt': 'Code QR : {text}',
  'paper.log-digest': 'Journal {digest}',

  'sheet.standings-groups': 'Groupes',
  'sheet.standings-groups-title': 'Classement par {column} après la ronde {round}',
  'sheet.standings-group': '{group} : classement après la ronde {round}',
  'paper.age': 'Âge',
  'paper.men': 'Hommes',
  'paper.women': 'Femmes',
};
