import { Terminal } from '../support/cli';

test('many files from one seed; one of them can be made alone', async () => {
  const terminal = new Terminal();
  const words = ['--players', '6-20', '--seed', '50', '-o'];
  expect(await terminal.run('generate', '--count', '4', ...words, 't%d.trf')).toBe(0);
  expect([...terminal.files.keys()]).toEqual(['t1.trf', 't2.trf', 't3.trf', 't4.trf']);
  const alone = ['--players', '6-20', '--seed', '52', '-o', 'alone.trf'];
  expect(await terminal.run('generate', ...alone)).toBe(0);
  expect(terminal.text('alone.trf')).toBe(terminal.text('t3.trf'));
});

test('whatever is drawn, every file says what it is and checks without a difference', async () => {
  const terminal = new Terminal();
  const made = ['--count', '12', '--players', '8-30', '--seed', '7', '--stop-early'];
  expect(await terminal.run('generate', ...made, '-o', 't%d.trf')).toBe(0);
  const files = Array.from({ length: 12 }, (_, index) => `t${index + 1}.trf`);
  for (const file of files) {
    const text = terminal.text(file);
    for (const record of ['012', '142', '152', '192', '202', 'XXR', 'XXC'])
      expect(text).toMatch(new RegExp(`^${record} `, 'm'));
  }
  expect(await terminal.run('check', ...files)).toBe(0);
  expect(terminal.stdout).toMatch(/ 0 differ/);
});

test('without a seed one is drawn and told', async () => {
  const terminal = new Terminal();
  expect(await terminal.run('generate', '--players', '6', '--rounds', '2')).toBe(0);
  expect(terminal.stderr).toMatch(/Seed \d+, dutch-2026/);
});

test('Baku with 3-1-0 is drawn never, and asked for told', async () => {
  const terminal = new Terminal();
  const words = ['--players', '8', '--rounds', '5', '--points', '3-1-0', '--baku', '--seed', '1'];
  expect(await terminal.run('generate', ...words)).toBe(3);
  expect(terminal.stderr).toContain('C.04.7');
});

/** Record 192 has one code for all editions that have none of their own: without a word more the file would be checked by another one. */
test.each(['keizer', 'dubov-1997', 'dutch-2011', 'dutch-2012', 'french-1994'])(
  'a file of %s names it, and is checked by it',
  async (system) => {
    const terminal = new Terminal();
    const made = ['--system', system, '--players', '9', '--rounds', '4', '--seed', '11'];
    expect(await terminal.run('generate', ...made, '--format', 'trf26', '-o', 'made.trf')).toBe(0);
    expect(await terminal.run('check', 'made.trf')).toBe(0);
    expect(terminal.stderr).toContain(system);
    expect(terminal.stdout).toMatch(/4 rounds, 0 differ/);
  },
);
