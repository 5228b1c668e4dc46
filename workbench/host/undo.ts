/**
 * Excel's own undo of what an add-in wrote: each round trip that changed something is a step (Microsoft, "Undo
 * capabilities with the Excel JavaScript API", 09/09/2025). What no undo of Excel's takes back stays: sheets
 * that came, went, were moved, hidden or shown, and custom XML parts (office-js #6415).
 */
import type { Book } from './book';
import { readData, SharedIds, type BookData, type SheetData } from './coauthors/bookData';
import { bringTo } from './coauthors/bringTo';
import { changesBetween, isNothing } from './coauthors/changes';

/** Of a sheet; the rest comes back. */
const STAYS = ['name', 'visibility'] as const;

export class UndoSteps {
  private readonly ids = new SharedIds('undo');
  private readonly steps: BookData[] = [];

  constructor(private readonly book: Book) {}

  /** What `work` changes is one step. */
  around<T>(work: () => T): T {
    const before = this.read();
    const done = work();
    if (!isNothing(changesBetween(before, this.read()))) this.steps.push(before);
    return done;
  }

  /** Ctrl+Z; false: there is nothing to take back. */
  undo(): boolean {
    const before = this.steps.pop();
    if (!before) return false;
    const now = this.read();
    bringTo(this.book, this.ids, now, takenBack(now, before));
    return true;
  }

  private read(): BookData {
    return readData(this.book, this.ids);
  }
}

function takenBack(now: BookData, before: BookData): BookData {
  const sheets = [...now.sheets].map(([id, sheet]): readonly [string, SheetData] => {
    const was = before.sheets.get(id) ?? { cells: new Map(), props: sheet.props };
    const props = new Map(was.props);
    for (const prop of STAYS) props.set(prop, sheet.props.get(prop)!);
    return [id, { cells: was.cells, props }];
  });
  const tables = [...before.tables].filter(([, { sheet }]) => now.sheets.has(sheet));
  return {
    sheets: new Map(sheets),
    tables: new Map(tables),
    names: before.names,
    customXml: now.customXml,
  };
}
