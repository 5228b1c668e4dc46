import type { Phrasebook } from '../phrasebook';

/** Words of the task pane. */
export const pane = {} satisfies Phrasebook;
