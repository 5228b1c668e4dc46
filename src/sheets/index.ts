/** The workbook contract: cells ⇄ model, and each output sheet as a plan of writes. */
export * from './plan';
export * from './cells';
export * from './settings';
export { planCells } from './planCells';
export { hasEvent, readEvent, type EventRead } from './read/readEvent';
export { eventPlan, roundPlan } from './write/eventPlan';
export { eventSheet } from './write/eventSheet';
export { playersSheet } from './write/playersSheet';
export { playedRound, roundSheet, type RoundContent } from './write/roundSheet';
export { newRound } from './write/newRound';
export { changeSheets, type Change } from './write/changePlan';
export { byNameSheet } from './write/byNameSheet';
export { logCells, logSheet } from './write/logSheet';
