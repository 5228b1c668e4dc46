/**
 * Whether Excel is to calculate everything when it opens a file. It then asks for our functions before the
 * add-in has given them, and shows `#NAME?` instead of the values in the file, often for good (office-js
 * #4502, #5408, #6611). So it is asked for only where a value in the file may be out of date.
 */

/** The engine of today's Excel: a file of an older one would be calculated anew, whatever it says. */
export const ENGINE = '191029';

const OURS = /(?:_xldudf_)?CHESS[._]/i;
const ASKS_VERSION = /^=?(?:IF|IFERROR)\([^"]*CHESS[._]VERSION\(\)(?:(?!CHESS).)*$/is;

/** Formulas of which nobody here knows what they show. */
export const isForeign = (formula: string): boolean => !OURS.test(formula);

/** The line that says that functions are missing: what it shows does not depend on the event. */
export const isVersionLine = (formula: string): boolean => ASKS_VERSION.test(formula);
