import { adoptList } from '../../../src/sheets/read/adoptList';
import { rowsBelow } from '../../../src/sheets/read/rowsBelow';
import type { Desk } from '../../store/desk';
import type { Pasted } from '../../store/types';

/** Looks for players that were pasted and do not count yet; nobody has to ask for it. */
export async function lookForPasted(desk: Desk): Promise<void> {
  if (desk.getState().busy) return;
  const pasted = desk.getState().event ? await belowTable(desk) : await listOnSheet(desk);
  if (JSON.stringify(pasted) !== JSON.stringify(desk.getState().pasted)) desk.set({ pasted });
}

/** Once a round is paired, whoever comes is a late entry. */
async function belowTable(desk: Desk): Promise<Pasted | null> {
  const { event } = desk.getState();
  const table = event?.read.tables.players;
  if (!table || event.read.rounds.length > 0) return null;
  const count = rowsBelow(table, await desk.ports.book.readSheet(table.sheet));
  return count === 0 ? null : { kind: 'below', sheet: table.sheet, count };
}

/** A list on the sheet that is shown, in a workbook without an event. */
async function listOnSheet(desk: Desk): Promise<Pasted | null> {
  const [sheet] = await desk.ports.book.sheetNames();
  if (sheet === undefined) return null;
  const found = adoptList(await desk.ports.book.readSheet(sheet));
  const count = found.ok ? found.value.players.rows.length : 0;
  return count < 2 ? null : { kind: 'list', sheet, count };
}

/** Makes the rows below the table players. */
export function takeInPasted(desk: Desk): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    // The sheet may have changed since it was looked at.
    await desk.load();
    const pasted = await belowTable(desk);
    const table = desk.getState().event?.read.tables.players;
    desk.set({ pasted: null });
    if (!pasted || !table) return;
    await desk.ports.book.growTable(table, pasted.count);
    await desk.load();
    desk.tell('success', { key: 'pane.pasted-taken', args: { count: pasted.count } });
  });
}
