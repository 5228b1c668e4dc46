import { error, warning, type Problem } from '../../model/problems';
import type { RawPlayer, RawVirtualPoints } from '../../model/raw';
import type { ForbiddenGroup, HalfPoints } from '../../model/types';
import type { ForbiddenRecord, VirtualRecord } from './records26';

/** Last round of a 260 that is to hold for good where the number of rounds is not known. */
export const EVERY_ROUND = 999;

/** A 260 over all rounds keeps the players apart always. */
export function asForbiddenGroup(
  { rounds: [first, last], ids }: ForbiddenRecord,
  totalRounds: number | undefined,
): ForbiddenGroup {
  const isAlways = first === 1 && last >= (totalRounds ?? EVERY_ROUND);
  const rounds = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return { players: ids, rounds: isAlways ? null : rounds };
}

/** Virtual points by player: 250 replaces XXA altogether; where both stand and differ it is told. */
export function virtualPointsOf(
  players: readonly RawPlayer[],
  records: readonly VirtualRecord[],
  xxa: readonly RawVirtualPoints[],
  problems: Problem[],
): readonly RawVirtualPoints[] {
  if (records.length === 0) return xxa;
  const newer = expand(players, records, problems);
  for (const line of xxa) {
    const now = newer.find(({ no }) => no === line.no)?.points ?? [];
    if (String(now) !== String(withoutTrailingZeros(line.points)))
      problems.push(
        warning('records-disagree', line.place, `XXA ${line.no} / 250`, { kept: '250' }),
      );
  }
  return newer;
}

function expand(
  players: readonly RawPlayer[],
  records: readonly VirtualRecord[],
  problems: Problem[],
): RawVirtualPoints[] {
  const byNo = new Map<number, { place: RawVirtualPoints['place']; points: HalfPoints[] }>();
  const numbers = players.map(({ no }) => no.value);
  for (const { place, points, matchPoints, rounds, ids } of records) {
    const text = `250 ${rounds.join('-')} ${ids.join('-')}`;
    if (points === null) {
      problems.push(error('virtual-match-points', place, String((matchPoints ?? 0) / 2)));
      continue;
    }
    if (points === 0) problems.push(warning('virtual-points-zero', place, text));
    if (matchPoints) problems.push(warning('virtual-match-points-unused', place, text));
    const reached = numbers.filter((no) => no >= ids[0] && no <= ids[1]);
    if (reached.length === 0)
      problems.push(error('virtual-unknown-player', place, ids.join(' – ')));
    for (const no of reached) {
      const line = byNo.get(no) ?? { place, points: [] };
      byNo.set(no, line);
      for (let round = rounds[0]; round <= rounds[1]; round++) {
        const before = line.points[round - 1];
        if (before !== undefined && before !== points)
          problems.push(warning('records-disagree', place, text, { kept: text }));
        line.points[round - 1] = points;
      }
    }
  }
  return [...byNo].map(([no, { place, points }]) => ({
    no,
    place,
    points: withoutTrailingZeros(Array.from(points, (value) => value ?? 0)),
  }));
}

function withoutTrailingZeros(points: readonly HalfPoints[]): readonly HalfPoints[] {
  let length = points.length;
  while (length > 0 && points[length - 1] === 0) length--;
  return points.slice(0, length);
}
