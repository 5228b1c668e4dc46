import { check } from '../../src/model/check';
import { parseTrf } from '../../src/formats/trf/parseTrf';
import { teamEventOf } from '../../src/tiebreaks/teams/fromTournament';
import { teamStandings } from '../../src/tiebreaks/teams/standings';
import { trfLine } from '../support/files/teamTrf';

/**
 * Four teams of two boards, three rounds, everybody meets everybody. Boards as `own points`:
 *
 * | | R1 | R2 | R3 | MP | GP |
 * |---|---|---|---|---|---|
 * | 1 | 2: 1 ½ | 3: ½ ½ | 4: 0 1 | 2+1+1 = 4 | 1½+1+1 = 3½ |
 * | 2 | 1: 0 ½ | 4: 1 1 | 3: 1 0 | 0+2+1 = 3 | ½+2+1 = 3½ |
 * | 3 | 4: ½ 1 | 1: ½ ½ | 2: 0 1 | 2+1+1 = 4 | 1½+1+1 = 3½ |
 * | 4 | 3: ½ 0 | 2: 0 0 | 1: 1 0 | 0+0+1 = 1 | ½+0+1 = 1½ |
 */
const EVENT = [
  '012 Four teams',
  '192 FIDE_TEAM_ROUNDROBIN_MP_GP',
  '142 3',
  '362 TW  2.0   TD  1.0   TL  0.0',
  trfLine(1, ['3 w 1', '5 b =', '7 w 0']),
  trfLine(2, ['4 b =', '6 w =', '8 b 1']),
  trfLine(3, ['1 b 0', '7 w 1', '5 b 1']),
  trfLine(4, ['2 w =', '8 b 1', '6 w 0']),
  trfLine(5, ['7 w =', '1 w =', '3 w 0']),
  trfLine(6, ['8 b 1', '2 b =', '4 b 1']),
  trfLine(7, ['5 b =', '3 b 0', '1 b 1']),
  trfLine(8, ['6 w 0', '4 w 0', '2 w 0']),
  ...[1, 2, 3, 4].map((no) => team310(no, [2 * no - 1, 2 * no])),
].join('\n');

function team310(no: number, players: readonly number[]): string {
  const head = `310 ${String(no).padStart(3)} Team ${no}`.padEnd(73);
  return head + players.map((player) => String(player).padStart(4)).join(' ');
}

function ranked(tieBreaks: string[], edition = 'C07-2026', text = EVENT) {
  const checked = check(parseTrf(text));
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const event = teamEventOf(checked.value);
  const list = teamStandings(event!, { tieBreaks, edition });
  if (!list.ok) throw new Error(JSON.stringify(list.problems));
  return list.value;
}

const column = (list: ReturnType<typeof ranked>, code: string) =>
  Object.fromEntries(list.rows.map((row) => [row.no, row.tieBreaks[code]]));

it('puts matches together from the boards (11.1)', () => {
  const { rows } = ranked([]);
  expect(
    rows.map(({ no, rank, matchPoints, gamePoints }) => [no, rank, matchPoints, gamePoints]),
  ).toEqual([
    [1, 1, 4, 3.5],
    [3, 1, 4, 3.5],
    [2, 3, 3, 3.5],
    [4, 4, 1, 1.5],
  ]);
});

it('counts boards (12.1–12.3)', () => {
  const list = ranked(['BC', 'TBR', 'BBE']);
  // Board 1 and board 2 of each team: 1½ 2; 2 1½; 1 2½; 1½ 0.
  expect(column(list, 'BC')).toEqual({ 1: 1.5 + 4, 2: 2 + 3, 3: 1 + 5, 4: 1.5 });
  expect(column(list, 'TBR')).toEqual({ 1: 1.5, 2: 2, 3: 1, 4: 1.5 });
  expect(column(list, 'BBE')).toEqual({ 1: 1.5, 2: 2, 3: 1, 4: 1.5 });
  // 1 and 3 are equal in both scores: the lower board count is first.
  expect(list.rows.map(({ no, brokenBy }) => [no, brokenBy])).toEqual([
    [1, null],
    [3, 'BC'],
    [2, null],
    [4, null],
  ]);
});

it('multiplies the four ways (13.2)', () => {
  const list = ranked(['EMMSB', 'EMGSB', 'EGMSB', 'EGGSB']);
  // Team 1: MP of 2, 3, 4 are 3, 4, 1; it made 2, 1, 1 MP and 1½, 1, 1 GP against them.
  expect(column(list, 'EMMSB')[1]).toBe(3 * 2 + 4 * 1 + 1 * 1);
  expect(column(list, 'EMGSB')[1]).toBe(3 * 1.5 + 4 * 1 + 1 * 1);
  expect(column(list, 'EGMSB')[1]).toBe(3.5 * 2 + 3.5 * 1 + 1.5 * 1);
  expect(column(list, 'EGGSB')[1]).toBe(3.5 * 1.5 + 3.5 * 1 + 1.5 * 1);
});

it('takes the other score (13.1), and the schedule (13.4)', () => {
  const list = ranked(['MPvGP', 'SSSC', 'SSSC/K2']);
  expect(column(list, 'MPvGP')).toEqual({ 1: 3.5, 2: 3.5, 3: 3.5, 4: 1.5 });
  // 3 rounds of 2 match points by 2 game points of a match: 3. Opponents of 1 have 3 + 4 + 1 MP.
  expect(column(list, 'SSSC')[1]).toBeCloseTo(3.5 + 8 / 3);
  expect(column(list, 'SSSC/K2')[1]).toBe(3.5 + 8 / 2);
});

it('extends direct encounter to the boards of the last two (13.3.2)', () => {
  // 1 and 3 drew their match ½ ½: nothing separates them.
  expect(column(ranked(['EDEBT']), 'EDEBT')).toMatchObject({ 1: 1, 3: 1 });
  // The same match won on the second board by 1 and on the first by 3.
  const decided = EVENT.replace(
    trfLine(1, ['3 w 1', '5 b =', '7 w 0']),
    trfLine(1, ['3 w 1', '5 b 0', '7 w 0']),
  )
    .replace(trfLine(5, ['7 w =', '1 w =', '3 w 0']), trfLine(5, ['7 w =', '1 w 1', '3 w 0']))
    .replace(trfLine(2, ['4 b =', '6 w =', '8 b 1']), trfLine(2, ['4 b =', '6 w 1', '8 b 1']))
    .replace(trfLine(6, ['8 b 1', '2 b =', '4 b 1']), trfLine(6, ['8 b 1', '2 b 0', '4 b 1']));
  // Board count of the match: 1 has 2 × 1, 3 has 1 × 1, and the lower is better.
  expect(column(ranked(['EDEBT'], 'C07-2026', decided), 'EDEBT')).toMatchObject({ 1: 2, 3: 1 });
  expect(column(ranked(['EDEB'], 'C07-2026', decided), 'EDEB')).toMatchObject({ 1: 2, 3: 1 });
  expect(column(ranked(['EDE'], 'C07-2026', decided), 'EDE')).toMatchObject({ 1: 1, 3: 1 });
});

it('has the team tie-breaks of the French text', () => {
  const list = ranked(['GP', 'MP', 'BERLIN', 'SB-T'], 'FFE-1998');
  // Berlin of two boards: 2 × board 1 + board 2.
  expect(column(list, 'BERLIN')).toEqual({ 1: 5, 2: 5.5, 3: 4.5, 4: 3 });
  expect(column(list, 'SB-T')[1]).toBe(3 * 1.5 + 4 * 1 + 1 * 1);
});

it('refuses what is no tie-break of teams, with the nearest ones', () => {
  const checked = check(parseTrf(EVENT));
  const event = checked.ok ? teamEventOf(checked.value) : undefined;
  const list = teamStandings(event!, { tieBreaks: ['EMMSC', 'TPR'], edition: 'C07-2026' });
  expect(list.ok ? [] : list.problems).toMatchObject([
    {
      code: 'unknown-tie-break',
      value: 'EMMSC',
      args: { nearest: expect.stringMatching(/^EMMSB/) },
    },
    { code: 'unknown-tie-break', value: 'TPR' },
  ]);
});
