import type { paper as english } from '../../en/sheets/paper';
import type { WordsLike } from '../../like';

/** Words of what is printed for the room: wall lists, slips, cards. */
export const paper: WordsLike<typeof english> = {
  'sheet.by-table': 'Por mesa',
  'sheet.by-federation': 'Por federação',
  'sheet.by-federation-title': 'Emparceiramentos por federação, ronda {round}',
  'sheet.by-rating': 'Por rating',
  'sheet.by-rating-title': 'Emparceiramentos por rating, ronda {round}',
  'sheet.slips': 'Papeletas',
  'sheet.slips-title': 'Papeletas de resultado da ronda {round}',
  'sheet.captain-slips': 'Capitães',
  'sheet.table-cards': 'Números de mesa',
  'paper.table': 'Mesa {table}',
  'paper.signature': 'Assinatura',
  'paper.code-alt': 'Código QR: {text}',
  'paper.log-digest': 'Registo {digest}',

  'sheet.standings-groups': 'Grupos',
  'sheet.standings-groups-title': 'Classificação por {column} após a ronda {round}',
  'sheet.standings-group': '{group}: classificação após a ronda {round}',
  'paper.age': 'Idade',
  'paper.men': 'Homens',
  'paper.women': 'Mulheres',
};
