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
