/** What the system needs only when it is asked about a round: functions, loaded when the first is called. */
export { fieldOf } from './field';
export { judge } from './judge';
export { pairRound } from './pairRound';
export { missingResults, noLegalRound } from './refusals';
export { shapesOf } from './shapes';
export { traceOf } from './trace';
export { walkRound } from './walk';
export { whyNot } from './whyNot';
