import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import { makeResult } from '../formats/results';
import { check } from '../model/check';
import type { Tournament } from '../model/types';
import { applyToCells } from '../sheets/applyToCells';
import type { BookCells, TableCells } from '../sheets/cells';
import type { LogEntry, Plan } from '../sheets/plan';
import { readEvent, type EventRead } from '../sheets/read/readEvent';
import { roundLines } from '../sheets/roundLines';
import type { EventSettings } from '../sheets/settings';
import { logRows, type LogRow } from './logRows';

/**
 * The log proves itself: each line carries a digest over itself, the line before it and the event as
 * the action left it. Whoever changes a line, takes one out or changes the event behind the log's
 * back leaves a place that does not fit, and `verifyEvent` names it.
 *
 * A proof reads `1 pane.round-paired E:9f… P:01… R1:c4… R2:77… #5be0…`: version, action, digests of
 * the settings, the players and each round, and the digest of the line. The time of a line is filled
 * in when it is written, so that it is the next line which covers it.
 */
export interface LineProof {
  readonly action: string;
  readonly isManual: boolean;
  /** By part: `E`, `P`, `R1` …; empty where the action could not know what it leaves (an undo). */
  readonly parts: ReadonlyMap<string, string>;
  readonly digest: string;
  /** All before the digest, which covers it. */
  readonly head: string;
}

const VERSION = '1';
/** Of the digest of a part, and of a line: enough that nobody finds another text by trying. */
const PART_LENGTH = 12;
const LINE_LENGTH = 32;

const digestOf = (value: unknown, length: number): string =>
  bytesToHex(sha256(utf8(JSON.stringify(value)))).slice(0, length);

/** The bytes of a text, without asking the platform for its encoder; a lone surrogate counts as U+FFFD. */
function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    const point = code >= 0xd800 && code <= 0xdfff ? 0xfffd : code;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 63));
    else if (point < 0x10000)
      bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63));
    else
      bytes.push(
        0xf0 | (point >> 18),
        0x80 | ((point >> 12) & 63),
        0x80 | ((point >> 6) & 63),
        0x80 | (point & 63),
      );
  }
  return Uint8Array.from(bytes);
}

/** What may not change without a line of the log: the terms, who is who, and the rounds. */
export function partDigests(tournament: Tournament, settings: EventSettings): Map<string, string> {
  const { totalRounds, points, forbidden, acceleration, players, pairedRounds } = tournament;
  const { system, tieBreaks, tieBreakEdition, keepApart = [] } = settings;
  const terms = [
    system,
    totalRounds,
    points.win,
    points.draw,
    points.loss,
    points.pairingBye,
    tieBreaks,
    tieBreakEdition,
    forbidden.filter(({ because }) => !because),
    acceleration?.method ?? null,
    ...(keepApart.length > 0 ? [keepApart] : []),
  ];
  const people = players.map(({ no, name, rating, title }) => [no, name, rating, title]);
  const parts = new Map([
    ['E', digestOf(terms, PART_LENGTH)],
    ['P', digestOf(people, PART_LENGTH)],
  ]);
  for (let round = 1; round <= pairedRounds; round++) {
    // Results of the last round are still coming in, straight into its sheet.
    const isOpen = round === pairedRounds;
    const lines = roundLines(tournament, round).map((line) => [
      line.white,
      line.black,
      ...(isOpen && line.black !== null ? [] : [makeResult(line.whiteOutcome, line.blackOutcome)]),
    ]);
    parts.set(`R${round}`, digestOf(lines.sort(byText), PART_LENGTH));
  }
  return parts;
}

const byText = (a: readonly unknown[], b: readonly unknown[]): number => {
  const [one, two] = [JSON.stringify(a), JSON.stringify(b)];
  return one < two ? -1 : one > two ? 1 : 0;
};

/** The digest of a line, given the line before it. */
export function lineDigest(
  row: Omit<LogRow, 'time' | 'proof'>,
  head: string,
  before: string,
): string {
  const { action, round, system, detail, reason } = row;
  return digestOf([before, action, round, system, detail, reason, head], LINE_LENGTH);
}

/** What a line passes on: its digest and its time, which it does not cover itself. */
export const passedOn = (digest: string, time: string): string => `${digest} ${time}`;

export function parseProof(text: string): LineProof | null {
  const match = /^1 (\S+)( manual)?((?: [A-Z]\d*:[0-9a-f]+)*) #([0-9a-f]+)$/.exec(text.trim());
  if (!match) return null;
  const parts = new Map(
    match[3]
      .trim()
      .split(' ')
      .filter(Boolean)
      .map((part) => part.split(':') as [string, string]),
  );
  return {
    action: match[1],
    isManual: match[2] !== undefined,
    parts,
    digest: match[4],
    head: text.trim().slice(0, text.trim().lastIndexOf(' #')),
  };
}

/** A plan whose lines of the log carry their proofs. `read`: the workbook that it is written into. */
export function withProofs(plan: Plan, read: EventRead | null, knowsState = true): Plan {
  if (!plan.log || plan.log.length === 0) return plan;
  const rows = logRows(read?.tables.log);
  const last = rows[rows.length - 1];
  let before = last ? passedOn(parseProof(last.proof)?.digest ?? '', last.time) : '';
  const parts = knowsState ? stateAfter(plan, read) : new Map<string, string>();
  const log = plan.log.map((entry): LogEntry => {
    const head = [
      VERSION,
      plan.title.key,
      ...(entry.isManual ? ['manual'] : []),
      ...[...parts].map(([part, digest]) => `${part}:${digest}`),
    ].join(' ');
    const digest = lineDigest(entry, head, before);
    // Lines of one write share their time, which none of them knows.
    before = passedOn(digest, '');
    return { ...entry, proof: `${head} #${digest}` };
  });
  return { ...plan, log };
}

/** The event as the plan leaves it; nothing where it would not pass the check. */
function stateAfter(plan: Plan, read: EventRead | null): Map<string, string> {
  const cells = applyToCells(bookOf(read), plan.sheets);
  const after = readEvent(cells);
  const checked = check(after.raw);
  return checked.ok ? partDigests(checked.value, after.settings) : new Map();
}

function bookOf(read: EventRead | null): BookCells {
  if (!read) return { tables: [] };
  const { event, players, rounds } = read.tables;
  return {
    tables: [event, players, ...rounds.values()].filter(
      (table): table is TableCells => table !== undefined,
    ),
  };
}
