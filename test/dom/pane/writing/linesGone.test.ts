/**
 * Excel's own undo takes back cells that we wrote, lines of the log among them ("Undo capabilities with the
 * Excel JavaScript API", 09/09/2025), and leaves custom XML parts alone (office-js #6415): by the end of the
 * log that is kept there a log that became shorter is noticed, told, and noted with the next action.
 */
import '../../../support/files/textCoding';
import { verifyEvent } from '../../../../src/event/log/verifyEvent';
import { isChecked, openCells } from '../../../../src/event/open/openEvent';
import { logRows } from '../../../../src/sheets/stored/log/logRows';
import { parseProof } from '../../../../src/sheets/stored/log/proof';
import { readBook, updateBook } from '../../../../src/xlsx/workbook';
import { readBook as readInExcel } from '../../../../taskpane/excel/read/readBook';
import type { Desk } from '../../../../taskpane/store/desk';
import { saveBook } from '../../../../workbench/files/workbookFile';
import { declaredSets } from '../../../../workbench/host/requirementSets';
import { sharedEvent } from '../../../support/pane/arbiters';
import { list, nextRound, openDesk, result, sevenPlayers } from '../../../support/pane/deskBook';
import { SEVEN } from '../../../support/seven';
import { startOffice } from '../../../support/pane/officeHost';

jest.setTimeout(60_000);

// office.js asks for them once.
beforeAll(() => startOffice({ requirementSets: { ...declaredSets, ExcelApi: '1.20' } }));

const verified = (desk: Desk) => {
  const { event } = desk.getState();
  if (!isChecked(event)) throw new Error('not read');
  return verifyEvent(event);
};
const actions = (desk: Desk) =>
  logRows(desk.getState().event?.read.tables.log).map(({ proof }) => parseProof(proof)?.action);
const said = (desk: Desk) => desk.getState().notice?.lines.map(({ key }) => key) ?? [];
const foundKeys = (desk: Desk) => verified(desk).found.map(({ key }) => key);

test('a line that Ctrl+Z took back is told, and noted with the next action', async () => {
  const { office, desk } = await sevenPlayers();
  await nextRound(desk);
  office.host.keepUndo();
  await list(desk, 'standings');
  const before = actions(desk);
  // The first round of these seven is nobody’s pairing.
  const { breaks } = verified(desk);
  expect(before.at(-1)).toBe('STANDINGS_WRITTEN');
  expect(foundKeys(desk)).not.toContain('verify.lines-gone');
  // Step by step, until the line is gone.
  while (
    logRows((await readInExcel()).tables.find(({ name }) => name === 'Log')).length ===
    before.length
  )
    expect(office.host.undo()).toBe(true);
  await desk.refresh();
  expect(actions(desk)).toEqual(before.slice(0, -1));
  expect(said(desk)).toContain('pane.lines-gone-told');
  expect(foundKeys(desk)).toContain('verify.lines-gone');
  expect(verified(desk).breaks).toEqual(breaks);
  // It is said once.
  desk.set({ notice: null });
  await desk.refresh();
  expect(said(desk)).toEqual([]);
  await result(desk, 2, 0, '1-0');
  await list(desk, 'crosstable');
  expect(actions(desk)).toEqual([
    ...before.slice(0, -1),
    'LINES_GONE',
    'RESULTS_TYPED',
    'CROSSTABLE_WRITTEN',
  ]);
  const row = logRows(desk.getState().event!.read.tables.log).at(-3)!;
  expect(row.detail).toContain(String(before.length));
  expect(verified(desk).breaks).toEqual(breaks);
  // The line itself is told from now on.
  expect(foundKeys(desk)).not.toContain('verify.lines-gone');
  const told = verified(desk).found.filter(({ key }) => key === 'verify.change');
  expect(told.map(({ args }) => args?.['action'])).toContain(row.action);
});

test('the end of the log is kept in files, by the workbench and by the command line', async () => {
  const { office, desk } = await sevenPlayers();
  await nextRound(desk);
  await list(desk, 'standings');
  const bytes = await saveBook(office.book);
  const saved = await readBook(bytes);
  const lines = logRows(desk.getState().event!.read.tables.log).length;
  expect(saved).toMatchObject({ ok: true, value: { heads: [{ section: '', writer: '', lines }] } });
  // A plan without lines leaves it as it is.
  const same = await updateBook(bytes, { title: { key: 'plan.round' }, sheets: [] });
  if (!same.ok) throw new Error('refused');
  const again = await readBook(same.value);
  expect(again.ok && again.value.heads).toEqual(saved.ok && saved.value.heads);
  if (!saved.ok) return;
  // The last line is taken out of the file’s log.
  const shorter = {
    ...saved.value,
    tables: saved.value.tables.map((table) =>
      table.name === 'Log' ? { ...table, rows: table.rows.slice(0, -1) } : table,
    ),
  };
  const event = openCells(shorter);
  if (!isChecked(event)) throw new Error('not read');
  expect(verifyEvent(event).found.map(({ key }) => key)).toContain('verify.lines-gone');
});

test('a write that fails leaves the end of the log as it was', async () => {
  const { office, desk } = await sevenPlayers();
  const before = [...office.book.customXml.values()];
  expect(before).toEqual([]);
  // The batch that writes the cells, after all its actions but the last.
  for (let batch = 1; batch < 8; batch++) {
    office.host.failAt(batch, 'GeneralException', 10_000);
    await list(desk, 'byName');
    office.host.clearFaults();
  }
  await desk.refresh();
  expect(foundKeys(desk)).not.toContain('verify.lines-gone');
});

test('where Excel takes no such part into one undo step it comes after the cells', async () => {
  const { office, desk } = await sevenPlayers();
  await nextRound(desk);
  const isEnd = (request: { Actions: readonly { Name: string }[]; ObjectPaths: object }) =>
    request.Actions.some(({ Name }) => Name === 'SetXml') &&
    request.Actions.some(({ Name }) => /^(Values|Formulas)$/.test(Name));
  office.host.failAlways(isEnd, 'UndoNotSupported');
  await result(desk, 2, 0, '1-0');
  await list(desk, 'standings');
  expect(actions(desk).at(-1)).toBe('STANDINGS_WRITTEN');
  const [end] = (await readInExcel()).heads!;
  expect(end!.lines).toBe(actions(desk).length);
});

test('a second pane and a new event in the place of the old one are not told of', async () => {
  const { office, desk } = await sevenPlayers();
  await nextRound(desk);
  const other = await openDesk();
  await list(other, 'standings');
  await list(desk, 'crosstable');
  await other.refresh();
  expect(said(other)).not.toContain('pane.lines-gone-told');
  expect(actions(desk)).not.toContain('LINES_GONE');
  office.book.deleteSheet(office.sheet('Log').sheet);
  await desk.refresh();
  await list(desk, 'standings');
  expect(actions(desk)).toEqual(['STANDINGS_WRITTEN']);
});

test('of two who share a workbook each misses their own lines', async () => {
  const room = await sharedEvent(SEVEN, ['ann', 'bob']);
  const [ann, bob] = room.arbiters;
  await ann.at((desk) => nextRound(desk));
  await room.settle();
  const before = actions(bob.desk);
  ann.person.host.keepUndo();
  await ann.at((desk) => list(desk, 'standings'));
  await room.settle();
  expect(actions(bob.desk)).toHaveLength(before.length + 1);
  while (ann.person.host.undo());
  await room.settle();
  expect(actions(bob.desk)).toEqual(before);
  expect(said(ann.desk)).toContain('pane.lines-gone-told');
  expect(said(bob.desk)).not.toContain('pane.lines-gone-told');
  await ann.at((desk) => list(desk, 'crosstable'));
  await room.settle();
  expect(actions(bob.desk)).toEqual([...before, 'LINES_GONE', 'CROSSTABLE_WRITTEN']);
  expect(foundKeys(bob.desk)).not.toContain('verify.lines-gone');
});
