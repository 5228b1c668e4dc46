/**
 * Lists of team matches as results sites show them (`Bo.` before a match) and as Swiss-Manager exports them
 * (`1.1` before a match). Points of the teams are counted by hand from the boards.
 */
import fs from 'fs';
import path from 'path';
import { matchListIn, matchListOfText } from '../../src/event/matchLists';
import { teamEventOf } from '../../src/tiebreaks/teams/fromTournament';
import { teamStandings } from '../../src/tiebreaks/teams/standings';
import type { Tournament } from '../../src/model/types';
import { Terminal } from '../support/cli';

const SITE = fs.readFileSync(path.join(__dirname, '../fixtures/matchLists/site.tsv'), 'utf8');
const EXPORT = fs.readFileSync(path.join(__dirname, '../fixtures/matchLists/export.tsv'), 'utf8');

function eventOf(text: string): Tournament {
  const read = matchListOfText(text);
  if (!read?.ok) throw new Error(JSON.stringify(read?.problems));
  return read.value.tournament;
}

const points = (tournament: Tournament) => {
  const list = teamStandings(teamEventOf(tournament)!, { tieBreaks: [] });
  if (!list.ok) throw new Error(JSON.stringify(list.problems));
  return list.value.rows.map(({ name, matchPoints, gamePoints }) => [
    name,
    matchPoints,
    gamePoints,
  ]);
};

test('a page of a results site: teams by their numbers, reserves, an empty board', () => {
  const event = eventOf(SITE);
  expect(event.systemCode).toBe('FIDE_TEAM_ROUNDROBIN');
  expect(points(event)).toEqual([
    ['Ashford', 5, 7.5],
    ['Cedarby', 4, 7],
    ['Birchwick', 3, 7.5],
    ['Elmstead', 0, 2],
  ]);
  const names = new Map(event.players.map(({ no, name }) => [no, name]));
  // Swift sat at board 3 once, as Finch did twice: the one who came first stays above.
  expect(event.teams![2]!.players.map((no) => names.get(no))).toEqual([
    'Lark, May',
    'Wren, Ned',
    'Finch, Oda',
    'Swift, Quinn',
    'Crane, Pip',
  ]);
  const sedge = event.players.find(({ name }) => name === 'Sedge, Joan')!;
  expect([sedge.title, sedge.rating]).toEqual(['WCM', 2077]);
  // Board 2: whoever stands left has Black.
  expect(sedge.entries.map(({ colour }) => colour)).toEqual(['white', 'black', 'white']);
  const holly = event.players.find(({ name }) => name === 'Holly, Hans')!;
  expect(holly.entries[2]).toMatchObject({ outcome: 'forfeitWin', opponent: null });
});

test('an export: a bye, open results, a match that nobody played', () => {
  const event = eventOf(EXPORT);
  expect(event.systemCode).toBe('FIDE_TEAM_TYPEA_MP_GP');
  expect(event.teamPlay).toMatchObject({
    boardColours: 'WB',
    pairingByes: { teams: [5, 1, 2] },
    forfeits: [{ kind: '-+', round: 3, white: 1, black: 5 }],
  });
  expect(points(event)).toEqual([
    ['Ashford', 5, 5],
    ['Cedarby', 4, 3.5],
    ['Fernhill', 3, 3],
    ['Elmstead', 1, 1],
    ['Birchwick', 0, 0.5],
  ]);
});

/** Each told where it stands, and nothing is made of the list. */
test.each([
  ['3 : 1', '2 : 2', 'match-list-score', 3],
  ['Round 2 on', 'Round 4 on', 'match-list-lacks-round', 3],
  ['1.2\t\tThorne', '1.1\t\tThorne', 'board-twice-in-match', 5],
  ['1 - 0', '2 - 0', 'unknown-result', 4],
  ['- - +', '#NAME?', 'unknown-result', 18],
  ['Thorne, Bea', 'Oakes, Adam', 'player-twice-in-round', 5],
  ['Birchwick\tRtg\t-\t3\tCedarby', 'Ashford\tRtg\t-\t3\tCedarby', 'team-twice-in-round', 8],
] as const)('“%s” as “%s”: %s', (from, to, code, line) => {
  const read = matchListOfText(SITE.replace(from, to))!;
  const problems = read.ok ? read.warnings : read.problems;
  const found = problems.find((each) => each.code === code);
  expect(found?.place).toMatchObject({ kind: 'line', line });
  expect(read.ok).toBe(code === 'match-list-score');
});

test('a team of which nobody sits anywhere is told', () => {
  const read = matchListOfText(EXPORT.replace('0F - 2F\t5\tFernhill', '0F - 2F\t6\tHollow'));
  const [problem] = read?.ok === false ? read.problems : [];
  expect([problem?.code, problem?.value]).toEqual(['match-list-team-empty', 'Hollow']);
});

test('a round a sheet: problems name the sheet and the cell', () => {
  const [head, ...rounds] = SITE.split(/(?=Round \d)/);
  const sheets = rounds.map((text, index) => ({
    sheet: `R${index + 1}`,
    row: 2,
    column: 1,
    rows: `${index === 0 ? head : ''}${text}`
      .trim()
      .split('\n')
      .map((line) => line.split('\t')),
  }));
  const read = matchListIn(sheets);
  expect(read?.ok && points(read.value.tournament)).toEqual(points(eventOf(SITE)));
  const rows = ['Round 2', 'Bo.\t1\tAshford\t-\t4\tElmstead', '1.1\tOakes\t-\tReed\t3 - 3'];
  const wrong = { ...sheets[1]!, rows: rows.map((line) => line.split('\t')) };
  const spoilt = [sheets[0]!, wrong];
  const told = matchListIn(spoilt);
  expect(told?.ok === false && told.problems[0]!.place).toEqual({
    kind: 'cell',
    sheet: 'R2',
    address: 'F5',
  });
});

test('crosstables and lists of players are no lists of matches', () => {
  expect(matchListOfText('No\tTeam\t1\t2\n1\tAsh\t2w2½\t\n2\tElm\t1b1½\t\n')).toBeNull();
  expect(matchListOfText('No\tName\tRtg\n1\tA\t2000\n2\tB\t1900\n')).toBeNull();
});

test('from a terminal: standings, check, and the same as workbook and TRF26', async () => {
  const terminal = new Terminal({ 'site.tsv': SITE });
  expect(await terminal.run('standings', 'site.tsv', '--csv')).toBe(0);
  const table = terminal.stdout;
  expect(table).toContain('1,1,Ashford,5,7.5');
  for (const file of ['site.xlsx', 'site.trf']) {
    expect(await terminal.run('convert', 'site.tsv', '-o', file)).toBe(0);
    expect(await terminal.run('check', file)).toBe(0);
    expect(terminal.stdout).toBe('3 rounds, 0 differ\n');
    expect(await terminal.run('standings', file, '--csv', '--tie-breaks', '')).toBe(0);
    expect(terminal.stdout).toBe(table);
  }
});
