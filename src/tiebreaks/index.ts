/** Tie-breaks: an edition is an object; `editions.ts` is the registry, one folder each beside it. */
export { computeTieBreak, tieBreakOutcome } from './compute';
export {
  EDITION_IDS,
  EDITION_OF_OLD_WORKBOOKS,
  EDITIONS,
  editionById,
  editionInForce,
  editionWith,
  entryOf,
  findTieBreak,
  NEWEST_EDITION,
} from './editions';
export { Field } from './field';
export { defaultListFor, presetsFor, type EventKind } from './listsByKind';
export { nearestCodes } from './nearest';
export { rankField, standings } from './standings';
export type { StandingsRow } from './ranking';
export type { Standings, StandingsRequest } from './standings';
export * from './types';
