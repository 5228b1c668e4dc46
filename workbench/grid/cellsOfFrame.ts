/**
 * While a frame is drawn, backgrounds, borders, texts and marks each ask for every cell in sight, and
 * each answer goes through all that may change its look. Within a frame nothing changes: each cell is
 * worked out once.
 */
import type { Nullable, Worksheet } from '@univerjs/core';

type Cell = ReturnType<Worksheet['getCell']>;

/** More columns than a sheet has. */
const COLUMNS = 16_384;

const frames = new WeakMap<Worksheet, { cells: Map<number, Cell> | null }>();

export function drawFrame(sheet: Nullable<Worksheet>, draw: () => void): void {
  if (!sheet) return draw();
  const frame = frameOf(sheet);
  frame.cells = new Map();
  try {
    draw();
  } finally {
    frame.cells = null;
  }
}

function frameOf(sheet: Worksheet): { cells: Map<number, Cell> | null } {
  const known = frames.get(sheet);
  if (known) return known;
  const frame: { cells: Map<number, Cell> | null } = { cells: null };
  frames.set(sheet, frame);
  const getCell = sheet.getCell.bind(sheet);
  sheet.getCell = (row, column) => {
    const { cells } = frame;
    if (!cells || row < 0 || column < 0) return getCell(row, column);
    const key = row * COLUMNS + column;
    const drawn = cells.get(key);
    if (drawn !== undefined || cells.has(key)) return drawn;
    const cell = getCell(row, column);
    cells.set(key, cell);
    return cell;
  };
  return frame;
}
