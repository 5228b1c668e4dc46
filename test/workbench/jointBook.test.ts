/**
 * Several windows on one workbook, with messages that take their time. Expected: everybody ends with the same
 * book; what somebody typed into cells of their own is there, unless their structure was refused, which they
 * are told; a window that closes takes nothing with it that had been handed over.
 */
import { streamOf } from '../../src/generate/random';
import { JointBook, type JointMessage } from '../../workbench/host/coauthors/jointBook';
import { readData, SharedIds } from '../../workbench/host/coauthors/bookData';
import { areaOrRefuse } from '../../workbench/host/cells/address';
import { typeInto } from '../../workbench/host/cells/typeInto';
import { MemoryBook } from '../../workbench/host/memory/memoryBook';

class Hall {
  readonly windows: Window[] = [];
  /** Messages under way, each to one window, in the order of its sender. */
  private way: { from: Window; to: Window; message: JointMessage }[] = [];
  private opened = 0;

  open(book = new MemoryBook('Sheet1')): Window {
    const window = new Window(book, `w${++this.opened}`, this);
    this.windows.push(window);
    return window;
  }
  close(window: Window): void {
    this.windows.splice(this.windows.indexOf(window), 1);
    this.way = this.way.filter(({ to }) => to !== window);
  }
  send(from: Window, message: JointMessage): void {
    for (const to of this.windows)
      if (to !== from) this.way.push({ from, to, message: structuredClone(message) });
  }
  /** One message arrives: the next of some sender to some window. False: none is under way. */
  arrive(choose: (below: number) => number = () => 0): boolean {
    const next = this.way.filter(
      (one, at) =>
        !this.way.slice(0, at).some(({ from, to }) => from === one.from && to === one.to),
    );
    if (next.length === 0) return false;
    const one = next[choose(next.length)];
    this.way.splice(this.way.indexOf(one), 1);
    one.to.joint.receive(one.message);
    return true;
  }
  settle(): void {
    for (let quiet = 0; quiet < 3; quiet++) {
      for (const { joint } of this.windows) joint.flush();
      while (this.arrive());
    }
  }
}

class Window {
  readonly joint: JointBook;
  readonly reloads: string[] = [];
  constructor(
    readonly book: MemoryBook,
    readonly id: string,
    hall: Hall,
  ) {
    this.joint = new JointBook(book, id, {
      post: (message) => hall.send(this, message),
      asRemote: (work) => work(),
      onReload: (why) => this.reloads.push(why),
    });
  }
  type(sheet: string, address: string, text: string): void {
    const found = this.book.sheets().find(({ name }) => name === sheet)!;
    typeInto(this.book, found, areaOrRefuse(address), text);
  }
  text(sheet: string, address: string) {
    const { row, column } = areaOrRefuse(address);
    const found = this.book.sheets().find(({ name }) => name === sheet);
    return found?.content(row, column).value;
  }
  /** What stands in it, whatever its sheets are numbered. */
  content(): unknown {
    const { sheets, tables, names } = readData(this.book, new SharedIds('x'));
    const name = (id: string) => sheets.get(id)!.props.get('name');
    return {
      sheets: [...sheets.values()].map(({ cells, props }) => [
        // Rows that hold nothing any more may still count as used.
        [...props].filter(([prop]) => prop !== 'heights').sort(),
        [...cells].sort(),
      ]),
      tables: [...tables.values()]
        .map((table) => ({ ...table, sheet: name(table.sheet) }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
      names: [...names].sort(),
    };
  }
}

const first = (): MemoryBook => {
  const book = new MemoryBook('Games');
  const [sheet] = book.sheets();
  sheet.write({ row: 0, column: 0, rows: 3, columns: 2 }, [
    [{ value: 'Game' }, { value: 'Result' }],
    [{ value: 'A – B' }, { value: '' }],
    [{ value: 'C – D' }, { value: '' }],
  ]);
  book.addTable(sheet, { row: 0, column: 0, rows: 3, columns: 2 }, 'Games');
  return book;
};

const same = ({ windows }: Hall): void => {
  for (const { content, ...other } of windows.map((each) => ({ ...each, content: each.content() })))
    expect([other.id, content]).toEqual([other.id, windows[0].content()]);
};

test('a window that stays alone reads and sends nothing', () => {
  const hall = new Hall();
  const one = hall.open(first());
  one.type('Games', 'B2', '1-0');
  one.joint.flush();
  expect([one.joint.isTogether, one.joint.isPending, hall.arrive()]).toEqual([false, false, false]);
});

test('a second window has the book, also where it began with an older one, and both type', () => {
  const hall = new Hall();
  const one = hall.open(first());
  one.type('Games', 'B2', '1-0');
  const two = hall.open(first());
  two.joint.join();
  hall.settle();
  expect(two.text('Games', 'B2')).toBe('1-0');
  one.type('Games', 'A4', 'E – F');
  two.type('Games', 'B3', '0-1');
  hall.settle();
  expect(one.text('Games', 'B3')).toBe('0-1');
  expect(two.book.tables().map(({ area }) => area.rows)).toEqual([4]);
  same(hall);
});

test('of two entries in one cell the later to arrive stays, in every window', () => {
  const hall = new Hall();
  const one = hall.open(first());
  const two = hall.open();
  two.joint.join();
  hall.settle();
  one.type('Games', 'B2', '1-0');
  two.type('Games', 'B2', '0-1');
  one.joint.flush();
  two.joint.flush();
  hall.settle();
  expect([one, two].map((each) => each.text('Games', 'B2'))).toEqual(['0-1', '0-1']);
});

test('sheets of one name: the later window has what the first did, and is told', () => {
  const hall = new Hall();
  const one = hall.open(first());
  const two = hall.open();
  two.joint.join();
  hall.settle();
  for (const each of [one, two]) each.book.addSheet('Round 2');
  one.type('Round 2', 'A1', 'one');
  two.type('Round 2', 'A1', 'two');
  hall.settle();
  expect([one.reloads, two.reloads]).toEqual([[], ['sheet-name']]);
  expect(two.text('Round 2', 'A1')).toBe('one');
  same(hall);
});

test('the leader closes in the middle: what had been sent is there, and the other goes on alone', () => {
  const hall = new Hall();
  const [one, two, three] = [hall.open(first()), hall.open(), hall.open()];
  two.joint.join();
  three.joint.join();
  hall.settle();
  one.type('Games', 'B2', '1-0');
  one.joint.flush();
  two.type('Games', 'B3', '0-1');
  two.joint.flush();
  // What two sent is on its way to one, who is gone.
  hall.close(one);
  while (hall.arrive());
  three.joint.lead();
  hall.settle();
  expect([two, three].map((each) => each.text('Games', 'B2'))).toEqual(['1-0', '1-0']);
  expect([two, three].map((each) => each.text('Games', 'B3'))).toEqual(['0-1', '0-1']);
  expect([two, three].map(({ joint }) => joint.isPending)).toEqual([false, false]);
  same(hall);
});

const RUNS = Number(process.env['JOINT'] ?? 60);

test(`${RUNS} random hours of two and three windows`, () => {
  for (let seed = 1; seed <= RUNS; seed++) {
    const random = streamOf(seed, 'joint');
    const below = (n: number) => random.integer(0, n - 1);
    const hall = new Hall();
    hall.open(first());
    for (let more = 1 + below(2); more > 0; more--) hall.open().joint.join();
    hall.settle();
    /** Cells that one window typed, and nobody else. */
    const typed = new Map<string, { text: string; by: Window; reloads: number }>();
    let cell = 10;
    for (let step = 0; step < 40; step++) {
      const window = hall.windows[below(hall.windows.length)];
      const act = below(20);
      if (act < 8) {
        const address = `E${cell++}`;
        window.type('Games', address, `t${step}`);
        typed.set(address, { text: `t${step}`, by: window, reloads: window.reloads.length });
      } else if (act < 11) window.type('Games', `B${2 + below(2)}`, `r${step}`);
      else if (act < 12)
        window.type('Games', `A${window.book.tables()[0].area.rows + 1}`, `g${step}`);
      else if (act < 13) {
        const name = `Round ${below(4)}`;
        if (!window.book.sheets().some((each) => each.name === name)) window.book.addSheet(name);
      } else if (act < 14) {
        const sheet = window.book.sheets().find(({ name }) => name.startsWith('Round'));
        if (sheet) window.book.deleteSheet(sheet);
      } else if (act < 15) {
        const [leader] = hall.windows;
        if (hall.windows.length > 1 && below(4) === 0) {
          leader.joint.flush();
          hall.close(leader);
          for (let rest = below(3); rest > 0; rest--) hall.arrive(below);
          for (const [key, { by }] of typed) if (by === leader) typed.delete(key);
          hall.windows[0].joint.lead();
        }
      } else window.joint.flush();
      for (let count = below(4); count > 0; count--) hall.arrive(below);
    }
    hall.settle();
    try {
      same(hall);
      for (const [address, { text, by, reloads }] of typed)
        if (by.reloads.length === reloads && hall.windows.includes(by))
          expect([address, hall.windows[0].text('Games', address)]).toEqual([address, text]);
      for (const { joint } of hall.windows) expect(joint.isPending).toBe(false);
    } catch (reason) {
      throw new Error(`seed ${seed}: ${(reason as Error).message}`, { cause: reason });
    }
  }
});
