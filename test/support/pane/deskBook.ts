import type { Output } from '../../../src/event/lists/lists';
import { gamesOf } from '../../../src/event/results/results';
import type { Language } from '../../../src/model/types';
import { DEFAULT_SETTINGS } from '../../../src/sheets/settings';
import { eventPlan } from '../../../src/sheets/write/eventPlan';
import { Desk } from '../../../taskpane/store/desk';
import { pairRound, confirmRound } from '../../../taskpane/actions/round/round';
import { writeOutput } from '../../../taskpane/actions/lists/outputs';
import { enterResult } from '../../../taskpane/actions/round/results';
import { applyPlan } from '../../../taskpane/excel/applyPlan';
import { excelBook } from '../../../taskpane/excel/excelBook';
import { inlinePairing } from '../../../taskpane/worker/inlinePairing';
import { startOffice, type Office } from './officeHost';
import { SEVEN } from '../seven';

export { SEVEN };

/** A desk over the workbook that `startOffice` made, without a pane. A second one is a restart. */
export async function openDesk(language: Language = 'en'): Promise<Desk> {
  let minutes = 0;
  const now = () => `2026-05-01 10:${String(minutes++ % 60).padStart(2, '0')}`;
  const ports = { book: excelBook, pairing: inlinePairing(), now, seed: () => 'LOTS2026' };
  const desk = new Desk(ports, language);
  await desk.run({ key: 'pane.reading' }, () => desk.load());
  return desk;
}

export interface DeskBook {
  readonly office: Office;
  readonly desk: Desk;
}

/** The event of the seven, without lists. */
export async function sevenPlayers(language: Language = 'en'): Promise<DeskBook> {
  const office = await startOffice();
  const settings = { ...DEFAULT_SETTINGS, language };
  await applyPlan(eventPlan(SEVEN, settings), { language, time: '10:00' });
  return { office, desk: await openDesk(language) };
}

/** Pairs and writes the next round. */
export async function nextRound(desk: Desk, again = false): Promise<void> {
  await pairRound(desk, again);
  if (!desk.getState().preview) throw new Error(JSON.stringify(desk.getState().notice));
  await confirmRound(desk, false);
}

export async function result(
  desk: Desk,
  round: number,
  index: number,
  text: string,
): Promise<void> {
  await enterResult(desk, round, gamesOf(desk.getState().event, round)[index], text);
}

export const list = (desk: Desk, output: Output, isLive = false, tieBreaks = ['BH', 'SB']) =>
  writeOutput(desk, output, { after: 0, tieBreaks, isLive });

/**
 * A workbook in use: round 2 is being played, there are lists, and the arbiter has columns, notes,
 * looks, sheets, tables and names of his own beside them.
 */
export async function bookInUse(language: Language = 'en'): Promise<DeskBook> {
  const { office, desk } = await sevenPlayers(language);
  const { book } = office;
  await nextRound(desk);
  await result(desk, 2, 0, '1-0');
  await list(desk, 'standings', true);
  await list(desk, 'progress');
  const [event, players, first, second] = ['event', 'players', 'Round_1', 'Round_2'].map((name) =>
    book.tables().find((table) => table.name.toLowerCase() === name.toLowerCase())!,
  );
  office.type(players.sheet.name, 'M4', 'Paid');
  office.type(players.sheet.name, 'M5', 'yes');
  office.type(players.sheet.name, 'C14', 'own note below the players');
  office.type(players.sheet.name, 'P2', "'=not a formula");
  office.type(event.sheet.name, 'E2', 'own note');
  for (const { sheet } of [players, first, second]) {
    sheet.setColumnWidth(2, 1, 301);
    sheet.setStyle({ row: 5, column: 0, rows: 1, columns: 10 }, { fill: '#FFFF00' });
    sheet.setRowHeight(4, 1, 33);
    sheet.page.margins.left = 11;
    sheet.page.headersFooters.rightFooter = 'Own';
  }
  office.type(second.sheet.name, 'L5', 'clock 17');
  office.type(second.sheet.name, 'C12', 'own note below the round');
  for (const name of language === 'en' ? ['By name', 'Standings', 'Progress'] : []) {
    const { sheet } = office.sheet(name);
    sheet.setColumnWidth(0, 1, 203);
    sheet.setStyle({ row: 6, column: 0, rows: 1, columns: 3 }, { fill: '#00FFFF' });
    sheet.page.margins.top = 12;
    office.type(name, 'K2', 'own note right');
    office.type(name, 'A40', 'own note below');
  }
  const own = book.addSheet("Prix d'été");
  ['Name', 'Ana', 'Bea'].forEach((text, row) => office.type(own.name, `A${row + 1}`, text));
  book.addTable(own, { row: 0, column: 0, rows: 3, columns: 1 }, 'Players2');
  book.setName({ name: 'Prizes', formula: "='Prix d''été'!$A$2", visible: true, comment: '' });
  book.addSheet('Cellar').visibility = 'Hidden';
  book.activate(own);
  await desk.refresh();
  return { office, desk };
}
