import { Terminal } from '../support/cli';
import { trfLine } from '../support/files/teamTrf';

/** Systems with a table, and those of matches: generated, paired, checked and explained from a terminal. */
const run = async (...words: string[]): Promise<Terminal> => {
  const terminal = new Terminal();
  expect(await terminal.run('generate', ...words, '-o', 'e.trf')).toBe(0);
  return terminal;
};

test.each([
  ['team-round-robin', '6', '5', '--unset', 'off'],
  ['team-round-robin', '5', '10', '--unset', 'off'],
  ['scheveningen', '8', '4', '--unset', 'off'],
  ['scheveningen', '10', '10', '--unset', 'off'],
  ['molter', '20', '4', '--unset', 'off'],
  ['molter', '24', '5', '--unset', 'off'],
  ['team-swiss-2026', '11', '5', '--half-byes', '5%'],
  ['team-swiss-2026', '12', '6', '--forfeit-wins', '5%'],
  ['double-swiss-2026', '13', '5', '--half-byes', '5%'],
])('%s with %s in %s rounds', async (system, players, rounds, ...more) => {
  const size = ['--system', system, '--players', players, '--rounds', rounds, '--seed', '7'];
  const terminal = await run(...size, ...more);
  expect(await terminal.run('check', 'e.trf', '--system', system)).toBe(0);
  expect(terminal.stdout).toMatch(
    new RegExp(`^${rounds} rounds, 0 differ(, 0 places differ)?\\n$`),
  );
  for (const language of ['en', 'fr', 'pt']) {
    const asked = ['--system', system, '--round', '2', '--lang', language];
    expect(await terminal.run('explain', 'e.trf', ...asked)).toBe(0);
    expect(terminal.stdout).not.toMatch(/fixedTable\.|roundRobin\./);
    expect(await terminal.run('explain', 'e.trf', ...asked, '--why', '1', '4')).toBe(0);
    expect(terminal.stdout).not.toMatch(/fixedTable\.|roundRobin\./);
  }
});

test('a team round robin pairs teams by their numbers, at home and away', async () => {
  const size = ['--players', '4', '--rounds', '6', '--seed', '1', '--unset', 'off'];
  const terminal = await run('--system', 'team-round-robin', ...size);
  const rounds: string[] = [];
  for (let round = 1; round <= 6; round++) {
    expect(await terminal.run('pair', 'e.trf', '--round', String(round))).toBe(0);
    rounds.push(terminal.stdout.trim().split('\n').slice(1).join(', '));
  }
  // C.05 Annex 1, table for 4; rounds 2 and 3 exchanged, as for every double one.
  expect(rounds).toEqual(['1 4, 2 3', '2 4, 3 1', '4 3, 1 2', '4 1, 3 2', '3 4, 2 1', '4 2, 1 3']);
});

test('Scheveningen without teams halves the list', async () => {
  const size = ['--players', '6', '--rounds', '5', '--seed', '1', '--unset', 'off'];
  const terminal = await run('--system', 'round-robin', ...size);
  expect(await terminal.run('pair', 'e.trf', '--system', 'scheveningen', '--round', '1')).toBe(0);
  expect(terminal.stdout).toBe('3\n1 4\n2 5\n6 3\n');
});

test('what a table cannot serve is refused with the cure', async () => {
  const size = ['--players', '7', '--rounds', '5', '--seed', '1', '--unset', 'off'];
  const terminal = await run('--system', 'dutch-2026', ...size);
  expect(await terminal.run('pair', 'e.trf', '--system', 'scheveningen', '--round', '1')).toBe(3);
  expect(terminal.stderr).toContain('A has 4 players, B has 3');
  expect(await terminal.run('pair', 'e.trf', '--system', 'molter', '--round', '1')).toBe(3);
  expect(terminal.stderr).toContain('three teams');
});

/** Two teams of n players in so many rounds, not yet begun. */
const match = (boards: number, rounds: number, ...more: string[]): string =>
  [
    '012 Match',
    `142 ${rounds}`,
    '192 FIDE_SCHEVENINGEN',
    ...more,
    ...Array.from({ length: 2 * boards }, (_, index) => trfLine(index + 1, [])),
    '',
  ].join('\n');

/** By hand: on five boards White is had three times and twice; in ten rounds five times each. */
describe('an odd number of boards for Scheveningen', () => {
  test('is told with its cure, and paired once the event says that it is meant so', async () => {
    const terminal = new Terminal({
      'five.trf': match(5, 5),
      'double.trf': match(5, 10),
      'meant.trf': match(5, 5, '### Rules of the system: odd yes'),
      'four.trf': match(4, 4),
    });
    expect(await terminal.run('pair', 'five.trf')).toBe(3);
    expect(terminal.stdout).toBe('');
    expect(terminal.stderr).toContain('[scheveningen-odd-boards]');
    expect(terminal.stderr).toContain('10 rounds');
    expect(await terminal.run('pair', 'five.trf', '--parameters', 'odd yes')).toBe(0);
    for (const file of ['double.trf', 'meant.trf', 'four.trf'])
      expect(await terminal.run('pair', file)).toBe(0);
    expect(await terminal.run('pair', 'five.trf', '--parameters', 'odd maybe')).toBe(3);
    expect(terminal.stderr).toContain('[unknown-system-rule]');
  });

  test('in a workbook it is told at the cell of the rounds, and no byte changes', async () => {
    const terminal = new Terminal({ 'five.trf': match(5, 5) });
    expect(await terminal.run('workbook', 'from-trf', 'five.trf', '-o', 'e.xlsx')).toBe(0);
    const before = terminal.read('e.xlsx');
    expect(await terminal.run('pair', 'e.xlsx')).toBe(3);
    expect(terminal.stderr).toMatch(/Event!B\d+: .*\[scheveningen-odd-boards\]/);
    expect(terminal.read('e.xlsx')).toEqual(before);
    expect([...terminal.files.keys()]).toEqual(['five.trf', 'e.xlsx']);
  });
});
