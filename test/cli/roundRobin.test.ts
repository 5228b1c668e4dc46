import { Terminal } from '../support/cli';

/** C.05 Annex 1, the table for 5 or 6 players. */
describe('a round robin from the command line', () => {
  const system = ['--system', 'round-robin'] as const;

  async function generated(players: number, rounds: number): Promise<Terminal> {
    const terminal = new Terminal();
    const size = [
      '--players',
      String(players),
      '--rounds',
      String(rounds),
      '--seed',
      '3',
      '--unset',
      'off',
    ];
    expect(await terminal.run('generate', ...size, ...system, '-o', 'e.trf')).toBe(0);
    return terminal;
  }

  test.each([
    [6, 5],
    [7, 7],
    [8, 14],
  ])('%i players in %i rounds: generated, checked, paired again', async (players, rounds) => {
    const terminal = await generated(players, rounds);
    expect(await terminal.run('check', 'e.trf', ...system)).toBe(0);
    expect(terminal.stdout).toBe(`${rounds} rounds, 0 differ\n`);
    expect(terminal.stderr).toBe('');
  });

  test('prints the round with the free player last', async () => {
    const terminal = await generated(5, 5);
    expect(await terminal.run('pair', 'e.trf', ...system, '--round', '2')).toBe(0);
    expect(terminal.stdout).toBe('3\n5 3\n1 2\n4 0\n');
    await terminal.run('pair', 'e.trf', ...system, '--round', '2', '--json');
    expect(JSON.parse(terminal.stdout)).toMatchObject({ bye: 4 });
  });

  test.each(['en', 'fr', 'pt'])('explains it in %s', async (language) => {
    const terminal = await generated(6, 10);
    const asked = [...system, '--round', '4', '--lang', language];
    expect(await terminal.run('explain', 'e.trf', ...asked)).toBe(0);
    expect(terminal.stdout).toContain('C.05');
    expect(terminal.stdout).not.toContain('roundRobin.');
    expect(await terminal.run('explain', 'e.trf', ...asked, '--why', '1', '6')).toBe(0);
    expect(terminal.stdout).not.toContain('roundRobin.');
  });

  test('a round that leaves the table is told with its reason', async () => {
    const terminal = await generated(6, 5);
    const turned = terminal
      .text('e.trf')
      .replace(/^(001 {4}1.{82}) {4}6 w (.)/m, '$1    6 b $2')
      .replace(/^(001 {4}6.{82}) {4}1 b (.)/m, '$1    1 w $2');
    terminal.write('f.trf', turned);
    expect(await terminal.run('check', 'f.trf', ...system)).toBe(1);
    expect(terminal.stdout).toContain('5 rounds, 1 differ');
    expect(terminal.stdout).toContain('the other way round');
  });
});
