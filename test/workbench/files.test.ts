import { MemoryBook } from '../../workbench/host/memory/memoryBook';
import { openBook, saveBook } from '../../workbench/files/workbookFile';
import { zipEntry } from '../support/files/zipEntry';

test('conditional formats by formula survive in a file, in their order', async () => {
  const book = new MemoryBook();
  const [sheet] = book.sheets();
  const formats = [
    {
      id: 'cf-1',
      areas: [
        { row: 4, column: 5, rows: 3, columns: 1 },
        { row: 9, column: 5, rows: 1, columns: 2 },
      ],
      formula: '=AND($F5<>"",ISERROR(FIND("|"&$F5&"|","|1-0|½-½|")))',
      stopIfTrue: true,
      look: { fill: '#FFC7CE', fontColor: '#9C0006' },
    },
    {
      id: 'cf-2',
      areas: [{ row: 0, column: 0, rows: 20, columns: 10 }],
      formula: '=$A1<3',
      stopIfTrue: false,
      look: { fill: '#DDEEFF' },
    },
  ];
  sheet.setConditionalFormats(formats);
  const again = new MemoryBook();
  (await openBook(await saveBook(book)))(again);
  expect(again.sheets()[0].conditionalFormats).toEqual(formats);
});

test('heads and feet of pages survive, with their three parts and an & in a name', async () => {
  const book = new MemoryBook();
  const [sheet] = book.sheets();
  const texts = { leftHeader: 'Club', centerHeader: 'Rook && Pawn', rightFooter: '&P / &N' };
  Object.assign(sheet.page.headersFooters, texts);
  const again = new MemoryBook();
  (await openBook(await saveBook(book)))(again);
  expect(again.sheets()[0].page.headersFooters).toMatchObject(texts);
});

test('a live list that shows an error is saved as one that spills, else Excel would show it as =@…', async () => {
  const book = new MemoryBook();
  const [sheet] = book.sheets();
  const at = (row: number, formula: string) =>
    sheet.write({ row, column: 0, rows: 1, columns: 1 }, [[{ value: '#NAME?', formula }]]);
  at(3, '=CHESS.STANDINGS(Round_1[#All],"BH",0)');
  at(8, '=CHESS.BUCHHOLZ(1,Round_1[#All])');
  const file = await saveBook(book);
  const xml = zipEntry(file, 'xl/worksheets/sheet1.xml');
  expect(xml).toMatch(/<c r="A4"[^>]* cm="1"[^>]*><f t="array" ref="A4">/);
  expect(xml).toMatch(/<c r="A9"[^>]*><f>/);
  const again = new MemoryBook();
  (await openBook(file))(again);
  expect(again.sheets()[0].content(3, 0).formula).toBe('=CHESS.STANDINGS(Round_1[#All],"BH",0)');
});
