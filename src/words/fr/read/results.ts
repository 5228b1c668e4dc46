import type * as english from '../../en/read/results';
import type { HeardLike } from '../../like';

export const results: HeardLike<typeof english.results> = {
  draw: ['nul', 'nulle', 'partie nulle', 'x', 'x-x', 'n', 'n-n'],
  whiteWins: ['blanc', 'blancs'],
  blackWins: ['noir', 'noirs'],
  adjourned: ['aj', 'ajournée', 'ajourné'],
  bye: ['exe', 'exempt', 'exempte'],
  halfBye: [],
  fullBye: [],
  zeroBye: ['absent', 'absente', 'abs', 'absence'],
  forfeit: ['forfait'],
  doubleForfeit: ['double forfait', 'f-f'],
  whiteForfeits: ['forfait blancs', 'forfait blanc', 'f-1'],
  blackForfeits: ['forfait noirs', 'forfait noir', '1-f'],
};

export const forfeitMarks: readonly string[] = ['f', 'ff', 'forfait'];

export const months: readonly string[] = [
  'jan',
  'fév',
  'fev',
  'mar',
  'avr',
  'mai',
  'jui',
  'aoû',
  'aou',
  'sep',
  'oct',
  'nov',
  'déc',
  'dec',
];

export const colourLetters = 'bn';

/** `X` est la nulle, comme sur les grilles de la fédération. */
export const resultKeys: HeardLike<typeof english.resultKeys> = {
  draw: ['x', 'n', 'd'],
  doubleForfeit: ['f'],
};
