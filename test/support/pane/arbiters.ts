/**
 * Several arbiters in one workbook, each with a desk over office.js and a book of their own. office.js knows
 * one host a window: they act in turns (`at`), while cells of the others may come between two batches.
 */
import { DEFAULT_SETTINGS } from '../../../src/sheets/settings';
import { eventPlan } from '../../../src/sheets/write/eventPlan';
import type { Tournament } from '../../../src/model/types';
import type { Writer } from '../../../src/sheets/stored/shared';
import { share } from '../../../taskpane/actions/shared';
import { applyPlan } from '../../../taskpane/excel/applyPlan';
import { excelBook } from '../../../taskpane/excel/excelBook';
import { Desk } from '../../../taskpane/store/desk';
import type { Told } from '../../../taskpane/store/sharing';
import { inlinePairing } from '../../../taskpane/worker/inlinePairing';
import type { MemoryBook } from '../../../workbench/host/memory/memoryBook';
import { people, type Person } from './coauthors';
import { startOffice } from './officeHost';

export class Arbiter {
  desk: Desk;
  private me: Writer;

  constructor(
    readonly person: Person,
    private readonly room: Room,
  ) {
    this.me = { id: person.name, name: person.name.toUpperCase() };
    this.desk = this.newDesk();
  }

  private newDesk(): Desk {
    const { room, person } = this;
    const now = () => room.minute();
    const sharing = {
      me: () => this.me,
      rename: (name: string) => void (this.me = { ...this.me, name }),
      time: () => room.clock,
      isOnline: () => !person.coauthor.isOffline,
      echo: async () => room.meet(),
    };
    const ports = { book: excelBook, pairing: inlinePairing(), now, seed: () => 'LOTS2026' };
    return new Desk({ ...ports, sharing }, 'en');
  }

  open(): Promise<void> {
    return this.at((desk) => desk.run({ key: 'pane.reading' }, () => desk.load()));
  }

  /** The pane is closed and opened. */
  async reopen(): Promise<void> {
    this.desk = this.newDesk();
    this.room.watch(this);
    await this.open();
  }

  /** Whether something came from the others that the pane has not read yet. */
  get isUnread(): boolean {
    return (this.desk as unknown as { told: Told }).told.elsewhere;
  }

  /** Does something in their own workbook. */
  async at<T>(work: (desk: Desk) => Promise<T>): Promise<T> {
    this.person.act();
    return work(this.desk);
  }

  /** Hands over what was done here, takes what the others did, and reads it. */
  async meet(): Promise<void> {
    if (this.meetNow()) await this.at((desk) => desk.catchUp());
  }

  /** True: something came from the others. */
  meetNow(): boolean {
    const { coauthor } = this.person;
    const before = coauthor.seen;
    this.person.meet();
    if (coauthor.seen === before) return false;
    this.desk.changed('elsewhere');
    return true;
  }
}

export class Room {
  arbiters: readonly Arbiter[];
  /** Called with everybody who opens the pane later. */
  watch: (arbiter: Arbiter) => void = () => undefined;
  /** Milliseconds. */
  clock = Date.UTC(2026, 4, 1, 10);
  private minutes = 0;

  constructor(book: MemoryBook, names: readonly string[]) {
    this.arbiters = people(book, names).map((person) => new Arbiter(person, this));
  }

  /** Another one opens the workbook as it is shared now. */
  async join(name: string): Promise<void> {
    const arbiter = new Arbiter(this.arbiters[0].person.colleague(name), this);
    this.arbiters = [...this.arbiters, arbiter];
    this.watch(arbiter);
    await arbiter.open();
  }

  minute(): string {
    const minute = this.minutes++;
    const two = (n: number) => String(n).padStart(2, '0');
    return `2026-05-01 ${two(10 + (Math.floor(minute / 60) % 14))}:${two(minute % 60)}`;
  }

  /** Everybody has what everybody did, as it stands in the cells. */
  meet(): void {
    for (const arbiter of [...this.arbiters, ...this.arbiters]) arbiter.meetNow();
  }

  /** The same, and every pane has read it. */
  async settle(): Promise<void> {
    this.meet();
    for (const { person, desk } of this.arbiters) {
      person.act();
      await desk.refresh();
    }
  }
}

/** An event that the first of them shares. */
export async function sharedEvent(
  tournament: Tournament,
  names: readonly string[],
  isShared = true,
): Promise<Room> {
  const { book } = await startOffice();
  await applyPlan(eventPlan(tournament, DEFAULT_SETTINGS), { language: 'en', time: '10:00' });
  const room = new Room(book, names);
  const [first] = room.arbiters;
  for (const arbiter of room.arbiters) await arbiter.open();
  if (isShared) await first.at((desk) => share(desk, names[0].toUpperCase()));
  await room.settle();
  return room;
}
