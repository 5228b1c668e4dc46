import type { Outcome } from '../../model/types';

/** Columns of a 001 line, counted from 0: [first, one past the last]. */
export const TRF_COLUMNS = {
  no: [4, 8],
  sex: [9, 10],
  title: [10, 13],
  name: [14, 47],
  rating: [48, 52],
  federation: [53, 56],
  fideId: [57, 68],
  born: [69, 79],
  points: [80, 84],
  rank: [85, 89],
} as const;

/** Where round 1 stands, and how far it is to the next: `NNNN c r` and two spaces. */
export const FIRST_ROUND_COLUMN = 91;
export const ROUND_WIDTH = 10;
export const ENTRY_WIDTH = 8;

/** Codes with an opponent. `W D L`: played, not rated; `?`: not finished; `*`: no result yet. */
export const GAME_CODES: Readonly<Record<string, Outcome>> = {
  '1': 'win',
  W: 'win',
  '=': 'draw',
  D: 'draw',
  '0': 'loss',
  L: 'loss',
  '+': 'forfeitWin',
  '-': 'forfeitLoss',
  '?': 'adjourned',
  '*': 'pending',
  ' ': 'pending',
};

export const UNRATED_CODES: Readonly<Partial<Record<Outcome, string>>> = {
  win: 'W',
  draw: 'D',
  loss: 'L',
};

/** Codes without one. `+`, `=`, `-` are those of JaVaFo 1.x, from before TRF16. */
export const BYE_CODES: Readonly<Record<string, Outcome>> = {
  U: 'pairingBye',
  '+': 'pairingBye',
  F: 'fullBye',
  H: 'halfBye',
  '=': 'halfBye',
  Z: 'zeroBye',
  '-': 'zeroBye',
  ' ': 'zeroBye',
};

/** Titles of TRF files older than the full abbreviations. */
export const SHORT_TITLES: Readonly<Record<string, string>> = {
  G: 'GM',
  M: 'IM',
  F: 'FM',
  C: 'CM',
  WG: 'WGM',
  WM: 'WIM',
  WF: 'WFM',
  WC: 'WCM',
};

/** Lines of one text each, by their code. */
export const INFO_LINES = {
  '012': 'name',
  '022': 'place',
  '032': 'federation',
  '042': 'start',
  '052': 'end',
  '092': 'kind',
  '102': 'arbiter',
  '122': 'timeControl',
} as const;

/** Numbers of players, of rated players and of teams: counted anew on writing. */
export const COUNT_LINES = ['062', '072', '082'] as const;
