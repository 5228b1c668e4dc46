import { Autosave, type KeepState } from '../../workbench/page/autosave';
import type { KeptBook } from '../../workbench/page/keptBooks';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp(keep: (book: KeptBook) => Promise<void> = async () => undefined) {
  const kept: string[] = [];
  const states: KeepState[] = [];
  let content = '';
  const autosave = new Autosave({
    snapshot: async () => ({ id: '1', name: content, changed: 0, bytes: new Uint8Array() }),
    keep: async (book) => {
      await keep(book);
      kept.push(book.name);
    },
    onState: (state) => states.push(state),
  });
  const change = (text: string) => {
    content = text;
    autosave.changed();
  };
  return { autosave, kept, states, change };
}

test('a run of changes is written once, shortly after its end', async () => {
  const { kept, change, states, autosave } = setUp();
  change('a');
  await jest.advanceTimersByTimeAsync(300);
  change('b');
  expect(autosave.isPending).toBe(true);
  await jest.advanceTimersByTimeAsync(300);
  expect(kept).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(kept).toEqual(['b']);
  expect(autosave.isPending).toBe(false);
  expect(states).toEqual(['keeping', 'kept']);
});

test('changes without end are written all the same', async () => {
  const { kept, change } = setUp();
  for (let n = 0; n < 20; n++) {
    change(String(n));
    await jest.advanceTimersByTimeAsync(300);
  }
  expect(kept.length).toBeGreaterThanOrEqual(1);
});

test('a change during a writing is written after it, never before', async () => {
  const { kept, change, autosave } = setUp(() => new Promise((done) => setTimeout(done, 1000)));
  change('a');
  const first = autosave.flush();
  await jest.advanceTimersByTimeAsync(100);
  change('b');
  expect(autosave.isPending).toBe(true);
  await jest.advanceTimersByTimeAsync(5000);
  await first;
  expect(kept).toEqual(['a', 'b']);
});

test('until it is kept, what is being written would be lost', async () => {
  const { change, autosave } = setUp(() => new Promise((done) => setTimeout(done, 1000)));
  change('a');
  await jest.advanceTimersByTimeAsync(900);
  expect(autosave.isPending).toBe(true);
  await jest.advanceTimersByTimeAsync(1000);
  expect(autosave.isPending).toBe(false);
});

test('a failure is shown, and what it concerns stays pending', async () => {
  const { change, states, autosave } = setUp(() => Promise.reject(new Error('full')));
  change('a');
  await jest.advanceTimersByTimeAsync(500);
  expect(states).toEqual(['keeping', 'failed']);
  expect(autosave.isPending).toBe(true);
});

test('what waits for a workbook that is shown no more is dropped', async () => {
  const { change, kept, autosave } = setUp();
  change('a');
  autosave.forget();
  await jest.advanceTimersByTimeAsync(5000);
  expect(kept).toEqual([]);
});
