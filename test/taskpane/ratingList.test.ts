import { Cancelled } from '../../taskpane/store/types';
import { workerLists, type MatchReply } from '../../taskpane/worker/listsPort';
import { matchRequest } from '../../taskpane/worker/matchRequest';
import { makeZip, pack } from '../../src/xlsx/package/zip';

const wanted = [{ no: 1, name: 'Élan, Zoé', id: '', birthYear: null }];
const bytesOf = (text: string) => new TextEncoder().encode(text);
const LIST = 'ID;Name;Elo\n7;Elan Zoe;2105\n';

describe('a list as it comes', () => {
  test('UTF-8, Latin-1 and the archive in which lists are published', () => {
    const latin1 = Uint8Array.from(Buffer.from('Nom;Elo\nÉlan, Zoé;2105\n', 'latin1'));
    const archive = makeZip([pack('readme.pdf', bytesOf('x')), pack('list.txt', bytesOf(LIST))]);
    for (const bytes of [bytesOf(LIST), latin1, archive]) {
      const found = matchRequest({ list: { bytes }, wanted }, () => {});
      expect(found.ok && found.value.matches[0]).toMatchObject({
        kind: 'name',
        found: { ratings: { Elo: 2105 } },
      });
    }
  });

  test('an archive without a list, and what is no text, are refused', () => {
    const codes = [
      makeZip([pack('a.pdf', bytesOf('x'))]),
      Uint8Array.from([0x50, 0x4b, 3, 4]),
      Uint8Array.from([1, 2, 3]),
    ].map((bytes) => {
      const found = matchRequest({ list: { bytes }, wanted }, () => {});
      return found.ok ? '' : found.problems[0].code;
    });
    expect(codes).toEqual(['list-not-in-archive', 'list-not-in-archive', 'binary-file']);
  });
});

describe('in a worker', () => {
  class FakeWorker {
    onmessage: ((event: { data: MatchReply }) => void) | null = null;
    onerror: ((event: { message: string }) => void) | null = null;
    isEnded = false;
    readonly asked: unknown[] = [];
    postMessage(message: unknown): void {
      this.asked.push(message);
    }
    terminate(): void {
      this.isEnded = true;
    }
  }

  function started() {
    const worker = new FakeWorker();
    const port = workerLists(() => worker as unknown as Worker);
    const seen: number[] = [];
    const answer = port.match({ rows: [] }, wanted, (done) => seen.push(done));
    return { worker, port, seen, answer };
  }

  test('tells how far it is, answers, and is ended', async () => {
    const { worker, seen, answer } = started();
    worker.onmessage!({ data: { kind: 'progress', done: 0.5 } });
    const result = {
      ok: true,
      value: { columns: [], rows: 0, month: '', matches: [] },
      warnings: [],
    } as const;
    worker.onmessage!({ data: { kind: 'result', result } });
    expect(await answer).toBe(result);
    expect(seen).toEqual([0.5]);
    expect(worker.isEnded).toBe(true);
  });

  test('is ended when cancelled or at fault', async () => {
    const first = started();
    first.port.cancel();
    await expect(first.answer).rejects.toBeInstanceOf(Cancelled);
    expect(first.worker.isEnded).toBe(true);
    const second = started();
    second.worker.onmessage!({ data: { kind: 'fault', message: 'out of memory' } });
    await expect(second.answer).rejects.toThrow('out of memory');
  });
});
