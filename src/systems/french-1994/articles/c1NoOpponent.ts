import { inOrder, type Level } from './a3Levels';
import type { Field } from '../field';

/** C.1: players of the level who cannot be paired there without violating B.1 or B.2. */
export interface WithoutOpponent {
  readonly moved: readonly number[];
  readonly residents: readonly number[];
  readonly all: readonly number[];
}

export function withoutOpponent(field: Field, level: Level): WithoutOpponent {
  const everybody = [...level.moved, ...level.residents];
  const isAlone = (player: number): boolean =>
    !everybody.some((other) => field.mayMeet(player, other));
  const moved = level.moved.filter(isAlone);
  const residents = level.residents.filter(isAlone);
  return { moved, residents, all: inOrder([...moved, ...residents]) };
}

export const levelWithout = (level: Level, leave: readonly number[]): Level => ({
  moved: level.moved.filter((player) => !leave.includes(player)),
  residents: level.residents.filter((player) => !leave.includes(player)),
});
