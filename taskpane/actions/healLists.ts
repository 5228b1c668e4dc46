import type { Desk } from '../store/desk';
import { writeOutput } from './outputs';

/** Milliseconds until a formula that was entered again has answered. */
const PATIENCE = 5_000;

const broken = (desk: Desk) => {
  const { section } = desk.getState();
  return desk.ports.book.brokenLists?.(section, desk.read) ?? [];
};

/**
 * Live lists that show an error are entered again; those that still show one are written as values, so that
 * nobody prints `#NAME?`. Whoever is not in charge of a shared workbook leaves that to others.
 */
export async function healLists(
  desk: Desk,
  pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms)),
): Promise<void> {
  const { event, section, busy, sharing } = desk.getState();
  const { enterAgain } = desk.ports.book;
  const isMine = sharing === null || sharing.isInCharge;
  if (busy || !isMine || !event?.tournament || !enterAgain || broken(desk).length === 0) return;
  await enterAgain(section, desk.read);
  await pause(PATIENCE);
  await desk.load();
  const left = broken(desk);
  if (left.length === 0) return;
  const { tieBreaks } = event.settings;
  for (const list of left) await writeOutput(desk, list, { after: 0, tieBreaks, isLive: false });
  desk.tell('warning', { key: 'pane.list-as-values' });
}
