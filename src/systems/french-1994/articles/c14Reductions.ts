import { inOrder, kindOf, type Level, type LevelKind } from './a3Levels';
import type { Phase } from '../search/phase';

/** S1 of a level as C.4 fills it, at one stage of the reductions of C.14. */
export interface Stage {
  readonly kind: LevelKind;
  readonly s1: readonly number[];
  readonly pool: readonly number[];
  readonly forced: readonly number[];
}

/**
 * The stages of a level that is not the lowest. Homogeneous: one. Heterogeneous: all moved-down
 * players in S1, then one fewer each time (C.14; the p strongest stay in S1, C.4); at p = 0 they
 * all go down and the others are paired among themselves (comment on C.14; ruling 18). The number
 * of pairs of the homogeneous part is reduced inside the search, which makes as many as it can.
 */
export function stagesOf(level: Level, leave: readonly number[]): Stage[] {
  const { moved, residents } = level;
  const everybody = inOrder([...moved, ...residents]);
  const kind = kindOf(moved.length, residents.length);
  if (kind === 'homogeneous') return [{ kind, s1: [], pool: everybody, forced: leave }];
  const stages: Stage[] = [];
  for (let p = moved.length; p > 0; p--) stages.push(stage(moved, everybody, p, leave));
  stages.push({ kind, s1: [], pool: residents, forced: inOrder([...leave, ...moved]) });
  return stages;
}

/**
 * The stages of the lowest level, which must be completed: nobody can go down, so at p = 0 all are
 * in one homogeneous group (ruling 16).
 */
export function lowestStagesOf(level: Level, leave: readonly number[]): Stage[] {
  const { moved, residents } = level;
  const everybody = inOrder([...moved, ...residents]);
  const kind = kindOf(moved.length, residents.length);
  if (kind === 'homogeneous') return [{ kind, s1: [], pool: everybody, forced: leave }];
  const stages: Stage[] = [];
  for (let p = moved.length; p >= 0; p--) stages.push(stage(moved, everybody, p, leave));
  return stages;
}

function stage(
  moved: readonly number[],
  everybody: readonly number[],
  p: number,
  forced: readonly number[],
): Stage {
  const s1 = moved.slice(0, p);
  return {
    kind: 'heterogeneous',
    s1,
    pool: everybody.filter((player) => !s1.includes(player)),
    forced,
  };
}

/**
 * The first stage that can be paired. While the moved-down players stay in the level, a pairing of one
 * stage is one of the next as well: who has left S1 may keep their opponent. So after the first stage
 * halving finds it; `staying` is the number of such stages, any others follow one by one.
 */
export function firstStage<Result>(
  stages: readonly Stage[],
  staying: number,
  attempt: (stage: Stage) => Result | null,
): Result | null {
  let found = attempt(stages[0]);
  let from = 1;
  let to = found ? 1 : staying;
  while (from < to) {
    const middle = (from + to) >> 1;
    const result = attempt(stages[middle]);
    if (result) {
      found = result;
      to = middle;
    } else from = middle + 1;
  }
  for (let rest = Math.max(1, staying); !found && rest < stages.length; rest++)
    found = attempt(stages[rest]);
  return found;
}

export const freePhase = ({ s1, pool, forced }: Stage): Phase => ({
  s1,
  pool,
  forced,
  pairs: null,
  mayLeave: () => true,
  below: null,
});
