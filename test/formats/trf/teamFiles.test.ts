import fs from 'fs';
import path from 'path';
import { parseTrf } from '../../../src/formats/trf/parseTrf';
import { makeTrf } from '../../../src/formats/trf/write/makeTrf';
import { parsePairingByes, makePairingByes } from '../../../src/formats/trf/teams/teamRecords';
import { check } from '../../../src/model/check';
import { teamMatchesOf } from '../../../src/model/matches/teamMatches';
import { corpusFiles } from '../../support/cases';

const CASES = path.join(__dirname, '../../fixtures/team-cases');
const text = (name: string) => fs.readFileSync(path.join(CASES, `${name}.trf`), 'utf8');

function read(trf: string) {
  const checked = check(parseTrf(trf));
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value;
}

const scores = (trf: string) =>
  teamMatchesOf(read(trf))!.teams.map(({ no, matches }) => [
    no,
    matches.reduce((sum, { matchPoints }) => sum + matchPoints / 2, 0),
    matches.reduce((sum, { gamePoints }) => sum + gamePoints / 2, 0),
  ]);

/** Record 320 by its columns (TRF26: 15–17, 19–21, …): a blank round is a round. */
describe('320', () => {
  test.each([
    ['320  1.0  1.0     004', [null, 4]],
    ['320  1.0  1.0 000 004', [0, 4]],
    ['320  1.0  2.0 012', [12]],
    ['320  1.0  1.0', []],
  ])('%s', (line, teams) => {
    const byes = parsePairingByes(line)!;
    expect(byes.teams).toEqual(teams);
    expect(makePairingByes(byes)).toBe(line);
  });

  test('a line that keeps to no columns is read by its words', () => {
    expect(parsePairingByes('320  1.0  1.0 12 4')?.teams).toEqual([12, 4]);
  });

  test('blank or zeros, the bye of round 2 is that of round 2', () => {
    expect(scores(text('d1-320-blank-round'))).toEqual(scores(text('d1-320-zeros')));
    const byes = teamMatchesOf(read(text('d1-320-blank-round')))!.teams.flatMap(({ no, matches }) =>
      matches.flatMap(({ outcome, round }) => (outcome === 'pairingBye' ? [[no, round]] : [])),
    );
    expect(byes).toEqual([[4, 2]]);
  });
});

/** Expected: columns 55–67 of record 310 in the files, which another program wrote. */
test.each(['d3-empty-board', 'd3-empty-board-no300'])(
  '%s: a board won against an empty one counts for the team',
  (name) => {
    expect(scores(text(name))).toEqual([
      [1, 2, 1.5],
      [2, 0, 0.5],
      [3, 1, 1],
      [4, 1, 1],
    ]);
  },
);

test('the points of every team in the corpus are those of its record 310', () => {
  const wrong = corpusFiles('team-swiss-2026', '.trf').flatMap((file) => {
    const found = teamMatchesOf(read(fs.readFileSync(file, 'utf8')))!;
    return found.teams.flatMap(({ team, matches }) => {
      const match = matches.reduce((sum, each) => sum + each.matchPoints, 0);
      const game = matches.reduce((sum, each) => sum + each.gamePoints, 0);
      const isRight = match === team.matchPoints && game === team.gamePoints;
      return isRight ? [] : [`${path.basename(file)}: ${team.name} ${match} ${game}`];
    });
  });
  expect(wrong).toEqual([]);
});

test('records of teams are written back as they were read', () => {
  const records = (trf: string) =>
    trf
      .split('\n')
      .filter((line) => /^(?:192|3\d\d) /.test(line))
      .map((line) => line.trimEnd());
  for (const file of corpusFiles('team-swiss-2026', '.trf').filter((_, index) => index % 9 === 0)) {
    const before = fs.readFileSync(file, 'utf8');
    const after = makeTrf(read(before), { format: 'trf26' });
    expect(records(after).sort()).toEqual(records(before).sort());
    expect(read(after).players).toEqual(read(before).players);
  }
});

/** A running event: the match is paired, and nobody has played yet. */
describe('0000 - *', () => {
  const running = text('d3-empty-board-no300').replace(
    /^(001 .*)$/gm,
    (line) => `${line.padEnd(99)}  0000 - *`,
  );

  test('is a match without result in an event of teams, and written back', () => {
    const event = read(running);
    expect(event.pairedRounds).toBe(2);
    expect(event.players[0].entries[1]).toEqual({
      outcome: 'pending',
      opponent: null,
      colour: null,
    });
    expect(makeTrf(event, { format: 'trf26' })).toContain('0000 - +  0000 - *');
  });

  test('is refused among single players, where it names no opponent', () => {
    const single = running.replace(/^(?:192|3\d\d) .*\n/gm, '');
    const checked = check(parseTrf(single));
    expect(checked.ok).toBe(false);
    if (!checked.ok) expect(checked.problems[0].code).toBe('unknown-result-code');
  });
});
