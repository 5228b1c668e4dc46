import type * as english from '../../en/read/prizes';
import type { ReadLike } from '../../like';

/** Headers of a table of prizes. */
export const prizeColumns: ReadLike<typeof english.prizeColumns> = {
  prize: ['Prix', 'nom du prix'],
  place: ['Place', 'rang'],
  value: ['Montant', 'valeur', 'somme'],
  share: ['Partage'],
  rating: ['Elo', 'classement elo'],
  age: ['Âge', 'categorie dage'],
  born: ['Né(e)', 'naissance', 'annee de naissance'],
  sex: ['Sexe', 'genre'],
};

/** Rules for prizes, and whom they are for. */
export const prizeWords: ReadLike<typeof english.prizeWords> = {
  one: ['Un', 'un prix'],
  several: ['Plusieurs'],
  value: ['Valeur'],
  order: ['Ordre'],
  none: ['Aucun', 'non'],
  equal: ['Égal', 'egalement', 'parts egales'],
  hort: ['Hort'],
  women: ['Femmes', 'femme', 'feminin', 'filles', 'dames'],
  men: ['Hommes', 'homme', 'h', 'masculin', 'garcons'],
  unrated: ['Non classé', 'nc', 'sans elo'],
};
