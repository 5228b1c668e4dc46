/** What the print dialog gets: the print area on its paper, heads on every page, breaks where they are set. */
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { writePlan } from '../../workbench/files/writePlan';
import { MemoryBook } from '../../workbench/host/memory/memoryBook';
import { printSheet } from '../../workbench/print/printSheet';
import { FOUR } from '../support/fourPlayers';

function small() {
  const book = new MemoryBook();
  const [sheet] = book.sheets();
  const rows = ['List', 'No', 1.5, 2, 3, 'outside'].map((value) => [{ value }, { value: 'x' }]);
  sheet.write({ row: 0, column: 0, rows: 6, columns: 2 }, rows);
  return { book, sheet };
}

test('the area, the paper, the heads and the breaks', () => {
  const { book, sheet } = small();
  sheet.setNumberFormats({ row: 2, column: 0, rows: 1, columns: 1 }, [['0.00']]);
  Object.assign(sheet.page, {
    orientation: 'Landscape',
    printArea: { row: 0, column: 0, rows: 5, columns: 1 },
    titleRows: { row: 1, column: 0, rows: 1, columns: 1 },
    breaks: [3],
    headersFooters: { centerHeader: 'A "B" </style>', centerFooter: 'Page &P / &N' },
  });
  const html = printSheet(book, sheet, 'en');
  expect(html).toContain('@page{size:841.89pt 595.28pt;');
  expect(html).toContain('@bottom-center{content:"Page " counter(page) " / " counter(pages)');
  expect(html).not.toContain('outside');
  expect(html).toContain('>1.50</td>');
  // The row above the heads once, the heads on both pages.
  expect(html.match(/>List</g)).toHaveLength(1);
  expect(html.match(/<thead>/g)).toHaveLength(2);
  expect(html.match(/break-before:page/g)).toHaveLength(1);
  expect(html.match(/<\/style>/g)).toHaveLength(1);
});

test('what is wider than the paper is made smaller, never larger', () => {
  const { book, sheet } = small();
  sheet.page.zoom = { horizontalFitToPages: 1 };
  const size = () => /font-size:([\d.]+)pt;text-align:left/.exec(printSheet(book, sheet, 'en'))![1];
  expect(Number(size())).toBe(11);
  sheet.setColumnWidth(0, 2, 600);
  expect(Number(size())).toBeCloseTo((11 * (595.28 - 2 * 50.4)) / 900, 3);
});

test('texts of cells stay texts', () => {
  const { book, sheet } = small();
  sheet.write({ row: 0, column: 0, rows: 1, columns: 1 }, [[{ value: '<img src=x>' }]]);
  expect(printSheet(book, sheet, 'en')).toContain('&lt;img src=x&gt;');
});

test('every sheet of an event can be printed', () => {
  const book = new MemoryBook();
  writePlan(book, eventPlan(FOUR, DEFAULT_SETTINGS));
  const pages = book.sheets().map((sheet) => printSheet(book, sheet, 'en'));
  expect(pages.some((html) => html.includes('Alder'))).toBe(true);
});
