import type * as english from '../../en/read/results';
import type { HeardLike } from '../../like';

export const results: HeardLike<typeof english.results> = {
  draw: ['remis', 'unentschieden'],
  whiteWins: ['weiß', 'weiss'],
  blackWins: ['schwarz'],
  adjourned: ['verlegt', 'hängepartie', 'vertagt'],
  bye: ['spielfrei', 'freilos', 'frei'],
  halfBye: ['halber punkt'],
  fullBye: ['ganzer punkt'],
  zeroBye: ['abwesend', 'fehlt', 'entschuldigt'],
  forfeit: ['kampflos', 'kl'],
  doubleForfeit: ['beide kampflos'],
  whiteForfeits: [],
  blackForfeits: [],
};

export const forfeitMarks: readonly string[] = ['k', 'kl', 'kampflos'];

export const months: readonly string[] = [
  'jan',
  'feb',
  'mär',
  'apr',
  'mai',
  'jun',
  'jul',
  'aug',
  'sep',
  'okt',
  'nov',
  'dez',
];

export const colourLetters = 'ws';

export const resultKeys: HeardLike<typeof english.resultKeys> = {
  draw: ['r', 'u'],
  doubleForfeit: ['x'],
};
