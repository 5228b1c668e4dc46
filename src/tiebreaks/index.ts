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
/** Numbers of one text alone, for the functions that are named after them. */
export { quantity } from './ffe-1998/quantity';
export { QUANTITY_GAMES, QUANTITY_TABLE } from './ffe-1998/quantityTable';
export {
  berlin,
  TEAM_BERGER_COMBINATIONS,
  teamGamePoints,
  teamMatchPoints,
  teamSonnebornBerger,
  type TeamBergerCombination,
  type TeamMatch,
  type TeamMatches,
} from './ffe-1998/teams';
export { Field } from './field';
export { defaultListFor, presetsFor, type EventKind } from './listsByKind';
export { nearestCodes } from './nearest';
export { rankField, standings } from './standings';
export type { StandingsRow } from './ranking';
export type { Standings, StandingsRequest } from './standings';
export * from './types';
