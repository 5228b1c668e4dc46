/**
 * The charts and pictures of the sheet that is shown, over the grid, which draws none itself. They follow
 * each frame of the grid, so scrolling, zoom, other widths and other sheets need no ears of their own.
 */
import type { Chart, Picture } from '../host/book';
import { chartLabel, chartOf, chartSvg } from './chartSvg';
import type { GridBook } from './gridBook';
import type { GridSheet } from './gridSheet';
import { boxOf, PANES, panesOf, type Box, type Pane, type View } from './gridView';

/** Something over the cells: where it stands, and how it is drawn. */
interface Item {
  readonly pane: Pane;
  readonly box: Box;
  readonly draw: () => HTMLElement;
}

export class Overlay {
  /** One over each pane; what leaves it is cut off. */
  private readonly windows = PANES.map((pane) => new PaneWindow(pane));

  constructor(private readonly container: HTMLElement) {}

  /** After a frame of the grid. */
  follow(book: GridBook): void {
    const sheet = book.activeSheet();
    const isEmpty = sheet.charts.length + sheet.pictures.length === 0;
    const panes = isEmpty ? undefined : panesOf(book, sheet, this.container);
    if (!isEmpty && !panes) return;
    const items = isEmpty ? [] : itemsOf(book, sheet);
    const state = isEmpty ? '' : JSON.stringify([sheet.revision, sheet.charts, sheet.pictures]);
    for (const window of this.windows)
      window.show(
        items.filter(({ pane }) => pane === window.pane),
        sheet.id + state,
        panes?.[window.pane],
        this.container,
      );
  }
}

class PaneWindow {
  private readonly window = document.createElement('div');
  private shown = '';
  private placed = '';

  constructor(readonly pane: Pane) {
    this.window.className = 'overlay';
    this.window.hidden = true;
  }

  show(items: readonly Item[], state: string, view: View | undefined, parent: HTMLElement): void {
    if (items.length === 0 || !view) {
      this.window.hidden = true;
      return;
    }
    // The grid empties its container when it comes up.
    if (!this.window.isConnected) parent.append(this.window);
    this.draw(items, state);
    this.place(items, view);
    this.window.hidden = false;
  }

  private draw(items: readonly Item[], content: string): void {
    const sizes = items.map(({ box: { width, height } }) => [width, height]);
    const state = JSON.stringify([content, sizes]);
    if (state === this.shown) return;
    this.shown = state;
    this.placed = '';
    this.window.replaceChildren(...items.map(({ draw }) => draw()));
  }

  private place(items: readonly Item[], { frame, scale, scroll }: View): void {
    const state = JSON.stringify([frame, scale, scroll, items.map(({ box }) => box)]);
    if (state === this.placed) return;
    this.placed = state;
    setBox(this.window, frame);
    items.forEach(({ box }, index) =>
      setBox(this.window.children[index] as HTMLElement, {
        left: (box.left - scroll.left) * scale,
        top: (box.top - scroll.top) * scale,
        width: box.width * scale,
        height: box.height * scale,
      }),
    );
  }
}

function itemsOf(book: GridBook, sheet: GridSheet): Item[] {
  const paneOf = (row: number): Pane => (row < sheet.frozen.rows ? 'head' : 'cells');
  const charts = sheet.charts.map((chart): Item => {
    const box = boxOf(book, sheet, chart.at);
    return { pane: paneOf(chart.at.row), box, draw: () => drawnChart(sheet, chart, box) };
  });
  const pictures = sheet.pictures.map((picture): Item => {
    const { row, column, dx, dy, width, height } = picture;
    const { left, top } = boxOf(book, sheet, { row, column, rows: 1, columns: 1 });
    const box = { left: left + dx, top: top + dy, width, height };
    return { pane: paneOf(row), box, draw: () => drawnPicture(picture) };
  });
  return [...charts, ...pictures];
}

function drawnChart(sheet: GridSheet, { title, data }: Chart, { width, height }: Box): HTMLElement {
  const cells = Array.from({ length: data.rows }, (_, row) =>
    Array.from(
      { length: data.columns },
      (_unused, column) => sheet.content(data.row + row, data.column + column).value,
    ),
  );
  const chart = chartOf(title, cells);
  const drawn = document.createElement('div');
  drawn.className = 'chart';
  drawn.setAttribute('role', 'img');
  drawn.setAttribute('aria-label', chartLabel(chart));
  drawn.innerHTML = chartSvg(chart, width, height);
  return drawn;
}

function drawnPicture({ alt, image }: Picture): HTMLElement {
  const drawn = document.createElement('img');
  drawn.className = 'picture';
  drawn.alt = alt;
  drawn.src = `data:image/${image.startsWith('/9j/') ? 'jpeg' : 'png'};base64,${image}`;
  return drawn;
}

function setBox({ style }: HTMLElement, { left, top, width, height }: Box): void {
  style.left = `${left}px`;
  style.top = `${top}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}
