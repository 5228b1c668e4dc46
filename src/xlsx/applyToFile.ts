import { error, type Checked, type Problem } from '../model/problems';
import type { Language } from '../model/types';
import { bounding, findOurs, tableOfKey, type BookLayout } from '../sheets/apply/bookState';
import { at, cellsInTheWay, conflicts } from '../sheets/apply/conflicts';
import { coveredArea, placedPlan } from '../sheets/apply/placePlan';
import { headsOf } from '../sheets/stored/log/logHead';
import {
  plansIn,
  REGISTRY_SHEET,
  registryRows,
  withPlans,
  type Registry,
} from '../sheets/stored/registry';
import type { SheetNow } from '../sheets/apply/sheetNow';
import { areaName, type Plan, type SheetKey, type SheetPlan } from '../sheets/plan/plan';
import { logPlans } from '../sheets/write/logSheet';
import { BookFile } from './bookFile';
import { mayGrow, writeSheet } from './writeSheet';

export interface FileOptions {
  readonly language: Language;
  /** For the log, e.g. 2026-05-01 14:05. */
  readonly time: string;
  /** For problems of the file as a whole. */
  readonly fileName?: string;
}

/**
 * Applies a plan to the bytes of a workbook, by the same contract as in Excel: everything is asked
 * first, a refusal writes nothing, and what the plan does not name stays as it is, part by part.
 */
export function applyToFile(
  bytes: Uint8Array,
  plan: Plan,
  options: FileOptions,
): Checked<Uint8Array> {
  const book = new BookFile(bytes);
  const layout = { ...book.layout(), fileName: options.fileName ?? '' };
  const logs = logPlans(plan.log ?? [], options.time, options.language, layout.tables);
  const original = [...plan.sheets, ...logs];
  const sheets = original.map((sheet) => placedPlan(sheet, layout));
  const remove = plan.remove ?? [];
  const registry = registryIn(book, layout);
  const nows = new Map(sheets.map((sheet) => [sheet.key, sheetNow(book, sheet, layout, registry)]));
  const problems = [...conflicts(sheets, remove, layout), ...stayingRows(sheets, layout)];
  if (problems.length > 0) return { ok: false, problems };
  const memories = sheets.map(({ key, name }) => ({
    key,
    sheet: findOurs(layout, key)?.sheet ?? name,
    was: nows.get(key) ?? null,
  }));
  const inTheWay = [
    ...cellsInTheWay(sheets, memories, layout),
    ...sheets.flatMap((sheet) => stuckTables(book, sheet, layout)),
  ];
  if (inTheWay.length > 0) return { ok: false, problems: inTheWay };

  for (const sheet of sheets) writeSheet(book, sheet, layout, nows.get(sheet.key) ?? null);
  for (const key of remove) removeOurs(book, key, layout);
  if (original.some(({ mode }) => mode === 'replace') || remove.length > 0)
    writeRegistry(book, withPlans(registry, original, remove));
  book.setLogHeads(headsOf(plan.log ?? []));
  show(book, plan, layout);
  return { ok: true, value: book.bytes(), warnings: [] };
}

/** What the last plans wrote, as the file remembers it. */
export function registryIn(book: BookFile, layout: BookLayout): Registry {
  const exists = layout.sheets.some(({ name }) => name === REGISTRY_SHEET);
  if (!exists) return { exists, plans: new Map() };
  const { cells } = book.sheet(REGISTRY_SHEET);
  const rows = cells.filledRows().filter(([key]) => key !== '');
  return { exists, plans: plansIn(rows) };
}

function writeRegistry(book: BookFile, plans: Registry['plans']): void {
  const exists = book.sheets.some(({ name }) => name === REGISTRY_SHEET);
  const { cells } = exists ? book.sheet(REGISTRY_SHEET) : book.addSheet(REGISTRY_SHEET, null);
  cells.remove({ row: 0, column: 0, rows: Infinity, columns: Infinity });
  registryRows(plans).forEach((line, row) =>
    line.forEach((cell, column) => cells.write(row, column, cell, 'General')),
  );
  book.setVisibility(REGISTRY_SHEET, 'veryHidden');
}

/** null: there is no such sheet yet. */
function sheetNow(
  book: BookFile,
  plan: SheetPlan,
  layout: BookLayout,
  registry: Registry,
): SheetNow | null {
  const ours = findOurs(layout, plan.key);
  if (!ours) return null;
  const { cells } = book.sheet(ours.sheet);
  const area = plan.mode === 'replace' ? bounding(ours.area, coveredArea(plan)) : ours.area;
  const named = layout.areas.get(areaName(plan.key));
  return {
    area,
    cells: {
      formulas: Array.from({ length: area.rows }, (_, r) =>
        Array.from({ length: area.columns }, (_unused, c) =>
          cells.entered(area.row + r, area.column + c),
        ),
      ),
    },
    named: named?.sheet === ours.sheet ? named.area : null,
    plan: registry.plans.get(plan.key) ?? null,
    table: tableOfKey(layout, plan.key) ?? null,
  };
}

/** In a file nothing can be moved: what stands beside and below a row that goes would have to be. */
const stayingRows = (sheets: readonly SheetPlan[], layout: BookLayout): Problem[] =>
  sheets.flatMap(({ key, name, rowsGone = [] }) =>
    rowsGone.map(({ table }) =>
      error('rows-stay-in-file', at(findOurs(layout, key)?.sheet ?? name), table),
    ),
  );

/** Tables that need other rows than they have, where something below them would have to move. */
function stuckTables(book: BookFile, plan: SheetPlan, layout: BookLayout): Problem[] {
  const ours = findOurs(layout, plan.key);
  if (!ours) return [];
  return mayGrow(book, plan, layout).map(({ name, area, below }) =>
    error(
      'below-table',
      at(ours.sheet, below?.row ?? area.row, below?.column ?? area.column),
      name,
    ),
  );
}

function removeOurs(book: BookFile, key: SheetKey, layout: BookLayout): void {
  const ours = findOurs(layout, key);
  if (!ours) return;
  book.setName(areaName(key), null);
  book.removeSheet(ours.sheet);
}

/** The sheet that the plan shows, unless it is hidden; else what was shown stays shown. */
function show(book: BookFile, plan: Plan, layout: BookLayout): void {
  const shown = plan.sheets.find(({ key }) => key === plan.activate);
  const name = shown ? (findOurs(layout, shown.key)?.sheet ?? shown.name) : layout.active;
  const sheet = book.sheets.find((each) => each.name === name);
  const visible = book.sheets.find(({ node }) => node.get('state') === undefined);
  const target = sheet && sheet.node.get('state') === undefined ? sheet : visible;
  if (target) book.activate(target.name);
}
