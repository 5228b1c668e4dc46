import { isChecked } from '../../../src/event/open/openEvent';
import {
  gamesOf,
  isSameGame,
  planResults,
  type GameLine,
  type TypedResult,
} from '../../../src/event/results/results';
import type { ResultCode } from '../../../src/formats/results';
import { wordsOf, type Language } from '../../../src/words';
import { isHelper } from '../../store/sharing';
import { enterAsHelper } from '../shared';
import type { Desk } from '../../store/desk';
import type { DeskState } from '../../store/types';

/** The keys of each result, as they are shown: digits as on the number pad, letters for what is rarer. */
export function keysOfResults(language: Language): readonly (readonly [ResultCode, string[]])[] {
  const { draw, doubleForfeit } = wordsOf(language).read.resultKeys;
  return [
    ['1-0', ['1']],
    ['0-1', ['0', '2']],
    ['½-½', ['5', '=', ...draw]],
    ['1-0F', ['+']],
    ['0-1F', ['-']],
    ['0-0F', [...doubleForfeit]],
    ['adj', ['a']],
    ['0-0', ['l']],
  ];
}

/** One key a result. */
export const resultOfKey = (language: Language, key: string): ResultCode | undefined =>
  keysOfResults(language).find(([, keys]) => keys.includes(key.toLowerCase()))?.[0];

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
      const { round } = typing[0];
      let batch: readonly TypedResult[] = [];
      // Asked for when it is written: by then the players may have other numbers.
      const take = () => (batch = desk.getState().typing.filter((each) => each.round === round));
      if (!(await enterResults(desk, take))) continue;
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
): Promise<boolean> => enterResults(desk, () => [{ round, game, text }], reason);

/**
 * The games of a round that have no result yet are postponed: they count as announced (in a Swiss as a
 * draw for pairing) until their results are typed, and the next round can be paired.
 */
export async function leaveOpen(desk: Desk, round: number): Promise<void> {
  const take = () =>
    gamesOf(desk.getState().event, round)
      .filter(({ result }) => result === '')
      .map((game) => ({ round, game, text: POSTPONED }));
  desk.set({ notice: null });
  await enterResults(desk, take);
}

const POSTPONED: ResultCode = 'adj';

/** Writes results of one round. False: something else was under way and nothing was tried. */
async function enterResults(
  desk: Desk,
  take: () => readonly TypedResult[],
  reason = '',
): Promise<boolean> {
  let isTried = false;
  await desk.run({ key: 'pane.writing' }, async () => {
    isTried = true;
    const { event, sharing } = desk.getState();
    const typed = take();
    if (!isChecked(event)) return desk.refuse(event?.problems ?? []);
    if (typed.length === 0) return;
    if (isHelper(sharing)) return enterAsHelper(desk, event, typed);
    for (const each of typed) desk.enters(each);
    const { plan, said, problems, undoGroup } = planResults(event, typed, reason);
    const written = plan !== null && (await desk.write(plan, undoGroup));
    if (written && said.length > 0) desk.tell('success', ...said);
    if (problems.length > 0) desk.refuse(problems);
  });
  return isTried;
}
