/**
 * One workbook that is open in several windows of a browser: each has a book of its own, one of them leads.
 * It holds the shared document, puts what the others did in an order, and hands it on; whoever follows sends
 * what was done here and takes what comes, in that order. Of two entries in one cell the later one stays.
 * Structure that cannot be merged is refused by the document, as Excel does; the window then has what the
 * others have. When the leader goes, another one goes on with what it has, and the others join it.
 */
import type { Book } from '../book';
import { readData, SharedIds, type BookData, type CellCache } from './bookData';
import { bringTo } from './bringTo';
import { changesBetween, isNothing, withChanges, type Changes } from './changes';
import { conflictOf, SharedBook, type Conflict } from './sharedBook';

/** What windows tell each other; all of it can be cloned. */
export type JointMessage =
  | { readonly kind: 'join'; readonly from: string }
  | {
      readonly kind: 'state';
      readonly to: string;
      readonly term: string;
      readonly version: number;
      readonly data: BookData;
      /** How much of the leader before had reached this one when it began. */
      readonly from: Reached;
    }
  | {
      readonly kind: 'change';
      readonly from: string;
      readonly term: string;
      readonly number: number;
      readonly base: number;
      readonly changes: Changes;
    }
  | {
      readonly kind: 'merged';
      readonly term: string;
      /** Of the document, with these changes. */
      readonly version: number;
      readonly by: string;
      readonly number: number;
      readonly changes: Changes;
    }
  | {
      readonly kind: 'refused';
      readonly to: string;
      readonly term: string;
      readonly number: number;
      readonly why: Conflict;
    }
  /** A new leader: whoever follows joins again. */
  | { readonly kind: 'leading' };

export interface JointOptions {
  post(message: JointMessage): void;
  /** Runs what changes the book for the others: its events are told as `source: 'Remote'`. */
  asRemote(work: () => void): void;
  /** What was done here since the last meeting is lost, and the book is as the others have it. */
  onReload(why: Conflict): void;
  /** Everything that was done here has reached the document. */
  onSettled?(): void;
}

interface Reached {
  readonly term: string;
  readonly version: number;
}

interface InFlight {
  readonly number: number;
  readonly changes: Changes;
}

type Role = 'alone' | 'leads' | 'joins' | 'follows';

export class JointBook {
  private role: Role = 'alone';
  private ids: SharedIds;
  /** What this window last had of the document, as it reads in its own book. */
  private base: BookData | null = null;
  private document: SharedBook | null = null;
  private term = '';
  private version = 0;
  /** What was merged in this term, one entry a version. */
  private past: Changes[] = [];
  /** The version before the first of them. */
  private pastFrom = 0;
  /** Where this window stood before it led. */
  private from: Reached = { term: '', version: 0 };
  private inFlight: InFlight | null = null;
  private number = 0;
  private readonly cache: CellCache = new WeakMap();

  constructor(
    readonly book: Book,
    /** Told apart from every other window. */
    readonly id: string,
    private readonly options: JointOptions,
  ) {
    this.ids = new SharedIds(id);
  }

  /** Whether somebody else has the workbook open, as far as is known. */
  get isTogether(): boolean {
    return this.role !== 'alone';
  }

  /** Whether something was done here that the document does not have. */
  get isPending(): boolean {
    if (this.role === 'joins') return true;
    return this.role === 'follows' && (this.inFlight !== null || !isNothing(this.own(this.read())));
  }

  /** From now on this window puts things in order, beginning with what it has. */
  lead(): void {
    if (this.role === 'alone' || this.role === 'leads') return;
    this.role = 'leads';
    this.inFlight = null;
    this.begin();
    this.options.post({ kind: 'leading' });
  }

  /** Another window leads: what is here becomes what that one has, with what was not handed over yet. */
  join(): void {
    this.role = 'joins';
    this.document = null;
    this.inFlight = null;
    this.options.post({ kind: 'join', from: this.id });
  }

  /** Something was done here: hands it over. */
  flush(): void {
    if (this.role === 'leads') this.flushLeader();
    else if (this.role === 'follows' && !this.inFlight) {
      const now = this.read();
      const changes = this.own(now, this.takeShifted());
      if (isNothing(changes)) return this.options.onSettled?.();
      this.inFlight = { number: ++this.number, changes };
      const { number } = this.inFlight;
      const { term, version: base, id: from } = this;
      this.options.post({ kind: 'change', from, term, number, base, changes });
    }
  }

  receive(message: JointMessage): void {
    const { role } = this;
    if (role === 'alone' || role === 'leads') this.receiveAsLeader(message);
    else this.receiveAsFollower(message);
  }

  private receiveAsLeader(message: JointMessage): void {
    if (message.kind === 'join') {
      if (this.role === 'alone') {
        this.role = 'leads';
        this.begin();
      }
      this.flushLeader();
      const { term, version, from } = this;
      const data = this.document!.state;
      this.options.post({ kind: 'state', to: message.from, term, version, data, from });
    } else if (message.kind === 'change') {
      if (message.term !== this.term) return this.options.post({ kind: 'leading' });
      this.flushLeader();
      const { from, number, changes, base } = message;
      const merged = this.document!.merge(changes, base);
      const { term } = this;
      if (!merged.ok)
        return this.options.post({ kind: 'refused', to: from, term, number, why: merged.why });
      this.take(this.document!.last!, null);
      this.tellMerged(from, number);
    }
  }

  private receiveAsFollower(message: JointMessage): void {
    if (message.kind === 'leading') return this.join();
    if (message.kind === 'state' && message.to === this.id && this.role === 'joins')
      return this.enter(message);
    if (this.role !== 'follows' || !('term' in message) || message.term !== this.term) return;
    if (message.kind === 'merged') {
      if (message.version <= this.version) return;
      // Something was missed.
      if (message.version !== this.version + 1) return this.join();
      this.version = message.version;
      this.past.push(message.changes);
      const isOwn = message.by === this.id && message.number === this.inFlight?.number;
      this.take(message.changes, isOwn ? this.inFlight!.changes : null);
      if (!isOwn) return;
      this.inFlight = null;
      this.flush();
    } else if (message.kind === 'refused' && message.to === this.id) {
      if (message.number !== this.inFlight?.number) return;
      this.dropOwn(this.base!);
      this.options.onReload(message.why);
    }
  }

  /** The document as the leader has it, with what was done here, or merged before, and did not reach it. */
  private enter({ data, term, version, from }: Extract<JointMessage, { kind: 'state' }>): void {
    const isFirst = this.base === null;
    if (isFirst) this.knowByName(data);
    const now = this.read();
    const pending = isFirst ? [] : [this.own(now, this.takeShifted())];
    const reached = Math.max(0, from.version - this.pastFrom);
    const missed = from.term === this.term ? this.past.slice(reached) : [];
    let wanted = data;
    let why: Conflict | null = null;
    for (const changes of [...missed, ...pending]) {
      const conflict = conflictOf(wanted, [], changes);
      if (conflict) why = conflict;
      else wanted = withChanges(wanted, { ...changes, tables: grown(changes.tables, wanted) });
    }
    Object.assign(this, { role: 'follows', term, version, past: [], pastFrom: version });
    this.bring(now, wanted);
    const rest = changesBetween(wanted, data);
    const after = this.read();
    this.base = isNothing(rest) ? after : withChanges(after, rest);
    if (why) this.options.onReload(why);
    this.flush();
  }

  /** Sheets and tables of one name are the same: this window began with what the browser had kept. */
  private knowByName(data: BookData): void {
    const sheets = new Map(
      [...data.sheets].map(([id, { props }]) => [String(JSON.parse(props.get('name')!)), id]),
    );
    const tables = new Map([...data.tables].map(([id, { name }]) => [name, id]));
    for (const sheet of this.book.sheets()) {
      const id = sheets.get(sheet.name);
      if (id) this.ids.set(sheet.id, id);
    }
    for (const table of this.book.tables()) {
      const id = tables.get(table.name);
      const isThere = id && data.tables.get(id)!.sheet === this.ids.of(table.sheet.id);
      if (isThere) this.ids.set(table.id, id);
    }
  }

  /**
   * Takes changes that the document has now into the book; `own`: they are ours and stand there already.
   * What was done here since and is not in the document stays, as it will come later.
   */
  private take(changes: Changes, own: Changes | null): void {
    if (own) {
      this.base = withChanges(this.base!, own);
      // A table that two have written below has grown for both.
      if (JSON.stringify(changes.tables) === JSON.stringify(own.tables)) return;
    }
    const now = this.read();
    const pending = this.own(now);
    const why =
      own || isNothing(pending)
        ? null
        : conflictOf(withChanges(this.base!, changes), [changes], pending);
    if (why) {
      this.dropOwn(withChanges(this.base!, changes));
      this.options.onReload(why);
      return;
    }
    const coming = own
      ? { ...NOTHING, tables: grown(changes.tables, now) }
      : withoutThose(changes, pending, now);
    const inverse = isNothing(pending) ? null : changesBetween(now, this.base!);
    this.bring(now, withChanges(now, coming));
    const after = this.read();
    const known = inverse ? withChanges(after, inverse) : after;
    // Where both wrote the document has theirs until ours arrives.
    const { cells, props, tables, names } = changes;
    const theirs = { ...NOTHING, cells, props, tables, names };
    this.base = inverse ? withChanges(known, theirs) : known;
  }

  /** What was done here goes: the book is as it is said. */
  private dropOwn(wanted: BookData): void {
    this.inFlight = null;
    this.bring(this.read(), wanted);
    this.base = this.read();
    this.takeShifted();
  }

  private begin(): void {
    this.base = this.read();
    this.takeShifted();
    this.document = new SharedBook(this.base);
    this.from = { term: this.term, version: this.version };
    this.past = [];
    this.pastFrom = 0;
    this.term = `${this.id} ${++this.number}`;
    this.version = 0;
  }

  private flushLeader(): void {
    if (!this.document) return;
    const now = this.read();
    const changes = this.own(now, this.takeShifted());
    if (isNothing(changes)) return;
    this.base = now;
    // What the leader did is the first to arrive: nothing is in its way.
    const merged = this.document.merge(changes, this.document.version);
    if (!merged.ok) throw new Error(`The leader is refused: ${merged.why}`);
    this.tellMerged(this.id, 0);
  }

  private tellMerged(by: string, number: number): void {
    const { term, document } = this;
    this.version = document!.version;
    const changes = document!.last!;
    this.past.push(changes);
    this.options.post({ kind: 'merged', term, version: this.version, by, number, changes });
  }

  private read(): BookData {
    return readData(this.book, this.ids, this.cache);
  }

  private own(now: BookData, shifted: readonly string[] = []): Changes {
    return changesBetween(this.base!, now, shifted);
  }

  private bring(now: BookData, wanted: BookData): void {
    this.options.asRemote(() => bringTo(this.book, this.ids, now, wanted));
  }

  private takeShifted(): string[] {
    const local = [...(this.book.shifted ?? [])];
    this.book.shifted?.clear();
    return local.map((id) => this.ids.of(id));
  }
}

const NOTHING: Changes = {
  cells: [],
  props: [],
  added: [],
  deleted: [],
  tables: [],
  names: [],
  customXml: [],
  order: null,
  shifted: [],
};

/** Changes of others without what is being changed here too: ours comes later and stays. */
function withoutThose(changes: Changes, own: Changes, now: BookData): Changes {
  const cells = new Set(own.cells.map(([sheet, key]) => `${sheet} ${key}`));
  const props = new Set(own.props.map(([sheet, prop]) => `${sheet} ${prop}`));
  const tables = new Set(own.tables.map(([id]) => id));
  const names = new Set(own.names.map(([name]) => name));
  return {
    ...changes,
    cells: changes.cells.filter(([sheet, key]) => !cells.has(`${sheet} ${key}`)),
    props: changes.props.filter(([sheet, prop]) => !props.has(`${sheet} ${prop}`)),
    names: changes.names.filter(([name]) => !names.has(name)),
    tables: changes.tables.map((entry) => (tables.has(entry[0]) ? grown([entry], now)[0] : entry)),
  };
}

/** A table that two have written below is as long as the longer of both. */
const grown = (tables: Changes['tables'], now: BookData): Changes['tables'] =>
  tables.map(([id, table]) => {
    const here = now.tables.get(id);
    if (!table || !here) return [id, table] as const;
    const rows = Math.max(table.area.rows, here.area.rows);
    return [id, { ...table, area: { ...table.area, rows } }] as const;
  });
