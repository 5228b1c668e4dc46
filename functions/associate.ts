import { TIE_BREAKS } from './tieBreaks/tieBreaks';

/** Gives office.js the functions of the table, as the build does with those that have JSDoc. */
for (const [id, fn] of Object.entries(TIE_BREAKS)) CustomFunctions.associate(id, fn);
