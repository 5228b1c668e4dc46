import { WriteFailed } from '../../../taskpane/excel/write/writeFailed';
import { dumpBook } from '../files/bookDump';
import type { Office } from './officeHost';

/**
 * Fails each batch of an action in turn, at its beginning and half-way, and expects the workbook as it
 * was before, or written at the second attempt. Returns how many faults were met.
 */
export async function failEverywhere(
  prepare: () => Promise<Office>,
  act: () => Promise<unknown>,
): Promise<number> {
  const clean = await prepare();
  const started = clean.host.batches;
  await act();
  const total = clean.host.batches - started;
  let failures = 0;
  for (const atAction of [0, 7, 40])
    for (let batch = 1; batch <= total; batch++) {
      const office = await prepare();
      const before = dumpBook(office.book);
      office.host.failAt(batch, 'GeneralException', atAction);
      let thrown: unknown;
      const answer = await act().catch((reason: unknown) => void (thrown = reason));
      office.host.clearFaults();
      // Written at the second attempt, without marks, charts or paper.
      if ((answer as { withoutFormats?: boolean } | undefined)?.withoutFormats) failures++;
      if (thrown === undefined) continue; // or the batch has fewer actions
      failures++;
      if (thrown instanceof WriteFailed)
        expect({ batch, atAction, isUndone: thrown.isUndone, second: thrown.second }).toEqual({
          batch,
          atAction,
          isUndone: true,
          second: undefined,
        });
      expect(dumpBook(office.book)).toEqual(before);
    }
  return failures;
}
