/**
 * Whatever is changed in the bytes of a workbook behind the log's back, `verify` names the place: a
 * result, a rating, a setting, the hidden record, the departures, a line of the log changed, taken out, put
 * in another order, copied or forged, sheets exchanged, and a round paired otherwise.
 */
import { BookFile } from '../../src/xlsx/bookFile';
import { openZip } from '../../src/xlsx/package/zip';
import { Terminal } from '../support/cli';
import { editZip } from '../support/files/editZip';

/** Eight players, two rounds from a file, two more paired here; the last one with all its results. */
async function played(): Promise<Terminal> {
  const terminal = new Terminal();
  const words = ['--players', '8', '--rounds', '5', '--seed', '3', '--unset', 'off'];
  await terminal.run('generate', ...words, '-o', 'whole.trf');
  const cut = terminal
    .text('whole.trf')
    .replace(/^(001.{107}).*$/gm, '$1')
    .replace(/^(001.{77}).{4}/gm, '$1    ');
  terminal.write('e.trf', cut);
  expect(await terminal.run('workbook', 'from-trf', 'e.trf', '-o', 'e.xlsx')).toBe(0);
  for (const round of [3, 4]) {
    await pair(terminal);
    edit(terminal, (book) => fillResults(book, round));
  }
  await pair(terminal);
  return terminal;
}

/** The clock of the tests stands still: the backup of the round before would be in the way. */
async function pair(terminal: Terminal): Promise<void> {
  for (const name of terminal.files.keys())
    if (name.includes('.backup-')) terminal.files.delete(name);
  expect(await terminal.run('pair', 'e.xlsx')).toBe(0);
}

function edit(terminal: Terminal, change: (book: BookFile) => void): void {
  const book = new BookFile(terminal.read('e.xlsx'));
  change(book);
  terminal.write('e.xlsx', book.bytes());
}

type Cells = ReturnType<BookFile['sheet']>['cells'];

function where(cells: Cells, wanted: (text: string) => boolean): { row: number; column: number } {
  const { row: last, column: width } = cells.last;
  for (let row = 0; row <= last; row++)
    for (let column = 0; column <= width; column++)
      if (wanted(String(cells.entered(row, column)))) return { row, column };
  throw new Error('no such cell');
}

function fillResults(book: BookFile, round: number): void {
  const { cells } = book.sheet(`Round ${round}`);
  const head = where(cells, (text) => text === 'Result');
  for (let row = head.row + 1; row <= cells.last.row; row++)
    if (cells.entered(row, head.column) === '') cells.write(row, head.column, '1-0', '@');
}

/** The cell at a header of a sheet, so many rows below it. */
function set(book: BookFile, sheet: string, header: string, below: number, value: string): void {
  const { cells } = book.sheet(sheet);
  const { row, column } = where(cells, (text) => text.trim() === header);
  cells.write(row + below, column, value, '@');
}

const logRow = (book: BookFile, line: number): (string | number)[] => {
  const { cells } = book.sheet('Log');
  return [0, 1, 2, 3, 4, 5, 6].map((column) => cells.entered(2 + line, column) as string);
};

function setLogRow(book: BookFile, line: number, values: readonly (string | number)[]): void {
  const { cells } = book.sheet('Log');
  values.forEach((value, column) => cells.write(2 + line, column, String(value), '@'));
}

const resultsOf = (book: BookFile, round: number): string[] => {
  const { cells } = book.sheet(`Round ${round}`);
  const { row, column } = where(cells, (text) => text === 'Result');
  return [1, 2, 3, 4].map((below) => String(cells.entered(row + below, column)));
};

/** All cells of the one sheet in the place of those of the other. */
function exchangeSheets(book: BookFile, one: string, other: string): void {
  const [first, second] = [one, other].map((name) => book.sheet(name).cells);
  for (let row = 4; row <= Math.max(first.last.row, second.last.row); row++)
    for (let column = 0; column <= first.last.column; column++) {
      const [a, b] = [first.entered(row, column), second.entered(row, column)];
      first.write(row, column, b as string | number, 'General');
      second.write(row, column, a as string | number, 'General');
    }
}

async function breaksAfter(change: (book: BookFile) => void): Promise<string[]> {
  const terminal = await played();
  edit(terminal, change);
  const exit = await terminal.run('verify', 'e.xlsx', '--json');
  const { ok, breaks } = JSON.parse(terminal.stdout) as { ok: boolean; breaks: string[] };
  expect(ok).toBe(exit === 0);
  return breaks;
}

test('untouched it proves itself, and says so in one line', async () => {
  const terminal = await played();
  expect(await terminal.run('verify', 'e.xlsx')).toBe(0);
  expect(terminal.stdout.split('\n')[0]).toBe(
    'Untouched since the beginning; 0 manual changes, 0 without a reason; 0 results corrected after their round',
  );
  const digest = /Digest of the log: ([0-9a-f-]+)/.exec(terminal.stdout)![1];
  expect(await terminal.run('verify', 'e.xlsx', '--digest', digest)).toBe(0);
  expect(terminal.stdout).toContain(`${digest} is line 3 of the log`);
  expect(await terminal.run('verify', 'e.xlsx', '--digest', '00000000')).toBe(1);
  expect(terminal.stdout).toContain('No line of the log has the digest 00000000');
});

test.each<[string, (book: BookFile) => void, string]>([
  [
    'a result of an earlier round',
    (book) => set(book, 'Round 1', 'Result', 1, '½-½'),
    'Round 1 is not as line 3 of the log left it',
  ],
  [
    'a result of the round before the last',
    (book) => set(book, 'Round 4', 'Result', 2, '0-1'),
    'Round 4 is not as line 3 of the log left it',
  ],
  [
    'a rating',
    (book) => set(book, 'Players', 'Rating', 1, '2999'),
    'Names, ratings, titles or numbers of the players are not as line 3',
  ],
  [
    'the number of rounds',
    (book) => {
      const { cells } = book.sheet('Event');
      const { row, column } = where(cells, (text) => text === 'Rounds');
      cells.write(row, column + 1, 9, 'General');
    },
    'The settings are not as line 3 of the log left them',
  ],
  [
    'the list of tie-breaks',
    (book) => {
      const { cells } = book.sheet('Event');
      const { row, column } = where(cells, (text) => text === 'Tie-breaks');
      cells.write(row, column + 1, 'SB', '@');
    },
    'The settings are not as line 3 of the log left them',
  ],
  [
    'the hidden terms',
    (book) => {
      const { cells } = book.sheet('_pairsheet_charter');
      const { row, column } = where(cells, (text) => text === 'rounds');
      cells.write(row, column + 1, '9', '@');
    },
    'The locked rules, or the log of departures from them, are not as line 3',
  ],
  ['a word of the log', (book) => set(book, 'Log', 'Detail', 2, 'nothing'), 'Line 2 of the log'],
  [
    'the time of a line',
    (book) => set(book, 'Log', 'Time', 1, '2026-01-01 00:00'),
    'Line 1 of the log',
  ],
  [
    'the time of the last line',
    (book) => set(book, 'Log', 'Time', 3, '2026-01-01 00:00'),
    'Line 3 of the log',
  ],
  [
    'a digest of a part in a proof',
    (book) => {
      const line = logRow(book, 3);
      const proof = String(line[6]).replace(/R1:[0-9a-f]{2}/, 'R1:00');
      setLogRow(book, 3, [...line.slice(0, 6), proof]);
    },
    'Line 3 of the log',
  ],
  [
    'two lines in another order',
    (book) => {
      const [second, third] = [logRow(book, 2), logRow(book, 3)];
      setLogRow(book, 2, third);
      setLogRow(book, 3, second);
    },
    'Line 2 of the log',
  ],
  [
    'a line taken out',
    (book) => {
      setLogRow(book, 2, logRow(book, 3));
      setLogRow(book, 3, ['', '', '', '', '', '', '']);
    },
    'Line 2 of the log',
  ],
  [
    'a line written over by a copy of another',
    (book) => setLogRow(book, 3, logRow(book, 2)),
    'Line 3 of the log',
  ],
  [
    'the last line taken out',
    (book) => setLogRow(book, 3, ['', '', '', '', '', '', '']),
    'Round 5 is not as line 2 of the log left it',
  ],
  [
    'a result two rounds ago, with the line that wrote it forged to fit',
    (book) => {
      set(book, 'Round 3', 'Result', 1, '0-1');
      const line = logRow(book, 2);
      const proof = String(line[6]).replace(/R3:[0-9a-f]{2}/, 'R3:00');
      setLogRow(book, 2, [...line.slice(0, 6), proof]);
    },
    'Line 2 of the log',
  ],
  [
    'the results of two rounds exchanged',
    (book) => {
      const results = [3, 4].map((round) => resultsOf(book, round));
      results.forEach((column, index) =>
        column.forEach((text, row) => set(book, `Round ${4 - index}`, 'Result', row + 1, text)),
      );
      set(book, 'Round 3', 'Result', 2, '½-½');
    },
    'Round 3 is not as line 3 of the log left it',
  ],
  [
    'the names of two sheets exchanged, and with them their tables',
    (book) => exchangeSheets(book, 'Round 3', 'Round 4'),
    'Round 3 is not as line 3 of the log left it',
  ],
  [
    'the hidden record of earlier rounds',
    (book) => {
      const { cells } = book.sheet('_pairsheet_results');
      cells.write(0, 1, `${String(cells.entered(0, 1)).slice(0, -3)}0-1`, '@');
    },
    'The hidden record of round 1 is not what its sheet says',
  ],
  [
    'the hidden record taken out',
    (book) => book.sheet('_pairsheet_results').cells.write(1, 1, 'x', '@'),
    'The hidden record of round 2 is not what its sheet says',
  ],
  [
    'a result of an earlier round and the hidden record with it',
    (book) => {
      set(book, 'Round 1', 'Result', 1, '½-½');
      book.sheet('_pairsheet_results').cells.write(0, 1, '', '@');
    },
    'Round 1 is not as line 3 of the log left it',
  ],
  [
    'a proof taken out',
    (book) => setLogRow(book, 3, [...logRow(book, 3).slice(0, 6), '']),
    'Line 3 of the log',
  ],
])('%s, changed in the file, is named', async (_, change, expected) => {
  const breaks = await breaksAfter(change);
  expect(breaks[0] === undefined ? [] : breaks).toContainEqual(expect.stringContaining(expected));
});

test('a round that was paired otherwise is named twice: it is not as the log left it, nor as the rules give it', async () => {
  const breaks = await breaksAfter((book) => {
    const { cells } = book.sheet('Round 5');
    const black = where(cells, (text) => text.trim() === 'Black');
    const number = black.column + 1;
    const [first, second] = [1, 2].map((below) => [
      cells.entered(black.row + below, black.column),
      cells.entered(black.row + below, number),
    ]);
    [second, first].forEach(([name, no], index) => {
      cells.write(black.row + 1 + index, black.column, name as string, '@');
      cells.write(black.row + 1 + index, number, Number(no), 'General');
    });
  });
  expect(breaks).toContainEqual(expect.stringContaining('Round 5 is not as line 3'));
  expect(breaks).toContainEqual(expect.stringContaining('Round 5 is not what'));
});

test('a result that is a formula: the file may show another one than is read', async () => {
  const terminal = await played();
  edit(terminal, (book) => {
    const { cells } = book.sheet('Round 4');
    const { row, column } = where(cells, (text) => text === 'Result');
    cells.write(row + 1, column, { formula: '=CONCATENATE("0","-1")' }, '@');
  });
  // The value that the cell had before stays beside the formula, as in a file that nobody recalculated.
  const stale = new Map(
    [...openZip(terminal.read('e.xlsx')).keys()]
      .filter((name) => name.startsWith('xl/worksheets/sheet'))
      .map((name) => [name, withOldValue] as const),
  );
  terminal.write('e.xlsx', editZip(terminal.read('e.xlsx'), Object.fromEntries(stale)));
  expect(await terminal.run('verify', 'e.xlsx')).toBe(1);
  expect(terminal.stdout).toMatch(/^Round 4!\w+ holds a formula: other programs may show another/m);
});

const withOldValue = (sheet: string): string =>
  sheet.replace(
    /(<c )([^>]*)>(<f>CONCATENATE[^<]*<\/f>)/,
    (_, open: string, its: string, f: string) => {
      const attributes = its.replace(/ ?t="[^"]*"/, '');
      return `${open}${attributes} t="str">${f}<v>1-0</v>`;
    },
  );

test('published standings that the results do not give are named', async () => {
  const terminal = await played();
  expect(await terminal.run('verify', 'e.xlsx')).toBe(0);
  edit(terminal, (book) => {
    const { cells } = book.addSheet('Prizes', null);
    ['Rank', 'No', 'Name', 'Points'].forEach((text, column) => cells.write(0, column, text, '@'));
    const players = book.sheet('Players').cells;
    const name = where(players, (text) => text === 'Name');
    for (let row = 1; row <= 8; row++) {
      cells.write(row, 0, row, 'General');
      cells.write(row, 1, row, 'General');
      cells.write(row, 2, players.entered(name.row + row, name.column) as string, '@');
      cells.write(row, 3, 9, 'General');
    }
  });
  expect(await terminal.run('verify', 'e.xlsx')).toBe(1);
  expect(terminal.stdout).toContain('Published standings are not what the results give');
});

test('settings typed over stop the pairing: exit 3, both values at their cell', async () => {
  const terminal = await played();
  edit(terminal, (book) => {
    fillResults(book, 5);
    const { cells } = book.sheet('Event');
    const { row, column } = where(cells, (text) => text === 'Rounds');
    cells.write(row, column + 1, 9, 'General');
  });
  const before = terminal.read('e.xlsx');
  expect(await terminal.run('pair', 'e.xlsx')).toBe(3);
  expect(terminal.stderr).toMatch(/Event!B\d+.*Rounds.*it was 5.*9|setting-is-fixed/s);
  expect(terminal.stderr).toContain('it was 5');
  expect(terminal.stderr).toContain('9');
  expect(terminal.read('e.xlsx')).toBe(before);
});
