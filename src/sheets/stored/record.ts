import type { PlayerNo, Tournament } from '../../model/types';
import type { CellContent } from '../plan/cells';
import { roundLines, type RoundLine } from '../../model/rounds/round';
import { readStoredResult, storedResult } from './results';

/**
 * The earlier rounds as they were when the last one was paired, or as the arbiter agreed to change
 * them since. By it a result that somebody changes in the sheet of an earlier round is noticed, also
 * after a restart, and asked about (C.04.2.D.8).
 */
export type RoundRecord = ReadonlyMap<number, readonly RoundLine[]>;

/** All rounds but the last: of that one results are still coming in. */
export function recordOf(tournament: Tournament, rounds = tournament.pairedRounds - 1) {
  const record = new Map<number, readonly RoundLine[]>();
  for (let round = 1; round <= rounds; round++) record.set(round, roundLines(tournament, round));
  return record;
}

/** A row of the hidden sheet holds a round, or as much of it as fits into a cell. */
const LINES_A_ROW = 1000;

export function makeRecord(record: RoundRecord): (readonly [number, string])[] {
  return [...record].flatMap(([round, lines]) => {
    const texts = lines.map(
      ({ white, black, whiteOutcome, blackOutcome, unrated }) =>
        `${white}/${black ?? ''}/${storedResult(whiteOutcome, blackOutcome, unrated)}`,
    );
    const rows: (readonly [number, string])[] = [];
    for (let at = 0; at < Math.max(1, texts.length); at += LINES_A_ROW)
      rows.push([round, texts.slice(at, at + LINES_A_ROW).join(';')]);
    return rows;
  });
}

/** null: there is none, or it is not as we write it; nothing is asked then. */
export function parseRecord(
  rows: readonly (readonly CellContent[])[] | undefined,
): RoundRecord | null {
  if (!rows) return null;
  const record = new Map<number, RoundLine[]>();
  for (const [round, text] of rows) {
    if (typeof round !== 'number' || !Number.isInteger(round) || round < 1) return null;
    const lines = String(text ?? '')
      .split(';')
      .filter(Boolean)
      .map(parseLine);
    if (lines.some((line) => line === null)) return null;
    record.set(round, [...(record.get(round) ?? []), ...(lines as RoundLine[])]);
  }
  return record;
}

function parseLine(text: string): RoundLine | null {
  const match = /^(\d+)\/(\d*)\/(.*)$/.exec(text);
  const result = match ? readStoredResult(match[3]!) : null;
  if (!match || !result) return null;
  const black = match[2] === '' ? null : Number(match[2]);
  const { white: whiteOutcome, black: blackOutcome, unrated } = result;
  if ((black === null) !== (blackOutcome === null)) return null;
  const line = { white: Number(match[1]), black, whiteOutcome, blackOutcome };
  return unrated ? { ...line, unrated } : line;
}

/** A game or bye of an earlier round that is not as it was; null: it is new, or it is gone. */
export interface LineChange {
  readonly was: RoundLine | null;
  readonly is: RoundLine | null;
}

/** What was changed in the sheets of earlier rounds since they were recorded, by round. */
export function changesSince(
  tournament: Tournament,
  record: RoundRecord,
): ReadonlyMap<number, readonly LineChange[]> {
  const changes = new Map<number, readonly LineChange[]>();
  for (const [round, lines] of record) {
    if (round >= tournament.pairedRounds) continue;
    const found = lineChanges(lines, roundLines(tournament, round));
    if (found.length > 0) changes.set(round, found);
  }
  return changes;
}

function lineChanges(then: readonly RoundLine[], now: readonly RoundLine[]): LineChange[] {
  if (then.length === now.length && then.every((line, index) => isSameLine(line, now[index]!)))
    return [];
  const old = new Map(then.map((line) => [keyOf(line), line]));
  const current = new Map(now.map((line) => [keyOf(line), line]));
  const differs = (was: RoundLine, is: RoundLine) =>
    (was.white !== is.white ||
      was.whiteOutcome !== is.whiteOutcome ||
      was.blackOutcome !== is.blackOutcome) &&
    !isSettled(was, is);
  return [
    ...then.flatMap((was): LineChange[] => {
      const is = current.get(keyOf(was)) ?? null;
      return is === null || differs(was, is) ? [{ was, is }] : [];
    }),
    ...now.filter((is) => !old.has(keyOf(is))).map((is) => ({ was: null, is })),
  ];
}

const isSameLine = (a: RoundLine, b: RoundLine): boolean =>
  a.white === b.white &&
  a.black === b.black &&
  a.whiteOutcome === b.whiteOutcome &&
  a.blackOutcome === b.blackOutcome;

/** The result of an adjourned game is no correction: it was to come. */
const isSettled = (was: RoundLine, is: RoundLine): boolean =>
  was.whiteOutcome === 'adjourned' && is.whiteOutcome !== 'pending' && was.white === is.white;

const keyOf = ({ white, black }: RoundLine): string =>
  black === null ? `${white}` : `${Math.min(white, black)}-${Math.max(white, black)}`;

/**
 * The lines as they are now, but an adjourned game that was played meanwhile stays adjourned: the next round
 * that is paired writes down how it ended, and can tell only by this.
 */
function withUntold(
  then: readonly RoundLine[],
  lines: readonly RoundLine[],
  now: (no: PlayerNo) => PlayerNo,
): readonly RoundLine[] {
  const adjourned = then.filter(({ whiteOutcome }) => whiteOutcome === 'adjourned');
  if (adjourned.length === 0) return lines;
  const old = new Map(
    adjourned.map((line) => {
      const moved = {
        ...line,
        white: now(line.white),
        black: line.black === null ? null : now(line.black),
      };
      return [keyOf(moved), moved];
    }),
  );
  return lines.map((line) => {
    const was = old.get(keyOf(line));
    return was && isSettled(was, line) ? was : line;
  });
}

/** The record after a change; rounds that still wait for an answer stay as they were recorded. */
export function recordAfter(
  record: RoundRecord,
  before: Tournament,
  after: Tournament,
  numbers: ReadonlyMap<PlayerNo, PlayerNo> = new Map(),
  settled: number | null = null,
): RoundRecord {
  const open = changesSince(before, record);
  const now = (no: PlayerNo) => numbers.get(no) ?? no;
  return new Map(
    [...record].map(([round, lines]) => {
      if (round >= after.pairedRounds || (open.has(round) && round !== settled))
        return [
          round,
          lines.map((line) => ({
            ...line,
            white: now(line.white),
            black: line.black === null ? null : now(line.black),
          })),
        ];
      return [round, withUntold(lines, roundLines(after, round), now)];
    }),
  );
}
