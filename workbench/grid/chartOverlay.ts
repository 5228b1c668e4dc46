/**
 * The charts of the sheet that is shown, over the grid, which draws none itself. They follow each
 * frame of the grid, so scrolling, zoom, other widths and other sheets need no ears of their own.
 */
import { IRenderManagerService, SHEET_VIEWPORT_KEY } from '@univerjs/preset-sheets-core';
import type { Chart } from '../host/book';
import { chartLabel, chartOf, chartSvg } from './chartSvg';
import type { GridBook } from './gridBook';
import type { GridSheet } from './gridSheet';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export class ChartOverlay {
  /** Over the cells that scroll; what leaves them is cut off. */
  private readonly window = document.createElement('div');
  private shown = '';
  private placed = '';

  constructor(private readonly container: HTMLElement) {
    this.window.className = 'charts';
    this.window.hidden = true;
  }

  /** After a frame of the grid. */
  follow(book: GridBook): void {
    const sheet = book.activeSheet();
    if (sheet.charts.length === 0) {
      this.window.hidden = true;
      return;
    }
    const view = viewOf(book, this.container);
    if (!view) return;
    // The grid empties its container when it comes up.
    if (!this.window.isConnected) this.container.append(this.window);
    const boxes = sheet.charts.map(({ at }) => boxOf(book, sheet, at));
    this.draw(sheet, boxes);
    this.place(view, boxes);
    this.window.hidden = false;
  }

  private draw(sheet: GridSheet, boxes: readonly Box[]): void {
    const sizes = boxes.map(({ width, height }) => [width, height]);
    const state = JSON.stringify([sheet.id, sheet.revision, sheet.charts, sizes]);
    if (state === this.shown) return;
    this.shown = state;
    this.placed = '';
    const pictures = sheet.charts.map((chart, index) => pictureOf(sheet, chart, boxes[index]));
    this.window.replaceChildren(...pictures);
  }

  private place({ frame, scale, scroll }: View, boxes: readonly Box[]): void {
    const state = JSON.stringify([frame, scale, scroll, boxes]);
    if (state === this.placed) return;
    this.placed = state;
    setBox(this.window, frame);
    boxes.forEach((box, index) =>
      setBox(this.window.children[index] as HTMLElement, {
        left: (box.left - scroll.left) * scale,
        top: (box.top - scroll.top) * scale,
        width: box.width * scale,
        height: box.height * scale,
      }),
    );
  }
}

interface View {
  /** Of the scrolling cells, in pixels of the container. */
  readonly frame: Box;
  readonly scale: number;
  /** What of the sheet stands in its upper left corner. */
  readonly scroll: { readonly left: number; readonly top: number };
}

function viewOf({ grid }: GridBook, container: HTMLElement): View | undefined {
  const render = grid.injector
    .get(IRenderManagerService)
    .getRenderUnitById(grid.workbook.getUnitId());
  const main = render?.scene.getViewport(SHEET_VIEWPORT_KEY.VIEW_MAIN);
  const canvas = render?.engine.getCanvasElement().getBoundingClientRect();
  if (!render || !main || !canvas) return undefined;
  const outer = container.getBoundingClientRect();
  const scale = render.scene.getAncestorScale().scaleX;
  const [left, top] = [main.left * scale, main.top * scale];
  return {
    frame: {
      left: canvas.left - outer.left + left,
      top: canvas.top - outer.top + top,
      width: Math.max(0, canvas.width - left),
      height: Math.max(0, canvas.height - top),
    },
    scale,
    scroll: { left: main.viewportScrollX + main.left, top: main.viewportScrollY + main.top },
  };
}

/** In pixels of the sheet at 100 %, headings included. */
function boxOf({ grid }: GridBook, sheet: GridSheet, at: Chart['at']): Box {
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

function pictureOf(sheet: GridSheet, { title, data }: Chart, { width, height }: Box): HTMLElement {
  const cells = Array.from({ length: data.rows }, (_, row) =>
    Array.from(
      { length: data.columns },
      (_unused, column) => sheet.content(data.row + row, data.column + column).value,
    ),
  );
  const chart = chartOf(title, cells);
  const picture = document.createElement('div');
  picture.className = 'chart';
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', chartLabel(chart));
  picture.innerHTML = chartSvg(chart, width, height);
  return picture;
}

function setBox({ style }: HTMLElement, { left, top, width, height }: Box): void {
  style.left = `${left}px`;
  style.top = `${top}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}
