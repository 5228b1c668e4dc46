import type { Presence } from '../../../src/event/round/attendance';
import type { WordKey } from '../../../src/words';

export const PRESENCE_WORDS: Readonly<Record<Presence, WordKey>> = {
  zeroBye: 'pane.presence-zeroBye',
  halfBye: 'pane.presence-halfBye',
  fullBye: 'pane.presence-fullBye',
  withdrawn: 'pane.presence-withdrawn',
  expelled: 'pane.presence-expelled',
  present: 'pane.presence-present',
};

/** Whoever is not there: as what. */
export const AWAY: readonly Exclude<Presence, 'present'>[] = [
  'zeroBye',
  'halfBye',
  'fullBye',
  'withdrawn',
  'expelled',
];

/** Whoever has left the event for good. */
export const isOut = (presence: Presence): boolean =>
  presence === 'withdrawn' || presence === 'expelled';
