import type { KeysAfter } from '../../words';
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
  entry('C.5', downfloaters),
  entry('C.6', scoreDifferences),
  { article: 'C.7', words: 'dutch2016.C.7', measure: 'lookAhead' },
  entry('C.8', colourDifferences),
  entry('C.9', thirdColours),
  entry('C.10', preferences),
  entry('C.11', strongPreferences),
  entry('C.12', repeatedDownfloats(PREVIOUS)),
  entry('C.13', repeatedUpfloats(PREVIOUS)),
  entry('C.14', repeatedDownfloats(TWO_BEFORE)),
  entry('C.15', repeatedUpfloats(TWO_BEFORE)),
  entry('C.16', downfloatDifferences(PREVIOUS)),
  entry('C.17', upfloatDifferences(PREVIOUS)),
  entry('C.18', downfloatDifferences(TWO_BEFORE)),
  entry('C.19', upfloatDifferences(TWO_BEFORE)),
];

function entry(
  article: Extract<KeysAfter<'dutch2016.'>, `C.${number}`>,
  definition: Definition,
): Criterion {
  return { article, words: `dutch2016.${article}`, ...definition };
}
