/** Words for a result, as people type them in place of `1-0`, `bye` …; capitals and accents do not matter. */
export const results = {
  draw: ['draw', 'drawn', 'remis'],
  whiteWins: ['white', 'white wins'],
  blackWins: ['black', 'black wins'],
  adjourned: ['adj', 'adjourned'],
  bye: ['bye'],
  halfBye: ['half bye', 'half-point bye', 'bye ='],
  fullBye: ['full bye', 'full-point bye'],
  zeroBye: ['zero bye', 'zero-point bye', 'absent', 'abs', 'absence'],
  /** A forfeit, but whose? */
  forfeit: ['forfeit', 'ff'],
  doubleForfeit: ['double forfeit'],
  whiteForfeits: [],
  blackForfeits: [],
} as const;

/** After the sides of a game that was not played, also in brackets: `1-0F`. */
export const forfeitMarks = ['f', 'ff', 'k', 'forfeit'] as const;

/** How the names of the months begin, in what Excel makes of a typed `1-2`. */
export const months = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
] as const;

/** The letters of the colours in a crosstable, White first. */
export const colourLetters = 'wb';

/** Keys of the pane that are letters: what the arbiters of the language write for it. */
export const resultKeys = { draw: ['d'], doubleForfeit: ['x'] } as const;
