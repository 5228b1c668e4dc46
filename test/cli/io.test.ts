/** Writing files for real: whole, or not at all. */
import fs from 'fs';
import os from 'os';
import path from 'path';
import { nodeIo } from '../../cli/io';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pairsheet-io-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));
const at = (name: string) => path.join(folder, name);

test('a new file, and one that exists, with its rights and without leftovers', () => {
  nodeIo.write(at('e.xlsx'), 'one');
  fs.chmodSync(at('e.xlsx'), 0o600);
  nodeIo.write(at('e.xlsx'), Uint8Array.of(116, 119, 111));
  expect(fs.readFileSync(at('e.xlsx'), 'utf8')).toBe('two');
  expect(fs.statSync(at('e.xlsx')).mode & 0o777).toBe(0o600);
  expect(fs.readdirSync(folder)).toEqual(['e.xlsx']);
});

test('the old content is there until the new one is whole', () => {
  fs.writeFileSync(at('e.xlsx'), 'old');
  const seen: string[] = [];
  const rename = jest.spyOn(fs, 'renameSync').mockImplementation((from) => {
    seen.push(fs.readFileSync(at('e.xlsx'), 'utf8'), fs.readFileSync(from, 'utf8'));
    throw Object.assign(new Error('EBUSY'), { code: 'EBUSY', syscall: 'rename' });
  });
  expect(() => nodeIo.write(at('e.xlsx'), 'new')).toThrow('EBUSY');
  rename.mockRestore();
  expect(seen).toEqual(['old', 'new']);
  expect(fs.readFileSync(at('e.xlsx'), 'utf8')).toBe('old');
  expect(fs.readdirSync(folder)).toEqual(['e.xlsx']);
});

test('a disk that is full leaves the old file', () => {
  fs.writeFileSync(at('e.xlsx'), 'old');
  const sync = jest.spyOn(fs, 'fsyncSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'fsync' });
  });
  expect(() => nodeIo.write(at('e.xlsx'), 'new')).toThrow('ENOSPC');
  sync.mockRestore();
  expect(fs.readFileSync(at('e.xlsx'), 'utf8')).toBe('old');
  expect(fs.readdirSync(folder)).toEqual(['e.xlsx']);
});

test('a link stays a link', () => {
  fs.writeFileSync(at('real.xlsx'), 'old');
  fs.symlinkSync('real.xlsx', at('link.xlsx'));
  nodeIo.write(at('link.xlsx'), 'new');
  expect(fs.readlinkSync(at('link.xlsx'))).toBe('real.xlsx');
  expect(fs.readFileSync(at('real.xlsx'), 'utf8')).toBe('new');
});

test('a folder is refused, a device is written to', () => {
  fs.mkdirSync(at('e.xlsx'));
  expect(() => nodeIo.write(at('e.xlsx'), 'new')).toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/);
  expect(fs.readdirSync(folder)).toEqual(['e.xlsx']);
  nodeIo.write('/dev/null', 'new');
  expect(fs.statSync('/dev/null').isCharacterDevice()).toBe(true);
});

test('a file that nobody may write stays as it is, whatever the folder allows', () => {
  fs.writeFileSync(at('e.xlsx'), 'old');
  fs.chmodSync(at('e.xlsx'), 0o444);
  expect(() => nodeIo.write(at('e.xlsx'), 'new')).toThrow('EACCES');
  expect(fs.readFileSync(at('e.xlsx'), 'utf8')).toBe('old');
  expect(fs.readdirSync(folder)).toEqual(['e.xlsx']);
  // Refused before a backup is made.
  expect(() => nodeIo.lock!(at('e.xlsx'))).toThrow('EACCES');
  expect(fs.readdirSync(folder)).toEqual(['e.xlsx']);
});

test('a second name of the file (hard link) shows the new content too', () => {
  fs.writeFileSync(at('e.xlsx'), 'old');
  fs.linkSync(at('e.xlsx'), at('other.xlsx'));
  nodeIo.write(at('e.xlsx'), 'new');
  expect(fs.readFileSync(at('other.xlsx'), 'utf8')).toBe('new');
  expect(fs.readdirSync(folder).sort()).toEqual(['e.xlsx', 'other.xlsx']);
});

test('rights that the mask of the process would take away are kept', () => {
  fs.writeFileSync(at('e.xlsx'), 'old');
  fs.chmodSync(at('e.xlsx'), 0o666);
  nodeIo.write(at('e.xlsx'), 'new');
  expect(fs.statSync(at('e.xlsx')).mode & 0o777).toBe(0o666);
});

describe('one writer at a time', () => {
  const lock = () => nodeIo.lock!(at('e.xlsx'));
  beforeEach(() => fs.writeFileSync(at('e.xlsx'), 'old'));

  it('names who is writing, and lets go', () => {
    const mine = lock();
    expect(lock()).toMatchObject({ heldBy: { host: os.hostname(), process: process.pid } });
    if ('release' in mine) mine.release();
    expect(fs.readdirSync(folder)).toEqual(['e.xlsx']);
    expect(lock()).toHaveProperty('release');
  });

  it('takes over from a process that has ended, and clears away what it left', () => {
    const ended = { user: 'a', host: os.hostname(), process: 2 ** 22 + 1, since: '' };
    fs.writeFileSync(at('.e.xlsx.lock'), JSON.stringify(ended));
    fs.writeFileSync(at('.e.xlsx.0123456789ab.tmp'), 'half');
    fs.writeFileSync(at('.e.xlsx.notes.tmp'), 'of somebody else');
    const mine = lock();
    expect(mine).toHaveProperty('release');
    expect(fs.readdirSync(folder).sort()).toEqual(['.e.xlsx.lock', '.e.xlsx.notes.tmp', 'e.xlsx']);
  });

  it('believes a lock of another machine until it is old', () => {
    const other = { user: 'a', host: 'elsewhere.example', process: 1, since: '' };
    fs.writeFileSync(at('.e.xlsx.lock'), JSON.stringify(other));
    expect(lock()).toMatchObject({ heldBy: other });
    const old = new Date(Date.now() - 3_600_000);
    fs.utimesSync(at('.e.xlsx.lock'), old, old);
    expect(lock()).toHaveProperty('release');
  });
});
