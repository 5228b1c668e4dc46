/** Two commands at one workbook: no update is lost, and nobody overwrites what they have not read. */
import { lockFile } from '../../cli/write/safeFile';
import fs from 'fs';
import os from 'os';
import path from 'path';
import { run } from '../../cli/run';
import { nodeIo } from '../../cli/io';
import { BookFile } from '../../src/xlsx/bookFile';
import { Terminal } from '../support/cli';
import { trf } from '../support/files/trfText';

const EVENT = trf(
  'XXR 3',
  'XXC white1',
  { no: 1, name: 'Alder', rating: 2000, points: '0.0', rounds: [] },
  { no: 2, name: 'Birch', rating: 1900, points: '0.0', rounds: [] },
  { no: 3, name: 'Cedar', rating: 1800, points: '0.0', rounds: [] },
  { no: 4, name: 'Elder', rating: 1700, points: '0.0', rounds: [] },
);

async function terminalWithBook(): Promise<Terminal> {
  const terminal = new Terminal({ 'e.trf': EVENT });
  await terminal.run('workbook', 'from-trf', 'e.trf', '-o', 'e.xlsx');
  return terminal;
}

test('a workbook that was saved by somebody else meanwhile is not overwritten', async () => {
  const terminal = await terminalWithBook();
  const book = new BookFile(terminal.read('e.xlsx'));
  book.sheet('Players').cells.write(9, 9, 'typed meanwhile', 'General');
  const theirs = book.bytes();
  const first = terminal.read;
  let reads = 0;
  terminal.read = (file) => (file === 'e.xlsx' && reads++ > 0 ? theirs : first(file));
  expect(await terminal.run('pair', 'e.xlsx')).toBe(5);
  expect(terminal.stdout).toBe('');
  expect(terminal.stderr).toMatch(/changed by somebody else/);
  expect([...terminal.files.keys()]).toEqual(['e.trf', 'e.xlsx']);
});

describe('on a disk', () => {
  let folder: string;
  beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pairsheet-two-'))));
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  test('who holds the file is named, and nothing is written', async () => {
    const file = path.join(folder, 'e.xlsx');
    fs.writeFileSync(file, (await terminalWithBook()).read('e.xlsx'));
    const before = fs.readFileSync(file);
    const held = lockFile(file, new Date(0));
    let said = '';
    const io = { ...nodeIo, out: () => undefined, err: (text: string) => void (said += text) };
    expect(await run(['pair', file], io)).toBe(5);
    expect(said).toContain(`process ${process.pid}`);
    expect(fs.readFileSync(file)).toEqual(before);
    if ('release' in held) held.release();
    expect(await run(['pair', file], io)).toBe(0);
    expect(fs.readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

test('two backups of one second have two names', async () => {
  const terminal = await terminalWithBook();
  terminal.write('e.backup-20260131-184502.xlsx', 'kept');
  expect(await terminal.run('pair', 'e.xlsx')).toBe(0);
  expect(terminal.text('e.backup-20260131-184502.xlsx')).toBe('kept');
  expect([...terminal.files.keys()]).toContain('e.backup-20260131-184502-2.xlsx');
});

/** A player without a name, and a tie-break that nobody knows: neither can stand in a workbook. */
test.each([EVENT.replace('Cedar', '     '), `${EVENT}202 BH,NONE\n`])(
  'from-trf writes no workbook that it could not open (%#)',
  async (text) => {
    const terminal = new Terminal({ 'e.trf': text });
    const exit = await terminal.run('workbook', 'from-trf', 'e.trf', '-o', 'e.xlsx');
    const written = terminal.files.has('e.xlsx');
    expect({ exit, written }).toEqual(written ? { exit: 0, written } : { exit: 3, written });
    if (written) expect(await terminal.run('standings', 'e.xlsx', '--tie-breaks', 'BH')).toBe(0);
  },
);
