import type { pairingCardWords as english } from '../../en/sheets/pairingCard';
import type { WordsLike } from '../../like';

/** Words of the pairing card ('fiche d’appariement') of the French text of 1994. */
export const pairingCardWords: WordsLike<typeof english> = {
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
