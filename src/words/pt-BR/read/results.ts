import type * as english from '../../en/read/results';
import type { HeardLike } from '../../like';

export const results: HeardLike<typeof english.results> = {
  draw: ['empate'],
  whiteWins: ['brancas'],
  blackWins: ['pretas', 'negras'],
  adjourned: ['adiada', 'adiado', 'suspensa'],
  bye: ['bye'],
  halfBye: [],
  fullBye: [],
  zeroBye: ['ausente', 'ausência'],
  forfeit: ['w.o.', 'wo', 'falta'],
  doubleForfeit: ['dupla falta'],
  whiteForfeits: [],
  blackForfeits: [],
};

export const forfeitMarks: readonly string[] = ['f', 'ff', 'falta'];

export const months: readonly string[] = [
  'jan',
  'fev',
  'mar',
  'abr',
  'mai',
  'jun',
  'jul',
  'ago',
  'set',
  'out',
  'nov',
  'dez',
];

export const colourLetters = 'bp';

export const resultKeys: HeardLike<typeof english.resultKeys> = {
  draw: ['e', 'd'],
  doubleForfeit: ['x'],
};
