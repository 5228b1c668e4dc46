import { parseTrf } from '../../../src/formats/trf/parseTrf';
import { check } from '../../../src/model/check';
import { pointSystem } from '../../../src/model/outcomes';
import { pairingScore, score } from '../../../src/model/tournament';
import { event } from '../../support/event';
import { trf, type Line } from '../../support/files/trfText';

/** Columns and codes as the ruling on TRF26 restates them from the format's own text. */
const warningsOf = (...lines: (Line | string)[]) => {
  const checked = check(parseTrf(trf(...lines)));
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.warnings.map(({ code }) => code);
};
const problemsOf = (...lines: (Line | string)[]) => {
  const checked = check(parseTrf(trf(...lines)));
  return checked.ok ? [] : checked.problems.filter(({ severity }) => severity === 'error');
};
const four: Line[] = [{ no: 1 }, { no: 2 }, { no: 3 }, { no: 4 }];

describe('the header', () => {
  test('142 rounds, 152 initial colour, 192 system, 202 tie-breaks', () => {
    expect(event(...four, '142 9', '152 B', '192 FIDE_DUTCH_2026', '202 BH/C1,SB')).toMatchObject({
      totalRounds: 9,
      roundsDeclared: true,
      initialColour: 'black',
      systemCode: 'FIDE_DUTCH_2026',
      tieBreakCodes: ['BH/C1', 'SB'],
    });
  });

  test('codes are read in either case', () => {
    const lines = ['xxr 5', '152 w', '192 fide_dutch_2017', '212 pts,bh'];
    expect(event(...four, ...lines)).toMatchObject({
      totalRounds: 5,
      initialColour: 'white',
      systemCode: 'FIDE_DUTCH_2017',
      tieBreakCodes: ['BH'],
    });
  });

  test('the code of bbpPairings stands in 092; other words there are none', () => {
    expect(event(...four, '092 FIDE_DUTCH_2025').systemCode).toBe('FIDE_DUTCH_2025');
    expect(event(...four, '092 Individual: Swiss').systemCode).toBeUndefined();
  });

  test('the newer record counts, and the contradiction is told', () => {
    const lines = [...four, 'XXR 2', '142 3', 'XXC white1', '152 B'];
    expect(event(...lines)).toMatchObject({ totalRounds: 3, initialColour: 'black' });
    expect(warningsOf(...lines)).toEqual(['records-disagree', 'records-disagree']);
    expect(warningsOf(...four, 'XXR 3', '142 3', 'XXC black1', '152 B')).toEqual([]);
  });

  test('what cannot be read is refused, each with its line and column', () => {
    const lines = [...four, '142 many', '152 G', '162  Q 1.0', '162  W one'];
    expect(problemsOf(...lines).map(({ code, place }) => [code, place])).toEqual([
      ['bad-round-count', { kind: 'line', line: 5 }],
      ['bad-initial-colour', { kind: 'line', line: 6 }],
      ['unknown-162-code', { kind: 'line', line: 7, column: 6 }],
      ['bad-points', { kind: 'line', line: 8, column: 6 }],
      ['unknown-162-code', { kind: 'line', line: 8, column: 6 }],
    ]);
  });
});

describe('points', () => {
  test.each([
    ['162  W 3.0    D 1.0    L 0.0', pointSystem(6, 2, 0)],
    ['162 W 3.0   D 1.0', pointSystem(6, 2, 0)],
    ['162  P 0.5', pointSystem(2, 1, 0, { pairingBye: 1 })],
    ['162  A 0.5', pointSystem(2, 1, 0, { zeroBye: 1, absent: 1, forfeitLoss: 1 })],
  ])('%s', (line, points) => {
    expect(event(...four, line).points).toEqual(points);
  });

  test('162 beside lines that say the same, and beside lines that do not', () => {
    expect(warningsOf(...four, '162  W 3.0    D 1.0', 'BBW  3.0', 'BBD  1.0')).toEqual([]);
    expect(warningsOf(...four, '162  W 3.0    D 1.0', 'BBW  2.0')).toEqual(['records-disagree']);
  });

  test('what 162 cannot say apart may stand in XXS', () => {
    const { points } = event(...four, '162  W 3.0    D 1.0', 'XXS FPB=2 HPB=0.5');
    expect(points).toEqual(pointSystem(6, 2, 0, { fullBye: 4, halfBye: 1 }));
  });
});

describe('240: byes', () => {
  const played: Line[] = [
    { no: 1, rounds: ['2 w 1'] },
    { no: 2, rounds: ['1 b 0'] },
    { no: 3, rounds: ['0000 - H'] },
  ];

  test('of the round to pair and of later ones', () => {
    const { players } = event(...played, '240 Z 002    1', '240 H 004    1    2', '142 5');
    expect(players.map(({ requestedByes }) => [...requestedByes])).toEqual([
      [
        [2, 'zeroBye'],
        [4, 'halfBye'],
      ],
      [[4, 'halfBye']],
      [],
    ]);
  });

  test('of a past round the line of the player counts', () => {
    expect(warningsOf(...played, '240 H 001    3')).toEqual([]);
    const lines = [...played, '240 Z 001    3'];
    expect(event(...lines).players[2].entries[0].outcome).toBe('halfBye');
    expect(warningsOf(...lines)).toEqual(['bye-disagrees']);
  });

  test('with 0000 - Z in the column of the coming round: told, and 240 says which bye it is', () => {
    const lines = [{ no: 1, rounds: ['2 w 1', '0000 - Z'] }, played[1], '240 H 002    1'];
    expect([...event(...lines).players[0].requestedByes]).toEqual([[2, 'halfBye']]);
    expect(warningsOf(...lines)).toEqual(['bye-disagrees']);
  });

  test('an unknown type, round or player', () => {
    const lines = [...played, '240 Q 002    1', '240 H xxx    1', '240 H 002    9'];
    expect(problemsOf(...lines).map(({ code }) => code)).toEqual([
      'bad-bye-type',
      'bad-round-range',
      'absent-unknown-player',
    ]);
  });
});

describe('250: virtual points', () => {
  const hundred: Line[] = Array.from({ length: 100 }, (_, index) => ({ no: index + 1 }));

  /** The nine rounds and hundred players of the ruling on acceleration. */
  test('the first half is accelerated for five rounds', () => {
    const { players } = event(
      ...hundred,
      '250      01.0 001 003 0001 0050',
      '250      00.5 004 005 0001 0050',
    );
    expect(players[49].virtualPoints).toEqual([2, 2, 2, 1, 1]);
    expect(players[50].virtualPoints).toEqual([]);
  });

  test('250 replaces XXA', () => {
    const same = ['XXA    1  1.0  0.0', '250       1.0   1   1    1    1'];
    expect(warningsOf(...four, ...same)).toEqual([]);
    const other = ['XXA    1  0.5', '250       1.0   1   1    1    1'];
    expect(warningsOf(...four, ...other)).toEqual(['records-disagree']);
    expect(event(...four, ...other).players[0].virtualPoints).toEqual([2]);
  });

  test('match points mean nothing for single players', () => {
    expect(problemsOf(...four, '250  2.0        1   1    1    2')[0].code).toBe(
      'virtual-match-points',
    );
  });
});

test('260: kept apart in these rounds; over all rounds always', () => {
  const lines = ['142 5', '260 001 002    1    3', '260 001 005    2    4    1'];
  expect(event(...four, ...lines).forbidden).toEqual([
    { players: [1, 3], rounds: [1, 2] },
    { players: [2, 4, 1], rounds: null },
  ]);
});

/**
 * How an individual bonus and penalty count was seen in a foreign engine: added to the points of
 * the round, and contained in columns 81–84.
 */
describe('299: abnormal points', () => {
  const played: Line[] = [
    { no: 1, points: '1.0', rounds: ['2 w 1'] },
    { no: 2, points: '2.0', rounds: ['1 b 0'] },
  ];

  test('a bonus counts in score and pairing score', () => {
    const tournament = event(...played, '299           2.0    1    2');
    const [, second] = tournament.players;
    expect(score(tournament, second)).toBe(4);
    expect(pairingScore(tournament, second)).toBe(4);
    expect(warningsOf(...played, '299           2.0    1    2')).toEqual([]);
  });

  test('a type replaces the points of its result; who is named goes before all', () => {
    const lines = [
      { no: 1, rounds: ['2 w +'] },
      { no: 2, rounds: ['1 b -'] },
      { no: 3, rounds: ['4 w +'] },
      { no: 4, rounds: ['3 b -'] },
    ];
    const tournament = event(...lines, '299 -         0.5    1    4', '299 -         1.0');
    expect(tournament.players.map((player) => score(tournament, player))).toEqual([2, 2, 2, 1]);
  });

  test('a penalty, and somebody who is not there', () => {
    const tournament = event(...played, '299          -0.5  000    1');
    expect(score(tournament, tournament.players[0])).toBe(1);
    expect(problemsOf(...played, '299          -0.5    1    9')[0].code).toBe(
      'abnormal-unknown-player',
    );
  });
});

test('in an event of teams the numbers of 240 to 299 are those of teams', () => {
  const tournament = event(
    { no: 1 },
    { no: 2 },
    '192 FIDE_TEAM_TYPEA_MP_GP',
    '362 TW  2.0   TD  1.0   TL  0.0',
    '250  2.0        1   1    1    7',
    '240 H 001    7',
  );
  expect(tournament.players[0].virtualPoints).toEqual([]);
  expect(tournament.otherLines).toBeUndefined();
  expect(tournament.teamPlay).toMatchObject({
    matchPoints: [4, 2, 0],
    virtualPoints: [{ matchPoints: 4, points: null, rounds: [1, 1], ids: [1, 7] }],
    requestedByes: [{ bye: 'halfBye', round: 1, ids: [7] }],
  });
});
