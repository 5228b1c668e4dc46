/** The core from outside: files in and out, the checked tournament, pairings, standings, words. */
export * from './model/types';
export * from './model/tournament';
export { check } from './model/check';
export { taskFor } from './model/taskFor';
export type { Checked, Place, Problem } from './model/problems';
export type { RawTournament } from './model/raw';
export { decodeTrf } from './formats/trf/decode';
export { parseTrf } from './formats/trf/parseTrf';
export { makeTrf } from './formats/trf/write/makeTrf';
export { SYSTEMS, systemById } from './systems';
export type { PairingResult, PairingSystem } from './systems/system';
export { standings } from './tiebreaks/standings/standings';
export { wordsOf } from './words';
export { sayReason } from './explain/phrasebook';
export { stepsAsText } from './explain/text';
export { sayPlace, sayProblem } from './explain/sayProblem';
