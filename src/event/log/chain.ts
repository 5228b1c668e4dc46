import { makeResult } from '../../formats/results';
import type { Tournament } from '../../model/types';
import { applyToCells } from '../../sheets/plan/applyToCells';
import type { BookCells, TableCells } from '../../sheets/plan/cells';
import { charterRows, termsOf, type Charter } from '../../sheets/charter';
import type { LogEntry, Plan, SheetPlan } from '../../sheets/plan/plan';
import { readEvent, type EventRead } from '../../sheets/read/readEvent';
import { roundLines } from '../../sheets/roundLines';
import type { EventSettings } from '../../sheets/settings';
import { isWallList, withCode } from '../../sheets/write/lists/wallCode';
import { checkRead } from '../open/checkRead';
import { logRows } from './logRows';
import {
  digestOf,
  lineDigest,
  PART_LENGTH,
  parseProof,
  passedOn,
  proofHead,
  shortDigest,
  type Parts,
  type LineProof,
} from './proof';

/**
 * The log proves itself: each line carries a digest over itself, the line before it and the event as
 * the action left it. Whoever changes a line, takes one out or changes the event behind the log's
 * back leaves a place that does not fit, and `verifyEvent` names it.
 */

/** The event as far as the proofs cover it. */
export interface Covered {
  readonly tournament: Tournament;
  readonly settings: EventSettings;
  readonly read: Pick<EventRead, 'charter'>;
}

/** What may not change without a line of the log: the terms, who is who, the rounds, the trail. */
export function partDigests(
  covered: Covered,
  version: LineProof['version'] = 2,
): Map<string, string> {
  const { tournament, settings, read } = covered;
  const { players, pairedRounds } = tournament;
  const isNewer = version === 2;
  const people = players.map(({ no, name, rating, title, virtualPoints }) =>
    isNewer ? [no, name, rating, title, virtualPoints] : [no, name, rating, title],
  );
  const terms = isNewer ? termsOf(tournament, settings) : firstTerms(tournament, settings);
  const parts = new Map([
    ['E', digestOf(terms, PART_LENGTH)],
    ['P', digestOf(people, PART_LENGTH)],
  ]);
  for (let round = 1; round <= pairedRounds; round++) {
    // Results of the last round are still coming in, straight into its sheet.
    const isOpen = round === pairedRounds;
    parts.set(`R${round}`, roundDigest(tournament, round, isOpen, isNewer));
  }
  if (!isNewer) return parts;
  if (pairedRounds > 0 && isComplete(tournament, pairedRounds))
    parts.set(`Q${pairedRounds}`, roundDigest(tournament, pairedRounds, false, true));
  if (read.charter) parts.set('C', charterDigest(read.charter));
  return parts;
}

const isComplete = ({ players }: Tournament, round: number): boolean =>
  players.every(({ entries }) => entries[round - 1].outcome !== 'pending');

/**
 * Tables may be typed in another order: the trail does not go by it. The record of the roll is left
 * out: versions before 0.4 do not read it, and check these digests too.
 */
const charterDigest = (charter: Charter): string =>
  digestOf(charterRows({ ...charter, roll: null }), PART_LENGTH);

/** The terms as proofs of 0.2.0 had them. */
const firstTerms = (tournament: Tournament, settings: EventSettings): unknown[] => {
  const { totalRounds, points, forbidden, acceleration } = tournament;
  return [
    settings.system,
    totalRounds,
    points.win,
    points.draw,
    points.loss,
    points.pairingBye,
    settings.tieBreaks,
    settings.tieBreakEdition,
    forbidden.filter(({ because }) => !because),
    acceleration?.method ?? null,
  ];
};

function roundDigest(
  tournament: Tournament,
  round: number,
  isOpen: boolean,
  isNewer: boolean,
): string {
  const lines = roundLines(tournament, round).map((line) => [
    line.white,
    line.black,
    ...(isOpen && line.black !== null
      ? []
      : [makeResult(line.whiteOutcome, line.blackOutcome, isNewer && line.unrated)]),
  ]);
  return digestOf(sortedByText(lines), PART_LENGTH);
}

const sortedByText = (lines: readonly unknown[]): unknown[] =>
  lines
    .map((line) => ({ line, text: JSON.stringify(line) }))
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
    .map(({ line }) => line);

export interface ProofOptions {
  /** As it will stand in the lines. */
  readonly time: string;
  /** What the action leaves, where its plan does not say it (an undo). */
  readonly leaves?: Parts;
}

/**
 * A plan whose lines of the log carry their proofs, and whose paper carries the short digest of the
 * last one. `read`: the workbook that it is written into.
 */
export function withProofs(plan: Plan, read: EventRead | null, options: ProofOptions): Plan {
  if (!plan.log || plan.log.length === 0) return plan;
  const { time } = options;
  const rows = logRows(read?.tables.log);
  const last = rows[rows.length - 1];
  const lastProof = last ? parseProof(last.proof) : null;
  let before = last ? passedOn(lastProof, last.time) : '';
  const after = options.leaves ? null : readEvent(applyToCells(bookOf(read), plan.sheets));
  const parts = options.leaves ?? partsOf(after!);
  const unlogged = changedSince(lastProof, read);
  let digest = '';
  const log = plan.log.map((entry, index): LogEntry => {
    const isManual = entry.isManual ?? false;
    const head = proofHead(plan.title.key, isManual, parts, index === 0 ? unlogged : []);
    digest = lineDigest({ ...entry, time }, { version: 2, head }, before);
    before = digest;
    return { ...entry, proof: `${head} #${digest}` };
  });
  return { ...plan, log, sheets: plan.sheets.map((sheet) => withDigest(sheet, digest, after)) };
}

/** The foot of a printed sheet names the line of the log that wrote it, and so does the code of a wall list. */
function withDigest(sheet: SheetPlan, digest: string, after: EventRead | null): SheetPlan {
  const { print } = sheet;
  if (sheet.mode !== 'replace' || print?.footer === undefined) return sheet;
  const short = shortDigest({ digest });
  const footer = [print.footer, short].filter(Boolean).join(' · ');
  const signed = { ...sheet, print: { ...print, footer } };
  return after && isWallList(sheet) ? withCode(signed, after.settings, short) : signed;
}

const NOTHING: Parts = new Map();

/** Nothing where the event would not pass the check. */
function partsOf(read: EventRead): Parts {
  const checked = checkRead(read);
  if (!checked.ok) return NOTHING;
  return partDigests({ tournament: checked.value, settings: read.settings, read });
}

/** Parts that are not as the last line left them. Results of the last round are expected to come. */
function changedSince(last: LineProof | null, read: EventRead | null): string[] {
  if (!last || last.version === 1 || last.parts.size === 0 || !read) return [];
  const now = partsOf(read);
  if (now.size === 0) return [];
  return [...new Set([...last.parts.keys(), ...now.keys()])].filter(
    (part) => !part.startsWith('Q') && last.parts.get(part) !== now.get(part),
  );
}

function bookOf(read: EventRead | null): BookCells {
  if (!read) return { tables: [] };
  const { event, players, rounds } = read.tables;
  return {
    tables: [event, players, ...rounds.values()].filter(
      (table): table is TableCells => table !== undefined,
    ),
    ...(read.charter ? { charter: charterRows(read.charter) } : {}),
  };
}
