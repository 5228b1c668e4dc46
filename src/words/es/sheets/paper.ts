import type { paper as english } from '../../en/sheets/paper';
import type { WordsLike } from '../../like';

/** Words of what is printed for the room: wall lists, slips, cards. */
export const paper: WordsLike<typeof english> = {
  'sheet.by-table': 'Por mesas',
  'sheet.by-federation': 'Por federación',
  'sheet.by-federation-title': 'Emparejamientos por federación, ronda {round}',
  'sheet.by-rating': 'Por Elo',
  'sheet.by-rating-title': 'Emparejamientos por Elo, ronda {round}',
  'sheet.slips': 'Papeletas',
  'sheet.slips-title': 'Papeletas de resultado de la ronda {round}',
  'sheet.captain-slips': 'Capitanes',
  'sheet.table-cards': 'Tarjetas de mesa',
  'paper.table': 'Mesa {table}',
  'paper.signature': 'Firma',
  'paper.code-alt': 'Código QR: {text}',
  'paper.log-digest': 'Registro {digest}',

  'sheet.standings-groups': 'Grupos',
  'sheet.standings-groups-title': 'Clasificación por {column} tras la ronda {round}',
  'sheet.standings-group': '{group}: clasificación tras la ronda {round}',
  'paper.age': 'Edad',
  'paper.men': 'Hombres',
  'paper.women': 'Mujeres',
};
