import { joinBooks } from '../phrasebook';
import { general } from './pane/general';
import { lists } from './pane/lists';
import { round } from './pane/round';
import { setup } from './pane/setup';

/** Words of the task pane. */
export const pane = joinBooks(general, setup, round, lists);
