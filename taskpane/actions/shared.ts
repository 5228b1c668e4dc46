import { isChecked, openCells, type CheckedEvent } from '../../src/event/open/openEvent';
import { cellEntries, type PlannedEntries } from '../../src/event/results/cellEntries';
import {
  gamesOf,
  isSameGame,
  planResults,
  type TypedResult,
} from '../../src/event/results/results';
import { logLine } from '../../src/event/log/logLine';
import type { Reason } from '../../src/explain/reason';
import { tableIn } from '../../src/sheets/names/section';
import { applyToCells } from '../../src/sheets/plan/applyToCells';
import { cellsOfSection } from '../../src/sheets/read/readSections';
import {
  DESK_ROW,
  leaseText,
  namesOfGame,
  readLease,
  rowOfWriter,
  writerText,
  type Colleague,
  type Lease,
  type Writer,
} from '../../src/sheets/stored/shared';
import { SHARED_KEY, sharedSheet } from '../../src/sheets/stored/sharedSheet';
import type { Desk } from '../store/desk';
import type { SharedCell } from '../store/types';

/** So long the desk is ours without a sign from us; while the pane is open it is renewed before. */
export const LEASE_TIME = 10 * 60_000;

const leaseOf = (desk: Desk, { id, name }: Writer): Lease => ({
  id,
  name,
  until: new Date(desk.now() + LEASE_TIME).toISOString(),
});

/** Others may work in the workbook from now on; whoever shares it is in charge. */
export function share(desk: Desk, name: string): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    desk.ports.sharing?.rename(name.trim());
    const title: Reason = { key: 'shared.begun' };
    const sheets = [sharedSheet(leaseOf(desk, desk.me))];
    if (await desk.write({ title, sheets, log: [lineOf(desk, title, desk.me.name)] }))
      desk.tell('success', title);
  });
}

/** Whoever is in charge ends it: the hidden sheet goes, and with it every name in it. */
export function stopSharing(desk: Desk): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const title: Reason = { key: 'shared.ended' };
    const plan = { title, sheets: [], remove: [SHARED_KEY], log: [lineOf(desk, title, '')] };
    if (await desk.write(plan)) desk.tell('success', title);
  });
}

const lineOf = (desk: Desk, title: Reason, reason: string) => {
  const { event } = desk.getState();
  const settings = { language: desk.eventLanguage(), system: '' } as const;
  return logLine(event ?? { settings, tournament: null }, title, { reason });
};

/**
 * Takes the desk: writes our name into its cell, waits until what others wrote has come, and looks whether
 * it still is ours. Of two who take it at once one has it then, and both know who.
 */
export function takeOver(desk: Desk): Promise<void> {
  return desk.run({ key: 'shared.taking' }, async () => {
    // Nobody would learn of it, and two would be in charge.
    if (desk.ports.sharing?.isOnline() === false)
      return desk.tell('warning', { key: 'shared.no-network' });
    const before = desk.getState().sharing?.desk ?? null;
    desk.set({ isTaking: true });
    try {
      await desk.ports.book.writeShared({ row: DESK_ROW, text: leaseText(leaseOf(desk, desk.me)) });
      await desk.ports.sharing?.echo();
      await desk.load();
    } finally {
      desk.set({ isTaking: false });
    }
    if (desk.refusesHelper()) return;
    const somebody = { reason: { key: 'shared.somebody' } } as const;
    const title: Reason = {
      key: 'shared.taken',
      args: { name: desk.me.name || somebody, before: before?.name || somebody },
    };
    if (!desk.getState().event) return;
    if (await desk.write({ title, sheets: [], log: [lineOf(desk, title, '')] }))
      desk.tell('success', title);
  });
}

/** Renews the desk in time, as long as it is ours. */
export async function renew(desk: Desk): Promise<void> {
  const { sharing, busy } = desk.getState();
  if (!sharing?.isInCharge || !sharing.desk || busy) return;
  if (Date.parse(sharing.desk.until) - desk.now() > LEASE_TIME / 2) return;
  const text = leaseText(leaseOf(desk, desk.me));
  const isOurs = (there: string) => readLease(there)?.id === desk.me.id;
  await desk.ports.book.writeShared({ row: DESK_ROW, text }, isOurs);
  await desk.load();
}

/** The name is kept here, and told to the others with the next result, or with the desk. */
export function rename(desk: Desk, name: string): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    desk.ports.sharing?.rename(name.trim());
    const { sharing } = desk.getState();
    const own = noteOf(desk, []);
    if (own) await desk.ports.book.writeShared(own);
    if (sharing?.isInCharge)
      await desk.ports.book.writeShared(
        { row: DESK_ROW, text: leaseText(leaseOf(desk, desk.me)) },
        (there) => readLease(there)?.id === desk.me.id,
      );
    await desk.load();
  });
}

/** Our own cell of the hidden sheet with what we entered last. null: there is no room. */
function noteOf(desk: Desk, more: Colleague['entered']): SharedCell | null {
  const row = rowOfWriter(desk.sharedRows, desk.me);
  if (row === null || desk.me.id === '') return null;
  const before = desk.getState().sharing?.writers.find(({ id }) => id === desk.me.id);
  const entered = [...(before?.entered ?? []), ...more];
  return { row, text: writerText({ ...desk.me, entered }) };
}

/** So often a line is made anew where colleagues change something meanwhile. */
const LINE_ATTEMPTS = 3;

/**
 * The line of a result that was changed. What colleagues did since it was typed is theirs: the line says what
 * was there right before the result, and the result.
 */
async function writeLine(desk: Desk, entry: Entry, typedIn: CheckedEvent): Promise<void> {
  for (let attempt = 0; attempt < LINE_ATTEMPTS; attempt++) {
    if (isRoundOver(desk, entry)) return;
    const now = rightBefore(desk, entry) ?? { plan: entry.plan, before: typedIn };
    if (await desk.writeLine(now.plan, now.before)) return;
    await desk.load();
  }
}

type Entry = PlannedEntries['entries'][number];

/**
 * Another round was paired meanwhile: what stands in the earlier one now is a correction, and whoever is in charge
 * is asked about it. A line of ours would say what only they can decide.
 */
function isRoundOver(desk: Desk, { typed }: Entry): boolean {
  const { event } = desk.getState();
  return isChecked(event) && typed.round !== event.tournament.pairedRounds;
}

/** The event as it is but for the result, and the plan that enters it; null: the result is not there. */
function rightBefore(desk: Desk, { typed, was }: Entry) {
  const { event, section } = desk.getState();
  const game = isChecked(event)
    ? gamesOf(event, typed.round).find((each) =>
        isSameGame({ round: typed.round, game: each }, typed),
      )
    : undefined;
  if (!isChecked(event) || game?.result !== typed.text) return null;
  const back = planResults(event, [{ ...typed, game, text: was }]).plan;
  if (!back) return null;
  const before = openCells(applyToCells(cellsOfSection(desk.read, section), back.sheets));
  if (!isChecked(before)) return null;
  const again = { ...typed, game: { ...game, result: was } };
  const { plan } = planResults(before, [again]);
  return plan && { plan, before };
}

/** Results of the running round, cell by cell: nothing that a colleague's work could meet. */
export async function enterAsHelper(
  desk: Desk,
  event: CheckedEvent,
  typed: readonly TypedResult[],
): Promise<void> {
  const { section, sharing } = desk.getState();
  const { pairedRounds } = event.tournament;
  const inCharge = sharing?.desk?.name || { reason: { key: 'shared.somebody' } as const };
  const asksThem = { key: 'shared.correction', args: { name: inCharge } } as const;
  if (typed.some(({ round }) => round !== pairedRounds)) return desk.tell('warning', asksThem);
  const { entries, problems } = cellEntries(event, typed);
  if (entries.length > 0) {
    const id = section.id.toLowerCase();
    const name = new Map(event.tournament.players.map((player) => [player.no, player.name]));
    const entered = entries.map(({ typed: one }) => {
      const { round, game, text } = one;
      const { white, black } = game;
      desk.enters(one);
      const names = namesOfGame(name.get(white) ?? '', name.get(black) ?? '');
      return { section: id, round, white, black, result: text, names };
    });
    const cells = entries.map((entry) => ({ ...entry, table: tableIn(section, entry.table) }));
    const fates = await desk.ports.book.enterCells(cells, noteOf(desk, entered));
    await desk.load();
    // What comes in needs no line; what is changed does, as once all were there none is expected to change.
    for (const [index, entry] of entries.entries())
      if (fates[index].ok && entry.was !== '') await writeLine(desk, entry, event);
    const missed = fates.flatMap((fate, index): Reason[] => {
      if (fate.ok) return [];
      const { game, text } = entries[index].typed;
      desk.forgets(entries[index].typed);
      const args = { table: game.table ?? '–', result: text || '–', there: fate.there || '–' };
      return [{ key: fate.there === null ? 'shared.gone' : 'shared.differs', args }];
    });
    const isLate = entries.some((entry, index) => fates[index].ok && isRoundOver(desk, entry));
    const told = [...missed, ...(isLate ? [asksThem] : [])];
    if (told.length > 0) desk.tell('warning', ...told);
  }
  if (problems.length > 0) desk.refuse(problems);
}
