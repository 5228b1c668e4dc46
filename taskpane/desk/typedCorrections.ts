import type { Reason } from '../../src/explain/reason';
import { makeResult } from '../../src/formats/results';
import type { PlayerNo, Tournament } from '../../src/model/types';
import {
  changeSheets,
  changesSince,
  withRecorded,
  type EventRead,
  type LineChange,
  type RoundLine,
} from '../../src/sheets';
import { affectsOf } from './affects';
import type { Desk } from './desk';
import { logLine } from './logLine';
import type { TypedCorrection } from './types';

/** What was typed into the sheets of earlier rounds since the last one was paired. */
export function typedCorrections({ record }: EventRead, is: Tournament): TypedCorrection[] {
  if (!record) return [];
  return [...changesSince(is, record)].map(([round, changes]) => {
    const was = withRecorded(is, round, record.get(round)!);
    const players = changes.flatMap(({ was, is }) => [...playersOf(was), ...playersOf(is)]);
    return { round, changes, affects: affectsOf(was, is, round, [...new Set(players)]) };
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
  (line && makeResult(line.whiteOutcome, line.blackOutcome)) || '–';

/** The arbiter agrees to what was typed: it is logged with the reason and not asked about again. */
export function keepTyped(desk: Desk, round: number, reason: string): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    const typed = event?.typed.find((other) => other.round === round);
    if (!event?.tournament || !typed) return;
    const { read, tournament: after, settings } = event;
    const before = after;
    const { language } = settings;
    const sheets = changeSheets({ read, before, after, settled: round, language });
    const title = { key: 'pane.typed-kept', args: { round, count: typed.changes.length } };
    const detail = [...typed.changes.map(changeReason), ...typed.affects];
    const log = [logLine(desk, title, { round, detail, reason })];
    if (await desk.write({ title, sheets, log })) desk.tell('success', title);
  });
}

/** The sheet of the round is put back as it was when the next one was paired. */
export function putBackTyped(desk: Desk, round: number): Promise<void> {
  return desk.run({ key: 'pane.writing' }, async () => {
    const { event } = desk.getState();
    const typed = event?.typed.find((other) => other.round === round);
    const lines = event?.read.record?.get(round);
    if (!event?.tournament || !typed || !lines) return;
    const { read, tournament: before, settings } = event;
    const after = withRecorded(before, round, lines);
    const sheets = changeSheets({ read, before, after, language: settings.language });
    const title = { key: 'pane.typed-put-back', args: { round, count: typed.changes.length } };
    const log = [logLine(desk, title, { round, detail: typed.changes.map(changeReason) })];
    if (await desk.write({ title, sheets, log })) desk.tell('success', title);
  });
}
