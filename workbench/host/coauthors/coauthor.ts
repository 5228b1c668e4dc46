/**
 * One of several people in one workbook: a client with a book of its own. What is done here reaches the
 * others when both have met the shared document, after a while that whoever drives it chooses (`meet`).
 */
import type { Book } from '../book';
import { readData, SharedIds, type BookData, type CellCache } from './bookData';
import { bringTo } from './bringTo';
import { changesBetween, isNothing } from './changes';
import type { Conflict, SharedBook } from './sharedBook';

export interface CoauthorOptions {
  /** Runs what changes the book for the others: its events are told as `source: 'Remote'`. */
  readonly asRemote?: (work: () => void) => void;
  /** What was done here since the last meeting is lost, and the book is as the others have it. */
  readonly onReload?: (why: Conflict) => void;
}

export class Coauthor {
  private base: BookData;
  private version: number;
  private readonly cache: CellCache = new WeakMap();
  isOffline = false;
  /** How often something came from the others. */
  seen = 0;

  /** `ids`: which of its sheets and tables are which of the shared ones. */
  constructor(
    readonly book: Book,
    private readonly shared: SharedBook,
    private readonly ids: SharedIds,
    private readonly options: CoauthorOptions = {},
  ) {
    this.version = shared.version;
    const mine = readData(book, ids, this.cache);
    this.bring(mine, shared.state);
    this.base = readData(book, ids, this.cache);
  }

  /** Hands over what was done here, then takes what the others did. False: it was refused and is lost. */
  meet(): boolean {
    if (this.isOffline) return true;
    const now = readData(this.book, this.ids, this.cache);
    const shifted = this.takeShifted();
    const changes = changesBetween(this.base, now, shifted);
    const merged = isNothing(changes)
      ? ({ ok: true, version: this.version } as const)
      : this.shared.merge(changes, this.version);
    const own = isNothing(changes) || !merged.ok ? 0 : 1;
    if (this.shared.version !== this.version + own) this.seen++;
    if (this.shared.version !== this.version || !merged.ok) this.bring(now, this.shared.state);
    this.version = this.shared.version;
    this.base = readData(this.book, this.ids, this.cache);
    this.takeShifted();
    if (!merged.ok) this.options.onReload?.(merged.why);
    return merged.ok;
  }

  private bring(now: BookData, wanted: BookData): void {
    const work = () => bringTo(this.book, this.ids, now, wanted);
    if (this.options.asRemote) this.options.asRemote(work);
    else work();
  }

  private takeShifted(): string[] {
    const local = [...(this.book.shifted ?? [])];
    this.book.shifted?.clear();
    return local.map((id) => this.ids.of(id));
  }
}

/** The first client shares its book; each sheet and table of it gets an id. */
export function share(book: Book, client: string): { ids: SharedIds; state: BookData } {
  const ids = new SharedIds(client);
  return { ids, state: readData(book, ids) };
}
