import { IRenderManagerService, SHEET_VIEWPORT_KEY } from '@univerjs/preset-sheets-core';
import type { GridBook } from './gridBook';
import type { GridSheet } from './gridSheet';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A pane of the grid: the cells that scroll, or the frozen rows above them. */
export interface View {
  /** In pixels of the container. */
  readonly frame: Box;
  readonly scale: number;
  /** What of the sheet stands in its upper left corner, headings included. */
  readonly scroll: { readonly left: number; readonly top: number };
}

export const PANES = ['cells', 'head'] as const;
export type Pane = (typeof PANES)[number];

/** Where the panes stand now; undefined: the grid is not drawn yet. */
export function panesOf(
  book: GridBook,
  sheet: GridSheet,
  container: HTMLElement,
): Readonly<Record<Pane, View>> | undefined {
  const { grid } = book;
  const render = grid.injector
    .get(IRenderManagerService)
    .getRenderUnitById(grid.workbook.getUnitId());
  const main = render?.scene.getViewport(SHEET_VIEWPORT_KEY.VIEW_MAIN);
  const canvas = render?.engine.getCanvasElement().getBoundingClientRect();
  if (!render || !main || !canvas) return undefined;
  const outer = container.getBoundingClientRect();
  const scale = render.scene.getAncestorScale().scaleX;
  const view = (top: number, bottom: number, scrolled: number): View => ({
    frame: {
      left: canvas.left - outer.left + main.left * scale,
      top: canvas.top - outer.top + top * scale,
      width: Math.max(0, canvas.width - main.left * scale),
      height: Math.max(0, bottom - top * scale),
    },
    scale,
    scroll: { left: main.viewportScrollX + main.left, top: scrolled },
  });
  const foot = boxOf(book, sheet, { row: 0, column: 0, rows: 1, columns: 1 }).top;
  return {
    cells: view(main.top, canvas.height, main.viewportScrollY + main.top),
    head: view(foot, main.top * scale, foot),
  };
}

/** Cells in pixels of the sheet at 100 %, headings included. */
export function boxOf(
  { grid }: GridBook,
  sheet: GridSheet,
  at: { row: number; column: number; rows: number; columns: number },
): Box {
  const worksheet = grid.api.getActiveWorkbook()!.getSheetBySheetId(sheet.id)!;
  const first = worksheet.getRange(at.row, at.column).getCellRect();
  const last = worksheet.getRange(at.row + at.rows - 1, at.column + at.columns - 1).getCellRect();
  return {
    left: first.left,
    top: first.top,
    width: last.right - first.left,
    height: last.bottom - first.top,
  };
}
