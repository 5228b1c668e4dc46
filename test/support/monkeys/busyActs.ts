/** What two arbiters do at once while two hundred people wait. */
import { isChecked } from '../../../src/event/open/openEvent';
import { gamesOf } from '../../../src/event/results/results';
import { enterPlayer, note, saveAttendance } from '../../../taskpane/actions/round/attendance';
import {
  confirmChange,
  proposeNumberExchange,
  proposeSwap,
  proposeTables,
  proposeTurn,
} from '../../../taskpane/actions/round/changes';
import { confirmRound, pairRound } from '../../../taskpane/actions/round/round';
import { acceptTyped, undoTyped } from '../../../taskpane/actions/round/typedCorrections';
import { clearFilter, filterRows } from '../../../workbench/host/cells/filters';
import type { BookTable } from '../../../workbench/host/book';
import type { Arbiter } from '../pane/arbiters';
import { list, SEVEN } from '../pane/deskBook';
import { eventOf } from '../evening/room';
import { ACTS, type Act } from './acts';
import {
  gameRows,
  isInCharge,
  lastRound,
  putBackOne,
  RESULTS,
  roundTables,
  textIn,
  typeAt,
  type Hour,
} from './hour';

const MOST_ARBITERS = 4;

const anyOf = <T>({ below }: Hour, all: readonly T[]): T => all[below(all.length)];
const tableNamed = ({ person }: Arbiter, name: string): BookTable | undefined =>
  person.book.tables().find((table) => table.name === name);

/** Somebody else, by chance. */
const another = (hour: Hour, arbiter: Arbiter): Arbiter =>
  anyOf(
    hour,
    hour.room.arbiters.filter((each) => each !== arbiter),
  );

/** Whoever is in charge as far as they know; else the one who asks. */
const desked = (hour: Hour, arbiter: Arbiter): Arbiter =>
  hour.room.arbiters.find((each) => isInCharge(each)) ?? arbiter;

/** Sorts a table by one of its columns, as Excel does: whole rows. */
function sortBy({ sheet, area }: BookTable, column: number, isDown: boolean): void {
  const rows = Array.from({ length: area.rows - 1 }, (_, r) =>
    Array.from({ length: area.columns }, (_unused, c) => ({
      ...sheet.content(area.row + 1 + r, area.column + c),
    })),
  );
  const key = (row: (typeof rows)[number]) => String(row[column].value);
  rows.sort((a, b) => (key(a) < key(b) === isDown ? 1 : -1));
  sheet.write({ ...area, row: area.row + 1, rows: rows.length }, rows);
}

async function sortRound(hour: Hour, arbiter: Arbiter): Promise<void> {
  const tables = roundTables(arbiter);
  if (tables.length === 0) return;
  const { table } = hour.below(3) > 0 ? tables[0] : anyOf(hour, tables);
  if (table.area.rows < 3) return;
  sortBy(table, hour.below(Math.min(6, table.area.columns)), hour.below(2) === 0);
  hour.causes.add('sorted');
  await arbiter.at((desk) => desk.refresh());
}

async function preview(hour: Hour, arbiter: Arbiter): Promise<void> {
  await ACTS.rest(hour, arbiter);
  await arbiter.at((desk) => pairRound(desk));
}

async function confirm({ room }: Hour, arbiter: Arbiter): Promise<void> {
  const { preview: shown } = arbiter.desk.getState();
  if (shown) await arbiter.at((desk) => confirmRound(desk, false));
  arbiter.meetNow();
  room.meet();
}

/** Over a result that is there, in any round; an empty text takes it away. */
async function typeOver(hour: Hour, arbiter: Arbiter, isEarlier = false): Promise<void> {
  if (hour.isAttentive) await arbiter.at((desk) => desk.catchUp());
  const tables = roundTables(arbiter).slice(isEarlier ? 1 : 0);
  if (tables.length === 0) return;
  const round = anyOf(hour, tables);
  // Not over a bye.
  const rows = gameRows(round).filter((row) => RESULTS.includes(textIn(round, row, 'result')));
  if (rows.length === 0) return;
  const isLast = round.round === lastRound(arbiter);
  const texts = isLast ? [...RESULTS, ''] : RESULTS;
  await typeAt(hour, arbiter, round, anyOf(hour, rows), anyOf(hour, texts));
}

export const BUSY_ACTS = {
  sortRound,
  async sortPlayers(hour, arbiter) {
    const players = tableNamed(arbiter, 'Players');
    if (players) sortBy(players, hour.below(5), hour.below(2) === 0);
    await arbiter.at((desk) => desk.refresh());
  },
  /** Both at once, neither having seen the other's. */
  async bothSort(hour, arbiter) {
    await sortRound(hour, arbiter);
    await sortRound(hour, another(hour, arbiter));
    hour.room.meet();
  },
  /** One looks for his players while another types and enters. */
  async filterAndType(hour, arbiter) {
    const [last] = roundTables(arbiter);
    const table = last && hour.below(3) > 0 ? last.table : tableNamed(arbiter, 'Players');
    if (!table) return;
    const { row, rows } = table.area;
    const all = Array.from({ length: rows - 1 }, (_, index) => row + 1 + index);
    if (table.filteredOut) clearFilter(table);
    else
      filterRows(
        table,
        all.filter(() => hour.below(2) === 0),
      );
    const other = another(hour, arbiter);
    await ACTS.cell(hour, other);
    if (hour.below(2) === 0) hour.room.meet();
    await ACTS.result(hour, arbiter);
    await ACTS.result(hour, other);
  },
  typeOver: (hour, arbiter) => typeOver(hour, arbiter),
  /** One has the next round before the eyes, another corrects an earlier one in the sheet. */
  async earlierWhilePairing(hour, arbiter) {
    const pairing = desked(hour, arbiter);
    await preview(hour, pairing);
    const other = another(hour, pairing);
    other.meetNow();
    await typeOver(hour, other, hour.below(2) === 0);
    if (hour.below(2) === 0) other.meetNow();
    if (hour.below(2) === 0) pairing.meetNow();
    await confirm(hour, pairing);
  },
  /** One has the next round before the eyes, another takes over and may pair it too. */
  async takeOverPreview(hour, arbiter) {
    const pairing = desked(hour, arbiter);
    await preview(hour, pairing);
    if (hour.below(2) === 0) hour.room.meet();
    const other = another(hour, pairing);
    await ACTS.takeOver(hour, other);
    if (hour.below(2) === 0) await ACTS.pair(hour, other);
    await confirm(hour, pairing);
  },
  /** A list or a round of one, taken back by another. */
  async undoOthers(hour, arbiter) {
    await arbiter.at((desk) => list(desk, 'standings'));
    if (hour.below(2) === 0) await arbiter.meet();
    const other = another(hour, arbiter);
    await ACTS.result(hour, other);
    await ACTS.takeOver(hour, other);
    await putBackOne(hour, other, 1);
  },
  undoOlder: (hour, arbiter) => putBackOne(hour, arbiter, 5),
  async answer(hour, arbiter) {
    const { event } = arbiter.desk.getState();
    if (!isChecked(event) || event.typed.length === 0) return;
    const { round } = anyOf(hour, event.typed);
    if (hour.below(2) === 0) return arbiter.at((desk) => acceptTyped(desk, round, 'wrong slip'));
    for (const key of [...hour.kept.keys()]) if (key.startsWith(`${round} `)) hour.kept.delete(key);
    return arbiter.at((desk) => undoTyped(desk, round));
  },
  /** In the cellar without a network, while another goes on with the next round. */
  async roundOffline(hour, arbiter) {
    const { coauthor } = arbiter.person;
    if (coauthor.isOffline) return;
    coauthor.isOffline = true;
    hour.causes.add('offline');
    await ACTS.result(hour, arbiter);
    await ACTS.cell(hour, arbiter);
    const other = desked(hour, another(hour, arbiter));
    if (other !== arbiter) {
      await ACTS.pair(hour, other);
      await ACTS.result(hour, other);
    }
    await ACTS.result(hour, arbiter);
    coauthor.isOffline = false;
    await arbiter.meet();
  },
  /** Another device, or another arbiter, opens the workbook. */
  async join(hour) {
    if (hour.room.arbiters.length >= MOST_ARBITERS) return;
    await hour.room.join('dan');
  },
  async reopen(hour, arbiter) {
    hour.causes.add('closed');
    await arbiter.reopen();
  },
  async late(hour, arbiter) {
    const name = `Rowan ${hour.done.length}`;
    const rating = 1700 + 10 * hour.below(60);
    hour.causes.add('late');
    const rowan = { ...SEVEN.players[0], name, rating };
    await arbiter.at((desk) => enterPlayer(desk, rowan, { missed: 'zeroBye', evenLater: true }));
  },
  async leaves(hour, arbiter) {
    const { players = [] } = eventOf(arbiter.desk)?.tournament ?? {};
    if (players.length < 5) return;
    const { no } = anyOf(hour, players);
    const presence = anyOf(hour, ['withdrawn', 'zeroBye', 'halfBye', 'present'] as const);
    await arbiter.at((desk) => {
      note(desk, no, presence);
      return saveAttendance(desk);
    });
  },
  async rearrange(hour, arbiter) {
    const round = lastRound(arbiter);
    const games = gamesOf(arbiter.desk.getState().event, round);
    if (games.length < 2) return;
    const [one, other] = [anyOf(hour, games), anyOf(hour, games)];
    const which = hour.below(4);
    await arbiter.at((desk) => {
      if (which === 0) proposeTurn(desk, round, one.white);
      else if (which === 1) proposeTables(desk, round, one.white, other.black);
      else if (which === 2) proposeSwap(desk, round, one.white, other.white);
      else proposeNumberExchange(desk, one.white, other.black);
      return Promise.resolve();
    });
    if (!arbiter.desk.getState().proposal) return;
    hour.causes.add('again');
    hour.kept.clear();
    if (hour.below(2) === 0) await ACTS.result(hour, another(hour, arbiter));
    await arbiter.at((desk) => confirmChange(desk, 'asked for'));
  },
  async renameAny(hour, arbiter) {
    const all = arbiter.person.book.sheets();
    const visible = all.filter(({ visibility }) => visibility === 'Visible');
    anyOf(hour, visible).name = `Own ${arbiter.person.name} ${hour.done.length}`;
    await arbiter.at((desk) => desk.refresh());
  },
  /** A list is thrown away by hand. */
  async deleteList(hour, arbiter) {
    const { book } = arbiter.person;
    const kept = new Set(book.tables().map(({ sheet }) => sheet.name));
    const lists = book
      .sheets()
      .filter(({ name, visibility }) => visibility === 'Visible' && !kept.has(name));
    if (lists.length === 0) return;
    hour.causes.add('deleted');
    book.deleteSheet(anyOf(hour, lists));
    await arbiter.at((desk) => desk.refresh());
  },
  async pause({ room }) {
    room.clock += 15 * 60_000;
  },
} satisfies Readonly<Record<string, Act>>;

/** The usual ones, and these between them. */
export const BUSY: readonly (keyof typeof BUSY_ACTS)[] = [
  ...(['sortRound', 'sortPlayers', 'bothSort', 'filterAndType', 'typeOver', 'typeOver'] as const),
  ...(['earlierWhilePairing', 'takeOverPreview', 'undoOthers', 'undoOlder', 'answer'] as const),
  ...(['roundOffline', 'join', 'reopen', 'late', 'leaves', 'rearrange', 'renameAny'] as const),
  ...(['deleteList', 'pause'] as const),
];
