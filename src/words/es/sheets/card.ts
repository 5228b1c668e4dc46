import type { cardWords as english } from '../../en/sheets/card';
import type { WordsLike } from '../../like';

export const cardWords: WordsLike<typeof english> = {
  'card.number': 'N.º inicial',
  'card.name': 'Nombre',
  'card.rating': 'Elo',
  'card.title': 'Título',
  'card.fideId': 'ID FIDE',
  'card.federation': 'Fed.',
  'card.club': 'Club',
  'card.born': 'Nacimiento',
  'card.place': 'Puesto',
  'card.round': 'R',
  'card.colour': 'Color',
  'card.opponent': 'Rival',
  'card.result': 'r',
  'card.total': 'Total',
  'card.adjusted': 'Puntos ajustados',
  'card.final': 'Total final',
  'card.tie-break': 'Desemp.',
  'card.white': 'B',
  'card.black': 'N',
  'card.exempt': 'bye',
  'card.absent': 'ausente',
};
