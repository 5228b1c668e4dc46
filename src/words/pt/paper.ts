import type { paper as english } from '../en/paper';
import type { WordsLike } from '../like';

/** Words of what is printed for the room: wall lists, slips, cards. */
export const paper: WordsLike<typeof english> = {
  'sheet.by-table': 'Por mesa',
  'sheet.by-federation': 'Por federação',
  'sheet.by-federation-title': 'Por federação: ronda {round}',
  'sheet.by-rating': 'Por Elo',
  'sheet.by-rating-title': 'Por Elo: ronda {round}',
  'sheet.slips': 'Papeletas',
  'sheet.slips-title': 'Papeletas de resultado da ronda {round}',
  'sheet.table-cards': 'Números de mesa',
  'paper.table': 'Mesa {table}',
  'paper.signature': 'Assinatura',
  'word.half-bye': 'bye de meio ponto',
  'word.full-bye': 'bye de um ponto',

  'pane.lists-standings': 'Classificação e resultados',
  'pane.lists-wall': 'Para a parede, em letras grandes',
  'pane.lists-tables': 'Para as mesas e a receção',
  'pane.write-byTable': 'Por mesa',
  'pane.write-byName': 'Por nome',
  'pane.write-byClub': 'Por clube',
  'pane.write-byFederation': 'Por federação',
  'pane.write-byRating': 'Por Elo',
  'pane.write-slips': 'Papeletas de resultado, quatro por página',
  'pane.write-tableCards': 'Números de mesa',
  'pane.write-checkIn': 'Lista de presenças',
  'pane.written-byTable': 'Lista por mesa da ronda {round} escrita',
  'pane.written-byName': 'Lista por nome da ronda {round} escrita',
  'pane.written-byClub': 'Lista por clube da ronda {round} escrita',
  'pane.written-byFederation': 'Lista por federação da ronda {round} escrita',
  'pane.written-byRating': 'Lista por Elo da ronda {round} escrita',
  'pane.written-slips': 'Papeletas de resultado da ronda {round} escritas',
  'pane.written-tableCards': 'Números de mesa da ronda {round} escritos',
  'pane.written-checkIn': 'Lista de presenças escrita',
};
