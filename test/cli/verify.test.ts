import { Terminal } from '../support/cli';

const made = async (): Promise<Terminal> => {
  const terminal = new Terminal();
  const words = ['--players', '8', '--rounds', '5', '--seed', '3', '--unset', 'off'];
  await terminal.run('generate', ...words, '-o', 'whole.trf');
  // Only the first two rounds; the third is to be paired.
  const cut = terminal
    .text('whole.trf')
    .replace(/^(001.{107}).*$/gm, '$1')
    .replace(/^(001.{77}).{4}/gm, '$1    ');
  terminal.write('e.trf', cut);
  expect(await terminal.run('workbook', 'from-trf', 'e.trf', '-o', 'e.xlsx')).toBe(0);
  return terminal;
};

test('a workbook that the command line paired proves itself', async () => {
  const terminal = await made();
  expect(await terminal.run('pair', 'e.xlsx')).toBe(0);
  expect(await terminal.run('verify', 'e.xlsx')).toBe(0);
  expect(terminal.stdout).toContain('Untouched since the beginning');
  expect(await terminal.run('verify', 'e.xlsx', '--json')).toBe(0);
  expect(JSON.parse(terminal.stdout)).toMatchObject({ ok: true, breaks: [] });
});

test('without a log nothing is proved: exit code 1', async () => {
  const terminal = await made();
  expect(await terminal.run('verify', 'e.xlsx')).toBe(1);
  expect(terminal.stdout).toContain('nothing can be proved');
  expect(terminal.stdout).not.toContain('Untouched');
});

test('a TRF has no log to verify', async () => {
  const terminal = await made();
  expect(await terminal.run('verify', 'e.trf')).toBe(3);
  expect(terminal.stderr).toContain('[no-workbook-to-verify]');
});

test('the minute that passes while a workbook is written does not break its log', async () => {
  const terminal = await made();
  let minute = 0;
  terminal.now = () => new Date(2026, 0, 31, 18, minute++, 59);
  expect(await terminal.run('pair', 'e.xlsx')).toBe(0);
  expect([await terminal.run('verify', 'e.xlsx'), terminal.stdout]).toEqual([
    0,
    expect.any(String),
  ]);
});
