import { useMemo, useState, type ReactNode } from 'react';
import type { Draft } from '../store/drafts';
import type { Desk } from '../store/desk';
import type { DeskState } from '../store/types';
import { CureFirst } from './messages/CureFirst';
import { DeskProvider, useDesk, useDeskState } from './DeskContext';

/**
 * A wrong cell, perhaps by somebody else, must not empty the form that is being filled in: as long as the event
 * cannot be understood the view waits, unseen, with the event that it last had.
 */
export function KeepTyped({ children }: { children: ReactNode }) {
  const desk = useDesk();
  const { event } = useDeskState('event');
  const [last, setLast] = useState<DeskState | null>(null);
  const isClear = Boolean(event?.tournament);
  if (isClear && last?.event !== event) setLast(desk.getState());
  const waits = event !== null && !isClear && last !== null && desk.drafts.all.length > 0;
  const before = useMemo(() => last && deskAsItWas(desk, last), [desk, last]);
  return (
    <>
      {waits && <CureFirst />}
      <DeskProvider value={waits && before ? before : desk}>
        <div style={{ display: waits ? 'none' : 'contents' }}>{children}</div>
      </DeskProvider>
    </>
  );
}

/** Nothing moves, and nothing typed can be taken before it is shown again. */
function deskAsItWas(desk: Desk, state: DeskState): Desk {
  const drafts = {
    put: (id: string, draft: Draft | null) =>
      desk.drafts.put(id, draft && { ...draft, finish: undefined }),
  };
  return Object.create(desk, {
    getState: { value: () => state },
    subscribe: { value: () => () => {} },
    drafts: { value: drafts },
  }) as Desk;
}
