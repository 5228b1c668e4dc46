/** Pages saved from a site, tables that a program called `.xls`, and files under other names than their own. */
import { textOfFile } from '../../src/event/foreignText';
import { Terminal } from '../support/cli';

const ROWS = [
  ['Rg.', '', 'Name', 'Elo', '1.Rd', '2.Rd', 'Pkt.'],
  ['1', 'FM', 'Kov&aacute;cs, Ada', '2100', '3w1', '2s&frac12;', '1,5'],
  ['2', '', 'Birke &amp; Sohn', '2000', '4s1', '1w&#189;', '1,5'],
  ['3', '', '<a href="p.aspx?x=3">Ceder, Bo</a>', '1900', '1s0', '4w1', '1'],
  ['4', '', 'Dill, Cy', '1800', '2w0', '3s0', '0'],
];
const html = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `<tr>${row.map((cell) => `<td class="a>b">${cell}</td>`).join('')}`).join('\n');

/** As sites lay their pages out: a table around everything, a menu, titles over all columns, a footer. */
const PAGE = `<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>Open</title><style>td { color: red }</style></head><body>
<table><tr><td><table><tr><td>Home<td>Events</tr></table></td></tr><tr><td>
<script>if (1 < 2) document.write('<td>');</script>
<table border=1><tr><th colspan="7">Endstand nach 2&nbsp;Runden</th></tr>
${html(ROWS)}
</table></td></tr><tr><td>Page&nbsp;by<br>somebody</td></tr></table></body></html>`;

const XML = `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
<Worksheet ss:Name="Grid"><Table><Row><Cell ss:MergeAcross="6"><Data ss:Type="String">Open</Data></Cell></Row>
${ROWS.map(
  (row) =>
    `<Row>${row
      .map((cell, at) => [cell, at] as const)
      .filter(([cell]) => cell !== '')
      .map(
        ([cell, at]) =>
          `<Cell ss:Index="${at + 1}"><Data ss:Type="String">${cell.replace(/<[^>]*>/g, '')}</Data></Cell>`,
      )
      .join('')}</Row>`,
).join('\n')}
</Table></Worksheet></Workbook>`;

const points = (terminal: Terminal) =>
  (JSON.parse(terminal.stdout) as { standings: { name: string; points: number }[] }).standings.map(
    ({ name, points: made }) => `${name} ${made}`,
  );
const RIGHT = ['Kovács, Ada 1.5', 'Birke & Sohn 1.5', 'Ceder, Bo 1', 'Dill, Cy 0'];

test.each([
  ['page.html', PAGE],
  ['page.htm', PAGE],
  ['download.xls', PAGE],
  ['event.xlsx', PAGE],
  ['old.xls', XML],
  ['old.xml', XML],
])('%s', async (name, text) => {
  const terminal = new Terminal({ [name]: text });
  expect([await terminal.run('standings', name, '--json'), terminal.stderr]).toEqual([
    0,
    expect.stringContaining('w is White, s is Black'),
  ]);
  expect(points(terminal)).toEqual(RIGHT);
  const imported = await textOfFile(name, new TextEncoder().encode(text));
  expect(imported.ok && imported.value.text).toContain('Kovács, Ada');
});

test('a page on a page of Windows, by what it says of itself', async () => {
  const said = PAGE.replace('utf-8', 'windows-1250').replace('Kov&aacute;cs', 'Kov~cs');
  const bytes = Uint8Array.from(said, (letter) => (letter === '~' ? 0xe1 : letter.charCodeAt(0)));
  const terminal = new Terminal({ 'page.html': bytes });
  expect(await terminal.run('standings', 'page.html', '--json')).toBe(0);
  expect(points(terminal)).toEqual(RIGHT);
});

test('cells that reach over rows leave the columns in their places', async () => {
  const cells = html(ROWS).replace('<td class="a>b">2000', '<td rowspan="2">2000');
  const text = `<table>${cells.replace('<td class="a>b">1900</td>', '')}</table>`;
  const terminal = new Terminal({ 'page.html': text });
  expect(await terminal.run('standings', 'page.html', '--json')).toBe(0);
  expect(points(terminal)).toEqual(RIGHT);
});

test('a workbook under another name is read as what it is', async () => {
  const terminal = new Terminal({ 'page.html': PAGE });
  expect(await terminal.run('convert', 'page.html', '-o', 'event.xlsx')).toBe(0);
  for (const name of ['event.csv', 'event.trf', 'event']) {
    terminal.write(name, terminal.read('event.xlsx'));
    expect([name, await terminal.run('standings', name, '--json')]).toEqual([name, 0]);
    expect(points(terminal)).toEqual(RIGHT);
  }
});

test.each([
  ['a page without a table', '<!DOCTYPE html><p>Not found</p>', 'page-without-table'],
  [
    'a page of something else',
    `<table>${'<tr><td>a<td>b<td>c</tr>'.repeat(4)}</table>`,
    'no-table-in-sheets',
  ],
  ['cut in a table', PAGE.slice(0, 700), 'page-cut'],
])('%s is refused in words', async (_, text, code) => {
  const terminal = new Terminal({ 'page.html': text });
  expect([await terminal.run('standings', 'page.html'), terminal.stderr]).toEqual([
    3,
    expect.stringContaining(`[${code}]`),
  ]);
});

test('a file cut anywhere, under any name, is refused in words or read whole', async () => {
  const terminal = new Terminal({ 'page.html': PAGE, 'old.xls': XML });
  await terminal.run('convert', 'page.html', '-o', 'event.xlsx');
  for (const source of ['page.html', 'old.xls', 'event.xlsx']) {
    const bytes = terminal.read(source);
    for (const share of [0.1, 0.4, 0.6, 0.8, 0.95])
      for (const name of ['cut.xlsx', 'cut.xls', 'cut.ods', 'cut.html', 'cut.papi', 'cut.csv']) {
        terminal.write(name, bytes.slice(0, share * bytes.length));
        const exit = await terminal.run('standings', name, '--json');
        expect([source, share, name, exit, terminal.stderr]).toEqual([
          source,
          share,
          name,
          exit,
          expect.stringMatching(/\[[a-z-]+\]|Read as/),
        ]);
        if (exit !== 0) expect(exit).toBe(3);
      }
  }
});

test('a ranking beside the crosstable gives the starting numbers; alone it is refused as what it is', async () => {
  const ranking = [
    ['Rg.', 'Snr', 'Name', 'Elo', 'Pkt.', 'Wtg1'],
    ['1', '2', 'Kov&aacute;cs, Ada', '2100', '1,5', '3'],
    ['2', '1', 'Birke &amp; Sohn', '2000', '1,5', '2'],
    ['3', '4', 'Ceder, Bo', '1900', '1', '2'],
    ['4', '3', 'Dill, Cy', '1800', '0', '1'],
  ];
  const list = `<table>${html(ranking)}</table>`;
  const terminal = new Terminal({
    'both.html': `${list}<table>${html(ROWS)}</table>`,
    'alone.html': list,
  });
  expect(await terminal.run('convert', 'both.html', '-o', 'both.trf')).toBe(0);
  expect(terminal.stderr).toContain('Table 1');
  expect(terminal.stderr).not.toContain('start-numbers-rebuilt');
  // By the places 1 and 2 would change their numbers.
  expect(terminal.text('both.trf')).toMatch(/^001 +1 +Birke[^]*^001 +2 +(?:FM )?Kov/m);
  expect(await terminal.run('standings', 'alone.html')).toBe(3);
  expect(terminal.stderr).toContain('[ranking-without-rounds]');
});
