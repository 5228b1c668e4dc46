/**
 * Two or three arbiters who do anything in any order in one workbook, the same for a seed every time: results
 * in the pane and straight into the sheet, corrections, pairing, pairing again, lists, sorting, filtering,
 * renaming, undo, taking over, offline and back. What must hold afterwards is said here; null: it does.
 */
import { verifyEvent } from '../../../src/event/log/verifyEvent';
import { gamesOf, type GameLine } from '../../../src/event/results/results';
import type { Reason } from '../../../src/explain/reason';
import { streamOf } from '../../../src/generate/random';
import { columnOf, ROUND_COLUMNS, roundOfTable } from '../../../src/sheets/names/headers';
import { confirmCorrection, typeResult } from '../../../taskpane/actions/round/correction';
import { loadHistory, putBack } from '../../../taskpane/actions/historyActions';
import { putRight } from '../../../taskpane/actions/round/lost';
import { confirmRound, pairRound } from '../../../taskpane/actions/round/round';
import { takeOver } from '../../../taskpane/actions/shared';
import { readData, SharedIds } from '../../../workbench/host/coauthors/bookData';
import type { BookTable } from '../../../workbench/host/book';
import { sharedEvent, type Arbiter, type Room } from './arbiters';
import { eventOf } from '../evening/room';
import { list } from './deskBook';
import { unplayed } from './proving';

const NAMES = ['ann', 'bob', 'cid'];
const RESULTS = ['1-0', '½-½', '0-1'];

interface Hour {
  readonly room: Room;
  readonly below: (n: number) => number;
  readonly done: string[];
  /** Every result that somebody gave a game, by its players; what was taken back stays in the list. */
  readonly given: Map<string, Set<string>>;
  /** Games whose last result nobody has taken back, and the typist’s reloads then. */
  readonly kept: Map<string, { readonly by: Arbiter; readonly reloads: number }>;
  /** What explains that something is refused, taken back or named. */
  readonly causes: Set<Cause>;
  /** What a pane has said of results that are not where they were entered. */
  readonly told: Told[];
  /** Each pane reads what came before somebody types into the sheet, and moved results are put right. */
  readonly isAttentive: boolean;
}

interface Told {
  readonly round: number;
  readonly result: string;
  readonly game: string;
  /** null: the pane did not know which game has it. */
  readonly at: string | null;
}

/**
 * `split`: somebody took over from one who was offline, so that two were in charge; `unread`: something was
 * typed into a sheet together with what came from the others, so that no pane knows whose it is.
 */
type Cause = 'offline' | 'undo' | 'again' | 'unshared' | 'sorted' | 'unread' | 'split';

const names = ({ desk }: Arbiter) =>
  new Map(eventOf(desk)?.tournament.players.map(({ no, name }) => [no, name]) ?? []);

function gameKey(
  arbiter: Arbiter,
  round: number,
  { white, black }: Pick<GameLine, 'white' | 'black'>,
): string {
  const all = names(arbiter);
  return `${round} ${all.get(white)} ${all.get(black)}`;
}

const lastRound = ({ desk }: Arbiter): number => eventOf(desk)?.tournament.pairedRounds ?? 0;

function give(hour: Hour, arbiter: Arbiter, key: string, text: string): void {
  hour.given.set(key, (hour.given.get(key) ?? new Set()).add(text));
  hour.kept.set(key, { by: arbiter, reloads: arbiter.person.reloads.length });
}

async function enter(hour: Hour, arbiter: Arbiter, round: number, game: GameLine): Promise<void> {
  const key = gameKey(arbiter, round, game);
  const text = RESULTS[hour.below(3)];
  const before = hour.given.get(key)?.size ?? 0;
  await arbiter.at((desk) => typeResult(desk, round, game, text));
  if (arbiter.desk.getState().correction)
    await arbiter.at((desk) => confirmCorrection(desk, 'wrong slip'));
  const shown = gamesOf(arbiter.desk.getState().event, round).find(
    (other) => gameKey(arbiter, round, other) === key,
  );
  if (shown?.result === text && (text !== game.result || before > 0))
    give(hour, arbiter, key, text);
}

/** The table of the last round in the book of an arbiter, and where its columns are. */
function roundTable({ person }: Arbiter): { table: BookTable; at: Map<string, number> } | null {
  const tables = person.book.tables().filter(({ name }) => roundOfTable(name) !== null);
  const table = tables.sort((a, b) => roundOfTable(b.name)! - roundOfTable(a.name)!)[0];
  if (!table) return null;
  const { row, column, columns } = table.area;
  const at = new Map<string, number>();
  for (let index = 0; index < columns; index++) {
    const header = String(table.sheet.content(row, column + index).value);
    const known = columnOf(ROUND_COLUMNS, header);
    if (known && !at.has(known)) at.set(known, column + index);
  }
  return { table, at };
}

const ACTS: Readonly<Record<string, (hour: Hour, arbiter: Arbiter) => Promise<unknown>>> = {
  async result(hour, arbiter) {
    const round = lastRound(arbiter);
    const games = gamesOf(arbiter.desk.getState().event, round);
    const open = games.filter(({ result }) => result === '');
    if (open.length > 0) await enter(hour, arbiter, round, open[hour.below(open.length)]);
  },
  async rest(hour, arbiter) {
    const round = lastRound(arbiter);
    for (const game of gamesOf(arbiter.desk.getState().event, round))
      if (game.result === '') await enter(hour, arbiter, round, game);
  },
  async change(hour, arbiter) {
    const last = lastRound(arbiter);
    if (last === 0) return;
    const round = 1 + hour.below(last);
    const games = gamesOf(arbiter.desk.getState().event, round).filter(
      ({ result }) => result !== '',
    );
    if (games.length > 0) await enter(hour, arbiter, round, games[hour.below(games.length)]);
  },
  /** Straight into the sheet, into the cell of a game without a result. */
  async cell(hour, arbiter) {
    if (hour.isAttentive) await arbiter.at((desk) => desk.catchUp());
    const found = roundTable(arbiter);
    if (!found) return;
    const { table, at } = found;
    const { row, rows } = table.area;
    const text = RESULTS[hour.below(3)];
    const value = (r: number, column: string) =>
      String(table.sheet.content(r, at.get(column)!).value);
    const open = Array.from({ length: rows - 1 }, (_, index) => row + 1 + index).filter(
      (r) => value(r, 'black') !== '' && value(r, 'result') === '' && value(r, 'white') !== '',
    );
    if (open.length === 0) return;
    const r = open[hour.below(open.length)];
    const column = String.fromCharCode(65 + at.get('result')!);
    const { coauthor } = arbiter.person;
    const before = coauthor.seen;
    if (arbiter.isUnread) hour.causes.add('unread');
    arbiter.person.type(table.sheet.name, `${column}${r + 1}`, text);
    arbiter.desk.changed('here');
    give(
      hour,
      arbiter,
      `${roundOfTable(table.name)} ${value(r, 'white')} ${value(r, 'black')}`,
      text,
    );
    await arbiter.at((desk) => desk.refresh());
    if (coauthor.seen !== before) hour.causes.add('unread');
  },
  async pair(hour, arbiter) {
    await ACTS.rest(hour, arbiter);
    await arbiter.at((desk) => pairRound(desk));
    if (arbiter.desk.getState().preview) await arbiter.at((desk) => confirmRound(desk, false));
  },
  async again(hour, arbiter) {
    await arbiter.at((desk) => pairRound(desk, true));
    if (!arbiter.desk.getState().preview) return;
    hour.causes.add('again');
    hour.kept.clear();
    await arbiter.at((desk) => confirmRound(desk, false));
  },
  async list(hour, arbiter) {
    const output = (['standings', 'byName', 'crosstable'] as const)[hour.below(3)];
    await arbiter.at((desk) => list(desk, output));
  },
  /** By hand, as a sort of the table leaves it. */
  async sort(hour, arbiter) {
    const found = roundTable(arbiter);
    if (!found || found.table.area.rows < 3) return;
    const { sheet, area } = found.table;
    const a = area.row + 1 + hour.below(area.rows - 2);
    const line = (r: number) =>
      Array.from({ length: area.columns }, (_, c) => ({ ...sheet.content(r, area.column + c) }));
    sheet.write({ ...area, row: a, rows: 2 }, [line(a + 1), line(a)]);
    hour.causes.add('sorted');
    await arbiter.at((desk) => desk.refresh());
  },
  async filter({ below }, arbiter) {
    const table = arbiter.person.book.tables().find(({ name }) => name === 'Players')!;
    table.sheet.setRowsHidden(table.area.row + 1 + below(3), 1, below(2) === 0);
  },
  async rename(hour, arbiter) {
    const found = roundTable(arbiter);
    if (!found) return;
    const { name } = found.table;
    found.table.sheet.name = `${name} ${arbiter.person.name}${hour.done.length}`;
    await arbiter.at((desk) => desk.refresh());
  },
  async undo(hour, arbiter) {
    await arbiter.at((desk) => loadHistory(desk));
    const [newest] = arbiter.desk.getState().history;
    if (!newest || arbiter.desk.refusesHelper()) return;
    hour.causes.add('undo');
    hour.kept.clear();
    await arbiter.at((desk) => putBack(desk, newest.id));
  },
  async takeOver(hour, arbiter) {
    const { sharing } = arbiter.desk.getState();
    if (!sharing || sharing.isInCharge) return;
    const before = hour.room.arbiters.find(({ person }) => person.name === sharing.desk?.id);
    if (before?.person.coauthor.isOffline) hour.causes.add('split');
    await arbiter.at((desk) => takeOver(desk));
  },
  async offline(hour, arbiter) {
    const { coauthor } = arbiter.person;
    coauthor.isOffline = !coauthor.isOffline;
    if (coauthor.isOffline) hour.causes.add('offline');
  },
};

/** What is done more often stands more than once. */
const CHOICE = [
  ...['result', 'result', 'result', 'result', 'rest', 'change', 'cell', 'cell', 'pair', 'pair'],
  ...['pair', 'again', 'list', 'sort', 'filter', 'rename', 'undo', 'takeOver', 'offline'],
];

/** Whoever is told that a result is at another board looks at both slips, and moves it back. */
async function putAllRight(hour: Hour, arbiter: Arbiter): Promise<void> {
  for (const lost of arbiter.desk.getState().lost) {
    const { round, at, result } = lost;
    const own = gameKey(arbiter, round, lost);
    const isSlip = (key: string) => hour.given.get(key)?.has(result) ?? false;
    if (lost.there !== '' || !isSlip(own) || (at && isSlip(gameKey(arbiter, round, at)))) continue;
    hour.done.push(`${arbiter.person.name} puts right`);
    await arbiter.at((desk) => putRight(desk, lost));
  }
}

export interface Played {
  readonly done: readonly string[];
  /** What does not hold; null: everything does. */
  readonly wrong: string | null;
}

export async function playHour(seed: number, isAttentive = true, steps = 14): Promise<Played> {
  const numbers = streamOf(seed, 'monkeys');
  const below = (n: number) => numbers.integer(0, n - 1);
  const isShared = below(5) > 0;
  const count = 2 + below(2);
  const room = await sharedEvent(unplayed(5 + below(5)), NAMES.slice(0, count), isShared);
  const hour: Hour = {
    ...{ room, below, done: [`${count}${isShared ? '' : ' unshared'}`] },
    ...{ given: new Map(), kept: new Map(), causes: new Set(), told: [], isAttentive },
  };
  if (!isShared) hour.causes.add('unshared');
  const [first] = room.arbiters;
  for (const arbiter of room.arbiters)
    arbiter.desk.subscribe(() => {
      for (const lost of arbiter.desk.getState().lost) {
        const { round, result, at } = lost;
        const game = gameKey(arbiter, round, lost);
        hour.told.push({ round, result, game, at: at && gameKey(arbiter, round, at) });
      }
    });
  await ACTS.pair(hour, first);
  await room.settle();
  for (let step = 0; step < steps; step++) {
    const arbiter = room.arbiters[below(count)];
    const act = CHOICE[below(CHOICE.length)];
    hour.done.push(`${arbiter.person.name} ${act}`);
    // Colleagues' cells may come between two batches of an action.
    let chances = below(3) === 0 ? 2 : 0;
    for (const each of room.arbiters)
      each.person.beforeBatch = () => {
        if (chances === 0 || below(4) > 0) return;
        chances--;
        for (const other of room.arbiters) if (other !== each) other.meetNow();
        each.meetNow();
      };
    await ACTS[act](hour, arbiter);
    for (const each of room.arbiters) each.person.beforeBatch = () => undefined;
    if (below(3) > 0) await arbiter.meet();
    if (below(4) === 0) await room.settle();
    if (isAttentive) await putAllRight(hour, arbiter);
  }
  for (const { person } of room.arbiters) person.coauthor.isOffline = false;
  // Lines of the log that are written again need a meeting too.
  for (let more = 0; more < 3; more++) await room.settle();
  room.meet();
  return { done: hour.done, wrong: judge(hour) };
}

/** The workbook of one of them, whatever its sheets are numbered. */
function contents({ person }: Arbiter): string {
  const { sheets, tables } = readData(person.book, new SharedIds('x'));
  const name = (id: string) => sheets.get(id)!.props.get('name');
  return JSON.stringify([
    [...sheets.values()].map(({ cells, props }) => [props.get('name'), [...cells].sort()]),
    [...tables.values()].map((table) => [table.name, table.area, name(table.sheet)]).sort(),
  ]);
}

/** Of results that somebody entered who had not yet seen that all were there. */
const TYPED_OVER: readonly string[] = ['verify.results-differ', 'verify.results-unlogged'];

/** Of earlier rounds, as long as nobody has answered. */
const ASKED: readonly string[] = [
  ...['verify.round-differs', 'verify.pairing-differs'],
  ...['verify.round-unlogged', 'verify.record-differs'],
];

function judge({ room, given, kept, causes, told }: Hour): string | null {
  const [first, ...others] = room.arbiters;
  const content = contents(first);
  for (const other of others)
    if (contents(other) !== content) return `${other.person.name} has another workbook`;
  // Nobody shared it: each is in charge, and the pane says that somebody else is there.
  if (causes.has('unshared')) return null;
  const event = eventOf(first.desk);
  // Two who pair: Check says so, or the log does.
  const isSplit = causes.has('split');
  // Rows that one moves while another types: the typist is told; what was typed past the pane nobody knows.
  const isMoved = ['sorted', 'again', 'undo'].some((cause) => causes.has(cause as Cause));
  const isUnknown = isMoved && causes.has('unread');
  const isToldTo = (round: number, game: string, result: string): boolean =>
    isMoved &&
    told.some(
      (each) =>
        // The pane has said that this game has something else than was entered, or that it has got another's.
        each.game === game ||
        (each.round === round && each.result === result && (each.at ?? game) === game),
    );
  if (!event) {
    const codes = first.desk.getState().event?.problems.map(({ code }) => code) ?? [];
    // Two who move rows of one table by hand mix them: the cells are named.
    return (isSplit || causes.has('sorted')) && codes.length > 0
      ? null
      : `the event cannot be read: ${codes.join()}`;
  }
  const { breaks } = verifyEvent(event);
  // What came into an earlier round from somebody who was away is asked about in the pane.
  const asked = new Set(event.typed.map(({ round }) => round));
  // Two gave one game different results: the cell has one of them, the log the other, and it is named.
  const contested = new Set(
    [...given].flatMap(([key, texts]) => (texts.size > 1 ? [Number(key.split(' ')[0])] : [])),
  );
  const isAsked = breaks.some(({ args }) => {
    const round = Number(args?.['round']);
    return asked.has(round) || contested.has(round);
  });
  const isTyped = ({ key }: Reason) => TYPED_OVER.includes(key) || (isAsked && ASKED.includes(key));
  if (!isSplit && !breaks.every(isTyped)) return `verify says ${JSON.stringify(breaks)}`;
  if (isSplit) return null;
  for (let round = 1; round <= event.tournament.pairedRounds && !isUnknown; round++)
    for (const game of gamesOf(event, round)) {
      const key = gameKey(first, round, game);
      if (isToldTo(round, key, game.result)) continue;
      if (game.result !== '' && !given.get(key)?.has(game.result))
        return `${key} has ${game.result}, which nobody gave it`;
      const entry = kept.get(key);
      const isReloaded = entry && entry.by.person.reloads.length > entry.reloads;
      if (entry && game.result === '' && !isReloaded) return `${key} has lost its result`;
    }
  const reloads = room.arbiters.flatMap(({ person }) => person.reloads);
  const isExplained = causes.has('offline') || causes.has('undo');
  if (reloads.length > 0 && !isExplained) return `structure was refused: ${reloads.join()}`;
  return null;
}
