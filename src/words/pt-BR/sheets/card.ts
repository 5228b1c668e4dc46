import type { cardWords as english } from '../../en/sheets/card';
import type { WordsLike } from '../../like';

export const cardWords: WordsLike<typeof english> = {
  'card.number': 'N.º',
  'card.name': 'Nome',
  'card.rating': 'Rating',
  'card.title': 'Título',
  'card.fideId': 'ID FIDE',
  'card.federation': 'Fed.',
  'card.club': 'Clube',
  'card.born': 'Nascimento',
  'card.place': 'Lugar',
  'card.round': 'R',
  'card.colour': 'Cor',
  'card.opponent': 'Adversário',
  'card.result': 'r',
  'card.total': 'Total',
  'card.adjusted': 'Pontuação ajustada',
  'card.final': 'Total final',
  'card.tie-break': 'Desemp.',
  'card.white': 'B',
  'card.black': 'P',
  'card.exempt': 'bye',
  'card.absent': 'ausente',
};
