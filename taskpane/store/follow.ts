import { isUnmoved, samePlayers } from '../../src/event/byHand/samePlayers';
import type { Attendance } from '../../src/event/round/attendance';
import type { TypedResult } from '../../src/event/results/results';
import type { PlayerNo, Tournament } from '../../src/model/types';
import type { DeskState } from './types';

type Kept = Pick<DeskState, 'attendance' | 'attendanceAgain' | 'typing' | 'ratings'>;

/** Follows in nothing, drops nobody. */
const AS_IT_IS = { state: {}, dropped: [] } as const;

/**
 * What the arbiter noted and typed follows its players, whatever numbers they have now. `dropped` names
 * those who are gone or cannot be told from others, and those of whom something was noted for a round that
 * is not the next one any more: nothing is done to anybody else, or in another round, in their place.
 */
export function follow(
  kept: Kept,
  before: Tournament,
  after: Tournament,
  /** The round is paired just now with what was noted. */
  isPairing: boolean,
): { readonly state: Partial<Kept>; readonly dropped: readonly string[] } {
  const { attendance, attendanceAgain, ratings } = kept;
  if (attendance.size + attendanceAgain.size + kept.typing.length === 0 && !ratings)
    return AS_IT_IS;
  const moved = samePlayers(before.players, after.players);
  const isOtherRound = before.pairedRounds !== after.pairedRounds && !isPairing;
  if (!isOtherRound && isUnmoved(before.players, moved)) return AS_IT_IS;
  const dropped = new Set<PlayerNo>();
  const isLost = (no: PlayerNo, isForRound: boolean) => {
    const lost = !moved.has(no) || (isForRound && isOtherRound);
    if (lost) dropped.add(no);
    return lost;
  };
  const followed = (noted: Attendance): Attendance =>
    new Map(
      [...noted].flatMap(([no, presence]) =>
        isLost(no, true) ? [] : [[moved.get(no)!, presence] as const],
      ),
    );
  const typing = kept.typing.flatMap((typed): TypedResult[] => {
    const { white, black } = typed.game;
    if ([white, black].map((no) => isLost(no, false)).includes(true)) return [];
    const game = { ...typed.game, white: moved.get(white)!, black: moved.get(black)! };
    return [{ ...typed, game }];
  });
  // A rating list was matched with the numbers of then: it is read again.
  const list = isUnmoved(before.players, moved) ? {} : { ratings: null };
  const state = {
    attendance: followed(attendance),
    attendanceAgain: followed(attendanceAgain),
    typing,
    ...list,
  };
  const names = before.players.filter(({ no }) => dropped.has(no)).map(({ name }) => name);
  return { state, dropped: names };
}
