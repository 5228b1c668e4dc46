import { Cancelled, type PairTask, type PairingPort } from '../store/types';
import type { PairReply } from './messages';

export type StartWorker = () => Worker;

/** Pairing in a worker; cancelling ends the worker, the next request starts another. */
export function workerPairing(start: StartWorker): PairingPort {
  let worker: Worker | null = null;
  let refuse: ((reason: Error) => void) | null = null;
  let id = 0;
  const work =
    (byHand: boolean): PairTask =>
    (system, task, progress) => {
      worker ??= start();
      const current = worker;
      const request = { id: ++id, system, task, byHand };
      return new Promise((resolve, reject) => {
        refuse = reject;
        current.onmessage = ({ data }: MessageEvent<PairReply>) => {
          if (data.id !== request.id) return;
          if (data.kind === 'progress') progress(data.done);
          else if (data.kind === 'result') resolve(data.result);
          else reject(new Error(data.message));
        };
        current.onerror = (event) => {
          // It may never have started; the next request begins anew.
          worker = null;
          reject(new Error(event.message));
        };
        current.postMessage(request);
      });
    };
  return {
    pair: work(false),
    explain: work(true),
    cancel() {
      worker?.terminate();
      worker = null;
      refuse?.(new Cancelled());
    },
  };
}
