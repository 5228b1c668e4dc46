/** The worker that pairs is loaded with the pane: its script may be gone from the site after an update. */
import { workerLists } from '../../../taskpane/worker/listsPort';
import { workerPairing } from '../../../taskpane/worker/pairingPort';

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message?: string }) => void) | null = null;
  readonly posted: { id: number }[] = [];
  terminate = jest.fn();
  postMessage(request: { id: number }) {
    this.posted.push(request);
  }
}

function withWorkers() {
  const made: FakeWorker[] = [];
  const port = workerPairing(() => {
    made.push(new FakeWorker());
    return made[made.length - 1] as unknown as Worker;
  });
  const pair = () => port.pair('dutch-2026', {} as never, () => undefined);
  return { made, pair };
}

test('is started before anything is asked, and only once', () => {
  const { made, pair } = withWorkers();
  expect(made).toHaveLength(1);
  void pair();
  expect(made).toHaveLength(1);
  expect(made[0].posted).toHaveLength(1);
});

test('that could not be loaded is tried again with the first request', async () => {
  const { made, pair } = withWorkers();
  made[0].onerror?.({});
  const paired = pair();
  expect(made).toHaveLength(2);
  made[1].onerror?.({});
  await expect(paired).rejects.toThrow('could not be loaded');
});

test('that of rating lists says so too, where its script is gone', async () => {
  const worker = new FakeWorker();
  const port = workerLists(() => worker as unknown as Worker);
  const matched = port.match({} as never, [], () => undefined);
  worker.onerror?.({});
  await expect(matched).rejects.toThrow('could not be loaded');
});
