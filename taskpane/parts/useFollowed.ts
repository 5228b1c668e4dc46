import { useEffect, useRef } from 'react';
import { isUnmoved, samePlayers } from '../../src/event/byHand/samePlayers';
import type { Player, PlayerNo } from '../../src/model/types';

/** Calls `onMove` when players got other numbers, with who is who: old → new. A form that holds numbers follows. */
export function useFollowed(
  players: readonly Player[],
  onMove: (moved: ReadonlyMap<PlayerNo, PlayerNo>) => void,
): void {
  const known = useRef(players);
  useEffect(() => {
    const before = known.current;
    known.current = players;
    if (before === players) return;
    const moved = samePlayers(before, players);
    if (!isUnmoved(before, moved)) onMove(moved);
  });
}

/** Numbers under which the same players are found now. */
export const followedNumbers = (
  numbers: readonly PlayerNo[],
  moved: ReadonlyMap<PlayerNo, PlayerNo>,
): PlayerNo[] => numbers.flatMap((no) => moved.get(no) ?? []);
