import { matchRequest, type MatchRequest } from './matchRequest';
import type { MatchReply } from './listsPort';

/** Reads a rating list in a thread of its own: half a million lines must not stop the pane. */
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<MatchRequest>) => void) | null;
  postMessage(reply: MatchReply): void;
};

scope.onmessage = ({ data }) => {
  try {
    const result = matchRequest(data, (done) => scope.postMessage({ kind: 'progress', done }));
    scope.postMessage({ kind: 'result', result });
  } catch (reason) {
    const message = reason instanceof Error ? reason.message : String(reason);
    scope.postMessage({ kind: 'fault', message });
  }
};
