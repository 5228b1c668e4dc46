import { useEffect, useId, useState } from 'react';
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

/** A form whose button shows a change before it is written: its draft, and a key that empties its fields. */
export function useLookDraft(form: {
  /** What was chosen; empty: nothing. */
  readonly what: string;
  /** Absent: not enough was chosen to look at. */
  readonly look?: () => unknown;
  readonly clear: () => void;
}): number {
  const [fresh, setFresh] = useState(0);
  const { look } = form;
  // Whether it is written is decided where it is shown: what was asked for does not go on.
  const finish = look && (() => (look(), false));
  const drop = () => {
    form.clear();
    setFresh(fresh + 1);
  };
  useDraft(form.what === '' ? null : { what: form.what, finish, isLook: look !== undefined, drop });
  return fresh;
}
