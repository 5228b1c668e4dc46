import type { Checked } from '../../src/model/problems';
import type { MatchedList } from '../../src/ratings/matchList';
import { Cancelled, type RatingListPort } from '../store/types';

export type MatchReply =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'result'; readonly result: Checked<MatchedList> }
  | { readonly kind: 'fault'; readonly message: string };

const NOT_LOADED =
  'the part that reads lists could not be loaded; close the pane and open it again';

/** A worker for each list, ended when it is done or cancelled: it may have held a hundred megabytes. */
export function workerLists(start: () => Worker): RatingListPort {
  let end: ((reason: Error) => void) | null = null;
  return {
    match: (list, wanted, progress) =>
      new Promise((resolve, reject) => {
        const worker = start();
        const finish = (settle: () => void): void => {
          worker.terminate();
          end = null;
          settle();
        };
        end = (reason) => finish(() => reject(reason));
        worker.onmessage = ({ data }: MessageEvent<MatchReply>) => {
          if (data.kind === 'progress') progress(data.done);
          else if (data.kind === 'result') finish(() => resolve(data.result));
          else finish(() => reject(new Error(data.message)));
        };
        // A script that could not be loaded has no message.
        worker.onerror = (event) => finish(() => reject(new Error(event.message || NOT_LOADED)));
        worker.postMessage({ list, wanted });
      }),
    cancel() {
      end?.(new Cancelled());
    },
  };
}
