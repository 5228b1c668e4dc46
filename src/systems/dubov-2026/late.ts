/** What the system needs only when it is asked about a round: functions, loaded when the first is called. */
export { bracketsOf, pairTask } from './engine';
export { judge } from './judge';
export { walkTask } from './walk';
export { whyNot } from './whyNot';
