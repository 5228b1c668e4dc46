/** What is known of an hour of two or three arbiters while it goes on, and what of it its acts share. */
import { gamesOf, type GameLine } from '../../../src/event/results/results';
import { columnOf, ROUND_COLUMNS, roundOfTable } from '../../../src/sheets/names/headers';
import { confirmCorrection, typeResult } from '../../../taskpane/actions/round/correction';
import { loadHistory, putBack } from '../../../taskpane/actions/historyActions';
import type { BookTable } from '../../../workbench/host/book';
import type { Arbiter, Room } from '../pane/arbiters';
import { eventOf } from '../evening/room';

export const RESULTS = ['1-0', '½-½', '0-1'];

export interface Hour {
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

export interface Told {
  readonly round: number;
  readonly result: string;
  readonly game: string;
  /** null: the pane did not know which game has it. */
  readonly at: string | null;
}

/**
 * `split`: somebody took over from one who was offline, so that two were in charge; `unread`: something was
 * typed into a sheet together with what came from the others, so that no pane knows whose it is; `closed`: a
 * pane was closed and opened, and does not know any more what was typed beside it; `late`: a late entry brought
 * a row into a table that others were at.
 */
export type Cause =
  | 'offline'
  | 'undo'
  | 'again'
  | 'unshared'
  | 'sorted'
  | 'unread'
  | 'split'
  | 'closed'
  | 'deleted'
  | 'late';

const names = ({ desk }: Arbiter) =>
  new Map(eventOf(desk)?.tournament.players.map(({ no, name }) => [no, name]) ?? []);

export function gameKey(
  arbiter: Arbiter,
  round: number,
  { white, black }: Pick<GameLine, 'white' | 'black'>,
): string {
  const all = names(arbiter);
  return `${round} ${all.get(white)} ${all.get(black)}`;
}

export const lastRound = ({ desk }: Arbiter): number => eventOf(desk)?.tournament.pairedRounds ?? 0;
export const isInCharge = ({ desk }: Arbiter): boolean =>
  desk.getState().sharing?.isInCharge ?? true;

export function give(hour: Hour, arbiter: Arbiter, key: string, text: string): void {
  hour.given.set(key, (hour.given.get(key) ?? new Set()).add(text));
  hour.kept.set(key, { by: arbiter, reloads: arbiter.person.reloads.length });
}

export async function enter(
  hour: Hour,
  arbiter: Arbiter,
  round: number,
  game: GameLine,
): Promise<void> {
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

/** One of the newest steps is put back, but not the event itself. Where none of those since wrote a cell that people type into, no result goes. */
export async function putBackOne(hour: Hour, arbiter: Arbiter, among: number): Promise<void> {
  await arbiter.at((desk) => loadHistory(desk));
  const history = arbiter.desk.getState().history.filter(({ title }) => title.key !== 'plan.event');
  if (history.length === 0 || arbiter.desk.refusesHelper()) return;
  const { id } = among === 1 ? history[0] : history[hour.below(Math.min(among, history.length))];
  hour.causes.add('undo');
  const { coauthor } = arbiter.person;
  const before = coauthor.seen;
  const isKnown = !arbiter.isUnread;
  const kept = [...hour.kept];
  hour.kept.clear();
  await arbiter.at((desk) => putBack(desk, id));
  const takesNone = history.every(
    (step) => step.id < id || (step.effects && Object.values(step.effects).flat().length === 0),
  );
  if (takesNone && isKnown && coauthor.seen === before)
    for (const [key, entry] of kept) hour.kept.set(key, entry);
}

export interface RoundTable {
  readonly round: number;
  readonly table: BookTable;
  readonly at: ReadonlyMap<string, number>;
}

/** The tables of the rounds in the book of an arbiter, the last first, and where their columns are. */
export function roundTables({ person }: Arbiter): RoundTable[] {
  const tables = person.book.tables().filter(({ name }) => roundOfTable(name) !== null);
  return tables
    .sort((a, b) => roundOfTable(b.name)! - roundOfTable(a.name)!)
    .map((table) => {
      const { row, column, columns } = table.area;
      const at = new Map<string, number>();
      for (let index = 0; index < columns; index++) {
        const header = String(table.sheet.content(row, column + index).value);
        const known = columnOf(ROUND_COLUMNS, header);
        if (known && !at.has(known)) at.set(known, column + index);
      }
      return { round: roundOfTable(table.name)!, table, at };
    });
}

export const textIn = ({ table, at }: RoundTable, row: number, column: string): string =>
  String(table.sheet.content(row, at.get(column)!).value);

/** Rows of games of a round, counted in the sheet. */
export function gameRows(round: RoundTable): number[] {
  const { row, rows } = round.table.area;
  return Array.from({ length: rows - 1 }, (_, index) => row + 1 + index).filter(
    (r) => textIn(round, r, 'black') !== '' && textIn(round, r, 'white') !== '',
  );
}

/** Straight into the sheet, into the cell of a game. */
export async function typeAt(
  hour: Hour,
  arbiter: Arbiter,
  round: RoundTable,
  row: number,
  text: string,
): Promise<void> {
  const { person, desk } = arbiter;
  const { sheet } = round.table;
  const column = String.fromCharCode(65 + round.at.get('result')!);
  const before = person.coauthor.seen;
  if (arbiter.isUnread) hour.causes.add('unread');
  const key = `${round.round} ${textIn(round, row, 'white')} ${textIn(round, row, 'black')}`;
  person.type(sheet.name, `${column}${row + 1}`, text);
  desk.changed('here');
  give(hour, arbiter, key, text);
  if (text === '') hour.kept.delete(key);
  await arbiter.at((each) => each.refresh());
  if (person.coauthor.seen !== before) hour.causes.add('unread');
}
