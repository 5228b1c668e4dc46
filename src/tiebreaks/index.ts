/** Tie-breaks: the table of all stands in `ffe-1998/catalogue.ts`, one file per family beside it. */
export { computeTieBreak, tieBreakOutcome } from './compute';
export { DEFAULT_EDITION, EDITIONS, editionById, entryOf, findTieBreak } from './editions';
export { Field } from './field';
export { rankField, standings } from './standings';
export type { Standings, StandingsRequest, StandingsRow } from './standings';
export * from './types';
