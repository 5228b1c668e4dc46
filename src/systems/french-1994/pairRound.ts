import { levelsOf, type Level } from './articles/a3Levels';
import { isServedBy, otherFloaters, type Asking } from './articles/c12OtherFloaters';
import {
  completeLowest,
  completeReduced,
  joinLevels,
  otherPenultimate,
  type Lowest,
} from './articles/c13LowestLevel';
import { hasLegalPairing } from './largestPairing';
import { pairLevel, type PairedLevel } from './levelPairing';
import type { SearchContext } from './search/phase';

/** All levels from the highest, paired; or null: no legal pairing exists. */
export type RoundPairing = readonly PairedLevel[] | null;

/** Chapter C: from the highest level to the lowest, with the ways back of C.12 and C.13. */
export function pairRound(
  asked: SearchContext,
  progress: (done: number) => void = () => undefined,
): RoundPairing {
  let done = 0;
  const context: SearchContext = { ...asked, tick: () => progress(done) };
  const levels = levelsOf(context.field);
  if (levels.length === 0) return [];
  const paired: PairedLevel[] = [];
  levels.slice(0, -1).forEach((residents, index) => {
    const moved = paired[index - 1]?.solution.leavers ?? [];
    paired.push(pairMiddleLevel(context, paired, { moved, residents }));
    progress((done = (index + 1) / levels.length));
  });
  const result = pairLowest(context, paired, {
    moved: leaversOf(paired),
    added: [],
    residents: levels[levels.length - 1],
  });
  progress(1);
  return result;
}

const leaversOf = (paired: readonly PairedLevel[]): readonly number[] =>
  paired[paired.length - 1]?.solution.leavers ?? [];

/** A level that is not the lowest; may change the one directly above it (C.12). */
function pairMiddleLevel(context: SearchContext, paired: PairedLevel[], level: Level): PairedLevel {
  const asking: Asking = { residents: level.residents, added: [], isLowest: false };
  const above = paired[paired.length - 1];
  if (!above || level.moved.length === 0 || isServedBy(context, asking, level.moved))
    return pairLevel(context, level);
  const changed = otherFloaters(context, above, asking);
  if (!changed) return pairLevel(context, level);
  paired[paired.length - 1] = changed;
  return pairLevel(context, { ...level, moved: changed.solution.leavers });
}

/** The lowest level: complete; C.12; fewer in S1; C.13; joined levels (rulings 16 and 17). */
function pairLowest(
  context: SearchContext,
  above: readonly PairedLevel[],
  lowest: Lowest,
): RoundPairing {
  const paired = [...above];
  const isJoined = lowest.added.length > 0;
  const finish = (last: PairedLevel): RoundPairing => [
    ...paired,
    isJoined ? { ...last, detours: [...last.detours, 'joined'] } : last,
  ];
  const direct = completeLowest(context, lowest);
  if (direct) return finish(direct);
  // All the ways back together lead to a legal pairing if there is one, and only then are worth going.
  if (!isJoined && !hasLegalPairing(context.field)) return null;
  const penultimate = paired[paired.length - 1];
  if (penultimate && lowest.moved.length > 0) {
    const changed = otherFloaters(context, penultimate, { ...lowest, isLowest: true });
    if (changed) {
      const last = completeLowest(context, { ...lowest, moved: changed.solution.leavers });
      if (!last) throw new Error('C.12 chose floaters who do not complete the lowest level');
      paired[paired.length - 1] = changed;
      return finish(last);
    }
  }
  const reduced = completeReduced(context, lowest);
  if (reduced) return finish(reduced);
  if (!penultimate) return null;
  const other = otherPenultimate(context, penultimate, lowest);
  paired.pop();
  if (!other) return pairLowest(context, paired, joinLevels(penultimate, lowest));
  return pairLowest(context, [...paired, other], { ...lowest, moved: other.solution.leavers });
}
