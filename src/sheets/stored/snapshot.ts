import type { Reason } from '../../explain/reason';
import { actionOf, actionWord, type ActionCode } from './log/actions';

/**
 * The first cell of a snapshot in the undo store: what the history lists. Version 1 (0.1.0 to 0.4.1) has
 * the title as the key of a phrase with its arguments, no version and nothing else to go by; version 2
 * says beside it which action it was and how it was called, so that neither a phrase that is renamed nor
 * one that wants other arguments makes the history unreadable. What version 1 has stays in it.
 */
export const SNAPSHOT_VERSION = 2;

/** What one of our steps left in a cell that people type into: table, row, column, text. */
export type CellEffect = readonly [string, string, string, string];
/** By section. */
export type Effects = Readonly<Record<string, readonly CellEffect[]>>;

export interface SnapshotHeading {
  readonly id: number;
  readonly time: string;
  /** What was done after it was taken. */
  readonly title: Reason;
  readonly sheets: readonly string[];
  /** Later writes with the same word belong to it. */
  readonly joins?: string;
  /** Digests of the event when it was taken, for the log's line of an undo. */
  readonly leaves?: Readonly<Record<string, string>>;
  /** What it wrote into cells that people type into, by section; absent: not known. */
  readonly effects?: Effects;
  /** Whose sheets it holds, by lower-case id; absent: only those of the event without a name. */
  readonly sections?: readonly string[];
}

interface StoredHeading extends Omit<SnapshotHeading, 'title'> {
  readonly version?: number;
  /** As in the proofs of the log; absent: nothing that a log tells of. */
  readonly action?: string;
  /** The title in words, in the language of the event. */
  readonly said?: string;
  readonly title: StoredTitle;
}

/** A phrase of the version that took the snapshot: perhaps none of today's. */
export interface StoredTitle {
  readonly key: string;
  readonly args?: Reason['args'];
}

/** What a snapshot says of the action that followed it. */
export interface Titled {
  readonly action: ActionCode | null;
  /** Empty in version 1. */
  readonly said: string;
  readonly title: StoredTitle;
}

export function makeHeading(
  heading: SnapshotHeading,
  { action, said }: Omit<Titled, 'title'>,
): string {
  const stored: StoredHeading = {
    version: SNAPSHOT_VERSION,
    ...heading,
    ...(action ? { action: actionWord(action) } : {}),
    said,
  };
  return JSON.stringify(stored);
}

/** Version 1 → 2: the key of the phrase was the word of the action. */
export function readHeading(json: string): Omit<SnapshotHeading, 'title'> & Titled {
  const { version = 1, action, said = '', title, ...heading } = JSON.parse(json) as StoredHeading;
  const word = version === 1 ? title.key : (action ?? '');
  return { ...heading, action: actionOf(word), said, title };
}
