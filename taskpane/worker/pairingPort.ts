import { Cancelled, type PairTask, type PairingPort } from '../store/types';
import type { PairReply } from './messages';

const NOT_LOADED = 'the part that pairs could not be loaded; close the pane and open it again';

export type StartWorker = () => Worker;

/**
 * Pairing in a worker; cancelling ends the worker, the next request starts another. It is loaded at once: after
 * an update of the site its script may be gone by the time of the first pairing.
 */
export function workerPairing(start: StartWorker): PairingPort {
  let worker: Worker | null = null;
  const started = (): Worker => {
    const made = start();
    // It never started; the next request begins anew.
    made.onerror = () => {
      if (worker === made) worker = null;
    };
    return made;
  };
  worker = started();
  let refuse: ((reason: Error) => void) | null = null;
  let id = 0;
  const work =
    (byHand: boolean): PairTask =>
    (system, task, progress) => {
      worker ??= started();
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
          // A script that could not be loaded has no message.
          reject(new Error(event.message || NOT_LOADED));
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
