import type { Entry, PlayerNo, Tournament } from '../../../src/model/types';

/**
 * KO2–KO8 at their word, for brackets by seeds: no bracket is built. Of every seed it is said on which line it
 * stands when the field has so many places, and whoever is still in and stands on one line meets.
 */

/** The line of a seed: with half as many places the lower half of the seeds stands on the lines of the upper. */
export function lineOf(seed: number, places: number, lines: number): number {
  let line = seed;
  for (let size = places; size > lines; size /= 2) if (line > size / 2) line = size + 1 - line;
  return line;
}

export interface Witnessed {
  /** Couples of the stage, each by ascending number. */
  readonly meetings: readonly (readonly [PlayerNo, PlayerNo])[];
  readonly free: readonly PlayerNo[];
}

const gamesIn = (event: Tournament, no: PlayerNo, stage: number, games: number): readonly Entry[] =>
  event.players
    .find((player) => player.no === no)!
    .entries.slice((stage - 1) * games, stage * games);

/** Who survives of those on a line. */
function survivor(
  event: Tournament,
  both: readonly PlayerNo[],
  stage: number,
  games: number,
): PlayerNo | null {
  const [a, b] = both;
  if (a === undefined) return null;
  if (b === undefined) return a;
  const noted = [...(event.tieOrders?.playOff ?? []), ...(event.tieOrders?.lots ?? [])].find(
    (order) => order.includes(a) && order.includes(b),
  );
  if (noted) return noted.find((no) => no === a || no === b)!;
  const worth = { win: 2, forfeitWin: 2, draw: 1 } as Record<string, number>;
  const [mine, theirs] = [a, b].map((no) =>
    gamesIn(event, no, stage, games).reduce((sum, { outcome }) => sum + (worth[outcome] ?? 0), 0),
  );
  if (mine !== theirs) return mine > theirs ? a : b;
  return null;
}

/** Whom the stage pairs, from the results of the stages before it. */
export function witness(
  event: Tournament,
  stage: number,
  games: number,
  third: boolean,
): Witnessed {
  const numbers = event.players.map(({ no }) => no);
  let places = 2;
  while (places < numbers.length) places *= 2;
  let left: (PlayerNo | null)[] = numbers;
  let losers: PlayerNo[] = [];
  const onLines = (of: readonly (PlayerNo | null)[], lines: number): PlayerNo[][] =>
    Array.from({ length: lines }, (_, index) =>
      of.flatMap((no) =>
        no !== null && lineOf(numbers.indexOf(no) + 1, places, lines) === index + 1 ? [no] : [],
      ),
    );
  for (let past = 1; past < stage; past++) {
    const couples = onLines(left, places / 2 ** past);
    left = couples.map((both) => survivor(event, both, past, games));
    losers = couples.flatMap((both) =>
      both.length === 2 && both.some((no) => left.includes(no))
        ? both.filter((no) => !left.includes(no))
        : [],
    );
  }
  const couples = onLines(left, places / 2 ** stage);
  const isFinal = places === 2 ** stage && stage > 1;
  const all = third && isFinal ? [...couples, losers] : couples;
  return {
    meetings: all.flatMap((both) =>
      both.length === 2 ? [[Math.min(...both), Math.max(...both)] as const] : [],
    ),
    free: all.flatMap((both) => (both.length === 1 ? both : [])),
  };
}
