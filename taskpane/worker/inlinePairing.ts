import { Cancelled, type PairingPort } from '../desk/types';
import { pairRequest } from './pairRequest';

/** Where there are no workers (tests): the same work, here; cancelling takes effect at the next report. */
export function inlinePairing(): PairingPort {
  let isCancelled = false;
  return {
    async pair(system, task, progress) {
      isCancelled = false;
      await new Promise((resolve) => setTimeout(resolve, 0));
      const report = (done: number): void => {
        if (isCancelled) throw new Cancelled();
        progress(done);
      };
      report(0);
      return pairRequest({ id: 0, system, task }, report);
    },
    cancel() {
      isCancelled = true;
    },
  };
}
