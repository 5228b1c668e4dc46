import type { Reason } from '../../explain/reason';
import { makeResult, parseResult } from '../../formats/results';
import { correctResult, type Corrected, type HandlingRules } from '../../handling';
import { handlingOf } from '../../systems';
import { error, type Problem, type Refused } from '../../model/problems';
import { playerByNo } from '../../model/tournament';
import { boardLabel } from '../../model/matches/roundMatches';
import type { PlayerNo, Tournament } from '../../model/types';
import type { EventSettings } from '../../sheets/settings';
import { changeSheets } from '../../sheets/write/changePlan';
import { roundLines } from '../../model/rounds/round';
import { type StoredEvent, type RatingCorrection } from '../../sheets/stored/event/storedEvent';
import { type LogEntry, type Plan } from '../../sheets/plan/plan';
import type { RoundRow } from '../../sheets/read/readRound';
import { affectsOf } from './affects';
import { logLine } from '../log/logLine';
import type { CheckedEvent, OpenEvent } from '../open/openEvent';
import { countsForRatingOnly, planRatingOnly } from './ratingOnly';
import { withCorrection } from '../announced/noteDeparture';

/** A game of a round as its sheet lists it. */
export interface GameLine {
  readonly table: number | null;
  readonly white: PlayerNo;
  readonly black: PlayerNo;
  /** Empty: no result yet. */
  readonly result: string;
  /** At the board of a match: its name, and whether the first team's player has Black. */
  readonly board?: { readonly label: string; readonly turned: boolean };
}

/** A result that was typed and is not yet written. */
export interface TypedResult {
  readonly round: number;
  readonly game: GameLine;
  /** Empty: no result. */
  readonly text: string;
}

/** A result of an earlier round that waits for a yes (C.04.2.D.8). */
export interface Correction extends TypedResult {
  readonly affects: readonly Reason[];
  /** Too late to count: kept apart for the rating report. */
  readonly isRatingOnly: boolean;
}

type GameRow = RoundRow & { black: number; blackOutcome: NonNullable<RoundRow['blackOutcome']> };

export function gamesOf(event: OpenEvent | null, round: number): GameLine[] {
  const read = event?.read.rounds.find((other) => other.round === round);
  const isOfTeams = read?.teams !== undefined;
  return (read?.rows ?? [])
    .filter((row): row is GameRow => row.black !== null && !row.ofForfeit)
    .map((row) => ({
      ...(isOfTeams && row.table !== null
        ? { board: { label: boardLabel(row.table), turned: row.turned === true } }
        : {}),
      table: row.table,
      white: row.white,
      black: row.black,
      result: makeResult(row.whiteOutcome, row.blackOutcome, row.unrated),
    }))
    .sort((a, b) => (a.table ?? 9999) - (b.table ?? 9999));
}

export const isSameGame = (a: Pick<TypedResult, 'round' | 'game'>, b: typeof a): boolean =>
  a.round === b.round && a.game.white === b.game.white && a.game.black === b.game.black;

export function resultCount(event: OpenEvent | null, round: number): { done: number; all: number } {
  const games = gamesOf(event, round);
  return { done: games.filter(({ result }) => result !== '').length, all: games.length };
}

/**
 * What a result of an earlier round affects, to be asked before it is written. Null: nothing to
 * ask, because it is the last round's or the game was adjourned and its result was to come.
 */
export function askCorrection(
  event: CheckedEvent,
  typed: TypedResult,
): Correction | Refused | null {
  const { tournament, settings } = event;
  const { round, game, text } = typed;
  const isEarlier = round < tournament.pairedRounds;
  if (!isEarlier || (game.result === POSTPONED && text !== '')) return null;
  if (text === '') return { ok: false, problems: [cleared(round, game)] };
  const rules = handlingOf(settings.system);
  const handled = withResult(tournament, round, game, text, rules);
  if (!handled.ok) return handled;
  const players = [game.white, game.black];
  const isRatingOnly = countsForRatingOnly(event, round);
  const affects = affectsOf(tournament, handled.corrected, round, players, rules, isRatingOnly);
  return { ...typed, affects, isRatingOnly };
}

/** Results to be written: what could be understood as a plan, and what could not. */
export interface PlannedResults {
  /** Null: none of them was understood. */
  readonly plan: Plan | null;
  /** What is said of corrections to an earlier round; empty for the last one. */
  readonly said: readonly Reason[];
  readonly problems: readonly Problem[];
  /** Results of the last round share one step back. */
  readonly undoGroup?: string;
}

/** Results of one round, the last or an earlier one. */
export function planResults(
  event: CheckedEvent,
  typed: readonly TypedResult[],
  reason = '',
): PlannedResults {
  const { read, tournament: before, settings } = event;
  const { round } = typed[0]!;
  const isEarlier = round < before.pairedRounds;
  const late = typed.filter(({ game }) => game.result !== POSTPONED);
  if (isEarlier && late.length > 0 && countsForRatingOnly(event, round))
    return planRatingResults(event, late, reason);
  let after = before;
  const edits: ((stored: StoredEvent) => StoredEvent)[] = [];
  const log: LogEntry[] = [];
  const said: Reason[] = [];
  const problems: Problem[] = [];
  for (const { game, text } of typed) {
    if (isEarlier && text === '') {
      problems.push(cleared(round, game));
      continue;
    }
    const handled = withResult(after, round, game, text, handlingOf(settings.system));
    if (!handled.ok) {
      problems.push(...handled.problems);
      continue;
    }
    // Typed again as it stands: there is nothing to write, and nothing to take back later.
    if (isSameOutcome(after, handled.corrected, round, game)) continue;
    if (isEarlier) edits.push(lineFor(before, handled.corrected, round, game));
    after = handled.corrected;
    const args = {
      round,
      table: game.board?.label ?? game.table ?? '',
      result: text || '–',
      was: game.result || '–',
    };
    const wasOpen = game.result === POSTPONED;
    const title: Reason = {
      key: isEarlier && !wasOpen ? 'pane.result-corrected' : 'pane.result-entered',
      args,
    };
    const detail = !isEarlier ? [] : wasOpen ? [decided(before, settings)] : handled.reasons;
    log.push(logLine(event, title, { round, detail, reason }));
    if (isEarlier) said.push(title, ...detail);
  }
  if (log.length === 0) return { plan: null, said, problems };
  const sheets = changeSheets({
    read,
    before,
    after,
    language: settings.language,
    ...(edits.length > 0
      ? { stored: (stored) => edits.reduce((so, edit) => edit(so), stored) }
      : {}),
  });
  // The history has one line for all results of a round, as one step back undoes them.
  const title: Reason = said.find(({ key }) => key === 'pane.result-corrected') ?? {
    key: 'pane.results-typed',
    args: { round },
  };
  const undoGroup = isEarlier ? undefined : `results-${round}`;
  return { plan: { title, sheets, log }, said, problems, undoGroup };
}

const isSameOutcome = (
  was: Tournament,
  is: Tournament,
  round: number,
  { white, black }: GameLine,
): boolean => {
  const [then, now] = [playerByNo(was), playerByNo(is)];
  return [white, black].every((no) => {
    const [old, fresh] = [then, now].map((players) => players.get(no)?.entries[round - 1]);
    return old?.outcome === fresh?.outcome && old?.unrated === fresh?.unrated;
  });
};

/** The departure of a corrected result. */
const lineFor =
  (was: Tournament, is: Tournament, round: number, { white }: GameLine) =>
  (stored: StoredEvent): StoredEvent => {
    const line = (tournament: Tournament) =>
      roundLines(tournament, round).find((each) => each.white === white) ?? null;
    return withCorrection(stored, round, { was: line(was), is: line(is) });
  };

/** Results that come too late to count: written where only the report for rating looks. */
function planRatingResults(
  event: CheckedEvent,
  typed: readonly TypedResult[],
  reason: string,
): PlannedResults {
  const corrections: RatingCorrection[] = [];
  const problems: Problem[] = [];
  for (const { round, game, text } of typed) {
    const { tournament, settings } = event;
    const handled = withResult(tournament, round, game, text, handlingOf(settings.system));
    if (!handled.ok) problems.push(...handled.problems);
    else if (text === '') problems.push(noResult());
    else {
      const { white, black, result: was } = game;
      corrections.push({ round, white, black, was, is: tidyResult(text) });
    }
  }
  const plan = corrections.length === 0 ? null : planRatingOnly(event, corrections, reason);
  const article = handlingOf(event.settings.system).articles.correction;
  const why: Reason = { key: 'handling.for-rating-only', article };
  return { plan, said: plan ? [plan.title, why] : [], problems };
}

const tidyResult = (text: string): string => {
  const parsed = parseResult(text);
  if (!parsed.ok) return text;
  const { white, black, unrated } = parsed.result;
  return makeResult(white, black, unrated);
};

const noResult = (): Problem => error('unknown-result', { kind: 'argument', name: 'result' }, '–');

/** The event with one result changed; or why it cannot be. */
export function withResult(
  tournament: Tournament,
  round: number,
  game: GameLine,
  text: string,
  rules: HandlingRules,
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
  return correctResult(tournament, round, game.white, [white, black], rules);
}

const POSTPONED = 'adj';

/** The result of a postponed game was to come: no correction, and nothing is too late for it. */
const decided = ({ pairedRounds }: Tournament, { system }: EventSettings): Reason => {
  const { adjourned } = handlingOf(system).articles;
  return {
    key: 'handling.postponed-decided',
    article: adjourned,
    args: { round: pairedRounds + 1, article: adjourned },
  };
};

/** Without it the event could not be read: a round after which another one is paired is whole. */
const cleared = (round: number, { result }: GameLine): Problem =>
  error('earlier-result-cleared', { kind: 'argument', name: 'result' }, result, { round });

const noSuchGame = (round: number, { white }: GameLine): Problem =>
  error('no-such-game', { kind: 'argument', name: 'round' }, String(round), { player: white });

const PENDING = { ok: true, result: { white: 'pending', black: 'pending' } } as const;
