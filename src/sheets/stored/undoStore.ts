import { joinPieces, pieces } from './pieces';

/**
 * Where the steps are kept that can be taken back. Store 1 (0.1.0 to 0.4.1) had a very hidden sheet a step,
 * `_pairsheet_undo_00001` …: the heading in its first cell, the memories in the cells below. Two arbiters
 * in one workbook cannot both add sheets, so store 2 is one very hidden sheet with a row a step: its
 * number, its heading, then the memories in pieces. A row is used again once its step is forgotten. Steps
 * of store 1 are still listed and put back; new ones go to store 2.
 */
export const UNDO_SHEET = '_pairsheet_undo';

const FIRST_PREFIX = '_pairsheet_undo_';

/** The sheet of a step in store 1. */
export const firstStoreName = (id: number): string =>
  `${FIRST_PREFIX}${String(id).padStart(5, '0')}`;

export const isFirstStore = (name: string): boolean => name.startsWith(FIRST_PREFIX);

/** The steps that store 1 holds, the oldest first. */
export const firstStoreIds = (sheetNames: readonly string[]): number[] =>
  sheetNames
    .filter(isFirstStore)
    .map((name) => Number(name.slice(FIRST_PREFIX.length)))
    .filter((id) => Number.isInteger(id))
    .sort((a, b) => a - b);

/** Columns of store 2. */
export const UNDO_COLUMNS = { id: 0, heading: 1, pieces: 2 } as const;

/** A step of store 2 as cells. How long its memories are stands with its number, so that half of one is noticed. */
export function undoRow(id: number, heading: string, memories: unknown): string[] {
  const json = JSON.stringify(memories);
  return [`${id} ${json.length}`, ...pieces(heading).slice(0, 1), ...pieces(json)];
}

export interface UndoId {
  readonly id: number;
  readonly size: number;
}

/** null: no step, or something that nobody of ours wrote. */
export function readUndoId(cell: unknown): UndoId | null {
  const match = /^(\d+) (\d+)$/.exec(String(cell).trim());
  return match && { id: Number(match[1]), size: Number(match[2]) };
}

/** null: not all of it is there. */
export function readMemories(row: readonly unknown[]): unknown[] | null {
  const stored = readUndoId(row[UNDO_COLUMNS.id]);
  const json = joinPieces(row.slice(UNDO_COLUMNS.pieces));
  if (!stored || json.length !== stored.size) return null;
  try {
    return JSON.parse(json) as unknown[];
  } catch (cause) {
    if (cause instanceof SyntaxError) return null;
    throw cause;
  }
}
