import type { Reason } from '../explain/reason';
import { makeResult } from '../formats/results';
import type { PlayerNo, Tournament } from '../model/types';
import {
  changeSheets,
  changesSince,
  withRecorded,
  type EventRead,
  type LineChange,
  type Plan,
  type RoundLine,
} from '../sheets';
import { handlingOf } from '../systems';
import { affectsOf } from './affects';
import { logLine } from './logLine';
import type { CheckedEvent, TypedCorrection } from './openEvent';

/** What was typed into the sheets of earlier rounds since the last one was paired. */
export function typedCorrections(
  { record, settings }: EventRead,
  is: Tournament,
): TypedCorrection[] {
  if (!record) return [];
  return [...changesSince(is, record)].map(([round, changes]) => {
    const was = withRecorded(is, round, record.get(round)!);
    const players = changes.flatMap(({ was, is }) => [...playersOf(was), ...playersOf(is)]);
    const rules = handlingOf(settings.system);
    return { round, changes, affects: affectsOf(was, is, round, [...new Set(players)], rules) };
  });
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
  const sheets = changeSheets({
    read,
    before: tournament,
    after: tournament,
    settled: round,
    language,
  });
  const title: Reason = { key: 'pane.typed-kept', args: { round, count: typed.changes.length } };
  const detail = [...typed.changes.map(changeReason), ...typed.affects];
  return { title, sheets, log: [logLine(event, title, { round, detail, reason })] };
}

/** The sheet of the round as it was when the next one was paired. */
export function putBackTyped(event: CheckedEvent, round: number): Plan | null {
  const typed = event.typed.find((other) => other.round === round);
  const lines = event.read.record?.get(round);
  if (!typed || !lines) return null;
  const { read, tournament: before, settings } = event;
  const after = withRecorded(before, round, lines);
  const sheets = changeSheets({ read, before, after, language: settings.language });
  const title: Reason = {
    key: 'pane.typed-put-back',
    args: { round, count: typed.changes.length },
  };
  const detail = typed.changes.map(changeReason);
  return { title, sheets, log: [logLine(event, title, { round, detail })] };
}
