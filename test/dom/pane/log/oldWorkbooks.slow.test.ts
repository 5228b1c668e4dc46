/**
 * Workbooks that earlier versions wrote open, go on and undo. Expected: what was in them before, cell
 * for cell, is in them again after the first action was put back; the next round names the edition
 * that the workbook began with.
 */
import fs from 'node:fs';
import path from 'node:path';
import '../../../support/files/textCoding';
import { gamesOf } from '../../../../src/event/results/results';
import { LANGUAGES } from '../../../../src/model/types';
import { loadHistory, putBack } from '../../../../taskpane/actions/historyActions';
import { openBook } from '../../../../workbench/files/workbookFile';
import { MemoryBook } from '../../../../workbench/host/memory/memoryBook';
import { dumpBook, type BookDump } from '../../../support/files/bookDump';
import { nextRound, openDesk, result } from '../../../support/pane/deskBook';
import { startOffice } from '../../../support/pane/officeHost';

jest.setTimeout(120_000);

const folder = path.join(__dirname, '../../../fixtures/workbooks');
const workbooksIn = (under: string) =>
  fs
    .readdirSync(path.join(folder, under))
    .filter((name) => name.endsWith('.xlsx'))
    .map((name) => path.join(under, name));
const files = [...workbooksIn('.'), ...workbooksIn('full')];

/** They hold no memory of what was written into them: larger letters of a list stay when it is put back. */
const isWithoutLooks = (file: string): boolean => file.includes('0.1.0-cli');

/** Without the pane's own memory and the log, which tells of both steps. */
const seen = ({ sheets, tables }: BookDump, file: string) => ({
  sheets: sheets
    .filter(({ name }) => !/^(_pairsheet.*|Log|Journal|Registo)$/.test(name))
    .map(({ name, cells }) => ({
      name,
      cells: isWithoutLooks(file) ? withoutLooks(cells) : cells,
    })),
  tables: tables.filter(({ name }) => name !== 'Log'),
});

const withoutLooks = (cells: BookDump['sheets'][number]['cells']) =>
  Object.fromEntries(Object.entries(cells).map(([at, cell]) => [at, { ...cell, style: null }]));

test.each(files)('%s', async (file) => {
  const book = new MemoryBook();
  // Of this realm: jsdom has arrays of its own.
  const bytes = Uint8Array.from(fs.readFileSync(path.join(folder, file)));
  (await openBook(bytes))(book);
  const office = await startOffice({ book });
  const language = LANGUAGES.find((each) => file.includes(`-${each}.`)) ?? 'en';
  const desk = await openDesk(language);
  const { event } = desk.getState();
  expect(event?.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const edition = event!.settings.system;
  const round = event!.tournament!.pairedRounds;
  const count = gamesOf(event, round).length;
  for (let game = 0; game < count; game++) await result(desk, round, game, '½-½');
  await office.calculated();

  const before = seen(dumpBook(book), file);
  await nextRound(desk);
  expect(desk.getState().event!.tournament!.pairedRounds).toBe(round + 1);
  expect(desk.getState().event!.settings.system).toBe(edition);

  await loadHistory(desk);
  await putBack(desk, desk.getState().history[0].id);
  expect(desk.getState().notice).toMatchObject({ tone: 'success' });
  await office.calculated();
  expect(seen(dumpBook(book), file)).toEqual(before);
});
