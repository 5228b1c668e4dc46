/** What each of two or three arbiters may do; what cannot be done is refused, and that is fine. */
import { gamesOf } from '../../../src/event/results/results';
import { confirmRound, pairRound } from '../../../taskpane/actions/round/round';
import { takeOver } from '../../../taskpane/actions/shared';
import type { Arbiter } from '../pane/arbiters';
import { list } from '../pane/deskBook';
import {
  enter,
  gameRows,
  lastRound,
  putBackOne,
  RESULTS,
  roundTables,
  textIn,
  typeAt,
  type Hour,
} from './hour';

export type Act = (hour: Hour, arbiter: Arbiter) => Promise<unknown>;

export const ACTS = {
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
    const [last] = roundTables(arbiter);
    if (!last) return;
    const text = RESULTS[hour.below(3)];
    const open = gameRows(last).filter((row) => textIn(last, row, 'result') === '');
    if (open.length > 0) await typeAt(hour, arbiter, last, open[hour.below(open.length)], text);
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
    const [last] = roundTables(arbiter);
    if (!last || last.table.area.rows < 3) return;
    const { sheet, area } = last.table;
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
    const [last] = roundTables(arbiter);
    if (!last) return;
    const { name } = last.table;
    last.table.sheet.name = `${name} ${arbiter.person.name}${hour.done.length}`;
    await arbiter.at((desk) => desk.refresh());
  },
  undo: (hour, arbiter) => putBackOne(hour, arbiter, 1),
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
} satisfies Readonly<Record<string, Act>>;

/** What is done more often stands more than once. */
export const USUAL: readonly (keyof typeof ACTS)[] = [
  ...(['result', 'result', 'result', 'result', 'rest', 'change', 'cell', 'cell', 'pair'] as const),
  ...(['pair', 'pair', 'again', 'list', 'sort', 'filter', 'rename', 'undo', 'takeOver'] as const),
  'offline',
];
