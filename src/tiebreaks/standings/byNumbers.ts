/** Numbers of one text alone, for the functions that are named after them: they take scores, not an event. */
export { quantity } from '../ffe-1998/quantity';
export { QUANTITY_GAMES, QUANTITY_TABLE } from '../ffe-1998/quantityTable';
export {
  berlin,
  TEAM_BERGER_COMBINATIONS,
  teamGamePoints,
  teamMatchPoints,
  teamSonnebornBerger,
  type TeamBergerCombination,
  type TeamMatch,
  type TeamMatches,
} from '../ffe-1998/teams';
