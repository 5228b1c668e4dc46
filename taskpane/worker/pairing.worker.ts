import type { PairReply, PairRequest } from './messages';
import { pairRequest } from './pairRequest';

/** Pairs in a thread of its own, so that the pane stays alive and the work can be ended. */
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<PairRequest>) => void) | null;
  postMessage(reply: PairReply): void;
};

const PROGRESS_STEP = 0.01;

scope.onmessage = ({ data }) => {
  const { id } = data;
  let last = 0;
  try {
    const result = pairRequest(data, (done) => {
      if (done - last < PROGRESS_STEP) return;
      last = done;
      scope.postMessage({ id, kind: 'progress', done });
    });
    scope.postMessage({ id, kind: 'result', result });
  } catch (reason) {
    const message = reason instanceof Error ? reason.message : String(reason);
    scope.postMessage({ id, kind: 'fault', message });
  }
};
