import fs from 'node:fs';
import path from 'node:path';
import { STORED_EVENT_SHEET } from '../../src/sheets/stored/event/storedEvent';
import { BookFile } from '../../src/xlsx/bookFile';
import { readBook } from '../../src/xlsx/workbook';
import { Terminal } from '../support/cli';
import expected from '../fixtures/workbooks/expected.json';

/** Expected: the standings that the version which wrote the workbook printed for it. */
const folder = path.join(__dirname, '../fixtures/workbooks');
const books = Object.entries(expected);

const LATER_VERSION = {
  en: 'a later version of Pairsheet',
  fr: 'version plus récente de Pairsheet',
  pt: 'versão mais recente do Pairsheet',
};

/** The last round with all its results, typed as the arbiter would. */
async function withResults(bytes: Uint8Array): Promise<Uint8Array> {
  const read = await readBook(bytes);
  if (!read.ok) throw new Error(read.problems[0].code);
  const isRound = /^Round_\d+$/i;
  const table = read.value.tables.filter((each) => isRound.test(each.name)).at(-1)!;
  const result = table.header.findIndex((text) => /^(Result|Résultat|Resultado)$/.test(text));
  const book = new BookFile(bytes);
  const { cells } = book.sheet(table.sheet);
  table.rows.forEach((row, index) => {
    if ((row[result] ?? '') === '')
      cells.write(table.row + 1 + index, table.column + result, '1-0', '@');
  });
  return book.bytes();
}

interface Standing {
  readonly rank: number;
  readonly no: number;
  readonly points: number;
  readonly tieBreaks: Readonly<Record<string, number>>;
}

test('every workbook that is kept is asked', () => {
  const kept = fs.readdirSync(folder).filter((name) => name.endsWith('.xlsx'));
  expect(books.map(([name]) => name)).toEqual(kept.sort());
});

describe.each(books)('%s', (name, standings) => {
  const bytes = fs.readFileSync(path.join(folder, name));

  test('its standings are what they were', async () => {
    const terminal = new Terminal({ [name]: bytes });
    const code = await terminal.run(
      ...['standings', name, '--json', '--after', '2', '--tie-breaks', 'BH,SB'],
    );
    expect([code, terminal.stderr]).toEqual([0, expect.any(String)]);
    const answer = JSON.parse(terminal.stdout) as { readonly standings: readonly Standing[] };
    const rows = answer.standings.map(({ rank, no, points, tieBreaks }) => [
      ...[rank, no, points, tieBreaks.BH, tieBreaks.SB],
    ]);
    expect(rows).toEqual(standings);
  });

  test('going on brings it to this version, beside a backup of what it was', async () => {
    const before = await withResults(bytes);
    const terminal = new Terminal({ [name]: before });
    expect([await terminal.run('pair', name), terminal.stderr]).toEqual([0, expect.any(String)]);
    const backup = [...terminal.files.keys()].find((file) => file.includes('.backup-'))!;
    expect(Buffer.from(terminal.read(backup)).equals(Buffer.from(before))).toBe(true);
    const after = await readBook(terminal.read(name));
    expect(after.ok && after.value.stored?.[0].slice(0, 2)).toEqual(['contract', '1']);
  });

  test('once a version to come has written into it, it is refused and left as it is', async () => {
    const terminal = new Terminal({ [name]: await withResults(bytes) });
    await terminal.run('pair', name);
    const book = new BookFile(terminal.read(name));
    book.sheet(STORED_EVENT_SHEET).cells.write(0, 1, '2', '@');
    const later = book.bytes();
    for (const [language, words] of Object.entries(LATER_VERSION))
      for (const command of ['pair', 'standings', 'check', 'verify']) {
        const door = new Terminal({ [name]: later });
        expect([command, await door.run(command, name, '--lang', language)]).toEqual([command, 3]);
        expect(door.stderr).toContain(words);
        expect([...door.files]).toEqual([[name, later]]);
      }
  });

  test('it becomes a TRF and is read again', async () => {
    const terminal = new Terminal({ [name]: bytes });
    expect(await terminal.run('workbook', 'to-trf', name, '-o', 'out.trf')).toBe(0);
    expect([0, 1]).toContain(await terminal.run('check', 'out.trf'));
  });
});
