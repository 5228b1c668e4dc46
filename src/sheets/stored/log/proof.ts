import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import { actionOf, actionWord, type ActionCode } from './actions';
import type { LogRow } from './logRows';

/**
 * The proof that a line of the log carries. It reads
 *
 *     5 pane.round-paired manual E:9f… P:01… R1:c4… T1:77… C:d0… L.by_name:e4… ~P #5be0…
 *
 * version, action (`actions.ts`), digests of the parts of the event as the action left it, digests of the
 * lists that it wrote, the parts that had changed in the sheets since the line before without one of their
 * own, and the digest of the line: over all of it, its time, its words, and the line before. Version 1
 * In a workbook that several arbiters share, who wrote the line and which lines it follows stand before the
 * digest (`@k3f9 ^5be0…+77a1…`): there the line above may be a colleague's of the same moment. Version 1
 * (0.2.0) covered its time only in the next line; version 2 (0.3.0) knew neither the facts around the
 * event nor its tables and lists, and its digests were shorter. Version 4 was that of
 * events of teams; version 5 covers with the tables also the points beside the names, of players and of teams.
 */
export interface LineProof {
  readonly version: ProofVersion;
  /** Null: an action that this version does not know. */
  readonly action: ActionCode | null;
  readonly isManual: boolean;
  /** By part: `E`, `P`, `R1` …; empty where the action could not know what it leaves. */
  readonly parts: Parts;
  /** Lists that the action wrote, by the word of their sheet. */
  readonly lists: Parts;
  /** Parts that were changed in the sheets before the action, without a line. */
  readonly unlogged: readonly string[];
  /** Who wrote it, by the id of their pane; '' where nobody said. */
  readonly writer: string;
  /** The lines that it follows, each by `headMark`; null: the one above it. */
  readonly heads: readonly string[] | null;
  readonly digest: string;
  /** All before the digest, which covers it. */
  readonly head: string;
}

/** The version that is written; earlier ones are read for good. */
export const PROOF_VERSION = 5;

export type ProofVersion = 1 | 2 | 3 | 4 | typeof PROOF_VERSION;

export type Parts = ReadonlyMap<string, string>;

/** Digests of an event, with the version that fixes what each of them covers. */
export interface State {
  readonly version: ProofVersion;
  readonly parts: Parts;
}

/**
 * Signs of the digest of a part. Twelve are 48 bits, which computing can meet by trying; twenty are 80.
 */
export const partLength = (version: ProofVersion): number => (version < 3 ? 12 : 20);
const LINE_LENGTH = 32;
/** As much of it as goes onto paper: eight signs of a line of versions 1 and 2 were met in two minutes. */
const shortLength = (version: ProofVersion): number => (version < 3 ? 8 : 20);
/** Fewer signs find a line, but do not prove that it is the one. */
export const PROVING_LENGTH = 16;

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
): string => (proof && proof.version > 1 ? proof.digest : `${proof?.digest ?? ''} ${time}`);

export const proofHead = (
  action: ActionCode,
  isManual: boolean,
  { version, parts }: State,
  unlogged: readonly string[],
  lists: Parts = new Map(),
  { writer = '', heads = null }: Partial<Pick<LineProof, 'writer' | 'heads'>> = {},
): string =>
  [
    String(version),
    actionWord(action),
    ...(isManual ? ['manual'] : []),
    ...(parts.size === 0 ? [] : [partsText(parts)]),
    ...[...lists].map(([key, digest]) => `${LIST_MARK}${key}:${digest}`),
    ...unlogged.map((part) => `~${part}`),
    ...(writer === '' ? [] : [`@${writer}`]),
    ...(heads === null ? [] : [`^${heads.join('+')}`]),
  ].join(' ');

/** By this a line is named by those that follow it. */
export const headMark = ({ digest }: Pick<LineProof, 'digest'>): string => digest.slice(0, 16);

const LIST_MARK = 'L.';

const PROOF =
  /^([12345]) (\S+)( manual)?((?: [A-Z]\d*:[0-9a-f]+)*)((?: L\.[a-z0-9_]+:[0-9a-f]+)*)((?: ~[A-Z]\d*)*)(?: @([a-z0-9]+))?(?: \^([0-9a-f+]+))? #([0-9a-f]+)$/;

export function parseProof(text: string): LineProof | null {
  const trimmed = text.trim();
  const match = PROOF.exec(trimmed);
  if (!match) return null;
  const [version, action = '', manual, parts = '', ofLists = '', unlogged = ''] = match.slice(1);
  const [writer = '', heads, digest = ''] = match.slice(7);
  const lists = [...parseParts(ofLists)];
  return {
    version: Number(version) as ProofVersion,
    action: actionOf(action),
    isManual: manual !== undefined,
    parts: parseParts(parts),
    lists: new Map(lists.map(([key, digest]) => [key.slice(LIST_MARK.length), digest])),
    unlogged: unlogged.split(' ~').filter(Boolean),
    writer,
    heads: heads?.split('+') ?? null,
    digest,
    head: trimmed.slice(0, trimmed.lastIndexOf(' #')),
  };
}

const partsText = (parts: Parts): string =>
  [...parts].map(([part, digest]) => `${part}:${digest}`).join(' ');

const parseParts = (text: string): Parts =>
  new Map(
    text
      .trim()
      .split(' ')
      .filter(Boolean)
      .map((part) => part.split(':') as [string, string]),
  );

/** `5 E:9f… P:01…`: kept with a snapshot, so that an undo knows what it leaves. */
export const stateText = ({ version, parts }: State): string =>
  parts.size === 0 ? '' : `${version} ${partsText(parts)}`;

/** Up to version 2 there was no number before the parts. */
export function parseState(text: string): State {
  const match = /^(\d+) (.*)$/.exec(text.trim());
  return match
    ? { version: Number(match[1]) as ProofVersion, parts: parseParts(match[2]!) }
    : { version: text.trim() === '' ? PROOF_VERSION : 2, parts: parseParts(text) };
}

/** What stands on paper and in files, in groups of four: whoever has the workbook finds the line by it. */
export const shortDigest = ({ digest, version }: Pick<LineProof, 'digest' | 'version'>): string => {
  const short = digest.slice(0, shortLength(version));
  return version < 3 ? short : (short.match(/.{1,4}/g) ?? []).join('-');
};
