import { isChecked } from '../../src/event/open/openEvent';
import {
  gamesOf,
  isSameGame,
  planResults,
  type GameLine,
  type TypedResult,
} from '../../src/event/results/results';
import type { ResultCode } from '../../src/formats/results';
import type { Desk } from '../store/desk';
import type { DeskState } from '../store/types';

/** One key a result. Digits as on the number pad; letters for what is rarer. */
export const RESULT_KEYS: Readonly<Record<string, ResultCode>> = {
  '1': '1-0',
  '0': '0-1',
  '2': '0-1',
  '5': '½-½',
  '=': '½-½',
  d: '½-½',
  '+': '1-0F',
  '-': '0-1F',
  x: '0-0F',
  a: 'adj',
  l: '0-0',
};

/** The games with what was typed a moment ago and is still being written. */
export function shownGames(
  { event, typing }: Pick<DeskState, 'event' | 'typing'>,
  round: number,
): GameLine[] {
  return gamesOf(event, round).map((game) => {
    const typed = typing.find((other) => isSameGame(other, { round, game }));
    return typed ? { ...game, result: typed.text } : game;
  });
}

/** Desks that are writing what was typed. */
const writing = new WeakSet<Desk>();

/**
 * People type faster than a workbook is written: what comes meanwhile waits its turn and is then
 * written together. Nothing that was typed is passed over.
 */
export async function queueResult(desk: Desk, typed: TypedResult): Promise<void> {
  const others = desk.getState().typing.filter((other) => !isSameGame(other, typed));
  desk.set({ typing: [...others, typed] });
  if (writing.has(desk)) return;
  writing.add(desk);
  try {
    for (;;) {
      await desk.idle();
      const { typing } = desk.getState();
      if (typing.length === 0) return;
      const batch = typing.filter(({ round }) => round === typing[0].round);
      if (!(await enterResults(desk, batch))) continue;
      desk.set({ typing: desk.getState().typing.filter((each) => !batch.includes(each)) });
    }
  } finally {
    writing.delete(desk);
  }
}

export const enterResult = (
  desk: Desk,
  round: number,
  game: GameLine,
  text: string,
  reason = '',
): Promise<boolean> => enterResults(desk, [{ round, game, text }], reason);

/** Writes results of one round. False: something else was under way and nothing was tried. */
async function enterResults(
  desk: Desk,
  typed: readonly TypedResult[],
  reason = '',
): Promise<boolean> {
  let isTried = false;
  await desk.run({ key: 'pane.writing' }, async () => {
    isTried = true;
    const { event } = desk.getState();
    if (!isChecked(event)) return;
    const { plan, said, problems, joins } = planResults(event, typed, reason);
    const written = plan !== null && (await desk.write(plan, joins));
    if (written && said.length > 0) desk.tell('success', ...said);
    if (problems.length > 0) desk.refuse(problems);
  });
  return isTried;
}
