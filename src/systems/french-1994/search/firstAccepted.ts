import { solveExactly } from './exact';
import type { Couple, Phase, SearchContext, Solution } from './phase';

/**
 * The first pairing of a phase, in the order of the text, that a test accepts. The test asks about
 * the players who leave. After a refusal the other sets of leavers are divided into disjoint parts
 * (the first one stays; the first leaves and the second stays; …), each with its own first pairing,
 * and the first of all these is asked next. So no set is asked twice and none is missed.
 */
export function firstAccepted(
  context: SearchContext,
  phase: Phase,
  accepts: (solution: Solution) => boolean,
): Solution | null {
  interface Part {
    readonly phase: Phase;
    readonly solution: Solution;
  }
  const parts: Part[] = [];
  const open = (part: Phase): void => {
    const solution = solveExactly(context, part);
    if (solution) parts.push({ phase: part, solution });
  };
  open(phase);
  for (;;) {
    parts.sort((a, b) => compareSolutions(a.solution, b.solution));
    const first = parts.shift();
    if (!first) return null;
    if (accepts(first.solution)) return first.solution;
    const must = first.phase.mustLeave ?? new Set<number>();
    const free = first.solution.leavers.filter(
      (player) => first.phase.pool.includes(player) && !must.has(player),
    );
    free.forEach((stays, index) =>
      open({
        ...first.phase,
        mustLeave: new Set([...must, ...free.slice(0, index)]),
        mayLeave: (player) => player !== stays && first.phase.mayLeave(player),
      }),
    );
  }
}

/** Which of two pairings of one phase comes first (ruling 10). */
export function compareSolutions(a: Solution, b: Solution): number {
  return (
    a.disturbed - b.disturbed ||
    a.strongForced - b.strongForced ||
    a.up - b.up ||
    compareOpponents(a.placed, b.placed) ||
    a.down - b.down ||
    compareExchanges(a, b) ||
    compareOpponents(a.rest, b.rest)
  );
}

/** D.1: the order of S2 against the same S1. */
export function compareOpponents(a: readonly Couple[], b: readonly Couple[]): number {
  return compareLists(
    a.map(([, opponent]) => opponent),
    b.map(([, opponent]) => opponent),
  );
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i] - b[i];
  return a.length - b.length;
}

/** D.2 by positions; both solutions have the same rest when it comes to this. */
export function compareExchanges(a: Solution, b: Solution): number {
  const rest = [...a.restS1, ...a.restS2];
  const at = (players: readonly number[]): number[] =>
    players.map((player) => rest.indexOf(player) + 1);
  const sum = (numbers: readonly number[]): number => numbers.reduce((x, y) => x + y, 0);
  const outA = at(a.exchange?.out ?? []);
  const outB = at(b.exchange?.out ?? []);
  const inA = at(a.exchange?.in ?? []);
  const inB = at(b.exchange?.in ?? []);
  return (
    outA.length - outB.length ||
    sum(inA) - sum(outA) - (sum(inB) - sum(outB)) ||
    -compareLists([...outA].reverse(), [...outB].reverse()) ||
    compareLists(inA, inB)
  );
}
