/** What the system needs only when it is asked about a round: functions, loaded when the first is called. */
export { judge } from './judge';
export { pairRound } from './pairRound';
export { refuseNoPairing, refuseUnfinished } from './refusals';
export { shapesOf } from './shapes';
export { traceOf } from './trace';
export { whyNot } from './whyNot';
