import type { WordKey } from '../../words';
import type { Criterion, Definition } from '../dutch/criteria/criterion';
import {
  colourDifferences,
  preferences,
  strongPreferences,
  thirdColours,
} from '../dutch/criteria/colours';
import {
  downfloaters,
  downfloaterScores,
  unplayedRoundsOfBye,
} from '../dutch/criteria/downfloaters';
import {
  movedDownDifferences,
  repeatedResidentDownfloats,
  repeatedUpfloats,
  upfloatDifferences,
} from '../dutch/criteria/floats';

const PREVIOUS = 0;
const TWO_BEFORE = 1;

/** The quality criteria in the order of the text (2.4), each to be minimized. */
export const criteria: readonly Criterion[] = [
  entry('C6', 'dutch2026.C6', downfloaters),
  entry('C7', 'dutch2026.C7', downfloaterScores),
  { article: 'C8', words: 'dutch2026.C8', measure: 'lookAhead' },
  entry('C9', 'dutch2026.C9', unplayedRoundsOfBye),
  colour('C10', 'dutch2026.C10', colourDifferences),
  colour('C11', 'dutch2026.C11', thirdColours),
  colour('C12', 'dutch2026.C12', preferences),
  colour('C13', 'dutch2026.C13', strongPreferences),
  float('C14', 'dutch2026.C14', repeatedResidentDownfloats(PREVIOUS)),
  float('C15', 'dutch2026.C15', repeatedUpfloats(PREVIOUS)),
  float('C16', 'dutch2026.C16', repeatedResidentDownfloats(TWO_BEFORE)),
  float('C17', 'dutch2026.C17', repeatedUpfloats(TWO_BEFORE)),
  float('C18', 'dutch2026.C18', movedDownDifferences(PREVIOUS)),
  float('C19', 'dutch2026.C19', upfloatDifferences(PREVIOUS)),
  float('C20', 'dutch2026.C20', movedDownDifferences(TWO_BEFORE)),
  float('C21', 'dutch2026.C21', upfloatDifferences(TWO_BEFORE)),
];

function entry(article: string, words: WordKey, definition: Definition): Criterion {
  return { article, words, ...definition };
}

function colour(article: string, words: WordKey, definition: Definition): Criterion {
  return { article, words, price: 'colours', ...definition };
}

function float(article: string, words: WordKey, definition: Definition): Criterion {
  return { article, words, price: 'floats', ...definition };
}
