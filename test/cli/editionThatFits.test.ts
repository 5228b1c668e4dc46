import fs from 'node:fs';
import path from 'node:path';
import { Terminal } from '../support/cli';

/** Paired by a program of 2017, whose author says so beside it; the file itself names no edition and no day. */
const FILE = path.join(__dirname, '../fixtures/corpora/dutch-2016/dutch2017-0556-n9-r7-p310.trf');
const text = fs.readFileSync(FILE, 'utf8');

const check = async (content: string, ...words: string[]) => {
  const terminal = new Terminal({ 'e.trf': content });
  const exit = await terminal.run('check', 'e.trf', '--json', ...words);
  const { files } = JSON.parse(terminal.stdout) as { files: { fits?: string[] }[] };
  return { exit, fits: files[0]!.fits, said: terminal.stderr.includes('--system dutch-2016') };
};

test('a file that names no edition and fits another is told by which', async () => {
  const { exit, fits, said } = await check(text);
  // Older editions pair this small event alike; the one that its author names comes first.
  expect([exit, fits?.[0], said]).toEqual([1, 'dutch-2016', true]);
  expect(fits).not.toContain('dutch-2026');
});

test('who names the edition is answered about that one only', async () => {
  expect(await check(text, '--system', 'dutch-2026')).toMatchObject({
    fits: undefined,
    said: false,
  });
  const named = `192 FIDE_DUTCH_2026\n${text}`;
  expect(await check(named)).toMatchObject({ fits: undefined, said: false });
});

test('nothing is told where no round differs, or where nothing fits', async () => {
  expect(await check(text, '--system', 'dutch-2016')).toEqual({
    exit: 0,
    fits: undefined,
    said: false,
  });
});
