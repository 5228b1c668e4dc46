import { isUnmoved, samePlayers } from '../../src/event/byHand/samePlayers';
import { isChecked, type OpenEvent } from '../../src/event/open/openEvent';
import { gamesOf, type GameLine } from '../../src/event/results/results';
import type { Writer } from '../../src/sheets/stored/shared';

/** Results that were entered here, the last of each game, with the table it was entered at. */
export type OwnResults = Map<string, OwnResult>;

interface OwnResult {
  readonly result: string;
  readonly table: number | null;
  /** Straight into the sheet, where others may type over it: that is told as a result that changed. */
  readonly isTyped?: boolean;
}

export const ownKey = (
  section: string,
  round: number,
  { white, black }: Pick<GameLine, 'white' | 'black'>,
): string => [section, round, white, black].join(' ');

export const resultKey = (
  section: string,
  round: number,
  { white, black }: Pick<GameLine, 'white' | 'black'>,
  result: string,
): string => [section, round, white, black, result].join(' ');

/** A result that is not where it was entered. */
export interface LostResult {
  readonly section: string;
  readonly round: number;
  readonly white: number;
  readonly black: number;
  readonly table: number | null;
  readonly result: string;
  /** What the sheet has there. */
  readonly there: string;
  /** The game that has it now, though nobody entered it there; null: there is none, or more than one. */
  readonly at: GameLine | null;
  /** It stands where it was entered, and at the other game too. */
  readonly isTwice?: boolean;
  /** The two do not play each other in this round any more. */
  readonly isGone?: boolean;
  /** Who entered it; absent: we did. */
  readonly by?: Writer;
}

/** Old number → new one; null: everybody is where they were. */
export type Moved = ReadonlyMap<number, number> | null;

/** A game of before under the numbers of now; null: somebody in it is gone. */
function follows<T extends Pick<GameLine, 'white' | 'black'>>(game: T, moved: Moved): T | null {
  if (moved === null) return game;
  const [white, black] = [moved.get(game.white), moved.get(game.black)];
  return white === undefined || black === undefined ? null : { ...game, white, black };
}

/** Who has which number since; null: everybody has the one of before. */
export function movedNumbers(before: OpenEvent | null, after: OpenEvent | null): Moved {
  if (before === after || !isChecked(before) || !isChecked(after)) return null;
  const [then, now] = [before.tournament.players, after.tournament.players];
  if (then.every(({ name }, index) => now[index]?.name === name)) return null;
  const moved = samePlayers(then, now);
  return isUnmoved(then, moved) ? null : moved;
}

/** What was entered and what is lost goes with the players. */
export function moveOwn(own: OwnResults, section: string, moved: Moved): void {
  if (moved === null) return;
  const all = [...own];
  own.clear();
  for (const [key, result] of all) {
    const [of, ...numbers] = key.split(' ');
    const [round, white, black] = numbers.map(Number) as [number, number, number];
    const now = of === section ? follows({ white, black }, moved) : { white, black };
    if (now) own.set(ownKey(of!, round, now), result);
  }
}

export const moveLost = (
  lost: readonly LostResult[],
  section: string,
  moved: Moved,
): readonly LostResult[] =>
  moved === null
    ? lost
    : lost.flatMap((each) => {
        if (each.section !== section) return [each];
        const now = follows(each, moved);
        const at = each.at && follows(each.at, moved);
        return now ? [{ ...now, at }] : [];
      });

/** The event as it was read before and now. */
interface Readings {
  readonly before: OpenEvent | null;
  readonly after: OpenEvent | null;
  readonly moved: Moved;
}

/** By pair, under the numbers of now. */
export const resultsBefore = (
  { before, moved }: Omit<Readings, 'after'>,
  round: number,
): ReadonlyMap<string, string> =>
  new Map(
    gamesOf(before, round).flatMap(({ white, black, result }) => {
      const now = follows({ white, black }, moved);
      return now ? [[pair(now), result] as const] : [];
    }),
  );

/** Row by row, who plays there, as the sheet stands. */
export const rowsOf = (event: OpenEvent | null, round: number): ReadonlyMap<number, string> => {
  const rows = event?.read.rounds.find((other) => other.round === round)?.rows ?? [];
  return new Map(
    rows.flatMap(({ row, white, black }) =>
      black === null ? [] : [[row, pair({ white, black })] as const],
    ),
  );
};

/** In which row of the sheet a game stood, by its pair under the numbers of now. */
export const rowBefore = (
  { before, moved }: Omit<Readings, 'after'>,
  round: number,
  game: Pick<GameLine, 'white' | 'black'>,
): number | null => {
  for (const [row, was] of rowsOf(before, round)) {
    const [white, black] = was.split(' ').map(Number) as [number, number];
    const now = follows({ white, black }, moved);
    if (now && pair(now) === pair(game)) return row;
  }
  return null;
};

/** What we changed ourselves since is no loss. */
export function forgetChanged(own: OwnResults, section: string, event: OpenEvent | null): void {
  for (const [key, { result }] of own) {
    const [of, round] = key.split(' ');
    const games = of === section ? gamesOf(event, Number(round)) : [];
    const game = games.find((each) => ownKey(section, Number(round), each) === key);
    if (of === section && game?.result !== result) own.delete(key);
  }
}

/** Results that were typed into the sheet here are followed as those that were entered in the pane. */
export function followTyped(
  own: OwnResults,
  section: string,
  { before, after, moved }: Readings,
): void {
  if (!isChecked(before) || !isChecked(after)) return;
  for (const { round } of after.read.rounds) {
    const was = resultsBefore({ before, moved }, round);
    for (const game of gamesOf(after, round)) {
      const { result, table } = game;
      const key = ownKey(section, round, game);
      const then = was.get(pair(game));
      if (result === '' || then === undefined || then === result) continue;
      if (own.get(key)?.result === result) continue;
      own.set(key, { result, table, isTyped: true });
    }
  }
}

/** Without those that somebody has put right. */
export const stillLost = (
  lost: readonly LostResult[],
  section: string,
  event: OpenEvent | null,
): readonly LostResult[] =>
  lost.filter((each) => {
    if (each.section !== section) return true;
    const games = gamesOf(event, each.round);
    const has = (other: Pick<GameLine, 'white' | 'black'> | null) =>
      games.find((game) => other && pair(game) === pair(other))?.result === each.result;
    return each.isTwice ? has(each.at) : !has(each);
  });

export const pair = ({ white, black }: Pick<GameLine, 'white' | 'black'>): string =>
  `${white} ${black}`;
