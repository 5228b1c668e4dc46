import { withProofs } from '../../../src/event/log/chain';
import { isChecked, openCells, type CheckedEvent } from '../../../src/event/open/openEvent';
import { planRound } from '../../../src/event/round/planRound';
import { prepareRound, previewRound } from '../../../src/event/round/proposeRound';
import { planEvent } from '../../../src/event/setup/setup';
import { verifyEvent } from '../../../src/event/log/verifyEvent';
import { blankEvent, blankPlayer } from '../../../src/model/blank';
import { logCells, logSheet } from '../../../src/sheets/write/logSheet';
import { DEFAULT_SETTINGS, type EventSettings } from '../../../src/sheets/settings';
import { type Plan } from '../../../src/sheets/plan/plan';
import { applyToCells } from '../../../src/sheets/plan/applyToCells';
import type { BookCells, CellContent } from '../../../src/sheets/plan/cells';
import { planCells } from '../../../src/sheets/plan/planCells';
import { systemById } from '../../../src/systems';

/** An arbiter's workbook in memory: every plan is written with its proofs, as pane and command line do. */
export class Arbiter {
  book: BookCells = { tables: [] };
  private minute = 0;

  get event(): CheckedEvent {
    const event = openCells(this.book);
    if (!isChecked(event)) throw new Error(JSON.stringify(event?.problems));
    return event;
  }

  write(plan: Plan): void {
    const read = openCells(this.book)?.read ?? null;
    const time = `2026-05-01 10:${String(this.minute++).padStart(2, '0')}`;
    const { log = [], sheets } = withProofs(plan, read, { time });
    const lines = log.map((entry) => logCells(entry, time) as CellContent[]);
    const after = applyToCells(this.book, sheets);
    const known = after.tables.find(({ name }) => name === 'Log');
    const fresh = planCells({
      title: { key: 'pane.writing' },
      sheets: [logSheet(log, time, 'en')],
    }).tables[0];
    const table = known ? { ...known, rows: [...known.rows, ...lines] } : fresh;
    const others = after.tables.filter(({ name }) => name !== 'Log');
    this.book = { ...after, tables: [...others, table] };
  }

  start(count = 12, more: Partial<EventSettings> = {}): void {
    const players = Array.from({ length: count }, (_, index) => ({
      ...blankPlayer(index + 1, 2000 - 50 * index),
      name: `Player ${index + 1}`,
    }));
    const settings = { ...DEFAULT_SETTINGS, system: 'dutch-2026', ...more };
    const event = { ...blankEvent(players, 5), initialColour: 'white' as const };
    this.write(planEvent(event, settings, 'pane.event-created'));
  }

  pair(): void {
    const { event } = this;
    const prepared = prepareRound(event, { again: false, attendance: new Map(), seed: null });
    if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems));
    const result = systemById('dutch-2026')!.pair(prepared.task);
    if (!result.ok) throw new Error('no pairing');
    const preview = previewRound(event, prepared, result);
    this.write(planRound(event, preview, { liveLists: [] }));
  }

  /** As people do: straight into the sheet of the last round. */
  typeResults(round: number): void {
    this.change(`Round_${round}`, (row) => row.map((cell, index) => (index === 5 ? '1-0' : cell)));
  }

  change(name: string, turn: (row: readonly CellContent[], index: number) => CellContent[]): void {
    this.book = {
      ...this.book,
      tables: this.book.tables.map((table) =>
        table.name === name ? { ...table, rows: table.rows.map(turn) } : table,
      ),
    };
  }

  /** The cells of a column of a table, as somebody types over them: a value a row, null leaves it. */
  type(name: string, column: string, values: readonly CellContent[]): void {
    const table = this.book.tables.find((each) => each.name === name)!;
    const at = table.header.indexOf(column);
    this.change(name, (row, index) =>
      row.map((cell, each) =>
        each === at && (values[index] ?? null) !== null ? values[index] : cell,
      ),
    );
  }

  log(): string {
    return JSON.stringify(this.book.tables.find(({ name }) => name === 'Log')?.rows ?? []);
  }

  verify() {
    const { ok, breaks } = verifyEvent(this.event);
    return { ok, breaks: breaks.map(({ key }) => key) };
  }
}
