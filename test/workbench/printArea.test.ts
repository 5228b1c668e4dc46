/** What Excel itself writes: the corners of a print area are absolute, those of whole columns and rows too. */
import { bookForFile, openBook, saveBook } from '../../workbench/files/workbookFile';
import { areaOrRefuse } from '../../workbench/host/cells/address';
import { MemoryBook } from '../../workbench/host/memory/memoryBook';

test.each([
  ['A1:C9', '$A$1:$C$9'],
  ['B2', '$B$2'],
  ['A:F', '$A:$F'],
  ['2:5', '$2:$5'],
])('%s is written as %s and read back', async (address, written) => {
  const book = new MemoryBook();
  const area = areaOrRefuse(address);
  book.sheets()[0].page.printArea = area;
  expect(bookForFile(book).sheets[0].pageSetup?.printArea).toBe(written);
  const again = new MemoryBook();
  (await openBook(await saveBook(book)))(again);
  expect(again.sheets()[0].page.printArea).toEqual(area);
});
