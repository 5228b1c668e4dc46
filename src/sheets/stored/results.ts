import { isPlayed } from '../../model/outcomes';
import type { Outcome } from '../../model/types';

/**
 * Results as hidden sheets and digests have them. They are the spellings of the result cells of 0.1.0
 * to 0.4.1; cells may be shown otherwise one day, and what was kept is still read.
 */
const RESULTS: Readonly<Record<string, readonly [Outcome, Outcome | null]>> = {
  '1-0': ['win', 'loss'],
  '½-½': ['draw', 'draw'],
  '0-1': ['loss', 'win'],
  '1-0F': ['forfeitWin', 'forfeitLoss'],
  '0-1F': ['forfeitLoss', 'forfeitWin'],
  '0-0F': ['forfeitLoss', 'forfeitLoss'],
  adj: ['adjourned', 'adjourned'],
  '0-0': ['loss', 'loss'],
  '½-0': ['draw', 'loss'],
  '0-½': ['loss', 'draw'],
  bye: ['pairingBye', null],
  'bye 1': ['fullBye', null],
  'bye ½': ['halfBye', null],
  'bye 0': ['zeroBye', null],
  // Boards of a match at which one player sits alone (since 0.5.0): won, lost, without a result.
  '+': ['forfeitWin', null],
  '-': ['forfeitLoss', null],
  '*': ['pending', null],
};

const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(RESULTS).map(([word, [white, black]]) => [`${white} ${black}`, word]),
);

/** A played game that is not rated has this after its result. */
const UNRATED = 'U';

/** A game without a result is empty; who was absent has a bye of no points. */
export function storedResult(white: Outcome, black: Outcome | null, isUnrated = false): string {
  if (white === 'pending' && black === 'pending') return '';
  const word = WORDS.get(`${white === 'absent' ? 'zeroBye' : white} ${black}`);
  if (word === undefined) throw new Error(`No result has the sides ${white} and ${String(black)}`);
  const isMarked = isUnrated && black !== null && isPlayed(white) && white !== 'adjourned';
  return isMarked ? `${word}${UNRATED}` : word;
}

export interface GameWord {
  readonly white: Outcome;
  readonly black: Outcome | null;
  readonly unrated?: true;
}

/** null: not as we write it. */
export function readStoredResult(text: string): GameWord | null {
  if (text === '') return { white: 'pending', black: 'pending' };
  const isMarked = text.endsWith(UNRATED);
  const word = isMarked ? text.slice(0, -UNRATED.length) : text;
  const sides = Object.hasOwn(RESULTS, word) ? RESULTS[word] : undefined;
  if (!sides) return null;
  const [white, black] = sides;
  return isMarked ? { white, black, unrated: true } : { white, black };
}
