import { applyToCells } from '../../sheets/plan/applyToCells';
import type { BookCells, TableCells } from '../../sheets/plan/cells';
import { actionTitled } from '../../sheets/names/actionTitles';
import { partDigests } from '../../sheets/stored/log/parts';
import { onPaper } from '../../sheets/plan/pages';
import type { LogEntry, Plan, SheetPlan } from '../../sheets/plan/plan';
import { readEvent, type EventRead } from '../../sheets/read/readEvent';
import { isWallList, withCode } from '../../sheets/write/lists/wallCode';
import { checkRead } from '../open/checkRead';
import { isChecked, type OpenEvent } from '../open/openEvent';
import { joined, readGraph } from './graph';
import { logLine } from './logLine';
import { logRows, type LogRow } from '../../sheets/stored/log/logRows';
import { lostHeads, type LogHead } from '../../sheets/stored/log/logHead';
import { listDigests } from '../../sheets/stored/log/lists';
import {
  headMark,
  lineDigest,
  parseProof,
  passedOn,
  PROOF_VERSION,
  proofHead,
  shortDigest,
  type LineProof,
  type State,
} from '../../sheets/stored/log/proof';

/**
 * The log proves itself: each line carries a digest over itself, the line before it and the event as
 * the action left it. Whoever changes a line, takes one out or changes the event behind the log's
 * back leaves a place that does not fit, and `verifyEvent` names it.
 */

export interface ProofOptions {
  /** As it will stand in the lines. */
  readonly time: string;
  /** What the action leaves, where its plan does not say it (an undo). */
  readonly stateAfter?: State;
  /**
   * The log as it stands now, where that may be more than `read` has: another pane wrote into it, or
   * the event that it tells of was put back and there is none at present.
   */
  readonly log?: TableCells;
  /** The ends of the log outside the cells, where they may be more than `read` knows. */
  readonly heads?: readonly LogHead[];
  /** Who writes, where several do: the line then says so, and names the lines that it follows. */
  readonly writer?: string;
}

/**
 * A plan as it is written into a workbook (`read`): on the paper of its event, with the proofs of its lines of
 * the log, and with the short digest of the last one on what is printed.
 */
export function withProofs(given: Plan, read: EventRead | null, options: ProofOptions): Plan {
  const plan = onPaper(given, read?.settings.paper);
  if (!plan.log || plan.log.length === 0) return plan;
  const { time } = options;
  const rows = logRows(options.log ?? read?.tables.log);
  const gone = lostLines(rows, read, options);
  const { before: first, heads, proof } = endOf(rows, options.writer);
  let before = first;
  let follows = heads;
  const after = options.stateAfter ? null : readEvent(applyToCells(bookOf(read), plan.sheets));
  const action = actionTitled(plan.title.key);
  if (action === null) throw new Error(`No action of the log is titled ${plan.title.key}`);
  const left = options.stateAfter ?? leftBy(after!, read, proof);
  const isOpen = options.writer !== undefined && action === 'RESULTS_TYPED';
  const stateAfter = isOpen ? withoutResults(left) : left;
  const { version } = stateAfter;
  const unlogged = changedSince(proof, read);
  const lists = version < 3 ? undefined : listDigests(plan.sheets);
  let digest = '';
  const entries = [...(gone ? [gone.entry] : []), ...plan.log];
  const log = entries.map((entry, index): LogEntry => {
    const isManual = entry.isManual ?? false;
    const isFirst = index === 0;
    const told = isFirst ? unlogged : [];
    const who = { writer: options.writer, heads: follows };
    const of: Pick<LineProof, 'version' | 'head'> =
      gone && isFirst
        ? { version: PROOF_VERSION, head: goneHead(gone.found, told, who) }
        : { version, head: proofHead(action, isManual, stateAfter, told, lists, who) };
    const { head } = of;
    digest = lineDigest({ ...entry, time }, of, before);
    before = digest;
    follows = follows && [headMark({ digest })];
    return { ...entry, proof: `${head} #${digest}`, line: rows.length + index + 1 };
  });
  const signed = shortDigest({ digest, version });
  return { ...plan, log, sheets: plan.sheets.map((sheet) => withDigest(sheet, signed, after)) };
}

/**
 * The log ended in a line of this writer that is not in it any more: Excel's own undo takes lines back, and
 * somebody may delete one. A line of its own says so, before anything else is written, with the event as it
 * is found. Lines of others are theirs to miss: they may be on their way.
 */
function lostLines(
  rows: readonly LogRow[],
  read: EventRead | null,
  { heads = read?.heads ?? [], writer = '' }: ProofOptions,
): { readonly entry: LogEntry; readonly found: State } | null {
  const [lost] = lostHeads(
    rows,
    heads.filter((head) => head.writer === writer),
  );
  if (!lost || !read) return null;
  const { settings } = read;
  const counts = { was: lost.lines, now: rows.length };
  const entry = logLine(
    { settings, tournament: null },
    { key: 'pane.lines-gone' },
    { detail: [{ key: 'pane.lines-gone-counts', args: counts }] },
  );
  const left = leftBy(read, read, endOf(rows, writer || undefined).proof);
  const found = left.version === PROOF_VERSION ? left : NOTHING;
  return { entry, found: writer === '' ? found : withoutResults(found) };
}

const goneHead = (found: State, told: readonly string[], who: Parameters<typeof proofHead>[5]) =>
  proofHead('LINES_GONE', false, found, told, new Map(), who);

/** Others enter results too, without a line: those of the last round stay open until something else is done. */
const withoutResults = ({ version, parts }: State): State => ({
  version,
  parts: new Map([...parts].filter(([part]) => !part.startsWith('Q'))),
});

interface End {
  /** What the next line covers of those before. */
  readonly before: string;
  /** The lines that it must name; null: it follows the one above it. */
  readonly heads: readonly string[] | null;
  /** What they left. */
  readonly proof: State | null;
}

/** Where a log ends: in one line, or in several that were written side by side. */
function endOf(rows: readonly LogRow[], writer: string | undefined): End {
  const last = rows[rows.length - 1];
  if (!last) return { before: '', heads: null, proof: null };
  const proof = parseProof(last.proof);
  const above = { before: passedOn(proof, last.time), heads: null, proof };
  const { heads, broken } = readGraph(rows);
  const isPlain = heads.length === 1 && heads[0]!.line === rows.length && writer === undefined;
  // A line that is missing is written again by whoever wrote it: the last one is named, wherever it will stand.
  if (writer !== undefined && broken !== null && proof && proof.version > 1)
    return { before: proof.digest, heads: [headMark(proof)], proof };
  // What cannot be followed is followed by its place, and `verify` says where it begins.
  const isNamed = broken === null && heads.every((head) => head.proof.version > 1);
  if (isPlain || !isNamed || heads.length === 0) return above;
  return {
    before: heads.map((head) => head.proof.digest).join('+'),
    heads: heads.map(({ proof: head }) => headMark(head)),
    proof: joined(heads),
  };
}

/** The foot of a printed sheet names the line of the log that wrote it, and so does the code of a wall list. */
function withDigest(sheet: SheetPlan, short: string, after: EventRead | null): SheetPlan {
  const { print } = sheet;
  // On an evening of a club the log is kept all the same, and its paper is plain.
  if (after?.settings.profile === 'club')
    return isWallList(sheet) ? withCode(sheet, after.settings) : sheet;
  if (sheet.mode !== 'replace' || print?.footer === undefined) return sheet;
  const footer = [print.footer, short].filter(Boolean).join(' · ');
  const signed = { ...sheet, print: { ...print, footer } };
  return after && isWallList(sheet) ? withCode(signed, after.settings, short) : signed;
}

/** The event as an action leaves it. Of one that could not be read before either: as it last was. */
function leftBy(after: EventRead, read: EventRead | null, last: State | null): State {
  const now = stateOf(after);
  if (now.parts.size > 0 || !read || stateOf(read).parts.size > 0) return now;
  return lastKnown(last) ?? now;
}

const lastKnown = (last: State | null): State | null =>
  last && last.version > 1 && last.parts.size > 0 ? last : null;

/**
 * What an undo of the next action will leave. While the event cannot be read it is what the log last
 * knew of it: otherwise an action and its undo would open a gap in which nothing is seen.
 */
export function stateBefore(event: OpenEvent | null): State {
  if (isChecked(event)) {
    return { version: PROOF_VERSION, parts: partDigests(event) };
  }
  return lastKnown(endOf(logRows(event?.read.tables.log), undefined).proof) ?? NOTHING;
}

const NOTHING: State = { version: PROOF_VERSION, parts: new Map() };

/** Nothing where the event would not pass the check. */
function stateOf(read: EventRead, version: State['version'] = PROOF_VERSION): State {
  const checked = checkRead(read);
  if (!checked.ok) return { version, parts: NOTHING.parts };
  const covered = { tournament: checked.value, settings: read.settings, read };
  return { version, parts: partDigests(covered, version) };
}

/**
 * Parts that are not as the last line left them. Results of the last round are expected to come; once
 * all of them were there, none of them is expected to change.
 */
function changedSince(last: State | null, read: EventRead | null): string[] {
  if (!last || last.version === 1 || last.parts.size === 0 || !read) return [];
  const now = stateOf(read, last.version).parts;
  if (now.size === 0) return [];
  return [...new Set([...last.parts.keys(), ...now.keys()])]
    .filter((part) => !part.startsWith('Q') || last.parts.has(part))
    .filter((part) => last.parts.get(part) !== now.get(part));
}

function bookOf(read: EventRead | null): BookCells {
  if (!read) return { tables: [] };
  const { event, players, teams, rounds } = read.tables;
  return {
    ...read.hidden,
    tables: [event, players, teams, ...rounds.values()].filter(
      (table): table is TableCells => table !== undefined,
    ),
  };
}
