import { useEffect, useId } from 'react';
import type { Draft } from '../store/drafts';
import { useDesk } from './DeskContext';

/** While a field is half filled, pairing, writing or leaving asks about it; null: it is empty. */
export function useDraft(draft: Draft | null): void {
  const desk = useDesk();
  const id = useId();
  // At every drawing, since what the button would do changes with what is typed.
  useEffect(() => desk.drafts.put(id, draft));
  useEffect(() => () => desk.drafts.put(id, null), [desk, id]);
}
