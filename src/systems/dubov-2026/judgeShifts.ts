import type { TraceStep } from '../../explain/reason';
import { numberShifters, type Shift } from './articles/article324Shifts';
import type { Facts } from './field';
import type { PairedBracket } from './pairRound';
import { players } from './words';

/**
 * 3.2.4 for a pairing of the same players that is as good on C7: pairs within the smaller subgroup
 * that could be avoided, then other shifters than those who come first in the order of 4.3. Of two of
 * one subgroup who meet, the earlier in that order is the one who was shifted.
 */
export function recompositionStep(
  ours: PairedBracket,
  partnerOf: ReadonlyMap<Facts, Facts>,
): TraceStep | null {
  const { subgroups, recomposed, score } = ours;
  const from = subgroups.g1.length <= subgroups.g2.length ? 'g1' : 'g2';
  const to = from === 'g1' ? 'g2' : 'g1';
  const shiftedFrom = (group: 'g1' | 'g2'): Facts[] => {
    const numbered = numberShifters(group, subgroups);
    const place = new Map(numbered.map((player, index) => [player, index]));
    return numbered.filter((player, index) => (place.get(partnerOf.get(player)!) ?? -1) > index);
  };
  const first = shiftedFrom(from);
  const needed = recomposed.unavoidable?.players.length ?? 0;
  if (first.length > needed)
    return {
      key: from === 'g1' ? 'dubov2026.judge.withinG1' : 'dubov2026.judge.withinG2',
      article: '3.2.4',
      args: { score: { points: score }, found: first.length, best: needed },
    };
  return (
    otherShifters(first, recomposed.unavoidable, score) ??
    otherShifters(shiftedFrom(to), recomposed.equalising, score)
  );
}

function otherShifters(
  found: readonly Facts[],
  ours: Shift | null,
  score: number,
): TraceStep | null {
  const best = ours?.players ?? [];
  if (found.length === best.length && found.every((player) => best.includes(player))) return null;
  return {
    key: ours?.from === 'g1' ? 'dubov2026.judge.shiftG1' : 'dubov2026.judge.shiftG2',
    article: '3.2.4, 4.3',
    args: { score: { points: score }, played: players(...found), ours: players(...best) },
  };
}
