/** What the system needs only when it is asked about a round: functions, loaded when the first is called. */
export { beganOtherwise, judge, metTooOften, whyNot } from './judge';
