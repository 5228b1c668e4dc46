/**
 * Something is typed or deleted that cannot be. It is named, where it stands; while it stands nothing is
 * paired or written; and once done as the cure says, the event is what it was.
 */
import { problemsSaidWell } from '../../../scripts/fuzz/saidWell';
import { isChecked } from '../../../src/event/open/openEvent';
import { roundTableName } from '../../../src/sheets/names/headers';
import { isSameSection } from '../../../src/sheets/names/section';
import { pairRound } from '../../../taskpane/actions/round/round';
import type { Desk } from '../../../taskpane/store/desk';
import type { BookTable } from '../../../workbench/host/book';
import { RATING, RESULT } from './handActs';
import { cellsOf, eventOf, oneOf, pairedRounds, type RandomBelow, type Room } from './room';

/** What is done, and how it is put right. Null: it cannot be done here. */
type Spoil = (room: Room, desk: Desk, random: RandomBelow) => Promise<Cure | null>;
type Cure = () => Promise<unknown>;

const SPOILS: Readonly<Record<string, Spoil>> = {
  async result(room, desk, random) {
    const table = room.table(desk, roundTableName(pairedRounds(desk)));
    if (!table) return null;
    const row = random(table.area.rows - 1);
    const was = room.type(table, RESULT, row, '1-O');
    return async () => room.type(table, RESULT, row, was);
  },
  async rating(room, desk, random) {
    const table = room.table(desk, 'Players');
    if (!table) return null;
    const row = random(table.area.rows - 1);
    const was = room.type(table, RATING, row, '18oo');
    return async () => room.type(table, RATING, row, was);
  },
  /** Whoever was paired cannot be taken out; the row comes back by Excel's own undo. */
  async row(room, desk, random) {
    const table = room.table(desk, 'Players');
    if (!table || table.area.rows < 3 || table.filteredOut) return null;
    const at = random(table.area.rows - 1);
    const was = cellsOf(table)[at + 1];
    await rowsOf(table, (rows) => rows.getItemAt(at).delete());
    return () => rowsOf(table, (rows) => rows.add(at, [was]));
  },
  async table(room, desk) {
    const table = room.table(desk, 'Players');
    if (!table) return null;
    const was = table.name;
    table.name = 'MyPlayers';
    return async () => void (table.name = was);
  },
};

const rowsOf = (table: BookTable, change: (rows: Excel.TableRowCollection) => unknown) =>
  Excel.run(async (context) => {
    change(context.workbook.tables.getItem(table.name).rows);
    await context.sync();
  });

/** What is wrong with how it was taken; null: nothing. */
export async function spoilAndCure(
  room: Room,
  desk: Desk,
  random: RandomBelow,
): Promise<string | null> {
  if (!eventOf(desk)) return null;
  const name = oneOf(random, Object.keys(SPOILS));
  const cure = await SPOILS[name](room, desk, random);
  if (!cure) return null;
  const before = textOf(room);
  const { section } = desk.getState();
  await desk.refresh();
  const { event } = desk.getState();
  let wrong: string | null = null;
  // Another event of the workbook is shown meanwhile.
  const isElsewhere = !isSameSection(desk.getState().section, section);
  if (isElsewhere) wrong = saysGone(desk) ? null : 'another event is shown without a word';
  else if (isChecked(event)) wrong = name === 'row' ? null : 'is not noticed';
  else {
    const errors = event?.problems.filter(({ severity }) => severity === 'error') ?? [];
    wrong = event ? problemsSaidWell(event.problems.length > 0 ? event.problems : errors) : null;
    await pairRound(desk);
    if (desk.getState().preview) wrong ??= 'a round is paired all the same';
    else if (desk.getState().notice?.tone !== 'error') wrong ??= 'pairing says nothing';
    if (textOf(room) !== before) wrong ??= 'something is written all the same';
  }
  await cure();
  await desk.refresh();
  if (isElsewhere) desk.openSection(section);
  desk.set({ notice: null, preview: null });
  if (!eventOf(desk)) wrong ??= 'the cure does not help';
  return wrong && `${name} ${wrong}`;
}

const saysGone = (desk: Desk): boolean =>
  desk.getState().notice?.lines.some(({ key }) => key === 'pane.section-gone') ?? false;

const textOf = ({ office }: Room): string => JSON.stringify(office.book.tables().map(cellsOf));
