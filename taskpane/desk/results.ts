import type { Reason } from '../../src/explain/reason';
import { makeResult, parseResult, type ResultCode } from '../../src/formats/results';
import { correctResult, type Corrected } from '../../src/model/handling';
import { error, type Problem } from '../../src/model/problems';
import type { Tournament } from '../../src/model/types';
import { changeSheets, type LogEntry } from '../../src/sheets';
import type { RoundRow } from '../../src/sheets/read/readRound';
import type { Desk } from './desk';
import { logLine } from './logLine';
import type { DeskState, GameLine, OpenEvent, TypedResult } from './types';

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

export function gamesOf(event: OpenEvent | null, round: number): GameLine[] {
  const read = event?.read.rounds.find((other) => other.round === round);
  return (read?.rows ?? [])
    .filter(
      (
        row,
      ): row is RoundRow & { black: number; blackOutcome: NonNullable<RoundRow['blackOutcome']> } =>
        row.black !== null,
    )
    .map((row) => ({
      table: row.table,
      white: row.white,
      black: row.black,
      result: makeResult(row.whiteOutcome, row.blackOutcome),
    }))
    .sort((a, b) => (a.table ?? 9999) - (b.table ?? 9999));
}

/** The games with what was typed a moment ago and is still being written. */
export function shownGames({ event, typing }: DeskState, round: number): GameLine[] {
  return gamesOf(event, round).map((game) => {
    const typed = typing.find((other) => isSameGame(other, { round, game }));
    return typed ? { ...game, result: typed.text } : game;
  });
}

const isSameGame = (a: Pick<TypedResult, 'round' | 'game'>, b: typeof a): boolean =>
  a.round === b.round && a.game.white === b.game.white && a.game.black === b.game.black;

export function resultCount(event: OpenEvent | null, round: number): { done: number; all: number } {
  const games = gamesOf(event, round);
  return { done: games.filter(({ result }) => result !== '').length, all: games.length };
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

/**
 * Writes results of one round. Those of the last round share one snapshot, so that typing stays
 * quick. False: something else was under way and nothing was tried.
 */
async function enterResults(
  desk: Desk,
  typed: readonly TypedResult[],
  reason = '',
): Promise<boolean> {
  let isTried = false;
  await desk.run({ key: 'pane.writing' }, async () => {
    isTried = true;
    const { event } = desk.getState();
    if (!event?.tournament) return;
    const { read, tournament: before, settings } = event;
    const { language } = settings;
    const [{ round }] = typed;
    const isEarlier = round < before.pairedRounds;
    let after = before;
    const log: LogEntry[] = [];
    const said: Reason[] = [];
    const problems: Problem[] = [];
    for (const { game, text } of typed) {
      const handled = withResult(after, round, game, text);
      if (!handled.ok) {
        problems.push(...handled.problems);
        continue;
      }
      after = handled.corrected;
      const args = { round, table: game.table ?? '', result: text || '–', was: game.result || '–' };
      const title = { key: isEarlier ? 'pane.result-corrected' : 'pane.result-entered', args };
      const detail = isEarlier ? handled.reasons : [];
      log.push(logLine(desk, title, { round, detail, reason }));
      if (isEarlier) said.push(title, ...handled.reasons);
    }
    if (log.length > 0) {
      const sheets = changeSheets({ read, before, after, language });
      // The history has one line for all results of a round, as one step back undoes them.
      const title = isEarlier ? said[0] : { key: 'pane.results-typed', args: { round } };
      const joins = isEarlier ? undefined : `results-${round}`;
      const written = await desk.write({ title, sheets, log }, joins);
      if (written && isEarlier) desk.tell('success', ...said);
    }
    if (problems.length > 0) desk.set({ notice: { tone: 'error', lines: [], problems } });
  });
  return isTried;
}

/** The event with one result changed; or why it cannot be. */
export function withResult(
  tournament: Tournament,
  round: number,
  game: GameLine,
  text: string,
): Corrected {
  const parsed = text === '' ? PENDING : parseResult(text);
  if (!parsed.ok || parsed.result.black === null) {
    const code = parsed.ok ? 'unknown-result' : parsed.code;
    const place = { kind: 'argument', name: 'result' } as const;
    return { ok: false, problems: [{ code, severity: 'error', place, value: text }] };
  }
  const { white, black } = parsed.result;
  const player = tournament.players.find(({ no }) => no === game.white);
  // The numbers may belong to others by now.
  if (player?.entries[round - 1]?.opponent !== game.black)
    return { ok: false, problems: [noSuchGame(round, game)] };
  return correctResult(tournament, round, game.white, [white, black]);
}

const noSuchGame = (round: number, { white }: GameLine): Problem =>
  error('no-such-game', { kind: 'argument', name: 'round' }, String(round), { player: white });

const PENDING = { ok: true, result: { white: 'pending', black: 'pending' } } as const;
