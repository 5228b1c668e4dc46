import * as columns from './columns';
import { colourLetters, forfeitMarks, months, results } from './results';
import * as settings from './settings';

/** What we understand in this language. */
export const read = { ...columns, ...settings, results, forfeitMarks, months, colourLetters };
