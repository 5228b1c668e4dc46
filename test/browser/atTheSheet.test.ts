/** What a person does at the sheet of the workbench beside the pane, with keys in a real browser. */
import { serveWorkbench, WorkbenchPage, type Served } from '../support/page/workbench';

let served: Served;
beforeAll(async () => {
  served = await serveWorkbench();
}, 300_000);
afterAll(() => served?.close());

jest.setTimeout(600_000);

test('Ctrl+Z takes back what was typed in the field where one is, and nothing unseen', async () => {
  const bench = await WorkbenchPage.open(served);
  await bench.pane.getByText('Pair round 3').waitFor();
  await bench.openView('event');
  const field = bench.pane.locator('main input').first();
  const before = await field.inputValue();
  await field.press('End');
  await bench.page.keyboard.type('X');
  await bench.pane.getByTestId('back').focus();
  await bench.page.keyboard.press('Control+z');
  expect(await field.inputValue()).toBe(`${before}X`);
  const [[was]] = await bench.values('Players', 'D9');
  // A wrong cell hides the form; what is in it stays.
  await bench.type('Players', 'D9', 'abc');
  await bench.pane.getByText('Fix them first').waitFor();
  await bench.page.keyboard.press('Control+z');
  await bench.untilCell('Players', 'D9', was);
  await field.waitFor();
  expect(await field.inputValue()).toBe(`${before}X`);
  await field.focus();
  await bench.page.keyboard.press('Control+z');
  expect(await field.inputValue()).toBe(before);
  await bench.page.close();
});

// Two lines of a crosstable as French results programs print them.
const LINES = [
  ['1', 'ALDER Rue', '1800', '+ 5B', '= 2B', '- 3N'],
  ['2', 'BIRCH Sage', '1750', '- 4N', '= 1N', '+ 6B'],
];

/** Puts both kinds of text on the clipboard and presses Ctrl+V, as after a copy elsewhere. */
async function paste(bench: WorkbenchPage, asTable: boolean): Promise<void> {
  await bench.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const cells = LINES.map((line) => line.map((text) => `<td>${text}</td>`).join(''));
  const html = `<table>${cells.map((line) => `<tr>${line}</tr>`).join('')}</table>`;
  const plain = LINES.map((line) => line.join('\t')).join('\n');
  await bench.page.evaluate(
    async ([text, table]) => {
      const blob = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });
      const kinds = { ...blob('text/plain', text), ...(table ? blob('text/html', table) : {}) };
      await navigator.clipboard.write([new ClipboardItem(kinds)]);
    },
    [plain, asTable ? html : ''] as const,
  );
  await bench.page.keyboard.press('Control+v');
}

test('a French grid that is pasted stays what it says', async () => {
  const bench = await WorkbenchPage.open(served, '?sample=none');
  await bench.page.evaluate(() => {
    const sheet = window.workbench.workspace.book.sheets()[0];
    const area = { row: 19, column: 0, rows: 12, columns: 6 };
    sheet.setNumberFormats(
      area,
      Array.from({ length: 12 }, () => Array<string>(6).fill('@')),
    );
  });
  for (const [row, asTable] of [
    [2, false],
    [6, true],
    [20, false],
    [24, true],
  ] as const) {
    await bench.clickCell('Sheet1', `A${row}`);
    await paste(bench, asTable);
    await bench.untilCell('Sheet1', `E${row + 1}`, '= 1N');
    const shown = await bench.values('Sheet1', `A${row}:F${row + 1}`);
    // Cells of text keep the numbers as text too; elsewhere they are numbers.
    expect(shown.map((line) => line.map(String))).toEqual(LINES);
    expect(typeof shown[0][2]).toBe(row < 20 ? 'number' : 'string');
  }
  // Typed it is the same; a formula stays a formula, except in a cell of text.
  await bench.type('Sheet1', 'H2', '= 12N');
  await bench.untilCell('Sheet1', 'H2', '= 12N');
  await bench.type('Sheet1', 'H3', '=2*3');
  await bench.untilCell('Sheet1', 'H3', 6);
  await bench.type('Sheet1', 'A23', '=2*3');
  await bench.untilCell('Sheet1', 'A23', '=2*3');
  expect(bench.errors).toEqual([]);
  await bench.page.close();
});

test('the arguments of a function are shown while it is typed, in the language of the user', async () => {
  const bench = await WorkbenchPage.open(served, '?sample=none&lang=fr');
  await bench.clickCell('Sheet1', 'B2');
  await bench.page.keyboard.type('=CHESS.STANDINGS(A4:C9,');
  const help = bench.page.getByText('[tieBreaks]', { exact: false });
  await help.first().waitFor();
  expect(await bench.page.locator('body').innerText()).toMatch(
    /CHESS\.STANDINGS\(\s*table\s*,\s*\[tieBreaks\]/,
  );
  await bench.page.keyboard.press('Escape');
  await bench.page.selectOption('#language', 'pt');
  await bench.clickCell('Sheet1', 'B4');
  await bench.page.keyboard.type('=CHESS.STANDIN');
  // From the functions' metadata in Portuguese.
  await bench.page.getByText('A classificação: lugar', { exact: false }).first().waitFor();
  expect(bench.errors).toEqual([]);
  await bench.page.close();
});
