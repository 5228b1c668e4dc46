import { parseTrf } from '../../../src/formats/trf/parseTrf';
import { check } from '../../../src/model/check';
import { teamMatchesOf } from '../../../src/model/matches/teamMatches';
import { Terminal } from '../../support/cli';

/** Two boards; players 1 and 2 are team 1, 3 and 4 team 2, and so on. `cells[no - 1]` are the rounds of a player. */
function file(cells: readonly string[], ...records: readonly string[]): string {
  const players = cells.map(
    (rounds, at) =>
      `${`001 ${String(at + 1).padStart(4)} m    Player ${at + 1}`.padEnd(48)}2000`.padEnd(89) +
      rounds,
  );
  const teams = Array.from({ length: cells.length / 2 }, (_, at) =>
    `310 ${String(at + 1).padStart(3)} Team ${at + 1}`
      .padEnd(73)
      .concat(String(2 * at + 1).padStart(4), ' ', String(2 * at + 2).padStart(4)),
  );
  const head = ['012 Cup', '142 5', '152 W', '192 FIDE_TEAM_TYPEA_MP_GP', '352 WB'];
  return [...head, ...players, ...teams, ...records].join('\n') + '\n';
}

function read(trf: string) {
  const checked = check(parseTrf(trf));
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked;
}

const round1 = (trf: string) =>
  teamMatchesOf(read(trf).value)!.teams.map(({ matches: [match] }) => match!);

/** As the Commission's TieBreakServer counts: more than nothing and as much as the others is a draw. */
test('a match without a move in which each team wins a board by forfeit is drawn, and no meeting', () => {
  const cells = ['     3 w +', '     4 b -', '     1 b -', '     2 w +'];
  const [first, second] = round1(file(cells));
  for (const match of [first!, second!]) {
    expect(match).toMatchObject({ matchPoints: 2, gamePoints: 2, outcome: 'forfeitLoss' });
  }
});

test('a match that both teams lost by forfeit on every board gives nothing to either', () => {
  const cells = ['     3 w -', '     4 b -', '     1 b -', '     2 w -'];
  expect(
    round1(file(cells)).map(({ matchPoints, gamePoints }) => [matchPoints, gamePoints]),
  ).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

/** TRF26: record 330 says what a match was of which the players' lines have nothing. */
test('a round of which only record 330 tells is a round that was paired', async () => {
  const trf = file(
    Array.from({ length: 6 }, () => ''),
    '330 +-   1   1   2',
    '320  1.0  1.0 003',
  );
  const { value, warnings } = read(trf);
  expect(value.pairedRounds).toBe(1);
  expect(warnings).toEqual([]);
  expect(round1(trf).map(({ outcome, matchPoints }) => [outcome, matchPoints])).toEqual([
    ['forfeitWin', 4],
    ['forfeitLoss', 0],
    ['pairingBye', 2],
  ]);
  const terminal = new Terminal({ 't.trf': trf });
  expect(await terminal.run('pair', 't.trf', '--json')).toBe(0);
  // Teams 1 and 3 may not have the bye (C2); 1 and 3 have not met.
  expect(JSON.parse(terminal.stdout)).toMatchObject({ round: 2, bye: 2 });
});

/** Three players a team: whoever sat in round 1 and not in round 2 has nothing to write there. */
test('a reserve who does not play is not called forgotten, whether or not the file says its boards', () => {
  const cells = [
    '     4 w 1     4 w 1',
    '     5 b 1',
    '               5 b 1',
    '     1 b 0     1 b 0',
    '     2 w 0     3 w 0',
    '',
  ];
  const ofThree = file(cells)
    .replace(/^310.*\n/gm, '')
    .concat(`${'310   1 Team 1'.padEnd(73)}   1    2    3\n`)
    .concat(`${'310   2 Team 2'.padEnd(73)}   4    5    6\n`);
  for (const trf of [ofThree, ofThree.replace(/^352.*\n/m, '')])
    expect(read(trf).warnings.map(({ code }) => code)).not.toContain('no-entry-in-round');
});
