import { Terminal } from '../support/cli';
import { trfLine } from '../support/files/teamTrf';
import { withCell } from '../support/pane/ownSheet';
import { cellAddress } from '../../src/sheets/plan/cells';
import { readBook } from '../../src/xlsx/workbook';

/**
 * Four teams of four boards and a reserve, round 1 played: what an arbiter can type wrongly into the workbook is
 * told at its cell with its cure, and no byte of the file changes.
 */
const TEAMS = [1, 2, 3, 4];
const PLAYERS = [1, 2, 3, 4, 5];
const no = (team: number, board: number): number => 5 * (team - 1) + board;

/** 1 against 3 and 4 against 2: the first team wins at every board. */
function column(team: number, board: number): string {
  if (board > 4) return '0000 - -';
  const other = { 1: 3, 3: 1, 4: 2, 2: 4 }[team]!;
  const isFirst = team === 1 || team === 4;
  const isWhite = isFirst === (board % 2 === 1);
  return `${no(other, board)} ${isWhite ? 'w' : 'b'} ${isFirst ? '1' : '0'}`;
}

const team310 = (team: number): string =>
  `310 ${String(team).padStart(3)} Team ${team}`.padEnd(73) +
  PLAYERS.map((board) => String(no(team, board)).padStart(4)).join(' ');

const FILE = [
  '012 Four teams',
  '142 3',
  '152 W',
  '192 FIDE_TEAM_TYPEA_MP_GP',
  '352 WBWB',
  ...TEAMS.flatMap((team) =>
    PLAYERS.map((board) => trfLine(no(team, board), [column(team, board)])),
  ),
  ...TEAMS.map(team310),
  '',
].join('\n');

async function workbook(): Promise<Terminal> {
  const terminal = new Terminal({ 't.trf': FILE });
  expect(await terminal.run('workbook', 'from-trf', 't.trf', '-o', 'e.xlsx')).toBe(0);
  return terminal;
}

test('as it is, the event is paired', async () => {
  const terminal = await workbook();
  expect(await terminal.run('pair', 'e.xlsx')).toBe(0);
});

/** Sheets as `workbook from-trf` writes them: matches in rows 5 and 10 of the round, a board a row below. */
test.each([
  ['two players at one board', 'Round 1', 'A7', '1.1', 'board-twice-in-match'],
  ['a player at two boards', 'Round 1', 'B7', '1', 'player-twice-in-round'],
  ['a player of another team', 'Round 1', 'B7', '7', 'player-of-other-team'],
  ['2½ to 2½ on four boards', 'Round 1', 'G5', '2½-2½', 'match-result-typed'],
  ['a team twice', 'Round 1', 'B10', '1', 'team-twice-in-round'],
  ['a result that is none', 'Round 1', 'G6', '3-0', 'unknown-result'],
  ['a forfeit above results', 'Round 1', 'G5', '1-0F', 'forfeited-match-has-results'],
])('%s', async (_, sheet, address, value, code) => {
  const terminal = await workbook();
  const spoilt = withCell(terminal.read('e.xlsx'), sheet, address, value);
  terminal.write('e.xlsx', spoilt);
  for (const command of ['pair', 'check', 'standings']) {
    expect(await terminal.run(command, 'e.xlsx')).toBe(3);
    expect(terminal.stderr).toMatch(new RegExp(`${sheet}!${'[A-Z]+[0-9]+'}: .*\\[${code}\\]`));
    expect(terminal.read('e.xlsx')).toEqual(spoilt);
  }
  expect([...terminal.files.keys()]).toEqual(['t.trf', 'e.xlsx']);
});

async function addressOf(bytes: Uint8Array, sheet: string, head: string, row: number) {
  const book = await readBook(bytes);
  if (!book.ok) throw new Error(JSON.stringify(book.problems));
  const table = book.value.tables.find((each) => each.sheet === sheet)!;
  const index = table.header.indexOf(head);
  return cellAddress(row - 1, table.column + index);
}

/** In the sheets of players and teams: columns are found by their heads. */
test.each([
  ['a player in two teams', 'Players', 'FIDE ID', { 5: '900001', 12: '900001' }, 'player-in-teams'],
  ['two players with one place', 'Players', 'Board', { 6: '1' }, 'place-in-team-twice'],
  ['a team that nobody plays for', 'Teams', 'Team', { 8: 'Nobody' }, 'team-of-player-unknown'],
  ['a player without team', 'Players', 'Team', { 6: '' }, 'player-without-team'],
])('%s', async (_, sheet, head, cells, code) => {
  const terminal = await workbook();
  let spoilt = terminal.read('e.xlsx');
  for (const [row, value] of Object.entries(cells))
    spoilt = withCell(spoilt, sheet, await addressOf(spoilt, sheet, head, Number(row)), value);
  terminal.write('e.xlsx', spoilt);
  expect(await terminal.run('pair', 'e.xlsx')).toBe(3);
  expect(terminal.stderr).toMatch(new RegExp(`Players![A-Z]+[0-9]+: .*\\[${code}\\]`));
  expect(terminal.read('e.xlsx')).toEqual(spoilt);
  expect([...terminal.files.keys()]).toEqual(['t.trf', 'e.xlsx']);
});

/** The same in a TRF26, by its line where one line is wrong. */
describe('in a file', () => {
  const line = (record: string): string => FILE + record + '\n';
  const shared = FILE.replace(team310(2), `${team310(2)}    1`);
  test.each([
    ['a player in two teams', shared, /t\.trf:27: .*\[player-in-two-teams\]/],
    ['a team without players', line('310   5 Nobody'), /\[team-record-empty\]/],
    ['two players name one opponent', FILE.replace('  12 b 1', '  11 b 1'), /\[twice-in-round\]/],
  ])('%s', async (_, file, code) => {
    const terminal = new Terminal({ 't.trf': file });
    expect(await terminal.run('pair', 't.trf')).toBe(3);
    expect(terminal.stderr).toMatch(code);
    expect(terminal.stdout).toBe('');
  });

  test.each([
    ['a player twice in a line-up', '300   1   1   3    1    1    3    4', 'line-up-against-games'],
    [
      'a player who played is not in it',
      '300   1   1   3    2    1    4    5',
      'line-up-against-games',
    ],
    [
      'a player of another team in it',
      '300   1   1   3    1    7    3    4',
      'line-up-player-of-other-team',
    ],
  ])('%s: told, and the games count', async (_, record, code) => {
    const terminal = new Terminal({ 't.trf': line(record), 'right.trf': FILE });
    for (const file of ['t', 'right'])
      expect(await terminal.run('workbook', 'from-trf', `${file}.trf`, '-o', `${file}.xlsx`)).toBe(
        0,
      );
    const rounds = async (file: string) => {
      const book = await readBook(terminal.read(file));
      return book.ok && book.value.tables.find(({ sheet }) => sheet === 'Round 1')?.rows;
    };
    expect(await rounds('t.xlsx')).toEqual(await rounds('right.xlsx'));
    expect(await terminal.run('pair', 't.trf')).toBe(0);
    expect(terminal.stderr).toContain(`[${code}]`);
  });
});
