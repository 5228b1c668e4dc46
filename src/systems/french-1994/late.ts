/** What the system needs only when it is asked about a round: functions, loaded when the first is called. */
export { workByHand } from './byHand';
export { makeField } from './field';
export { runEngine, runOn } from './engine';
export { judgeRound } from './judge';
export { missingResults, noLegalPairing } from './refusals';
export { placesOf, shapesOf } from './shapes';
export { tellRound } from './tell';
export { accountOf } from './trace';
export { whyNotPaired } from './whyNot';
