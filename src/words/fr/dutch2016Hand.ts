import type { dutch2016Hand as english } from '../en/dutch2016Hand';
import type { WordsLike } from '../like';

/** Dutch 2016: a bracket worked by hand. What the table has in common with others: `byHand.ts`. */
export const dutch2016Hand: WordsLike<typeof english> = {
  'dutch2016.hand.homogeneous': 'À la main : niveau homogène, MaxPaires = {maxPairs}',
  'dutch2016.hand.heterogeneous':
    'À la main : niveau hétérogène, M0 = {m0}, MaxPaires = {maxPairs}, M1 = {m1}',
  'dutch2016.hand.only': 'À la main : il n’y a qu’un candidat, {pairs}',
  'dutch2016.hand.subgroups': 'S1 et S2 avant toute modification',
  'dutch2016.hand.bsn': 'NAN',
  'dutch2016.hand.s1': 'S1',
  'dutch2016.hand.s2': 'S2',
  'dutch2016.hand.limbo': 'Dans les limbes au départ : {players}',
  'dutch2016.hand.remainder': 'Niveau résiduel après {pairs} : S1R = {s1} ; S2R = {s2}',
  'dutch2016.hand.found': 'Le candidat {walked} sur {total} est accepté',
  'dutch2016.hand.givenUp':
    'Trop long à la main : le candidat accepté vient après les {walked} premiers sur {total}',
  'dutch2016.hand.large':
    'À la main : le candidat {walked} sur {total} est accepté ; avec {size} joueurs, la liste est trop longue pour être montrée',
  'dutch2016.hand.tooLarge':
    'À la main : avec {size} joueurs il y a {total} candidats ; la liste est trop longue',
  'dutch2016.hand.gap': 'encore {count} candidats, tous refusés de la même façon',
  'dutch2016.hand.gapOpen': 'les suivants ne sont pas listés',
  'dutch2016.hand.d2': 'D.2 : {left} ↔ {came}',
  'dutch2016.hand.d3': 'D.3 : {s1} ↔ {limbo}',
  'dutch2016.hand.d3d2': 'D.3 : {s1} ↔ {limbo} ; D.2 : {left} ↔ {came}',
  'dutch2016.hand.met': '{players} se sont déjà rencontrés',
  'dutch2016.hand.keptApart': '{players} sont séparés par la liste de l’arbitre',
  'dutch2016.hand.sameAbsolute': '{players} ont tous deux une préférence absolue pour {colour}',
  'dutch2016.hand.notComplete':
    'si {players} flottent, le reste de la ronde ne peut pas être apparié',
  'dutch2016.hand.worse': '{criterion} : {found} au lieu de {best}',
  'dutch2016.hand.worseAlready': '{criterion} : déjà {found} au lieu de {best}',
};
