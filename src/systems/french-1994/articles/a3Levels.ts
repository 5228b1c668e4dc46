import { scoreGroups } from '../../shared/scoreGroups';
import type { Field } from '../field';

/** A score level before it is paired; players are places in the order A.2. */
export interface Level {
  /** Moved down from the levels above. */
  readonly moved: readonly number[];
  readonly residents: readonly number[];
}

/** A.3: the levels of equal score, from the highest. */
export const levelsOf = ({ cards }: Field): number[][] =>
  scoreGroups(cards.map(({ score }, player) => ({ score, player }))).map((level) =>
    level.map(({ player }) => player),
  );

export type LevelKind = 'homogeneous' | 'heterogeneous';

/**
 * A.3: a level is heterogeneous while fewer than half of its players came from above; from one half
 * on it is treated as homogeneous (ruling 8).
 */
export function kindOf(moved: number, residents: number): LevelKind {
  return moved > 0 && 2 * moved < moved + residents ? 'heterogeneous' : 'homogeneous';
}

export const inOrder = (players: Iterable<number>): number[] => [...players].sort((a, b) => a - b);
