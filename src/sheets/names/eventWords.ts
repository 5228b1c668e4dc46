import type { ReadKey } from '../../words';
import { knownWords } from './knownWords';

/** The rows of the table Event, in the order in which we write them. */
export const EVENT_ROWS = knownWords('eventRows');
export type EventRow = ReadKey<'eventRows'>;

export const COLOUR_WORDS = knownWords('colours');
export const ACCELERATION_WORDS = knownWords('accelerations');
export const PROFILE_WORDS = knownWords('profiles');
export const PRICE_WORDS = knownWords('prices');
export const STATUS_WORDS = knownWords('statuses');
