import type { PlayerNo } from '../../model/types';
import type { Part, TieBreakValue } from '../types';

/** A term of a tie-break as two editions see it; null: the edition has no such term. */
export interface SideBySide {
  readonly round: number | null;
  readonly opponent: PlayerNo | null;
  readonly a: Part | null;
  readonly b: Part | null;
}

/**
 * Two workings of one tie-break, term beside term: those of a round in its row, the others (a rounding,
 * a mean) below in their order.
 */
export function sideBySide(a: TieBreakValue, b: TieBreakValue): SideBySide[] {
  const left = [...b.parts];
  const takeLike = (part: Part): Part | null => {
    const at = left.findIndex(
      ({ round, opponent }) =>
        round === part.round && (part.round !== null || opponent === part.opponent),
    );
    return at < 0 ? null : left.splice(at, 1)[0];
  };
  const rows = a.parts.map((part): SideBySide => {
    const other = takeLike(part);
    return {
      round: part.round,
      opponent: part.opponent ?? other?.opponent ?? null,
      a: part,
      b: other,
    };
  });
  const more = left.map((part): SideBySide => ({
    round: part.round,
    opponent: part.opponent,
    a: null,
    b: part,
  }));
  const isOfRound = ({ round }: SideBySide) => round !== null;
  const all = [...rows, ...more];
  return [
    ...all.filter(isOfRound).sort((x, y) => x.round! - y.round!),
    ...all.filter((row) => !isOfRound(row)),
  ];
}
