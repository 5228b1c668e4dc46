import { useEffect, useRef, type RefObject } from 'react';

interface NewRound {
  readonly last: number;
  readonly shown: number;
  /** Something is half typed: it belongs to the round in which it was begun. */
  readonly waits: boolean;
  readonly stack: RefObject<HTMLElement | null>;
  readonly tableField: RefObject<HTMLInputElement | null>;
  /** Shows the last round. */
  readonly onFollow: () => void;
}

/**
 * Follows the last round, which others pair too, without handing it keys that were meant for another one.
 * It waits for what is half typed; whoever was typing then stands in the field of the table number, where
 * a key alone enters nothing; whoever is in the workbook stays there.
 */
export function useNewRound({ last, shown, waits, stack, tableField, onFollow }: NewRound): void {
  const wasHere = useRef(false);
  useEffect(() => {
    if (wasHere.current) tableField.current?.focus();
    wasHere.current = false;
  }, [shown, tableField]);
  useEffect(() => {
    if (shown === last || (waits && shown < last)) return;
    // With what is shown of the old round its focus goes too.
    wasHere.current =
      document.hasFocus() && (stack.current?.contains(document.activeElement) ?? false);
    onFollow();
  });
}
