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
  const counted = parts.filter(({ cut, used }) => cut === null && used !== null).length;
  return {
    fits: ({ used, value }: Part) =>
      used !== null && counted > 1 && Math.abs(value - used / counted) < 1e-6,
    rule: (_: Part, { used }: FormulaTerm) => formula(`${used}/${counted}`),
  };
}
