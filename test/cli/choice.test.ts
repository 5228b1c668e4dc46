import { parseTrf } from '../../src/formats/trf/parseTrf';
import { check } from '../../src/model/check';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { writeBook } from '../../src/xlsx/workbook';
import { SYSTEM_IF_UNSAID, systemInForce } from '../../src/systems';
import { Terminal } from '../support/cli';
import { trf } from '../support/files/trfText';

/** design.md: the file's own word, else the edition in force on the first day, else the newest. */
const NAMES = ['One', 'Two', 'Three', 'Four'];
const start = (...lines: string[]): string =>
  trf(
    'XXR 3',
    ...lines,
    ...NAMES.map((name, at) => ({ no: at + 1, name, rating: 2000 - at, rounds: [] })),
  );
const older = start('042 2011/09/10');

describe('without --system', () => {
  test.each([
    ['192 names the edition', start('192 FIDE_DUTCH_2017', '042 2030/01/01'), 'dutch-2016'],
    ['092 has the code', start('092 FIDE_DUTCH_2017'), 'dutch-2016'],
    ['092 names it in words', start('092 Dutch 2012', '042 2030/01/01'), 'dutch-2012'],
    ['a comment names a national one', start('192 CUSTOM_SWISS', '### french-1994'), 'french-1994'],
  ])('%s: the file decides', async (_, text, system) => {
    const terminal = new Terminal({ 'e.trf': text });
    expect(await terminal.run('pair', 'e.trf')).toBe(0);
    expect(terminal.stderr).toMatch(
      new RegExp(`^e.trf: ${system}, as the file says \\(.+\\)\\.\n$`),
    );
    expect(terminal.stdout).toBe('2\n1 3\n4 2\n');
  });

  test.each(['pair', 'explain', 'check'])(
    '%s: the day the event began decides',
    async (command) => {
      const terminal = new Terminal({ 'e.trf': older });
      expect(await terminal.run(command, 'e.trf')).toBe(0);
      const { id } = systemInForce('2011-09-10');
      expect(terminal.stderr.split('\n')[0]).toBe(
        `e.trf: ${id}, in force when the event began (2011-09-10).`,
      );
    },
  );

  test('a file that says nothing: the newest', async () => {
    const terminal = new Terminal({ 'e.trf': start() });
    expect(await terminal.run('pair', 'e.trf')).toBe(0);
    expect(terminal.stderr).toContain(`e.trf: ${systemInForce().id}, the newest edition`);
  });

  test('a system that is not known here is not guessed', async () => {
    const terminal = new Terminal({ 'e.trf': start('192 CUSTOM_LADDERCUP') });
    expect(await terminal.run('pair', 'e.trf')).toBe(3);
    expect(terminal.stderr).toContain('CUSTOM_LADDERCUP');
    expect(terminal.stderr).toContain('[system-not-ours]');
    expect(terminal.stdout).toBe('');
    expect(await terminal.run('pair', 'e.trf', '--system', 'dutch-2016')).toBe(0);
    expect(terminal.stderr).toContain('which is not known here');
  });

  test('a new workbook is told the edition that the file means', async () => {
    const terminal = new Terminal({ 'e.trf': start('092 French 1994') });
    expect(await terminal.run('workbook', 'from-trf', 'e.trf', '-o', 'e.xlsx')).toBe(0);
    expect(await terminal.run('pair', 'e.xlsx', '--json')).toBe(0);
    expect(terminal.stderr).toContain('e.xlsx: french-1994, as the file says (french-1994).');
    expect(JSON.parse(terminal.stdout).round).toBe(1);
  });

  test('generate takes the newest', async () => {
    const terminal = new Terminal();
    const words = 'generate --players 6 --rounds 2 --seed 1 -o g.trf'.split(' ');
    expect(await terminal.run(...words)).toBe(0);
    expect(terminal.stderr).toContain(`${systemInForce().id}, the newest edition.`);
  });
});

describe('--system against the file', () => {
  test('a workbook keeps its edition: refused, both named, nothing written', async () => {
    const terminal = new Terminal({ 'e.trf': start() });
    await terminal.run('workbook', 'from-trf', 'e.trf', '-o', 'e.xlsx', '--system', 'french-1994');
    const before = terminal.read('e.xlsx');
    expect(await terminal.run('pair', 'e.xlsx', '--system', 'dutch-2016')).toBe(3);
    expect(terminal.stderr).toContain('dutch-2016');
    expect(terminal.stderr).toContain('french-1994');
    expect(terminal.stderr).toContain('[system-contradicts]');
    expect(terminal.stdout).toBe('');
    expect(terminal.read('e.xlsx')).toEqual(before);
    expect([...terminal.files.keys()]).toEqual(['e.trf', 'e.xlsx']);
  });

  test('a TRF may be asked about another edition: obeyed, and said', async () => {
    const terminal = new Terminal({ 'e.trf': start('192 FIDE_DUTCH_2017') });
    expect(await terminal.run('pair', 'e.trf', '--system', 'french-1994')).toBe(0);
    expect(terminal.stderr).toBe(
      'e.trf: french-1994, as asked; the file says dutch-2016 (FIDE_DUTCH_2017).\n',
    );
    expect(await terminal.run('pair', 'e.trf', '--system', 'dutch-2016')).toBe(0);
    expect(terminal.stderr).toBe('');
  });
});

test('formulas and workbooks that say nothing keep the edition that they had', () => {
  expect(SYSTEM_IF_UNSAID.id).toBe('dutch-2016');
});

/** The pane reads the same table Event: both doors pair a silent workbook alike. */
test('a workbook without a pairing system is paired as old workbooks are, whatever its day', async () => {
  const checked = check(parseTrf(start('042 2030/01/01')));
  if (!checked.ok) throw new Error('not read');
  const { system: written } = DEFAULT_SETTINGS;
  const plan = eventPlan(checked.value, DEFAULT_SETTINGS);
  const sheets = plan.sheets.map((sheet) => ({
    ...sheet,
    blocks: sheet.blocks.map((block) => ({
      ...block,
      cells: block.cells.map((row) => row.map((cell) => (cell === written ? null : cell))),
    })),
  }));
  const terminal = new Terminal({ 'e.xlsx': await writeBook({ ...plan, sheets }) });
  expect(await terminal.run('pair', 'e.xlsx', '--json')).toBe(0);
  expect(terminal.stderr).toContain('e.xlsx: dutch-2016, because the table Event says no');
});
