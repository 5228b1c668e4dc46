import { check } from '../../../src/model/check';
import type { SystemId, Tournament } from '../../../src/model/types';
import { DEFAULT_SETTINGS } from '../../../src/sheets/settings';
import { eventPlan } from '../../../src/sheets/write/eventPlan';
import { planCells } from '../../../src/sheets/plan/planCells';
import { placeOfEntry } from '../../../src/sheets/plan/typedCell';
import { type BookCells, type SheetCells } from '../../../src/sheets/plan/cells';
import { type Plan } from '../../../src/sheets/plan/plan';
import { Desk } from '../../../taskpane/store/desk';
import type { BookPort, HistoryEntry, Ports } from '../../../taskpane/store/types';
import { inlinePairing } from '../../../taskpane/worker/inlinePairing';
import { applyToCells } from './planBook';

/** A workbook in memory, to drive the desk without Excel and without a pane. */
export class MemoryBookPort implements BookPort {
  cells: BookCells = { tables: [] };
  readonly plans: Plan[] = [];
  private readonly past: { entry: HistoryEntry; cells: BookCells }[] = [];
  /** Set to let the next write fail. */
  failure: Error | null = null;

  read = async () => this.cells;

  apply: BookPort['apply'] = async (plan, { time }) => {
    if (this.failure) throw this.failure;
    const id = this.past.length + 1;
    const sheets = plan.sheets.map(({ name }) => name);
    this.past.push({ entry: { id, time, title: plan.title, sheets }, cells: this.cells });
    this.plans.push(plan);
    this.cells = applyToCells(this.cells, plan.sheets);
    return { ok: true, snapshot: id };
  };

  putBack: BookPort['putBack'] = async (id) => {
    this.cells = this.past[id - 1].cells;
    return { ok: true, snapshot: id };
  };

  history = async () => this.past.map(({ entry }) => entry).reverse();
  before = async () => [];
  liveLists = async () => [];
  sheetsOf = async () => [];
  select = async () => undefined;
  sheetNames = async () => ['Sheet1'];
  readSheet = async (sheet: string) => ({ sheet, row: 0, column: 0, rows: [] });
  /** Sheets that hold no table of the event. */
  others: SheetCells[] = [];
  readSheets = async () => this.others;
  growTable = async () => undefined;
  enterCells: BookPort['enterCells'] = async (entries) => {
    const tables = this.cells.tables.map((table) => {
      const rows = table.rows.map((row) => [...row]);
      for (const entry of entries.filter(({ table: name }) => name === table.name)) {
        const place = placeOfEntry(table, entry);
        if (place) rows[place.row][place.column] = entry.text;
      }
      return { ...table, rows };
    });
    this.cells = { ...this.cells, tables };
    return entries.map(() => ({ ok: true }));
  };
  writeShared: BookPort['writeShared'] = async ({ row, text }) => {
    const shared = (this.cells.shared ?? []).map((line, at) => (at === row ? [text] : line));
    this.cells = { ...this.cells, shared };
    return true;
  };
  openCopy = async () => 'impossible' as const;
}

/** A desk over an event in memory. */
export async function deskOver(
  tournament: Tournament,
  system: SystemId = 'dutch-2016',
): Promise<{ desk: Desk; book: MemoryBookPort }> {
  const book = new MemoryBookPort();
  book.cells = planCells(eventPlan(tournament, { ...DEFAULT_SETTINGS, system }));
  const ports: Ports = { book, pairing: inlinePairing(), now: () => '10:00', seed: () => 'SEED' };
  const desk = new Desk(ports, 'en');
  await desk.load();
  const event = desk.getState().event;
  if (!event || !check(event.read.raw).ok) throw new Error('the event does not read back');
  return { desk, book };
}
