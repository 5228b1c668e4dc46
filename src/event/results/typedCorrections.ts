import type { Reason } from '../../explain/reason';
import { makeResult } from '../../formats/results';
import { error, type Place, type Problem } from '../../model/problems';
import { rulesLeft } from '../../model/rules/rulesLeft';
import type { PlayerNo, Tournament } from '../../model/types';
import { changeSheets } from '../../sheets/write/changePlan';
import { changesSince, type LineChange } from '../../sheets/stored/record';
import { type EventRead } from '../../sheets/read/readEvent';
import { type Plan } from '../../sheets/plan/plan';
import { type RoundLine } from '../../model/rounds/round';
import { withLines } from '../../model/rounds/round';
import { cellPlace } from '../../sheets/plan/cells';
import { roundColumns } from '../../sheets/read/readRound';
import { handlingOf } from '../../systems';
import { affectsOf } from './affects';
import { logLine } from '../log/logLine';
import type { CheckedEvent, TypedCorrection } from '../open/openEvent';
import { countsForRatingOnly, planRatingOnly } from './ratingOnly';
import { resultWord, withCorrection } from '../announced/noteDeparture';

/** What was typed into the sheets of earlier rounds since the last one was paired. */
export function typedCorrections(
  { record, settings }: EventRead,
  is: Tournament,
): TypedCorrection[] {
  if (!record) return [];
  const left = rulesLeft(is);
  return [...changesSince(is, record)].map(([round, changes]) => {
    const was = withLines(is, round, record.get(round)!);
    const players = changes.flatMap(({ was, is }) => [...playersOf(was), ...playersOf(is)]);
    const rules = handlingOf(settings.system);
    const isRatingOnly =
      changes.every(isResultOnly) &&
      countsForRatingOnly({ tournament: was, rulesLeft: left }, round);
    const affects = affectsOf(was, is, round, [...new Set(players)], rules, isRatingOnly);
    return { round, changes, affects, isRatingOnly };
  });
}

/** The same game with another result; anything else changes who played whom. */
const isResultOnly = ({ was, is }: LineChange): boolean =>
  was !== null && is !== null && was.black !== null && was.white === is.white;

/** Where nobody can be asked: results that may be corrected for the rating report alone. */
export function lateCorrections({ typed, read }: CheckedEvent): Problem[] {
  return typed
    .filter(({ isRatingOnly }) => isRatingOnly)
    .flatMap(({ round, changes }) =>
      changes.map(({ was, is }) => {
        const table = read.tables.rounds.get(round);
        const row = read.rounds
          .find((each) => each.round === round)
          ?.rows.find(({ white }) => white === is!.white);
        const column = table ? roundColumns(table.header).get('result') : undefined;
        const place: Place =
          table && row && column !== undefined
            ? cellPlace(table, row.row, column)
            : { kind: 'file' };
        const game = `${was!.white} - ${was!.black}`;
        return error('rating-report-only', place, resultOf(is), {
          round,
          game,
          was: resultOf(was),
        });
      }),
    );
}

const playersOf = (line: RoundLine | null): PlayerNo[] =>
  line ? [line.white, ...(line.black === null ? [] : [line.black])] : [];

/** `3 Alder – 8 Birch: 1-0 → 0-1`, as a reason, so that it is said in the language of whoever reads. */
export function changeReason({ was, is }: LineChange): Reason {
  const line = (is ?? was)!;
  const args = {
    players: { players: playersOf(line) },
    was: resultOf(was),
    is: resultOf(is),
  };
  return { key: 'pane.typed-change', args };
}

const resultOf = (line: RoundLine | null): string =>
  (line && makeResult(line.whiteOutcome, line.blackOutcome, line.unrated)) || '–';

/**
 * The arbiter agrees to what was typed: it is logged with the reason and not asked about again.
 * Null: nothing was typed into that round.
 */
export function keepTyped(event: CheckedEvent, round: number, reason: string): Plan | null {
  const typed = event.typed.find((other) => other.round === round);
  if (!typed) return null;
  const { read, tournament, settings } = event;
  const { language } = settings;
  if (typed.isRatingOnly) return keepForRating(event, typed, reason);
  const sheets = changeSheets({
    read,
    before: tournament,
    after: tournament,
    settled: round,
    language,
    stored: (stored) =>
      typed.changes.reduce((so, change) => withCorrection(so, round, change), stored),
  });
  const title: Reason = { key: 'pane.typed-kept', args: { round, count: typed.changes.length } };
  const detail = [...typed.changes.map(changeReason), ...typed.affects];
  return { title, sheets, log: [logLine(event, title, { round, detail, reason })] };
}

/** The sheet is put back, and what was typed goes where only the report for rating looks. */
function keepForRating(
  event: CheckedEvent,
  { round, changes }: TypedCorrection,
  reason: string,
): Plan | null {
  const lines = event.read.record?.get(round);
  if (!lines) return null;
  const corrections = changes.map(({ was, is }) => ({
    round,
    white: is!.white,
    black: is!.black!,
    was: resultWord(was!),
    is: resultWord(is!),
  }));
  return planRatingOnly(event, corrections, reason, withLines(event.tournament, round, lines));
}

/** The sheet of the round as it was when the next one was paired. */
export function putBackTyped(event: CheckedEvent, round: number): Plan | null {
  const typed = event.typed.find((other) => other.round === round);
  const lines = event.read.record?.get(round);
  if (!typed || !lines) return null;
  const { read, tournament: before, settings } = event;
  const after = withLines(before, round, lines);
  const sheets = changeSheets({ read, before, after, language: settings.language });
  const title: Reason = {
    key: 'pane.typed-put-back',
    args: { round, count: typed.changes.length },
  };
  const detail = typed.changes.map(changeReason);
  return { title, sheets, log: [logLine(event, title, { round, detail })] };
}
