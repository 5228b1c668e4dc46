/** Tells the add-in what happened in the book, for the events that it registered. */
import { formatArea, intersect } from './cells/address';
import type { Book, BookEvent, ChangeEvent } from './book';

/** office.js numbers its event messages. */
const messageType = {
  changed: 10,
  activated: 11,
  deactivated: 12,
  added: 13,
  selected: 14,
  deleted: 15,
  calculated: 16,
  tableSelected: 100,
  tableChanged: 101,
} as const;
type Registered = keyof typeof messageType;
const workbookTarget = 'Workbook';
const eventCategory = 65536;

/** Who did it: a person or the add-in here, or somebody else in the same workbook. */
interface Origin {
  readonly source: 'Local' | 'Remote';
  readonly triggerSource: 'Unknown' | 'ThisLocalAddin';
}
const BY_HAND: Origin = { source: 'Local', triggerSource: 'Unknown' };
const ORIGINS = {
  addIn: { source: 'Local', triggerSource: 'ThisLocalAddin' },
  remote: { source: 'Remote', triggerSource: 'Unknown' },
} as const satisfies Readonly<Record<string, Origin>>;

export class EventSender {
  private readonly registered = new Set<string>();
  private origin: Origin = BY_HAND;

  /** Writes of the add-in itself are reported too, as in Excel. */
  constructor(
    private readonly book: Book,
    private readonly post: (entry: object) => void,
  ) {
    book.listen((event) => this.tell(event));
  }

  /** The `_Register…Event` methods of an object; the target is its id, or the whole workbook. */
  methods(
    events: Record<string, Registered>,
    target: string = workbookTarget,
  ): Record<string, () => void> {
    const methods: Record<string, () => void> = {};
    for (const [name, event] of Object.entries(events)) {
      methods[`_Register${name}Event`] = () => void this.registered.add(`${event} ${target}`);
      methods[`_Unregister${name}Event`] = () => void this.registered.delete(`${event} ${target}`);
    }
    return methods;
  }

  /** A page that loads anew registers anew. */
  forget(): void {
    this.registered.clear();
  }

  /** What happens meanwhile is told as done by the add-in, or by a co-author. */
  as<T>(who: keyof typeof ORIGINS, work: () => T): T {
    const before = this.origin;
    this.origin = ORIGINS[who];
    try {
      return work();
    } finally {
      this.origin = before;
    }
  }

  private tell(event: BookEvent): void {
    if (event.kind === 'renamed') return;
    const args = {
      worksheetId: event.sheet.id,
      source: this.origin.source,
      ...('area' in event ? { address: formatArea(event.area) } : {}),
      ...(event.kind === 'changed' ? changeDetails(event, this.origin) : {}),
    };
    this.send(event.kind, event.sheet.id, args);
    this.send(event.kind, workbookTarget, args);
    if (event.kind === 'changed' || event.kind === 'selected') this.tellTables(event, args);
  }

  private tellTables(
    event: Extract<BookEvent, { kind: 'changed' | 'selected' }>,
    args: object,
  ): void {
    for (const table of this.book.tables()) {
      if (table.sheet.id !== event.sheet.id || !intersect(table.area, event.area)) continue;
      const kind = event.kind === 'changed' ? 'tableChanged' : 'tableSelected';
      this.send(kind, table.id, { ...args, tableId: table.id, isInsideTable: true });
    }
  }

  private send(event: Registered, target: string, args: object): void {
    if (!this.registered.has(`${event} ${target}`)) return;
    this.post({
      messageCategory: eventCategory,
      messageType: messageType[event],
      targetId: target,
      message: JSON.stringify({ ...args, type: messageType[event] }),
    });
  }
}

/** A single changed cell carries its new value; Excel gives no details for larger changes. */
function changeDetails(event: ChangeEvent, { triggerSource }: Origin): object {
  const { area, sheet, changeType } = event;
  const details = { changeType, triggerSource, shiftDirection: 'None' };
  if (area.rows * area.columns !== 1) return details;
  const after = sheet.content(area.row, area.column).value;
  return { ...details, valueAfter: after, valueTypeAfter: valueType(after) };
}

function valueType(value: string | number | boolean): string {
  if (value === '') return 'Empty';
  if (typeof value === 'number') return 'Double';
  return typeof value === 'boolean' ? 'Boolean' : 'String';
}
