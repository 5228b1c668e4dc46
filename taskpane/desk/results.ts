import { makeResult, parseResult, type ResultCode } from '../../src/formats/results';
import { correctResult, type Corrected } from '../../src/model/handling';
import { error, type Problem } from '../../src/model/problems';
import type { Tournament } from '../../src/model/types';
import { changeSheets } from '../../src/sheets';
import type { RoundRow } from '../../src/sheets/read/readRound';
import type { Desk } from './desk';
import { logLine } from './logLine';
import type { GameLine, OpenEvent } from './types';

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

export function resultCount(event: OpenEvent | null, round: number): { done: number; all: number } {
  const games = gamesOf(event, round);
  return { done: games.filter(({ result }) => result !== '').length, all: games.length };
}

/**
 * Writes one result; those typed meanwhile wait. Results of a round share one snapshot, so that
 * typing stays quick.
 */
export function enterResult(
  desk: Desk,
  round: number,
  game: GameLine,
  text: string,
  reason = '',
): Promise<void> {
  return desk.queue({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    if (!event?.tournament) return;
    const handled = withResult(event.tournament, round, game, text);
    if (!handled.ok)
      return desk.set({ notice: { tone: 'error', lines: [], problems: handled.problems } });
    const isEarlier = round < event.tournament.pairedRounds;
    const args = { round, table: game.table ?? '', result: text || '–', was: game.result || '–' };
    const title = { key: isEarlier ? 'pane.result-corrected' : 'pane.result-entered', args };
    const { read, tournament: before } = event;
    const language = event.settings.language;
    const sheets = changeSheets({ read, before, after: handled.corrected, language });
    const detail = isEarlier ? handled.reasons : [];
    const log = [logLine(desk, title, { round, detail, reason })];
    const written = await desk.write(
      { title, sheets, log },
      isEarlier ? undefined : `results-${round}`,
    );
    if (written && isEarlier) desk.tell('success', title, ...handled.reasons);
  });
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
