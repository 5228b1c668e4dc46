import { check } from '../../model/check';
import type { Checked } from '../../model/problems';
import type { Tournament } from '../../model/types';
import type { EventRead } from '../../sheets/read/readEvent';

const known = new WeakMap<EventRead['raw'], Checked<Tournament>>();

/** `check()` of an event that was read: whoever opened it, and whoever proves a write into it. */
export function checkRead({ raw }: Pick<EventRead, 'raw'>): Checked<Tournament> {
  const checked = known.get(raw) ?? check(raw);
  known.set(raw, checked);
  return checked;
}
