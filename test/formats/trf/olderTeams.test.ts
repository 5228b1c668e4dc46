import { parseTrf } from '../../../src/formats/trf/parseTrf';
import { facingSeats } from '../../../src/model/matches/facingSeats';
import { meetAsTeams } from '../../../src/model/matches/teamEvent';
import type { Entry } from '../../../src/model/types';
import { Terminal } from '../../support/cli';

/** Two boards, three teams of two and no record but 013, as files were before TRF26; one team is free in each round. */
const ROUNDS = [
  ['     3 w 1', '  0000 - -', '     5 b ='],
  ['     4 b 1', '  0000 - -', '     6 w ='],
  ['     1 b 0', '     5 w 1', '  0000 - -'],
  ['     2 w 0', '  0000 - +', '  0000 - -'],
  ['  0000 - -', '     3 b 0', '     1 w ='],
  ['  0000 - -', '  0000 - -', '     2 b ='],
];
const line = (rounds: readonly string[], at: number): string =>
  `${`001 ${String(at + 1).padStart(4)} m    Player ${at + 1}`.padEnd(48)}2000`.padEnd(89) +
  rounds.join('');
const teams = (list: readonly (readonly number[])[]): string[] =>
  list.map(
    (own, at) =>
      `013 Team ${at + 1}`.padEnd(36) + own.map((no) => String(no).padStart(4)).join(' '),
  );
const OF_TWO = [
  [1, 2],
  [3, 4],
  [5, 6],
];
const file = (list = OF_TWO): string =>
  ['012 League', '042 2026/03/01', '142 3', ...ROUNDS.map(line), ...teams(list)].join('\n') + '\n';

test('a list of teams whose players meet team by team is an event of teams', () => {
  const { teamPlay } = parseTrf(file());
  expect(teamPlay?.isSeenInGames).toBe(true);
});

test.each([
  [
    'teams whose players meet several others',
    [
      [1, 3],
      [2, 5],
      [4, 6],
    ],
  ],
  [
    'two teams, of whom every round is one match',
    [
      [1, 2],
      [3, 4, 5, 6],
    ],
  ],
  ['somebody who plays for nobody', [[1, 2], [3, 4], [5]]],
])('not with %s', (_, list) => {
  const { players, teams: found = [], teamPlay } = parseTrf(file(list));
  expect(teamPlay?.isSeenInGames).toBeUndefined();
  expect(
    meetAsTeams(
      players,
      found.map(({ value }) => value),
    ),
  ).toBe(false);
});

test('not with one game a match: teams may meet so by chance', () => {
  const alone = file().replace(/^(001 +[246] .{80}).*$/gm, '$1');
  expect(parseTrf(alone).teamPlay?.isSeenInGames).toBeUndefined();
});

/** By hand: 2-0 and 1-1 for team 1; team 3 loses 0-2 with a board that nobody came to. */
test('it is ranked as one, not judged as one of players, and paired by the system that is named', async () => {
  const terminal = new Terminal({ 'l.trf': file() });
  expect(await terminal.run('standings', 'l.trf', '--tie-breaks', 'MP,GP', '--json')).toBe(0);
  const { standings } = JSON.parse(terminal.stdout) as {
    standings: { no: number; matchPoints: number; gamePoints: number }[];
  };
  expect(standings.map(({ no, matchPoints, gamePoints }) => [no, matchPoints, gamePoints])).toEqual(
    [
      [1, 3, 3],
      [2, 2, 2],
      [3, 1, 1],
    ],
  );
  expect(terminal.stderr).toContain('Team 1 (2), Team 2 (3), Team 3 (1)');
  expect(terminal.stderr).toContain('[team-round-untold]');
  for (const command of ['check', 'pair']) {
    expect(await terminal.run(command, 'l.trf')).toBe(3);
    expect(terminal.stderr).toContain('[teams-without-system]');
    expect(terminal.stderr).toContain('team-round-robin');
  }
  expect(await terminal.run('check', 'l.trf', '--system', 'team-swiss-2026', '--json')).not.toBe(3);
});

test('a workbook of it holds a board that one team had to itself above another', async () => {
  const empty = file()
    .replace(/^(001 +1 .{80}).{10}/m, '$1  0000 - +')
    .replace(/^(001 +3 .{80}).{10}/m, '$1          ');
  const terminal = new Terminal({ 'l.trf': empty });
  const made = ['workbook', 'from-trf', 'l.trf', '-o', 'l.xlsx', '--system', 'team-swiss-2026'];
  expect(await terminal.run(...made)).toBe(0);
  const points = async (name: string) => {
    expect(await terminal.run('standings', name, '--tie-breaks', 'MP,GP,EGGSB', '--json')).toBe(0);
    return JSON.parse(terminal.stdout).standings as unknown;
  };
  expect(await points('l.xlsx')).toEqual(await points('l.trf'));
});

describe('who faces whom at the boards', () => {
  const entries = new Map<number, Entry>();
  const set = (no: number, opponent: number | null, outcome: Entry['outcome']) =>
    entries.set(no, { outcome, opponent, colour: null });
  const facing = (own: readonly number[], theirs: readonly number[]) =>
    facingSeats(own, theirs, (no) => entries.get(no));
  beforeEach(() => entries.clear());

  test('as they sit, where the games agree', () => {
    set(1, 5, 'win');
    set(5, 1, 'loss');
    set(2, null, 'forfeitWin');
    expect(facing([1, 2], [5])).toEqual([
      [1, 5],
      [2, null],
    ]);
  });

  test('a board that nobody came to stands where it was, and the games below it stay', () => {
    set(1, null, 'forfeitWin');
    set(2, 6, 'win');
    set(6, 2, 'loss');
    expect(facing([1, 2], [6])).toEqual([
      [1, null],
      [2, 6],
    ]);
    expect(facing([6], [1, 2])).toEqual([
      [null, 1],
      [6, 2],
    ]);
  });

  test('two who both won for want of an opponent sat at two boards', () => {
    set(1, null, 'forfeitWin');
    set(5, null, 'forfeitWin');
    expect(facing([1], [5])).toEqual([
      [1, null],
      [null, 5],
    ]);
  });

  test('boards in another order than the lists', () => {
    set(1, 6, 'win');
    set(2, 5, 'win');
    set(5, 2, 'loss');
    set(6, 1, 'loss');
    expect(facing([1, 2], [5, 6])).toEqual([
      [1, 6],
      [2, 5],
    ]);
  });
});
