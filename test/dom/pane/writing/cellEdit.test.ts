/**
 * Somebody is typing in a cell. Excel refuses a batch then unless it asks to be delayed
 * (learn.microsoft.com, Excel.RunOptions.delayForCellEdit; office-js #625, #3388), and where the
 * option is not known it refuses all of them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { watchWaiting } from '../../../../taskpane/excel/batch';
import { readBook } from '../../../../taskpane/excel/read/readBook';
import { sevenPlayers } from '../../../support/pane/deskBook';
import { startOffice } from '../../../support/pane/officeHost';

const root = resolve(__dirname, '../../../..');

afterEach(() => watchWaiting(() => undefined));

/** Resolves when Excel keeps us waiting; `told` is everything that was said. */
function listening() {
  const told: boolean[] = [];
  const waits = new Promise<void>((resolve) =>
    watchWaiting(
      (isWaiting) => {
        told.push(isWaiting);
        if (isWaiting) resolve();
      },
      { untilTold: 0, betweenAttempts: 0 },
    ),
  );
  return { told, waits };
}

it('is refused as Excel does where a batch does not ask to wait', async () => {
  const { host } = await startOffice();
  host.beginEdit();
  const read = Excel.run(async (context) => {
    context.workbook.worksheets.load('items/name');
    await context.sync();
  });
  await expect(read).rejects.toMatchObject({ code: 'InvalidOperationInCellEditMode' });
  host.endEdit();
});

it.each([true, false])('reads when the cell is finished (Excel can wait: %s)', async (canWait) => {
  const { office } = await sevenPlayers();
  const { told, waits } = listening();
  office.host.beginEdit(canWait);
  const reading = readBook();
  await waits;
  expect(told).toEqual([true]);
  office.host.endEdit();
  expect((await reading).tables.map(({ name }) => name)).toContain('Players');
  expect(told.at(-1)).toBe(false);
});

it.each([true, false])('says nothing red while results are typed (%s)', async (canWait) => {
  const { office, desk } = await sevenPlayers();
  const { waits } = listening();
  office.host.beginEdit(canWait);
  const reading = desk.refresh();
  await waits;
  expect(desk.getState().notice).toBeNull();
  office.host.endEdit();
  await reading;
  expect(desk.getState().notice).toBeNull();
});

it('has one place in the pane that says Excel.run', () => {
  const sources = readdirSync(join(root, 'taskpane'), { recursive: true, encoding: 'utf8' });
  const saying = sources
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /Excel\.run\(/.test(readFileSync(join(root, 'taskpane', file), 'utf8')));
  expect(saying.map((file) => file.replaceAll('\\', '/'))).toEqual(['excel/batch.ts']);
});
