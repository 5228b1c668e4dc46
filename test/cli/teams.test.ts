import fs from 'fs';
import path from 'path';
import { Terminal } from '../support/cli';

const CORPORA = path.join(__dirname, '../fixtures/corpora');
const CASES = path.join(__dirname, '../fixtures/team-cases');
const read = (file: string) => fs.readFileSync(file, 'utf8');
const TEAMS = read(path.join(CORPORA, 'team-swiss-2026/890000-r5.trf'));
const TWO_GAMES = read(path.join(CORPORA, 'double-swiss-2026/895000-r3.trf'));

/** Expected: the pairs of the corpus, by team numbers, in the form of single players. */
test('pair: a file of teams says itself how it is paired', async () => {
  const terminal = new Terminal({ 't.trf': TEAMS });
  expect(await terminal.run('pair', 't.trf')).toBe(0);
  expect(terminal.stdout).toBe('6\n1 8\n6 3\n2 7\n10 5\n9 11\n4 12\n');
  expect(terminal.stderr).toContain('team-swiss-2026');
  expect(await terminal.run('pair', 't.trf', '--json')).toBe(0);
  const { round, pairs, bye } = JSON.parse(terminal.stdout);
  expect({ round, first: pairs[0], bye }).toEqual({
    round: 5,
    first: { table: 1, white: 1, black: 8 },
    bye: null,
  });
});

test('pair: two rounds of the file are one match of two games', async () => {
  const terminal = new Terminal({ 'd.trf': TWO_GAMES });
  expect(await terminal.run('pair', 'd.trf', '--json')).toBe(0);
  expect(JSON.parse(terminal.stdout)).toMatchObject({ round: 3, bye: 6 });
  expect(terminal.stderr).not.toMatch(/warning|error/);
});

test('check: every round of both, and a match turned round is found with its article', async () => {
  const terminal = new Terminal({ 't.trf': TEAMS, 'd.trf': TWO_GAMES });
  expect(await terminal.run('check', 't.trf', 'd.trf')).toBe(0);
  expect(terminal.stdout).toBe('6 rounds, 0 differ\n');
  const turned = TEAMS.replace(
    /^(001 +(\d+) .{82})(....)( [wb])/gm,
    (line, head, no, opponent, colour) =>
      [1, 2, 13, 14].includes(Number(no))
        ? `${head}${opponent}${colour === ' w' ? ' b' : ' w'}`
        : line,
  );
  terminal.write('t.trf', turned);
  expect(await terminal.run('check', 't.trf', '--json')).toBe(1);
  const [{ differing }] = JSON.parse(terminal.stdout).files;
  expect(differing[0]).toEqual({
    round: 1,
    played: [{ white: 7, black: 1 }],
    byTheRules: [{ white: 1, black: 7 }],
    article: '4.3.1',
  });
});

test('explain: the round, two teams, one team, in three languages', async () => {
  const terminal = new Terminal({ 't.trf': TEAMS });
  const texts = new Set<string>();
  for (const language of ['en', 'fr', 'pt']) {
    expect(await terminal.run('explain', 't.trf', '--lang', language)).toBe(0);
    texts.add(terminal.stdout);
  }
  expect(texts.size).toBe(3);
  expect(await terminal.run('explain', 't.trf', '--why', '1', '3')).toBe(0);
  expect(terminal.stdout).toMatch(/^C1: .*already played/);
  expect(await terminal.run('explain', 't.trf', '--why', '1', '2')).toBe(0);
  expect(terminal.stdout).toMatch(/^C4: .*more|^C4: .*upfloaters/);
  expect(await terminal.run('explain', 't.trf', '--player', '4')).toBe(0);
  expect(terminal.stdout).toContain('Team 12');
});

test('compare: other systems pair the same teams; teams and two games are not compared', async () => {
  const terminal = new Terminal({ 't.trf': TEAMS });
  expect(await terminal.run('compare', 't.trf', '--systems', 'team-swiss-2026,dutch-2026')).toBe(1);
  expect(terminal.stdout).toMatch(/4 rounds, 2 differ\n$/);
  const both = 'team-swiss-2026,double-swiss-2026';
  expect(await terminal.run('compare', 't.trf', '--systems', both)).toBe(3);
  expect(terminal.stderr).toContain('[mixed-competitors]');
});

/** C.07 7.1: a bye worth a draw is no win. Expected: Gacrux. */
test('standings: WIN:MP of a team with a bye', async () => {
  const terminal = new Terminal({ 't.trf': read(path.join(CASES, 'd2-win-mp-team-bye.trf')) });
  expect(await terminal.run('standings', 't.trf', '--tie-breaks', 'WIN:MP', '--json')).toBe(0);
  const { standings } = JSON.parse(terminal.stdout) as {
    standings: { no: number; tieBreaks: Record<string, number> }[];
  };
  expect(
    Object.fromEntries(standings.map(({ no, tieBreaks }) => [no, tieBreaks['WIN:MP']])),
  ).toEqual({ 1: 2, 2: 0, 3: 0, 4: 0, 5: 0 });
});

test('what cannot be paired as matches is refused with its cure', async () => {
  const terminal = new Terminal({
    'd.trf': TWO_GAMES.replace('142 16', '142 15'),
    'two.trf': TEAMS.replace(/^(310 {3}2 .*)$/m, '$1    1'),
    'away.trf': TEAMS.replace('320  1.0  1.0', '320  1.0  1.0\n240 Z   5   99'),
  });
  for (const [file, code] of [
    ['d.trf', 'two-games-odd-rounds'],
    ['two.trf', 'player-in-two-teams'],
    ['away.trf', 'unknown-team'],
  ]) {
    expect(await terminal.run('pair', file)).toBe(3);
    expect(terminal.stderr).toContain(`[${code}]`);
  }
  const accelerated = ['--system', 'team-swiss-2026', '--baku', '-o', 'g.trf'];
  expect(await terminal.run('generate', ...accelerated)).toBe(3);
  expect(terminal.stderr).toContain('[generate-baku]');
});

test('a running event: the next round waits for results, and the present one for its pairing', async () => {
  const running = read(path.join(CASES, 'd3-empty-board-no300.trf')).replace(
    /^(001 .*)$/gm,
    (line) => `${line.padEnd(99)}  0000 - *`,
  );
  const terminal = new Terminal({ 'r.trf': running });
  expect(await terminal.run('pair', 'r.trf')).toBe(3);
  expect(terminal.stderr).toContain('[result-missing]');
  expect(await terminal.run('check', 'r.trf')).toBe(3);
  expect(terminal.stderr).toContain('[pairing-not-told]');
});

/** Expected: the scores of the file itself, whose team 1 won 1½–½ with a board that nobody came to. */
test('a workbook holds a board without an opponent as it is', async () => {
  const terminal = new Terminal({ 'e.trf': read(path.join(CASES, 'd3-empty-board.trf')) });
  expect(await terminal.run('workbook', 'from-trf', 'e.trf', '-o', 'e.xlsx')).toBe(0);
  expect(terminal.stderr).not.toContain('[');
  expect(await terminal.run('standings', 'e.xlsx', '--tie-breaks', 'MPvGP', '--json')).toBe(0);
  const { standings } = JSON.parse(terminal.stdout) as {
    standings: { no: number; matchPoints: number; gamePoints: number }[];
  };
  expect(standings.find(({ no }) => no === 1)).toMatchObject({ matchPoints: 2, gamePoints: 1.5 });
  expect(
    await terminal.run('standings', 'e.xlsx', '--players', '--tie-breaks', 'SB', '--json'),
  ).toBe(0);
  const players = JSON.parse(terminal.stdout).standings as { no: number; points: number }[];
  expect(players.find(({ no }) => no === 2)?.points).toBe(1);
});

/**
 * By hand, record 310 of the file: team 1 won 1½–½ and has its 2.0 and 1.5; teams 3 and 4 drew 1–1;
 * team 2 lost, and is printed second.
 */
test('check: places and both scores of teams beside those of record 310', async () => {
  const printed = read(path.join(CASES, 'd3-empty-board.trf'));
  const right = printed
    .replace('0.0    0.5   2', '0.0    0.5   4')
    .replace('1.0    1.0   4', '1.0    1.0   2');
  expect(right).not.toBe(printed);
  const terminal = new Terminal({
    'wrong.trf': printed,
    'right.trf': right,
    'sum.trf': right.replace('2.0    1.5   1', '2.0    2.5   1'),
  });
  // Who met whom is a case of its own, not a round by the rules: places alone are looked at.
  const placesOf = async (file: string) => {
    await terminal.run('check', file, '--tie-breaks', 'MPvGP', '--json');
    return JSON.parse(terminal.stdout).files[0].standings;
  };
  expect(await placesOf('right.trf')).toMatchObject({ checked: true, differing: [] });
  expect(terminal.stderr).toContain('teams whom the tie-breaks do not separate');
  const { differing } = await placesOf('wrong.trf');
  expect(differing.find(({ no }: { no: number }) => no === 2)).toMatchObject({
    printed: { rank: 2, matchPoints: 0, gamePoints: 0.5 },
    recomputed: { rank: 4, matchPoints: 0, gamePoints: 0.5 },
  });
  expect((await placesOf('sum.trf')).differing).toMatchObject([
    { no: 1, printed: { gamePoints: 2.5 }, recomputed: { gamePoints: 1.5 } },
  ]);
  await terminal.run('check', 'sum.trf', '--tie-breaks', 'MPvGP');
  expect(terminal.stdout).toContain('2 match points, 2.5 game points');
  expect(terminal.stdout).toContain('1 Team 1');
});

test('a list of teams in the file ranks players too, or says what it left out', async () => {
  const codes = `202 WIN:MP,EDE\n${read(path.join(CASES, 'd3-empty-board.trf'))}`;
  const terminal = new Terminal({ 't.trf': codes });
  expect(await terminal.run('standings', 't.trf', '--json')).toBe(0);
  expect(Object.keys(JSON.parse(terminal.stdout).standings[0].tieBreaks)).toEqual([
    'WIN:MP',
    'EDE',
  ]);
  expect(await terminal.run('standings', 't.trf', '--players')).toBe(0);
});

/** Expected: pairs of the corpus, as from the TRF itself; standings alike by both doors. */
test('a workbook of teams: checked, ranked, paired, verified, and out again', async () => {
  const terminal = new Terminal({ 't.trf': TEAMS });
  expect(await terminal.run('workbook', 'from-trf', 't.trf', '-o', 't.xlsx')).toBe(0);
  expect(terminal.stderr).not.toMatch(/\[/);
  expect(await terminal.run('check', 't.xlsx')).toBe(0);
  expect(terminal.stdout).toBe('4 rounds, 0 differ\n');
  const ranked = ['--tie-breaks', 'MPvGP,BH:MP-C1', '--json'];
  expect(await terminal.run('standings', 't.xlsx', ...ranked)).toBe(0);
  const fromBook = terminal.stdout;
  expect(await terminal.run('standings', 't.trf', ...ranked)).toBe(0);
  expect(fromBook).toBe(terminal.stdout);
  expect(await terminal.run('pair', 't.xlsx')).toBe(0);
  expect(terminal.stdout).toBe('6\n1 8\n6 3\n2 7\n10 5\n9 11\n4 12\n');
  expect(await terminal.run('verify', 't.xlsx')).toBe(0);
  expect(await terminal.run('explain', 't.xlsx', '--round', '5', '--why', '1', '3')).toBe(0);
  expect(terminal.stdout).toMatch(/^C1: .*already played/);
  const back = ['workbook', 'to-trf', 't.xlsx', '-o', 'back.trf', '--format', 'trf26'];
  expect(await terminal.run(...back)).toBe(0);
  const lines = (text: string) => text.split('\n').filter((line) => /^(001|310|320) /.test(line));
  // The round just paired is new, and so are the places; the games of before are those of the file.
  const games = (line: string) => line.slice(0, 80) + line.slice(89, 129);
  expect(
    lines(terminal.text('back.trf'))
      .filter((line) => line.startsWith('001'))
      .map(games),
  ).toEqual(
    lines(TEAMS)
      .filter((line) => line.startsWith('001'))
      .map(games),
  );
  expect(await terminal.run('pair', 't.xlsx')).toBe(3);
  expect(terminal.stderr).toContain('tables 1.1, 1.2, 2.1');
});

/** Record 240 and the column of the round to come say the same of a team; expected: the pairs of the TRF. */
test('a workbook of teams knows who asked the next round off, however the file says it', async () => {
  const away = (no: number) => Number(no) >= 3 && Number(no) <= 4;
  const files = {
    'columns.trf': TEAMS.replace(/^001 +(\d+) .*$/gm, (line, no: string) =>
      away(Number(no)) ? `${line.trimEnd().padEnd(129)}  0000 - H` : line,
    ),
    'record.trf': TEAMS.replace(/^320/m, '240 H   5    2\n320'),
  };
  const terminal = new Terminal(files);
  const answers = new Set<string>();
  for (const file of Object.keys(files)) {
    expect(await terminal.run('pair', file, '--json')).toBe(0);
    answers.add(terminal.stdout);
    expect(await terminal.run('workbook', 'from-trf', file, '-o', `${file}.xlsx`)).toBe(0);
    expect(await terminal.run('pair', `${file}.xlsx`, '--json')).toBe(0);
    answers.add(terminal.stdout);
  }
  expect(answers.size).toBe(1);
  const { pairs, bye } = JSON.parse([...answers][0]!) as {
    pairs: { white: number; black: number }[];
    bye: number | null;
  };
  const playing = pairs.flatMap(({ white, black }) => [white, black]);
  expect([...playing, bye].sort()).not.toContain(2);
  expect(playing.length + 1).toBe(11);
});

/** TRF26: the code names the score that comes first, also where the rules are the organizer's own. */
test('a Swiss of teams by rules of its own is paired by the score that its code names', async () => {
  const code = (text: string) => TEAMS.replace(/^192 .*$/m, `192 ${text}`);
  const terminal = new Terminal({
    'own.trf': code('CUSTOM_TEAM_SWISS_GP'),
    'known.trf': code('FIDE_TEAM_TYPEA_GP_MP'),
  });
  expect(await terminal.run('pair', 'own.trf')).toBe(3);
  expect(terminal.stderr).toContain('[system-not-ours]');
  expect(await terminal.run('pair', 'known.trf')).toBe(0);
  const known = terminal.stdout;
  expect(await terminal.run('pair', 'own.trf', '--system', 'team-swiss-2026')).toBe(0);
  expect(terminal.stdout).toBe(known);
  expect(known).not.toBe('6\n1 8\n6 3\n2 7\n10 5\n9 11\n4 12\n');
});

test('there is no knock-out of teams, and it is said', async () => {
  const terminal = new Terminal({
    'asked.trf': TEAMS,
    'said.trf': TEAMS.replace(/^192 .*$/m, '192 CUSTOM_KNOCKOUT'),
  });
  expect(await terminal.run('pair', 'asked.trf', '--system', 'knock-out')).toBe(3);
  expect(terminal.stderr).toContain('[no-knock-out-of-teams]');
  expect(await terminal.run('pair', 'said.trf')).toBe(3);
  expect(terminal.stderr).toContain('[no-knock-out-of-teams]');
  expect(terminal.stdout).toBe('');
});
