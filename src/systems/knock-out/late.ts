/** What the system needs only when it is asked about a round: functions, loaded when the first is called. */
export { brokenBy, judge, whyNot } from './judge';
export { pairByBracket } from './pairRound';
export { shapesOf } from './shapes';
