/** Workbooks kept in the browser: none is said to be kept that is not, none is lost to another. */
import { KeptBooks, KeptElsewhere, MOST_KEPT } from '../../workbench/page/keptBooks';
import { FakeStorage } from '../support/page/fakeStorage';

const book = (id: string, changed: number) => ({ id, name: id, changed, bytes: new Uint8Array() });

async function setUp() {
  const storage = new FakeStorage();
  const kept = (await KeptBooks.open(storage.factory))!;
  return { storage, kept, ids: async () => (await kept.list()).map(({ id }) => id) };
}

test('a workbook is kept once everything is committed, and not said to be before', async () => {
  const { storage, kept, ids } = await setUp();
  storage.isFull = true;
  await expect(kept.keep(book('a', 1))).rejects.toThrow('Quota');
  storage.isFull = false;
  expect(await ids()).toEqual([]);
  await kept.keep(book('a', 1));
  expect(await ids()).toEqual(['a']);
});

test('a clock that was put back does not drop the workbook just kept', async () => {
  const { kept, ids } = await setUp();
  for (let n = 0; n < MOST_KEPT; n++) await kept.keep(book(`old ${n}`, 1_000_000 + n));
  await kept.keep(book('new', 5));
  const left = await ids();
  expect(left[0]).toBe('new');
  expect(left).toHaveLength(MOST_KEPT);
  expect(left).not.toContain('old 0');
});

test('those kept by earlier versions, without an order, are the oldest', async () => {
  const { storage, kept, ids } = await setUp();
  storage.rows.set('x', book('x', 8));
  storage.rows.set('y', book('y', 9));
  await kept.keep(book('z', 1));
  expect(await ids()).toEqual(['z', 'y', 'x']);
  // One of them goes on from the version that was read.
  await kept.keep(book('x', 2), 0);
  expect(await ids()).toEqual(['x', 'z', 'y']);
});

test('what another tab has kept since is not written over', async () => {
  const { kept } = await setUp();
  const first = await kept.keep(book('a', 1));
  const second = await kept.keep({ ...book('a', 2), name: 'theirs' }, first);
  await expect(kept.keep({ ...book('a', 3), name: 'ours' }, first)).rejects.toThrow(KeptElsewhere);
  expect((await kept.list()).map(({ name }) => name)).toEqual(['theirs']);
  await kept.keep({ ...book('a', 3), name: 'next' }, second);
  expect((await kept.list()).map(({ name }) => name)).toEqual(['next']);
});
