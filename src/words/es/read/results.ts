import type * as english from '../../en/read/results';
import type { HeardLike } from '../../like';

export const results: HeardLike<typeof english.results> = {
  draw: ['tablas'],
  whiteWins: ['blancas'],
  blackWins: ['negras'],
  adjourned: ['aplazada', 'aplazado'],
  bye: ['descansa', 'exento'],
  halfBye: ['medio punto'],
  fullBye: [],
  zeroBye: ['ausente', 'ausencia'],
  forfeit: ['incomparecencia', 'incomp', 'no presentado'],
  doubleForfeit: ['doble incomparecencia'],
  whiteForfeits: [],
  blackForfeits: [],
};

export const forfeitMarks: readonly string[] = ['f', 'ff', 'i', 'np'];

export const months: readonly string[] = [
  'ene',
  'feb',
  'mar',
  'abr',
  'may',
  'jun',
  'jul',
  'ago',
  'sep',
  'oct',
  'nov',
  'dic',
];

export const colourLetters = 'bn';

export const resultKeys: HeardLike<typeof english.resultKeys> = {
  // Not `t` of tablas: that key goes to a table.
  draw: ['e'],
  doubleForfeit: ['x'],
};
