import type * as english from '../../en/read/results';
import type { HeardLike } from '../../like';

export const results: HeardLike<typeof english.results> = {
  draw: ['nul', 'nulle', 'partie nulle'],
  whiteWins: ['blanc', 'blancs'],
  blackWins: ['noir', 'noirs'],
  adjourned: ['aj', 'ajournée', 'ajourné'],
  bye: ['exe', 'exempt', 'exempte'],
  halfBye: [],
  fullBye: [],
  zeroBye: ['absent', 'absente', 'abs', 'absence'],
  forfeit: ['forfait'],
  doubleForfeit: ['double forfait'],
  whiteForfeits: ['forfait blancs', 'forfait blanc'],
  blackForfeits: ['forfait noirs', 'forfait noir'],
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
