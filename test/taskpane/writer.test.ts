/** Who sits at a pane: an id that is kept; two windows of one browser are two arbiters. */
import { findWriter, sharingPort } from '../../taskpane/writer';

function keeper() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

/** Ids that windows of one browser have. */
function browser() {
  const held = new Set<string>();
  return async (id: string) => !held.has(id) && Boolean(held.add(id));
}

test('the id is kept with its name, and is the same when the pane opens again', async () => {
  const kept = keeper();
  const first = await findWriter(kept, keeper(), browser());
  expect(first).toEqual({ id: expect.stringMatching(/^[a-z0-9]{8}$/), name: '' });
  const port = sharingPort(kept, keeper(), first);
  port.rename('Ann Alder');
  expect(port.me()).toEqual({ id: first.id, name: 'Ann Alder' });
  expect(await findWriter(kept, keeper(), browser())).toEqual({ id: first.id, name: 'Ann Alder' });
});

test('a second window is somebody else, stays so when it is loaded anew, and keeps its own name', async () => {
  const [kept, one, two, hold] = [keeper(), keeper(), keeper(), browser()];
  const first = await findWriter(kept, one, hold);
  const second = await findWriter(kept, two, hold);
  expect(second.id).not.toBe(first.id);
  sharingPort(kept, two, second).rename('Bea');
  expect(await findWriter(kept, two, browser())).toEqual({ id: second.id, name: 'Bea' });
  expect(await findWriter(kept, one, browser())).toEqual({ id: first.id, name: '' });
});
