/** What a table system needs only when it is asked about a round. */
export { judge, metTooOften, pair, shapeOf, whyNot } from './engine';
