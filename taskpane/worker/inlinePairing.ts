import { Cancelled, type PairTask, type PairingPort } from '../store/types';
import { pairRequest } from './pairRequest';

/** Where there are no workers (tests): the same work, here; cancelling takes effect at the next report. */
export function inlinePairing(): PairingPort {
  let isCancelled = false;
  const work =
    (byHand: boolean): PairTask =>
    async (system, task, progress) => {
      isCancelled = false;
      await new Promise((resolve) => setTimeout(resolve, 0));
      const report = (done: number): void => {
        if (isCancelled) throw new Cancelled();
        progress(done);
      };
      report(0);
      return pairRequest({ id: 0, system, task, byHand }, report);
    };
  return {
    pair: work(false),
    explain: work(true),
    cancel() {
      isCancelled = true;
    },
  };
}
