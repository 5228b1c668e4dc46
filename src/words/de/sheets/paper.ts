import type { paper as english } from '../../en/sheets/paper';
import type { WordsLike } from '../../like';

/** Words of what is printed for the room: wall lists, slips, cards. */
export const paper: WordsLike<typeof english> = {
  'sheet.by-table': 'Nach Tischen',
  'sheet.by-federation': 'Nach Föderation',
  'sheet.by-federation-title': 'Paarungen nach Föderation, Runde {round}',
  'sheet.by-rating': 'Nach Elo',
  'sheet.by-rating-title': 'Paarungen nach Elo, Runde {round}',
  'sheet.slips': 'Ergebniszettel',
  'sheet.slips-title': 'Ergebniszettel der Runde {round}',
  'sheet.captain-slips': 'Mannschaftsführer',
  'sheet.table-cards': 'Tischkarten',
  'paper.table': 'Tisch {table}',
  'paper.signature': 'Unterschrift',
  'paper.code-alt': 'QR-Code: {text}',
  'paper.log-digest': 'Protokoll {digest}',

  'sheet.standings-groups': 'Gruppen',
  'sheet.standings-groups-title': 'Rangliste nach {column} nach Runde {round}',
  'sheet.standings-group': '{group}: Rangliste nach Runde {round}',
  'paper.age': 'Alter',
  'paper.men': 'Männer',
  'paper.women': 'Frauen',
};
