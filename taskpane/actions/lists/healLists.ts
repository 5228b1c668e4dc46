import { showsOther } from '../../../src/event/lists/liveShown';
import { isChecked } from '../../../src/event/open/openEvent';
import type { LiveList } from '../../../src/sheets/liveLists';
import type { Desk } from '../../store/desk';
import { writeOutput } from './outputs';

/** Milliseconds until a formula that was entered again has answered. */
const PATIENCE = 5_000;

const broken = (desk: Desk): readonly LiveList[] =>
  desk.ports.book.lists?.broken(desk.getState().section, desk.read) ?? [];

/** Lists that show another ranking than the event has. Where formulas wait for F9 they may. */
function behind(desk: Desk): LiveList[] {
  const { event, section } = desk.getState();
  const { lists } = desk.ports.book;
  if (!lists || !isChecked(event) || lists.waitsForF9(desk.read)) return [];
  return lists
    .shown(section, desk.read)
    .filter((list) => showsOther(event, section, list))
    .map(({ list }) => list);
}

const wrong = (desk: Desk): LiveList[] => [...broken(desk), ...behind(desk)];

/**
 * Live lists that show an error, or for a while another ranking than the event has, are entered again; those
 * that still do are written as values, so that nobody prints `#NAME?` or the round before. Whoever is not in
 * charge of a shared workbook leaves that to others.
 */
export async function healLists(
  desk: Desk,
  pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms)),
): Promise<void> {
  const { event, section, busy, sharing } = desk.getState();
  const { lists } = desk.ports.book;
  const isMine = sharing === null || sharing.isInCharge;
  if (busy || !isMine || !event?.tournament || !lists || wrong(desk).length === 0) return;
  /** While results come in, functions are still answering: that is looked at again when it is quiet. */
  const isQuiet = () => desk.getState().event === event && !desk.getState().busy;
  if (broken(desk).length === 0) {
    await pause(PATIENCE);
    await desk.load();
    if (!isQuiet() || wrong(desk).length === 0) return;
  }
  const wasBehind = broken(desk).length === 0;
  await lists.enterAgain(section, desk.read, wrong(desk));
  await pause(PATIENCE);
  await desk.load();
  const left = broken(desk).length > 0 || isQuiet() ? wrong(desk) : [];
  if (left.length === 0) {
    if (wasBehind && isQuiet()) desk.tell('info', { key: 'pane.list-caught-up' });
    return;
  }
  const hasRival = lists.hasRival(section, desk.read);
  const { tieBreaks } = event.settings;
  for (const list of left) await writeOutput(desk, list, { after: 0, tieBreaks, isLive: false });
  desk.tell(
    'warning',
    { key: wasBehind ? 'pane.list-behind' : 'pane.list-as-values' },
    ...(hasRival ? [{ key: 'pane.list-rival' } as const] : []),
  );
}

/** Some time after our own writes, which end with a reading of their own. */
export async function lookAtLiveLists(desk: Desk): Promise<void> {
  const { section, busy, event } = desk.getState();
  if (busy || !event) return;
  const live = await desk.ports.book.liveLists(section, desk.read);
  if (live.length === 0) return;
  await desk.load();
  await healLists(desk);
}
