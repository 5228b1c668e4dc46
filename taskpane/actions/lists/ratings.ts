import { isRatingColumn } from '../../../src/sheets/names/headers';
import { isChecked } from '../../../src/event/open/openEvent';
import {
  planTaken,
  wantedIn,
  type ListSource,
  type Taken,
} from '../../../src/event/lists/ratingList';
import type { ListBytes } from '../../store/types';
import { yieldToPane } from '../../store/yieldToPane';
import type { Desk } from '../../store/desk';

/** Looks the players up in a list; nothing is taken over yet. */
export function lookUp(desk: Desk, source: string, list: ListBytes): Promise<void> {
  const { event } = desk.getState();
  if (!isChecked(event)) return Promise.resolve();
  const wanted = wantedIn(event);
  desk.set({ ratings: null });
  const what = { key: 'ratings.matching', args: { count: wanted.length, source } } as const;
  return desk.run(
    what,
    async () => {
      const found = await match(desk, list, wanted);
      if (!found.ok) return desk.refuse(found.problems);
      desk.set({ ratings: { ...found.value, source } });
    },
    desk.ports.ratingLists !== undefined,
  );
}

async function match(desk: Desk, list: ListBytes, wanted: ReturnType<typeof wantedIn>) {
  const { ratingLists } = desk.ports;
  if (ratingLists) return ratingLists.match(list, wanted, (done) => desk.progress(done));
  await yieldToPane();
  const { matchRequest } = await import('../../worker/matchRequest');
  return matchRequest({ list, wanted }, () => {});
}

export async function lookUpInSheet(desk: Desk, sheet: string): Promise<void> {
  let rows: ListBytes | null = null;
  await desk.attempt(async () => {
    rows = { rows: (await desk.ports.book.readSheet(sheet)).rows };
  });
  if (rows) await lookUp(desk, sheet, rows);
}

/** Takes over what was chosen, with its source in settings and log. */
export function takeRatings(
  desk: Desk,
  taken: readonly Taken[],
  source: ListSource,
): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    if (!isChecked(event) || taken.length === 0) return;
    const plan = planTaken(event, taken, source);
    if (!(await desk.write(plan))) return;
    const hasRatings = taken.some(({ difference }) => isRatingColumn(difference.field));
    desk.tell('success', plan.title, ...(hasRatings ? [{ key: 'ratings.renumber' } as const] : []));
  });
}
