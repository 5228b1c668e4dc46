/** What the system needs only when it is asked about a round: functions, loaded when the first is called. */
export { brokenBy, judge } from './judge';
export { pairByLadder } from './pairRound';
export { shapesOf } from './shapes';
export { whyBye } from './whyBye';
export { whyNot } from './whyNot';
