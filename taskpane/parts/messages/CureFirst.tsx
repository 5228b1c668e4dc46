import type { OpenEvent } from '../../../src/event/open/openEvent';
import { useDeskState, useWords } from '../DeskContext';

/** A new event: nothing is wrong, the players are yet to be entered. */
export function isWithoutPlayers(event: OpenEvent | null): boolean {
  const errors = event?.problems.filter(({ severity }) => severity === 'error') ?? [];
  return errors.length > 0 && errors.every(({ code }) => code === 'no-players');
}

/** What a view says as long as the event cannot be understood as a whole. */
export function CureFirst() {
  const { event } = useDeskState('event');
  const { say } = useWords();
  return <p>{say(isWithoutPlayers(event) ? 'pane.enter-players' : 'pane.cure-first')}</p>;
}
