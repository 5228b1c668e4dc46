import { SYSTEMS, systemById } from '../../src/systems';
import { Terminal } from '../support/cli';

/** Every system of single games, from the start list to the last round, through the same doors as a user. */
describe.each(SYSTEMS.filter(({ competitors }) => !competitors).map(({ id }) => id))(
  '%s',
  (system) => {
    test.each([1, 2, 3])(
      'what it generates, it checks without a difference (seed %d)',
      async (seed) => {
        const terminal = new Terminal();
        const shares = [
          '--forfeits',
          '0.05',
          '--byes',
          '0.05',
          '--withdrawals',
          '0.1',
          '--late',
          '0.1',
        ];
        const size = ['--players', String(12 + 7 * seed), '--rounds', '5', '--seed', String(seed)];
        const words = [
          'generate',
          '--system',
          system,
          ...size,
          ...shares,
          '--unset',
          'off',
          '-o',
          'g.trf',
        ];
        expect(await terminal.run(...words)).toBe(0);
        expect(await terminal.run('check', 'g.trf', '--system', system)).toBe(0);
        expect(terminal.stdout).toMatch(/^5 rounds, 0 differ(, 0 places differ)?\n$/);
        // A table that is through begins again; a TRF has no word for such a system that would tell so.
        const isTable = systemById(system)?.fieldFor !== undefined;
        const told = terminal.stderr
          .split('\n')
          .filter((line) => !isTable || !line.includes('[met-twice]'));
        expect(told.filter((line) => /warning|error/.test(line))).toEqual([]);
      },
    );

    test('a round of 200 players is explained in three languages', async () => {
      const terminal = new Terminal();
      const words = `generate --players 200 --rounds 2 --seed 4 -o g.trf --system ${system}`;
      await terminal.run(...words.split(' '));
      const texts = new Set<string>();
      for (const language of ['en', 'fr', 'pt']) {
        const explain = `explain g.trf --round 2 --system ${system} --lang ${language}`;
        expect(await terminal.run(...explain.split(' '))).toBe(0);
        texts.add(terminal.stdout);
      }
      expect(texts.size).toBe(3);
    });

    test('two pairs swapped in a played round are found, with a reason', async () => {
      const terminal = new Terminal();
      const words = `generate --players 8 --rounds 1 --seed 1 -o g.trf --system ${system}`;
      await terminal.run(...words.split(' '));
      await terminal.run('pair', 'g.trf', '--round', '1', '--system', system, '--json');
      const [a, b] = JSON.parse(terminal.stdout).pairs;
      // The two Whites change their opponents, in all four lines.
      const other = new Map([
        [a.white, b.black],
        [b.black, a.white],
        [b.white, a.black],
        [a.black, b.white],
      ]);
      const swapped = terminal
        .text('g.trf')
        .replace(/^(001 +(\d+) .{82})(....)( [wb]).*$/gm, (line, head, no, _, colour) =>
          other.has(Number(no))
            ? `${head}${String(other.get(Number(no))).padStart(4)}${colour} =`
            : line,
        );
      terminal.write('g.trf', swapped);
      expect(await terminal.run('check', 'g.trf', '--system', system)).toBe(1);
      expect(terminal.stdout).toContain('g.trf: round 1: the file has');
      expect(terminal.stdout.trim().split('\n').length).toBeGreaterThan(2);
      expect(terminal.stdout.trim().split('\n').at(-1)).toMatch(
        /^1 rounds, 1 differ(, \d+ places differ)?$/,
      );
    });
  },
);
