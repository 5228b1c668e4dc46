import type { WordKey } from '../../words';
import type { Criterion, Definition } from '../dutch/criteria/criterion';
import {
  colourDifferences,
  preferences,
  strongPreferences,
  thirdColours,
} from '../dutch/criteria/colours';
import { downfloaters, scoreDifferences } from '../dutch/criteria/downfloaters';
import {
  downfloatDifferences,
  repeatedDownfloats,
  repeatedUpfloats,
  upfloatDifferences,
} from '../dutch/criteria/floats';

const PREVIOUS = 0;
const TWO_BEFORE = 1;

/** The quality criteria in the order of the text, each to be minimized. */
export const criteria: readonly Criterion[] = [
  entry('C.5', 'dutch2016.C.5', downfloaters),
  entry('C.6', 'dutch2016.C.6', scoreDifferences),
  { article: 'C.7', words: 'dutch2016.C.7', measure: 'lookAhead' },
  colour('C.8', 'dutch2016.C.8', colourDifferences),
  colour('C.9', 'dutch2016.C.9', thirdColours),
  colour('C.10', 'dutch2016.C.10', preferences),
  colour('C.11', 'dutch2016.C.11', strongPreferences),
  float('C.12', 'dutch2016.C.12', repeatedDownfloats(PREVIOUS)),
  float('C.13', 'dutch2016.C.13', repeatedUpfloats(PREVIOUS)),
  float('C.14', 'dutch2016.C.14', repeatedDownfloats(TWO_BEFORE)),
  float('C.15', 'dutch2016.C.15', repeatedUpfloats(TWO_BEFORE)),
  float('C.16', 'dutch2016.C.16', downfloatDifferences(PREVIOUS)),
  float('C.17', 'dutch2016.C.17', upfloatDifferences(PREVIOUS)),
  float('C.18', 'dutch2016.C.18', downfloatDifferences(TWO_BEFORE)),
  float('C.19', 'dutch2016.C.19', upfloatDifferences(TWO_BEFORE)),
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
