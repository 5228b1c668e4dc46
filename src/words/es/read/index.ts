import * as columns from './columns';
import * as prizes from './prizes';
import { colourLetters, forfeitMarks, months, resultKeys, results } from './results';
import * as settings from './settings';

/** What we understand in this language. */
export const read = {
  ...columns,
  ...prizes,
  ...settings,
  results,
  forfeitMarks,
  months,
  colourLetters,
  resultKeys,
};
