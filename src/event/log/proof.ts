import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import type { LogRow } from './logRows';

/**
 * The proof that a line of the log carries. It reads
 *
 *     2 pane.round-paired manual E:9f… P:01… R1:c4… R2:77… C:d0… ~P #5be0…
 *
 * version, action, digests of the parts of the event as the action left it, the parts that had
 * changed in the sheets since the line before without one of their own, and the digest of the line:
 * over all of it, its time, its words, and the line before. Version 1 (0.2.0) covered its time only in
 * the next line.
 */
export interface LineProof {
  readonly version: 1 | 2;
  readonly action: string;
  readonly isManual: boolean;
  /** By part: `E`, `P`, `R1` …; empty where the action could not know what it leaves. */
  readonly parts: Parts;
  /** Parts that were changed in the sheets before the action, without a line. */
  readonly unlogged: readonly string[];
  readonly digest: string;
  /** All before the digest, which covers it. */
  readonly head: string;
}

export type Parts = ReadonlyMap<string, string>;

/** Of the digest of a part, and of a line: enough that nobody finds another text by trying. */
export const PART_LENGTH = 12;
const LINE_LENGTH = 32;
/** As much of it as goes onto paper. */
const SHORT_LENGTH = 8;

export const digestOf = (value: unknown, length: number): string =>
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

/** The digest of a line, given what the line before passes on. */
export function lineDigest(
  row: Omit<LogRow, 'proof'>,
  { version, head }: Pick<LineProof, 'version' | 'head'>,
  before: string,
): string {
  const { time, action, round, system, detail, reason } = row;
  const words = [action, round, system, detail, reason, head];
  return digestOf(version === 1 ? [before, ...words] : [before, time, ...words], LINE_LENGTH);
}

/** What a line passes on: its digest; of version 1 also its time, which it does not cover itself. */
export const passedOn = (
  proof: Pick<LineProof, 'version' | 'digest'> | null,
  time: string,
): string => (proof?.version === 2 ? proof.digest : `${proof?.digest ?? ''} ${time}`);

export const proofHead = (
  action: string,
  isManual: boolean,
  parts: Parts,
  unlogged: readonly string[],
): string =>
  [
    '2',
    action,
    ...(isManual ? ['manual'] : []),
    ...(parts.size === 0 ? [] : [partsText(parts)]),
    ...unlogged.map((part) => `~${part}`),
  ].join(' ');

const PROOF = /^([12]) (\S+)( manual)?((?: [A-Z]\d*:[0-9a-f]+)*)((?: ~[A-Z]\d*)*) #([0-9a-f]+)$/;

export function parseProof(text: string): LineProof | null {
  const trimmed = text.trim();
  const match = PROOF.exec(trimmed);
  if (!match) return null;
  return {
    version: match[1] === '1' ? 1 : 2,
    action: match[2],
    isManual: match[3] !== undefined,
    parts: parseParts(match[4]),
    unlogged: match[5].split(' ~').filter(Boolean),
    digest: match[6],
    head: trimmed.slice(0, trimmed.lastIndexOf(' #')),
  };
}

/** `E:9f… P:01…`: also kept with a snapshot, so that an undo knows what it leaves. */
export const partsText = (parts: Parts): string =>
  [...parts].map(([part, digest]) => `${part}:${digest}`).join(' ');

export const parseParts = (text: string): Parts =>
  new Map(
    text
      .trim()
      .split(' ')
      .filter(Boolean)
      .map((part) => part.split(':') as [string, string]),
  );

/** What stands on paper and in files: whoever has the workbook finds the line by it. */
export const shortDigest = ({ digest }: Pick<LineProof, 'digest'>): string =>
  digest.slice(0, SHORT_LENGTH);
