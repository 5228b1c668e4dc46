/** The workbook contract: cells ⇄ model, and each output sheet as a plan of writes. */
export * from './plan';
export * from './cells';
export * from './settings';
export {
  inSection,
  isSameSection,
  isSectionName,
  sectionId,
  UNNAMED,
  type Section,
} from './section';
export { cellsOfSection, sectionsIn } from './read/readSections';
export { planCells } from './planCells';
export { changesSince, withRecorded, type LineChange, type RoundRecord } from './record';
export { seated } from './seated';
export { tablesMoved } from './published';
export { roundLines, type RoundLine } from './roundLines';
export { hasEvent, readEvent, type EventRead } from './read/readEvent';
export { eventPlan, roundPlan } from './write/eventPlan';
export { eventSheet } from './write/eventSheet';
export { playersSheet } from './write/playersSheet';
export { roundContentOf, roundSheet, type RoundContent } from './write/roundSheet';
export { newRound } from './write/newRound';
export { tidyResults } from './write/tidyResults';
export { changeSheets, charterAfter, eventCells, type Change } from './write/changePlan';
export * from './charter';
export * from './rollRecord';
export { charterSheet } from './write/charterSheet';
export { trailText } from './trailText';
export { byNameSheet, byTableSheet, wallSheet, type WallOrder } from './write/wallSheet';
export { slipsSheet } from './write/slipsSheet';
export { tableCardsSheet } from './write/tableCardsSheet';
export { logCells, logSheet } from './write/logSheet';
export { standingsSheet } from './write/standingsSheet';
export { crosstableSheet } from './write/crosstableSheet';
export { progressSheet } from './write/progressSheet';
export { cardsSheet } from './write/cardsSheet';
export { workingSheet } from './write/workingSheet';
export { checkSheet, type Finding } from './write/checkSheet';
export { listAsCsv } from './write/csv';
export { adoptList, type AdoptedList } from './read/adoptList';
export { newEvent, type NewEvent } from './newEvent';
export { drawInitialColour } from './lots';
export {
  readClaimedPoints,
  readPublished,
  type PublishedPlayer,
  type PublishedList,
} from './read/readPublished';
export { compareStandings, type ComparedList, type StandingsDifference } from './compareStandings';
