import type { dutchHand as english } from '../../../en/pairing/dutch/dutchHand';
import type { WordsLike } from '../../../like';

/** Dutch since 2016: a bracket worked by hand. What the table has in common with others: `byHand.ts`. */
export const dutchHand: WordsLike<typeof english> = {
  'dutch.hand.homogeneous': 'À la main : niveau homogène, MaxPaires = {maxPairs}',
  'dutch.hand.heterogeneous':
    'À la main : niveau hétérogène, M0 = {m0}, MaxPaires = {maxPairs}, M1 = {m1}',
  'dutch.hand.only': 'À la main : il n’y a qu’un candidat, {pairs}',
  'dutch.hand.subgroups': 'S1 et S2 avant toute modification',
  'dutch.hand.bsn': 'NAN',
  'dutch.hand.s1': 'S1',
  'dutch.hand.s2': 'S2',
  'dutch.hand.limbo': 'Dans les limbes au départ : {players}',
  'dutch.hand.remainder': 'Niveau résiduel après {pairs} : S1R = {s1} ; S2R = {s2}',
  'dutch.hand.found': 'Le candidat {walked} sur {total} est accepté',
  'dutch.hand.givenUp':
    'Trop long à la main : le candidat accepté vient après les {walked} premiers sur {total}',
  'dutch.hand.large':
    'À la main : le candidat {walked} sur {total} est accepté ; avec {size} joueurs, la liste est trop longue pour être montrée',
  'dutch.hand.tooLarge':
    'À la main : avec {size} joueurs il y a {total} candidats ; la liste est trop longue',
  'dutch.hand.gap': 'encore {count} candidats, tous refusés de la même façon',
  'dutch.hand.gapOpen': 'les suivants ne sont pas listés',
  'dutch.hand.met': '{players} se sont déjà rencontrés',
  'dutch.hand.keptApart': '{players} ne doivent pas se rencontrer (liste de l’arbitre)',
  'dutch.hand.sameAbsolute': '{players} ont tous deux une préférence absolue pour {colour}',
  'dutch.hand.notComplete': 'si {players} flottent, le reste de la ronde ne peut pas être apparié',
  'dutch.hand.worse': '{criterion} : {found} au lieu de {best}',
  'dutch.hand.worseAlready': '{criterion} : déjà {found} au lieu de {best}',
  'dutch.hand.byeScore': 'si {players} flottent, l’exempt ne peut pas avoir un score de {score}',
};
