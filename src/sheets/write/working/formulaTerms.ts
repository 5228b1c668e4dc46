import type { Part } from '../../../tiebreaks/types';
import { formula, type CellValue } from '../../plan/plan';

/** The cells that a term can be made of. */
export interface FormulaTerm {
  readonly used: string;
  readonly made: string;
  /** The points made in the rounds up to this one. */
  readonly upTo: readonly string[];
}

type Rule = (part: Part, term: FormulaTerm) => CellValue | null;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;

/**
 * How the terms of a value come from their cells: the first way that fits all of them, so that a term
 * that is equal to another number by chance does not get a formula of its own. A way that fits no
 * term leaves it a number.
 */
export function termRule(parts: readonly Part[], runningScore: (round: number) => number): Rule {
  const ways: readonly { readonly fits: (part: Part) => boolean; readonly rule: Rule }[] = [
    {
      fits: ({ used, points, value }) =>
        used !== null && points !== null && isNear(value, used * points),
      rule: (_, { used, made }) => formula(`${used}*${made}`),
    },
    {
      fits: ({ used, value }) => used !== null && isNear(value, used),
      rule: (_, { used }) => formula(used),
    },
    {
      fits: ({ points, value }) => points !== null && isNear(value, points),
      rule: (_, { made }) => formula(made),
    },
    {
      fits: ({ round, value }) => round !== null && isNear(value, runningScore(round)),
      rule: (_, { upTo }) => formula(upTo.join('+')),
    },
    shareOf(parts),
  ];
  const games = parts.filter(({ round }) => round !== null);
  const way = ways.find(({ fits }) => games.length > 0 && games.every(fits));
  return (part, term) => (way?.fits(part) ? way.rule(part, term) : null);
}

/** An average: every term is what is used, divided by how many count. */
function shareOf(parts: readonly Part[]) {
  const counted = countedOf(parts);
  return {
    fits: ({ used, value }: Part) =>
      used !== null && counted > 1 && Math.abs(value - used / counted) < 1e-6,
    rule: (_: Part, { used }: FormulaTerm) => formula(`${used}/${counted}`),
  };
}

const countedOf = (parts: readonly Part[]): number =>
  parts.filter(({ cut, used }) => cut === null && used !== null).length;

/** Whether a value is a mean of what its games use. */
export function isAverage(parts: readonly Part[]): boolean {
  const games = parts.filter(({ round, cut }) => round !== null && cut === null);
  const counted = countedOf(parts);
  return (
    counted > 1 &&
    games.length === counted &&
    games.every(
      ({ used, value }) =>
        used !== null && Math.abs(value - used / counted) < 1e-6 && !isNear(value, used),
    )
  );
}

/** What rounding adds to a mean, as the rounding that it is; null: not one that we know. */
export function roundingOf(parts: readonly Part[], part: Part, usedSpan: string): CellValue | null {
  if (part.why !== 'rounding' || !isAverage(parts)) return null;
  const kept = parts.filter(({ cut, used }) => cut === null && used !== null);
  if (kept.length !== parts.filter(({ used }) => used !== null).length) return null;
  const mean = kept.reduce((sum, { used }) => sum + used!, 0) / kept.length;
  const decimals = [0, 2].find((places) => {
    const scale = 10 ** places;
    return Math.abs(Math.round(mean * scale + 1e-9) / scale - mean - part.value) < 1e-9;
  });
  if (decimals === undefined) return null;
  const average = `SUM(${usedSpan})/${kept.length}`;
  return formula(`ROUND(${average},${decimals})-${average}`);
}
