import { isChecked, openCells } from '../../../src/event/open/openEvent';
import { planRound } from '../../../src/event/round/planRound';
import { prepareRound, previewRound } from '../../../src/event/round/proposeRound';
import type { Random } from '../../../src/generate/random';
import { LANGUAGES } from '../../../src/model/types';
import { DEFAULT_SETTINGS } from '../../../src/sheets/settings';
import { eventPlan } from '../../../src/sheets/write/eventPlan';
import { planCells } from '../../../src/sheets/plan/planCells';
import { type BookCells, type CellContent, type TableCells } from '../../../src/sheets/plan/cells';
import { applyToCells } from '../../../src/sheets/plan/applyToCells';
import { systemById } from '../../../src/systems';
import { pairByRank } from '../../../src/systems/audit/byRank';
import { playedEvent } from '../events';
import { isFair } from '../fairRound';
import { withoutPieces, type FuzzKind } from '../kind';
import { changeList, NASTY_WORDS, otherNumber, pick, repeatedly, typo } from '../nasty';
import { problemsSaidWell } from '../saidWell';

/** The tables of a workbook after somebody has been at them. */
export const book: FuzzKind<BookCells> = {
  name: 'book',

  make(random) {
    const { tournament, system } = playedEvent(random);
    const language = pick(random, LANGUAGES);
    const settings = { ...DEFAULT_SETTINGS, language, system: system.id };
    const cells = planCells(eventPlan(tournament, settings, language));
    return repeatedly(random, 10, cells, (all) => spoil(random, all));
  },

  judge(cells) {
    const event = openCells(cells);
    if (event === null) return null;
    if (!isChecked(event)) {
      if (!event.problems.some(({ severity }) => severity === 'error'))
        return 'no event and no problem';
      return problemsSaidWell(event.problems);
    }
    const said = event.problems.length > 0 ? problemsSaidWell(event.problems) : null;
    if (said) return said;
    if (event.typed.length > 0 || event.tournament.players.length > 80) return null;
    const prepared = prepareRound(event, { again: false, attendance: new Map(), seed: 'FUZZ' });
    if (!prepared.ok) return null;
    const system = systemById(event.settings.system);
    if (!system || system.kind !== 'swiss') return null;
    const result = pairByRank(system, prepared.task);
    // The second game of a match has the pairs of the first, whoever has come since.
    const isSecond = system.followsFrom?.(event.tournament, event.tournament.pairedRounds + 1);
    const unfair = isSecond ? null : isFair(prepared.task, system, result);
    if (unfair || !result.ok) return unfair;
    const preview = previewRound(event, prepared, result);
    const plan = planRound(event, preview, { liveLists: [] });
    const after = openCells(applyToCells(cells, plan.sheets));
    if (!isChecked(after)) return `the round written is not read: ${after?.problems[0]?.code}`;
    // Where two games are a pairing, the system counts pairings and the workbook rounds.
    const round = event.tournament.pairedRounds + 1;
    return after.tournament.pairedRounds === round
      ? null
      : `round ${round} is written, ${after.tournament.pairedRounds} are read`;
  },

  *shrink(cells) {
    for (const tables of withoutPieces(cells.tables)) yield { ...cells, tables };
    for (const [at, table] of cells.tables.entries())
      for (const rows of withoutPieces(table.rows)) yield withTable(cells, at, { ...table, rows });
    if (cells.record) yield { ...cells, record: undefined };
  },
  show: (cells) => JSON.stringify(cells, null, 1),
};

const withTable = (cells: BookCells, at: number, table: TableCells): BookCells => ({
  ...cells,
  tables: cells.tables.map((each, index) => (index === at ? table : each)),
});

/** One thing that happens to sheets: typing, sorting, deleting, renaming, pasting. */
function spoil(random: Random, cells: BookCells): BookCells {
  if (cells.tables.length === 0) return cells;
  const at = random.integer(0, cells.tables.length - 1);
  const table = cells.tables[at];
  const column = random.integer(0, Math.max(0, table.header.length - 1));
  const lists = {
    header: [...table.header],
    rows: table.rows.map((row) => [...row]),
  };
  switch (random.integer(0, 9)) {
    case 0:
      return withTable(cells, at, { ...table, name: typo(random, table.name) });
    case 1:
      return { ...cells, tables: changeList(random, cells.tables, (each) => each) };
    case 2: {
      for (const row of [lists.header, ...lists.rows]) row.splice(column, 1);
      return withTable(cells, at, { ...table, ...lists });
    }
    case 3: {
      const to = random.integer(0, Math.max(0, table.header.length - 1));
      for (const row of [lists.header, ...lists.rows] as CellContent[][])
        row.splice(to, 0, ...row.splice(column, 1));
      return withTable(cells, at, { ...table, ...lists });
    }
    case 4:
      lists.header[column] = pick(random, [typo(random, lists.header[column]), ...NASTY_WORDS]);
      return withTable(cells, at, { ...table, ...lists });
    case 5:
      if (cells.record)
        return {
          ...cells,
          record: changeList(random, cells.record, (row) => spoilRow(random, row)),
        };
      return cells;
    case 6:
      // Rows below that only look empty, as a table pulled down too far has them.
      return withTable(cells, at, {
        ...table,
        rows: [
          ...table.rows,
          ...Array.from({ length: random.integer(1, 2000) }, () =>
            table.header.map(() => pick(random, ['', null, ' '])),
          ),
        ],
      });
    default:
      return withTable(cells, at, {
        ...table,
        rows: changeList(random, table.rows, (row) => spoilRow(random, row)),
      });
  }
}

const spoilRow = (random: Random, row: readonly CellContent[]): CellContent[] =>
  changeList(random, row, (cell): CellContent => {
    switch (random.integer(0, 4)) {
      case 0:
        return pick(random, [null, true, false, 0, 0.5, -1, 46000, 46000.5, 1e21, NaN]);
      case 1:
        return otherNumber(random, String(cell ?? ''));
      case 2:
        return typo(random, String(cell ?? ''));
      default:
        return pick(random, NASTY_WORDS);
    }
  });
