import { Terminal } from '../support/cli';
import { trf } from '../support/files/trfText';

const EVENT = trf(
  '012 An event',
  '042 2026/03/07',
  '### a line of somebody',
  { no: 1, name: 'Alder, Ann', points: '1.5', rounds: ['3 w 1', '2 b =', '0000 - H'] },
  { no: 2, name: 'Birch, Ben', points: '1.5', rounds: ['4 b 1', '1 w ='] },
  { no: 3, name: 'Cedar, Cleo', points: '1.0', rounds: ['1 b 0', '4 w W'] },
  { no: 4, name: 'Dogwood, Dan', points: '0.0', rounds: ['2 w 0', '3 b L'] },
  '142 3',
  '152 W',
  '192 FIDE_DUTCH_2026',
  '202 BH,SB',
  '260 001 002    1    4',
);
const players = (text: string): string[] =>
  text.split('\n').filter((line) => line.startsWith('001'));
const entries = (text: string): string[] => players(text).map((line) => line.slice(91).trimEnd());

describe('convert', () => {
  test('TRF26 is the default, TRF16 on request', async () => {
    const terminal = new Terminal({ 'in.trf': EVENT });
    expect(await terminal.run('convert', 'in.trf', '-o', 'out.trf')).toBe(0);
    expect(terminal.stderr).toBe('Written: out.trf\n');
    const newer = terminal.text('out.trf');
    for (const line of ['142 3', '152 W', '192 FIDE_DUTCH_2026', '202 BH,SB', '240 H 003    1'])
      expect(newer.split('\n')).toContain(line);
    expect(newer).not.toMatch(/^XX/m);

    expect(await terminal.run('convert', 'out.trf', '-o', 'old.trf', '--format', 'trf16')).toBe(0);
    const older = terminal.text('old.trf');
    expect(older).toContain('XXR 3\nXXC white1\n');
    expect(older).not.toMatch(/^(142|152|192|202|240|260)/m);
    expect(terminal.stderr).toContain('192, 202, 260. Write TRF26');
    expect(entries(older)).toEqual(entries(newer));
  });

  test('through a workbook and back nothing is lost', async () => {
    const terminal = new Terminal({ 'in.trf': EVENT });
    await terminal.run('convert', 'in.trf', '-o', 'a.trf');
    expect(await terminal.run('convert', 'a.trf', '-o', 'event.xlsx')).toBe(0);
    expect(await terminal.run('convert', 'event.xlsx', '-o', 'b.trf')).toBe(0);
    // What whoever rates the event will ask for is said before it is sent.
    expect(terminal.stderr).toMatch(
      /Missing for the federation[^]*the arbiter[^]*the time control/,
    );
    const [before, after] = [terminal.text('a.trf'), terminal.text('b.trf')];
    expect(entries(after)).toEqual(entries(before));
    for (const line of ['### a line of somebody', '192 FIDE_DUTCH_2026', '202 BH,SB', '142 3'])
      expect(after.split('\n')).toContain(line);
    expect(after).toContain('260 001 002    1    4');
  });

  test.each(['table.tsv', 'table.csv'])('through %s the results come back', async (table) => {
    const terminal = new Terminal({
      'in.trf': EVENT.replace('4 w W', '4 w 1').replace('3 b L', '3 b 0'),
    });
    expect(await terminal.run('convert', 'in.trf', '-o', table)).toBe(0);
    expect(terminal.stderr).toContain('[table-holds-results-only]');
    expect(await terminal.run('convert', table, '-o', 'out.trf')).toBe(0);
    expect(entries(terminal.text('out.trf'))).toEqual([
      '   3 w 1     2 b =',
      '   4 b 1     1 w =',
      '   1 b 0     4 w 1',
      '   2 w 0     3 b 0',
    ]);
  });

  /** By the OWASP list of characters that start a formula; a .tsv is opened by a spreadsheet as a .csv is. */
  test.each(['table.tsv', 'table.csv'])(
    '%s holds no name that runs as a formula',
    async (table) => {
      const terminal = new Terminal({ 'in.trf': EVENT.replace('Alder, Ann', '=1+1      ') });
      expect(await terminal.run('convert', 'in.trf', '-o', table)).toBe(0);
      const cells = terminal.text(table).split(/[\t,\r\n]+/);
      expect(cells).toContain("'=1+1");
      expect(cells.filter((cell) => cell.startsWith('='))).toEqual([]);
    },
  );

  test('a FIDE ID that does not fit is refused at its cell, and nothing is written', async () => {
    const terminal = new Terminal({ 'in.trf': EVENT });
    await terminal.run('convert', 'in.trf', '-o', 'event.xlsx');
    const { readBook, updateBook } = await import('../../src/xlsx/workbook');
    const book = await readBook(terminal.read('event.xlsx'));
    if (!book.ok) throw new Error('no workbook');
    const table = book.value.tables.find(({ name }) => /players/i.test(name))!;
    const column = table.column + table.header.indexOf('FIDE ID');
    const wide = await updateBook(terminal.read('event.xlsx'), {
      title: { key: 'pane.writing' },
      sheets: [
        {
          key: 'players',
          name: table.sheet,
          mode: 'update',
          blocks: [{ row: table.row + 2, column, cells: [['123456789012']] }],
        },
      ],
    });
    if (!wide.ok) throw new Error(wide.problems[0].code);
    terminal.write('event.xlsx', wide.value);
    for (const words of [
      ['convert', 'event.xlsx', '-o', 'out.trf'],
      ['workbook', 'to-trf', 'event.xlsx', '-o', 'out.trf'],
    ]) {
      expect(await terminal.run(...words)).toBe(3);
      expect(terminal.stderr).toMatch(
        /event\.xlsx:Players![A-Z]+6: error: .*Birch, Ben.*\[trf-too-wide-id\]/,
      );
      expect(terminal.exists('out.trf')).toBe(false);
    }
  });

  test('slips of the request are all told', async () => {
    const terminal = new Terminal({ 'in.trf': EVENT });
    expect(await terminal.run('convert', 'in.trf', '-o', 'a.xlsx', '--format', 'trf16')).toBe(3);
    expect(terminal.stderr).toContain('[format-and-name]');
    expect(await terminal.run('convert', 'in.trf', '--format', 'trf25')).toBe(3);
    expect(terminal.stderr).toContain('[option-missing]');
    expect(terminal.stderr).toContain('[bad-option-value]');
  });

  test('a file with problems: all of them, each at its place, and nothing is written', async () => {
    const bad = EVENT.replace('142 3', '142 x').replace('152 W', '152 Q').replace('2 b =', '2 b %');
    const terminal = new Terminal({ 'in.trf': bad });
    expect(await terminal.run('convert', 'in.trf', '-o', 'out.trf')).toBe(3);
    expect(terminal.stderr).toMatch(/in\.trf:4:102: error: .*\[unknown-result-code\]/);
    expect(terminal.stderr).toMatch(/in\.trf:8: error: .*\[bad-round-count\]/);
    expect(terminal.stderr).toMatch(/in\.trf:9: error: .*\[bad-initial-colour\]/);
    expect(terminal.exists('out.trf')).toBe(false);
  });
});
