/**
 * Every action of the pane that writes, over real office.js: a fault in any batch, at its beginning
 * or half-way, leaves the workbook exactly as it was, or, where only looks around the cells were to come, as
 * it is after; and what was written can be put back. Faults that last, and a cell that is opened in the
 * middle, leave it as it was before or as it is after.
 */
import type { BatchRequest } from '../../../../workbench/host/batch';
import { loadHistory, putBack } from '../../../../taskpane/actions/historyActions';
import { dumpBook, dumpVisible, type BookDump } from '../../../support/files/bookDump';
import { copyBook } from '../../../support/files/copyBook';
import { bookInUse, openDesk, type DeskBook } from '../../../support/pane/deskBook';
import { startOffice } from '../../../support/pane/officeHost';
import { watchWaiting } from '../../../../taskpane/excel/batch';
import { ACTIONS } from '../../../support/pane/writingActions';

jest.setTimeout(120_000);

/** Wall lists name their line of the log and the event's digest, which covers the minute of the attempt. */
const timeless = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replace(/\bLog [0-9a-f-]+$/, 'Log …').replace(/\b[0-9a-f]{4}(-[0-9a-f]{4}){4}\b/g, '…')
    : value;

/** What stands in the cells, without looks. */
const contentsOf = ({ sheets, tables, names }: BookDump) => ({
  tables,
  names,
  sheets: sheets.map(({ name, cells }) => ({
    name,
    cells: Object.entries(cells)
      .map(([place, { value, formula }]) => ({ place, value: timeless(value), formula }))
      .filter(({ value }) => value !== ''),
  })),
});

/** The picture of a QR code covers the same digest: that there is one is compared. */
const timelessDump = (dump: BookDump): BookDump =>
  JSON.parse(
    JSON.stringify(dump, (key, value: unknown) => (key === 'image' ? '…' : timeless(value))),
  ) as BookDump;

/** As text first, which is quick; what differs is shown as data. */
function expectSame(where: object, now: object, wanted: object): void {
  if (JSON.stringify(now) !== JSON.stringify(wanted))
    expect({ ...where, ...now }).toEqual({ ...where, ...wanted });
}

/** Made once: a workbook takes longer to make than to be tried. */
const made = new Map<() => Promise<DeskBook>, DeskBook['office']['book']>();

/** A copy of the workbook with a pane that was just opened over it. */
async function fresh(make: () => Promise<DeskBook>): Promise<DeskBook> {
  const known = made.get(make) ?? (await make()).office.book;
  made.set(make, known);
  const office = await startOffice({ book: copyBook(known) });
  return { office, desk: await openDesk() };
}

/** Places in a batch where it fails: half-way and at its last action. */
const placesIn = (actions: number): number[] => [
  ...new Set([Math.floor(actions / 2), actions - 1]),
];

describe.each(ACTIONS)(
  '$name',
  ({ book: make = bookInUse, act, takesOut = false, isHidden = false }) => {
    const book = () => fresh(make);

    it('leaves the workbook as it was when a batch fails, and can be put back', async () => {
      // Once without a fault, to know the batches; then it is put back.
      const clean = await book();
      const visible = dumpVisible(clean.office.book);
      const look = isHidden ? dumpBook : dumpVisible;
      const first = look(clean.office.book);
      const sizes: number[] = [];
      clean.office.host.failAt((request: BatchRequest) => {
        sizes.push(request.Actions.length);
        return false;
      });
      await act(clean.desk);
      clean.office.host.clearFaults();
      expect(clean.desk.getState().notice?.tone ?? 'success').not.toBe('error');
      expect(look(clean.office.book)).not.toEqual(first);
      const written = dumpVisible(clean.office.book);
      const restarted = await openDesk();
      restarted.openSection(clean.desk.getState().section);
      await loadHistory(restarted);
      const history = restarted.getState().history;
      const before = clean.desk.getState();
      await putBack(restarted, history[0].id);
      expect(restarted.getState().notice).toMatchObject({ tone: 'success' });
      const seen = takesOut ? contentsOf : (dump: BookDump) => dump;
      const now = dumpVisible(clean.office.book);
      expectSame({}, { ...seen(now), active: '' }, { ...seen(visible), active: '' });
      expect(before.busy).toBeNull();

      // With a fault, again and again over the same workbook, which must stay the same.
      let { office, desk } = await book();
      const whole = dumpBook(office.book);
      let failures = 0;
      for (const [index, size] of sizes.entries())
        for (const at of placesIn(size)) {
          office.host.failAt(index + 1, 'GeneralException', at);
          await act(desk);
          office.host.clearFaults();
          const { notice } = desk.getState();
          if (notice?.tone !== 'error') {
            // The cells stood; what was to come around them was done at the second attempt.
            expect(failures).toBeGreaterThan(0);
            const now = dumpVisible(office.book);
            const isPlain = notice?.lines.some(({ key }) => key === 'pane.without-looks');
            const look = isPlain ? contentsOf : (dump: BookDump) => ({ ...dump, active: '' });
            expectSame({ index, at }, look(timelessDump(now)), look(timelessDump(written)));
            ({ office, desk } = await book());
            continue;
          }
          // All is written; only reading it again failed, and that is what is said.
          if (notice.lines[0]?.key === 'pane.written-not-read') return;
          expect(notice.lines.map(({ key }) => key)).not.toContain('pane.write-stuck');
          expectSame({ index, at }, seen(dumpBook(office.book)), seen(whole));
          desk.set({ preview: null, proposal: null, attendance: new Map(), view: 'home' });
          failures++;
        }
      expect(failures).toBeGreaterThan(0);
    });

    it('leaves it as it was when Excel refuses everything from some batch on', async () => {
      const { office, desk } = await book();
      const whole = dumpBook(office.book);
      for (let batch = 1; ; batch++) {
        office.host.failFrom(batch, 'GeneralException', batch % 2 === 0 ? 0 : 9);
        await act(desk);
        office.host.clearFaults();
        const { notice } = desk.getState();
        // Written, but for looks or for what was to be read.
        if (notice?.tone !== 'error' || notice.lines[0]?.key === 'pane.written-not-read') return;
        // Whatever could not be put back is put back before anything is read.
        await desk.refresh();
        const seen = takesOut ? contentsOf : (dump: BookDump) => dump;
        expectSame({ batch }, seen(dumpBook(office.book)), seen(whole));
        desk.set({
          preview: null,
          proposal: null,
          attendance: new Map(),
          view: 'home',
          notice: null,
        });
      }
    });

    it.each([true, false])(
      'is done or not done when a cell is opened on the way (Excel can wait: %s)',
      async (canWait) => {
        const clean = await book();
        const started = clean.office.host.batches;
        await act(clean.desk);
        const total = clean.office.host.batches - started;
        const after = dumpBook(clean.office.book);
        const seen = takesOut ? contentsOf : (dump: BookDump) => dump;
        for (const batch of [1, total - 3, total - 2, total].filter((no) => no > 0)) {
          const { office, desk } = await book();
          const before = dumpBook(office.book);
          let waits = 0;
          watchWaiting(
            (isWaiting) => {
              if (!isWaiting) return;
              waits++;
              office.host.endEdit();
            },
            { untilTold: 0, betweenAttempts: 0 },
          );
          office.host.beginEditAt(batch, canWait);
          await act(desk);
          watchWaiting(() => undefined);
          expect({ batch, waited: waits > 0 }).toEqual({ batch, waited: true });
          const now = seen(dumpBook(office.book));
          const isUndone = desk.getState().notice?.lines[0]?.key === 'pane.write-undone';
          if (canWait) expect({ batch, isUndone }).toEqual({ batch, isUndone: false });
          expectSame({ batch }, now, seen(isUndone ? before : after));
          expect(desk.getState().isWaiting).toBe(false);
        }
      },
    );
  },
);
