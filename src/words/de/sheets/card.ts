import type { cardWords as english } from '../../en/sheets/card';
import type { WordsLike } from '../../like';

export const cardWords: WordsLike<typeof english> = {
  'card.number': 'Startnr.',
  'card.name': 'Name',
  'card.rating': 'Wertungszahl',
  'card.title': 'Titel',
  'card.fideId': 'FIDE-ID',
  'card.federation': 'Föd.',
  'card.club': 'Verein',
  'card.born': 'Geboren',
  'card.place': 'Platz',
  'card.round': 'R',
  'card.colour': 'Farbe',
  'card.opponent': 'Gegner',
  'card.result': 'E',
  'card.total': 'Summe',
  'card.adjusted': 'Angepasste Punkte',
  'card.final': 'Endsumme',
  'card.tie-break': 'Feinw.',
  'card.white': 'W',
  'card.black': 'S',
  'card.exempt': 'spielfrei',
  'card.absent': 'abwesend',
};
