import { joinBooks } from '../phrasebook';
import { changes } from './pane/changes';
import { general } from './pane/general';
import { lists } from './pane/lists';
import { round } from './pane/round';
import { setup } from './pane/setup';

/** Words of the task pane. */
export const pane = joinBooks(general, setup, round, changes, lists);
