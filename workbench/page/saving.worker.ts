import { type SavingRequest, type SavingReply } from './saving';
import { SheetsSent } from './sheetsSent';

const sheets = new SheetsSent();
/** One after the other, as they were asked for. */
let turn: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<SavingRequest>) => {
  turn = turn.then(() => answer(data));
});

async function answer(request: SavingRequest): Promise<void> {
  const { number } = request;
  try {
    const bytes = await sheets.write(request);
    postMessage({ number, bytes } satisfies SavingReply, { transfer: [bytes.buffer] });
  } catch (reason) {
    postMessage({ number, failure: String(reason) } satisfies SavingReply);
  }
}
