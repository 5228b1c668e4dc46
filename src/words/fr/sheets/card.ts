import type { cardWords as english } from '../../en/sheets/card';
import type { WordsLike } from '../../like';

export const cardWords: WordsLike<typeof english> = {
  'card.number': 'N° app',
  'card.name': 'Nom et prénom',
  'card.rating': 'Élo',
  'card.title': 'Titre',
  'card.fideId': 'Code FIDE',
  'card.federation': 'Fédé',
  'card.club': 'Club',
  'card.born': 'D. nais.',
  'card.place': 'Place',
  'card.round': 'R',
  'card.colour': 'Coul',
  'card.opponent': 'Adversaire',
  'card.result': 'r',
  'card.total': 'Total',
  'card.adjusted': 'Score ajusté',
  'card.final': 'Total final',
  'card.tie-break': 'Dép',
  'card.white': 'B',
  'card.black': 'N',
  'card.exempt': 'exempt',
  'card.absent': 'absent',
};
