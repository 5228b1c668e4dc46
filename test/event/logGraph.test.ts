/**
 * The log of a workbook that two arbiters share: lines of one moment fork, the next line joins them. What
 * each line says is what `withProofs` writes; the order of rows is what cells merged by the last writer leave.
 */
import { withProofs } from '../../src/event/log/chain';
import { linesToRepeat, ownLines } from '../../src/event/log/ownLines';
import { logLine } from '../../src/event/log/logLine';
import { verifyEvent } from '../../src/event/log/verifyEvent';
import { isChecked, openCells, type CheckedEvent } from '../../src/event/open/openEvent';
import type { BookCells, CellContent, TableCells } from '../../src/sheets/plan/cells';
import { planCells } from '../../src/sheets/plan/planCells';
import type { Plan, SheetPlan } from '../../src/sheets/plan/plan';
import { parseProof } from '../../src/sheets/stored/log/proof';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { logCells, logSheet } from '../../src/sheets/write/logSheet';
import { SEVEN } from '../support/seven';

type Rows = readonly (readonly CellContent[])[];

const opened = (cells: BookCells): CheckedEvent => {
  const event = openCells(cells);
  if (!isChecked(event)) throw new Error(JSON.stringify(event?.problems));
  return event;
};

const EVENT = planCells(eventPlan(SEVEN, DEFAULT_SETTINGS));
const { blocks } = logSheet([], '', 'en');
const header = blocks[1].cells[0].map(String);

const withLog = (cells: BookCells, rows: Rows): BookCells => {
  const log: TableCells = {
    name: 'Log',
    sheet: 'Log',
    row: 2,
    column: 0,
    header,
    rows: rows.map((row) => [...row]),
  };
  return { ...cells, tables: [...cells.tables.filter(({ name }) => name !== 'Log'), log] };
};

/** The line that a writer adds who has seen these rows. */
function line(
  rows: Rows,
  writer: string,
  time: string,
  change: readonly SheetPlan[] = [],
  cells = EVENT,
): CellContent[] {
  const event = opened(withLog(cells, rows));
  const title = { key: 'pane.written-standings', args: { round: 1 } } as const;
  const plan: Plan = { title, sheets: change, log: [logLine(event, title)] };
  const [entry] = withProofs(plan, event.read, { time, writer }).log!;
  return logCells(entry, time) as CellContent[];
}

/** Renames a player, or the event. */
function edit(table: 'Players' | 'Event', from: string, to: string): SheetPlan {
  const found = EVENT.tables.find(({ name }) => name === table)!;
  const at = found.rows
    .flatMap((row, r) => row.map((cell, c) => ({ cell, r, c })))
    .find(({ cell }) => cell === from)!;
  const block = { row: found.row + 1 + at.r, column: found.column + at.c, cells: [[to]] };
  return { key: table.toLowerCase(), name: found.sheet, mode: 'update', blocks: [block] };
}

const edited = (...changes: readonly (readonly [string, string])[]): BookCells => ({
  ...EVENT,
  tables: EVENT.tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) =>
      row.map((cell) => changes.find(([from]) => from === cell)?.[1] ?? cell),
    ),
  })),
});

const verdict = (rows: Rows, cells = EVENT) => {
  const { breaks: all, found } = verifyEvent(opened(withLog(cells, rows)));
  // The first round of the seven was made by hand and is not what these tests are about.
  const breaks = all.filter(({ key }) => key !== 'verify.pairing-differs');
  return { ok: breaks.length === 0, keys: [...breaks, ...found].map(({ key }) => key) };
};

const first = line([], 'ann1', '10:00');
const player = SEVEN.players[0].name;

test('one writer: each line follows the one above, as in every log', () => {
  const second = line([first], 'ann1', '10:01');
  expect(verdict([first, second]).ok).toBe(true);
  expect(verdict([first, second]).keys).not.toContain('verify.fork-joined');
});

test('two lines on one line fork, and the next line of either joins them', () => {
  const a = line([first], 'ann1', '10:01');
  const b = line([first], 'bob2', '10:01');
  expect(verdict([first, a, b])).toMatchObject({ ok: true });
  expect(verdict([first, a, b]).keys).toContain('verify.fork-open');
  const next = line([first, a, b], 'ann1', '10:02');
  expect(String(next[6])).toMatch(/ @ann1 \^[0-9a-f]{16}\+[0-9a-f]{16} #/);
  expect(verdict([first, a, b, next]).ok).toBe(true);
  expect(verdict([first, a, b, next]).keys).toContain('verify.fork-joined');
});

test('in whatever order the rows stand that were written again', () => {
  const a = line([first], 'ann1', '10:01');
  const b = line([first], 'bob2', '10:01');
  const c = line([first, a], 'ann1', '10:02');
  const next = line([first, b, c, a], 'bob2', '10:03');
  for (const rows of [
    [first, b, c, a, next],
    [first, c, a, b, next],
    [first, a, b, c, next],
  ])
    expect(verdict(rows).ok).toBe(true);
});

test('sides that changed different parts are joined to what both left', () => {
  const a = line([first], 'ann1', '10:01', [edit('Players', player, 'Other')]);
  const b = line([first], 'bob2', '10:01', [edit('Event', DEFAULT_SETTINGS.language, 'fr')]);
  const both = edited([player, 'Other']);
  const next = line([first, a, b], 'ann1', '10:02', [], both);
  expect(String(next[6])).not.toContain(' ~P');
  expect(verdict([first, a, b, next], both).ok).toBe(true);
});

test('sides that changed the same differently are named', () => {
  const a = line([first], 'ann1', '10:01', [edit('Players', player, 'Other')]);
  const b = line([first], 'bob2', '10:01', [edit('Players', player, 'Another')]);
  const now = edited([player, 'Another']);
  const next = line([first, a, b], 'ann1', '10:02', [], now);
  expect(verdict([first, a, b, next], now)).toMatchObject({ ok: false });
  expect(verdict([first, a, b, next], now).keys).toContain('verify.fork-differs');
});

test('a line that is taken out, changed or put in is found, on either side of a fork', () => {
  const a = line([first], 'ann1', '10:01');
  const b = line([first], 'bob2', '10:01');
  const next = line([first, a, b], 'ann1', '10:02');
  for (const gone of [0, 1, 2]) {
    const rows = [first, a, b, next].filter((_, index) => index !== gone);
    expect(verdict(rows)).toMatchObject({ ok: false });
  }
  const changed = b.map((cell, index) => (index === 1 ? 'something else' : cell));
  expect(verdict([first, a, changed, next]).ok).toBe(false);
  expect(verdict([first, a, a, b, next]).ok).toBe(false);
});

test('a change behind the log is seen also where the log ends in two lines', () => {
  const a = line([first], 'ann1', '10:01');
  const b = line([first], 'bob2', '10:01');
  expect(verdict([first, a, b], edited([player, 'Forged'])).ok).toBe(false);
});

test('a line of our own that is missing is repeated as long as its work is there, and none after one whose is not', () => {
  const event = opened(EVENT);
  const entries = (
    title: 'pane.written-standings' | 'pane.settings-saved',
    change: SheetPlan[],
  ) => {
    const plan: Plan = {
      title: { key: title, args: { round: 1 } },
      sheets: change,
      log: [logLine(event, { key: title, args: { round: 1 } })],
    };
    return withProofs(plan, event.read, { time: '10:00', writer: 'ann' }).log!;
  };
  const renamed = ownLines(
    entries('pane.settings-saved', [edit('Players', 'Alder', 'Aldous')]),
    '10:00',
    event,
  );
  const listed = ownLines(entries('pane.written-standings', []), '10:01', event);
  const other = line([], 'bob', '10:00');
  const now = (cells: BookCells) => opened(withLog(cells, [other]));
  const again = (cells: BookCells) => {
    const present = now(cells);
    return linesToRepeat([...renamed, ...listed], () => present, present.read.tables.log);
  };
  expect(again(edited(['Alder', 'Aldous']))).toEqual([...renamed, ...listed]);
  expect(again(EVENT)).toEqual([]);
  const there = now(EVENT);
  const log = {
    ...there.read.tables.log!,
    rows: [logCells(listed[0].entry, '10:01')] as CellContent[][],
  };
  expect(linesToRepeat(listed, () => there, log)).toEqual([]);
});

test('a line of a write that was put back is written again only for a line that names it', () => {
  const event = opened(EVENT);
  const title = { key: 'pane.written-standings', args: { round: 1 } } as const;
  const plan: Plan = { title, sheets: [], log: [logLine(event, title)] };
  const { log } = withProofs(plan, event.read, { time: '10:00', writer: 'ann' });
  const lines = ownLines(log!, '10:00', event, true);
  const met = logCells(log![0], '10:00') as CellContent[];
  const after = line([met], 'bob', '10:01');
  const beside = line([], 'bob', '10:01');
  const again = (row: CellContent[]) => {
    const now = opened(withLog(EVENT, [row]));
    return linesToRepeat(lines, () => now, now.read.tables.log);
  };
  expect(again(after)).toEqual(lines);
  expect(again(beside)).toEqual([]);
});

test('results typed in a shared workbook leave the last round open; of one writer they close it', () => {
  const event = opened(EVENT);
  const title = { key: 'pane.results-typed', args: { round: 1 } } as const;
  const plan: Plan = { title, sheets: [], log: [logLine(event, title)] };
  const parts = (writer?: string) => {
    const [{ proof }] = withProofs(plan, event.read, { time: '10:00', writer }).log!;
    return [...parseProof(proof!)!.parts.keys()];
  };
  expect(parts()).toContain('Q1');
  expect(parts('ann')).toEqual(parts().filter((part) => part !== 'Q1'));
});
