/** The browser's own print, by its key or its menu, prints the sheet and nothing of the page around the grid. */
import { printInstead, type Paper } from '../../../workbench/print/printing';
import { sheetOnPaper } from '../../../workbench/print/printSheet';
import { MemoryBook } from '../../../workbench/host/memory/memoryBook';

function paper(): Paper {
  const book = new MemoryBook();
  const [sheet] = book.sheets();
  sheet.write({ row: 0, column: 0, rows: 1, columns: 1 }, [[{ value: '<b>Alder</b>' }]]);
  sheet.page.orientation = 'Landscape';
  return { ...sheetOnPaper(book, sheet), title: 'Open – Round 1' };
}
const tell = (event: string) => window.dispatchEvent(new Event(event));
const element = (id: string) => document.getElementById(id);

test('while the browser prints, the paper stands in the place of the page, and then no more', () => {
  document.title = '• Open – Pairsheet';
  const asked = jest.fn(paper);
  printInstead(window, asked);
  expect(asked).not.toHaveBeenCalled();
  // Twice: some browsers ask again when the paper is changed in the dialog.
  // Some browsers say it twice.
  tell('beforeprint');
  tell('beforeprint');
  expect(document.querySelectorAll('#paper')).toHaveLength(1);
  const { shadowRoot } = element('paper')!;
  expect(shadowRoot!.querySelector('td')!.textContent).toBe('<b>Alder</b>');
  const rule = element('paper-rule') as HTMLStyleElement;
  expect(rule.media).toBe('print');
  expect(rule.textContent).toContain('@page{size:841.89pt 595.28pt;');
  expect(rule.textContent).toContain('body>*{display:none!important}');
  // Heads and feet of the page have the colour of the root, which is light where the page is dark.
  expect(rule.textContent).toContain(':root{color-scheme:light;color:#000}');
  expect(document.title).toBe('Open – Round 1');
  tell('afterprint');
  expect([element('paper'), element('paper-rule')]).toEqual([null, null]);
  expect(document.title).toBe('• Open – Pairsheet');
  tell('beforeprint');
  expect(asked).toHaveBeenCalledTimes(3);
  tell('afterprint');
});
