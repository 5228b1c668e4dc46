import type { Desk } from './store/desk';

/**
 * Tells the functions which edition of the tie-breaks the event has, whenever another event or
 * another edition is read. Formulas that were answered by another one are calculated again.
 */
export function followEdition(
  desk: Desk,
  setEventEdition: (id: string | null) => boolean,
  recalculate: () => Promise<void>,
): () => void {
  const tell = () => {
    const { status, event } = desk.getState();
    if (status !== 'ready') return;
    if (setEventEdition(event?.settings.tieBreakEdition ?? null)) void desk.attempt(recalculate);
  };
  tell();
  return desk.subscribe(tell);
}
