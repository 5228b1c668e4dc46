import { applyToCells } from '../../sheets/plan/applyToCells';
import type { BookCells, TableCells } from '../../sheets/plan/cells';
import { actionTitled } from '../../sheets/actionTitles';
import { charterRows } from '../../sheets/stored/charter';
import { partDigests } from '../../sheets/stored/parts';
import type { LogEntry, Plan, SheetPlan } from '../../sheets/plan/plan';
import { readEvent, type EventRead } from '../../sheets/read/readEvent';
import { isWallList, withCode } from '../../sheets/write/lists/wallCode';
import { checkRead } from '../open/checkRead';
import { logRows } from '../../sheets/stored/logRows';
import {
  lineDigest,
  parseProof,
  passedOn,
  PROOF_VERSION,
  proofHead,
  shortDigest,
  type Parts,
  type LineProof,
} from '../../sheets/stored/proof';

/**
 * The log proves itself: each line carries a digest over itself, the line before it and the event as
 * the action left it. Whoever changes a line, takes one out or changes the event behind the log's
 * back leaves a place that does not fit, and `verifyEvent` names it.
 */

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
  const action = actionTitled(plan.title.key);
  if (action === null) throw new Error(`No action of the log is titled ${plan.title.key}`);
  let digest = '';
  const log = plan.log.map((entry, index): LogEntry => {
    const isManual = entry.isManual ?? false;
    const head = proofHead(action, isManual, parts, index === 0 ? unlogged : []);
    digest = lineDigest({ ...entry, time }, { version: PROOF_VERSION, head }, before);
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
