import type { Phrasebook } from '../phrasebook';

/** Words of the pairing card ("fiche d'appariement") of the French text of 1994. */
export const pairingCardWords = {
  'card.number': { en: 'Pairing no.', fr: 'N° app', pt: 'N.º' },
  'card.name': { en: 'Name', fr: 'Nom et prénom', pt: 'Nome' },
  'card.rating': { en: 'Rating', fr: 'Élo', pt: 'Elo' },
  'card.title': { en: 'Title', fr: 'Titre', pt: 'Título' },
  'card.fideId': { en: 'FIDE ID', fr: 'Code FIDE', pt: 'Código FIDE' },
  'card.federation': { en: 'Fed.', fr: 'Fédé', pt: 'Fed.' },
  'card.club': { en: 'Club', fr: 'Club', pt: 'Clube' },
  'card.born': { en: 'Born', fr: 'D. nais.', pt: 'Nascimento' },
  'card.place': { en: 'Place', fr: 'Place', pt: 'Lugar' },
  'card.round': { en: 'R', fr: 'R', pt: 'R' },
  'card.colour': { en: 'Col', fr: 'Coul', pt: 'Cor' },
  'card.opponent': { en: 'Opponent', fr: 'Adversaire', pt: 'Adversário' },
  'card.result': { en: 'r', fr: 'r', pt: 'r' },
  'card.total': { en: 'Total', fr: 'Total', pt: 'Total' },
  'card.adjusted': { en: 'Adjusted score', fr: 'Score ajusté', pt: 'Pontuação ajustada' },
  'card.final': { en: 'Final total', fr: 'Total final', pt: 'Total final' },
  'card.tie-break': { en: 'Tie-br.', fr: 'Dép', pt: 'Desemp.' },
  'card.white': { en: 'W', fr: 'B', pt: 'B' },
  'card.black': { en: 'B', fr: 'N', pt: 'P' },
  'card.exempt': { en: 'bye', fr: 'exempt', pt: 'isento' },
  'card.absent': { en: 'absent', fr: 'absent', pt: 'ausente' },
} satisfies Phrasebook;
