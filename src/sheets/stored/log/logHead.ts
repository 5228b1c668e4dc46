import { parseProof } from './proof';
import type { LogEntry } from '../../plan/plan';
import type { LogRow } from './logRows';

/**
 * The end of a log, kept outside the cells: a custom XML part of the workbook, which Excel's own undo leaves
 * alone (office-js #6415) while it takes back the cells that we wrote, lines of the log among them. So a log
 * that has lost its last line is noticed. One part for each log and writer, told apart by its namespace, so
 * that two arbiters never write the same part:
 *
 *     <head xmlns="urn:pairsheet:log-head:1:youth:k3f9q" section="youth" writer="k3f9q" lines="12" digest="5be0…"/>
 *
 * Workbooks of before have none, and nothing is asked of them.
 */
export interface LogHead {
  /** In lower case; empty: the event without a name. */
  readonly section: string;
  /** As in the proof of the line; empty: nobody shares the workbook. */
  readonly writer: string;
  /** How many lines the log had with it. */
  readonly lines: number;
  /** Of the line. */
  readonly digest: string;
}

export const LOG_HEAD_VERSION = 1;
const SPACE = `urn:pairsheet:log-head:${LOG_HEAD_VERSION}`;

/** Whether a custom XML part is one of these, by its namespace. */
export const isHeadSpace = (namespace: string): boolean => namespace.startsWith(`${SPACE}:`);

export const headSpace = ({ section, writer }: Pick<LogHead, 'section' | 'writer'>): string =>
  `${SPACE}:${encodeURIComponent(section)}:${writer}`;

export const headXml = (head: LogHead): string =>
  `<head xmlns="${headSpace(head)}" section="${encodeURIComponent(head.section)}" writer="${head.writer}" lines="${head.lines}" digest="${head.digest}"/>`;

/** null: something else, or of a version to come. */
export function readHead(xml: string): LogHead | null {
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(xml)?.[1];
  const [section, writer] = [attribute('section'), attribute('writer')];
  const [lines, digest] = [Number(attribute('lines')), attribute('digest')];
  if (!isHeadSpace(attribute('xmlns') ?? '') || section === undefined || writer === undefined)
    return null;
  if (!Number.isInteger(lines) || !/^[0-9a-f]+$/.test(digest ?? '')) return null;
  return { section: decoded(section), writer, lines, digest: digest! };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The ends that lines of a plan give their logs, the last line of each log and writer. */
export function headsOf(log: readonly LogEntry[]): LogHead[] {
  const heads = new Map<string, LogHead>();
  for (const { proof, section, line } of log) {
    const parsed = parseProof(proof ?? '');
    if (!parsed || line === undefined) continue;
    const id = section?.id.toLowerCase() ?? '';
    const head = { section: id, writer: parsed.writer, lines: line, digest: parsed.digest };
    heads.set(headSpace(head), head);
  }
  return [...heads.values()];
}

/**
 * Ends that are no lines of the log any more. A log without any line is a new one, or its sheet was deleted,
 * which everybody sees.
 */
export function lostHeads(rows: readonly LogRow[], heads: readonly LogHead[]): LogHead[] {
  if (rows.length === 0 || heads.length === 0) return [];
  const there = new Set(rows.map(({ proof }) => parseProof(proof)?.digest));
  return heads.filter(({ digest }) => !there.has(digest));
}
