import { Terminal } from '../support/cli';
import { trf } from '../support/files/trfText';

const EVENT = trf(
  '042 2026/03/07',
  { no: 1, name: 'Alder', rating: 2000, points: '2.0', rounds: ['3 w 1', '2 b 1'] },
  { no: 2, name: 'Birch', rating: 1900, points: '1.0', rounds: ['4 b 1', '1 w 0'] },
  { no: 3, name: 'Cedar', rating: 1800, points: '1.0', rounds: ['1 b 0', '4 w 1'] },
  { no: 4, name: 'Dogwood', rating: 1700, points: '0.0', rounds: ['2 w 0', '3 b 0'] },
  '142 2',
);
const TABLE =
  'Prize;Place;Value;Share;Rating\nMain;1;100;;\nMain;2;50,50;;\nUnder 1850;1;30;;<1850\n';

const run = async (table: string, ...words: string[]) => {
  const terminal = new Terminal({ 'in.trf': EVENT, 'prizes.csv': table });
  const exit = await terminal.run('prizes', 'in.trf', '--prizes', 'prizes.csv', ...words);
  return { terminal, exit };
};

test('gives the prizes of a file', async () => {
  const { terminal, exit } = await run(TABLE, '--json', '--tie-breaks', 'SB');
  expect(exit).toBe(0);
  const { awards, given, kept, total } = JSON.parse(terminal.stdout);
  // One prize a player: Cedar has fewer Sonneborn points than nobody else with 1, so Main 2 is Birch's.
  expect(awards.map(({ no, prize, amount }: never) => [no, prize, amount])).toEqual([
    [1, 'Main', 100],
    [2, 'Main', 50.5],
    [3, 'Under 1850', 30],
  ]);
  expect([given, kept, total]).toEqual([180.5, 0, 180.5]);
});

test('shares by the rules asked for, in columns and as CSV', async () => {
  const { terminal } = await run(TABLE, '--rules', 'equal', '--csv');
  // Birch and Cedar share the second place: 25.25 each; Cedar takes the 30 instead, Birch has 50.50.
  expect(
    terminal.stdout
      .split('\r\n')
      .slice(1, 4)
      .map((line) => line.split(',').slice(1, 5).join()),
  ).toEqual(['1,Alder,Main,100', '2,Birch,Main,50.5', '3,Cedar,Under 1850,30']);
  expect(terminal.stderr).toMatch(/180.5 of 180.5 awarded/);
});

test('refuses a table that contradicts itself with its line and column', async () => {
  const { terminal, exit } = await run(TABLE.replace('Main;2;', 'Main;1;'));
  expect(exit).toBe(3);
  expect(terminal.stderr).toMatch(/prizes\.csv:3:2: error: place 1 is there twice/);
});

test('asks for the table, and for rules that it knows', async () => {
  const terminal = new Terminal({ 'in.trf': EVENT });
  expect(await terminal.run('prizes', 'in.trf')).toBe(3);
  expect(terminal.stderr).toMatch(/--prizes/);
  expect((await run(TABLE, '--rules', 'generous')).terminal.stderr).toMatch(/“generous”|generous/);
});
