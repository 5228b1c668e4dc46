/**
 * Several people in one workbook: each has a book, a host and (through `as`) office.js for himself.
 * office.js knows one host a window, so that they act in turns; what one does reaches another when both
 * have met the shared document, be it between two batches of one action (`beforeBatch`).
 */
import { MemoryBook } from '../../../workbench/host/memory/memoryBook';
import { SharedIds } from '../../../workbench/host/coauthors/bookData';
import { Coauthor, share } from '../../../workbench/host/coauthors/coauthor';
import { SharedBook, type Conflict } from '../../../workbench/host/coauthors/sharedBook';
import { OfficeHost } from '../../../workbench/host/officeHost';
import { areaOrRefuse } from '../../../workbench/host/cells/address';
import { typeInto } from '../../../workbench/host/cells/typeInto';
import type { CellValue } from '../../../workbench/host/book';

export class Person {
  readonly host: OfficeHost;
  readonly coauthor: Coauthor;
  /** Why his changes were thrown away, each time. */
  readonly reloads: Conflict[] = [];
  /** Called before each batch of his add-in reaches the workbook. */
  beforeBatch: () => void = () => undefined;

  constructor(
    readonly name: string,
    private readonly shared: SharedBook,
    readonly book: MemoryBook = new MemoryBook(),
    ids = new SharedIds(name),
  ) {
    this.host = new OfficeHost(book, {
      schedule: (answer) =>
        queueMicrotask(() => {
          this.beforeBatch();
          answer();
        }),
    });
    this.coauthor = new Coauthor(book, shared, ids, {
      asRemote: (work) => this.host.asRemote(work),
      onReload: (why) => this.reloads.push(why),
    });
  }

  /** Somebody else opens the same workbook. */
  colleague(name: string): Person {
    return new Person(name, this.shared);
  }

  /** office.js talks to his workbook from now on. */
  act(): void {
    this.host.attach(window);
  }
  meet(): boolean {
    return this.coauthor.meet();
  }
  type(sheet: string, address: string, text: string): void {
    typeInto(this.book, this.sheet(sheet), areaOrRefuse(address), text);
  }
  value(sheet: string, address: string): CellValue {
    const { row, column } = areaOrRefuse(address);
    return this.sheet(sheet).content(row, column).value;
  }
  sheet(name: string) {
    const found = this.book.sheets().find((sheet) => sheet.name === name);
    if (!found) throw new Error(`No sheet "${name}"`);
    return found;
  }
}

/** The first is whose book is shared; the others open it. */
export function people(book: MemoryBook, names: readonly string[]): Person[] {
  const [first, ...others] = names;
  const { ids, state } = share(book, first);
  const shared = new SharedBook(state);
  return [new Person(first, shared, book, ids), ...others.map((name) => new Person(name, shared))];
}

/** Everybody has what everybody did. */
export function meetAll(all: readonly Person[]): void {
  for (const person of [...all, ...all]) person.meet();
}
