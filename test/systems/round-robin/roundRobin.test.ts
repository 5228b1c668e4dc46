import { DEFAULT_REQUEST, generateTournament } from '../../../src/generate/generate';
import { makeTrf } from '../../../src/formats/trf/write/makeTrf';
import { parseTrf } from '../../../src/formats/trf/parseTrf';
import { check } from '../../../src/model/check';
import { coloursPlayed, roundToPair, score } from '../../../src/model/tournament';
import type { Tournament } from '../../../src/model/types';
import { systemById, systemByTrfCode, trfCodeOf } from '../../../src/systems';
import { recheckRound } from '../../../src/systems/audit/recheck';
import { roundRobin, roundRobinStraight } from '../../../src/systems/round-robin';
import type { PairingSystem } from '../../../src/systems/system';

const played = (players: number, rounds: number, system: PairingSystem = roundRobin, more = {}) => {
  const made = generateTournament(
    { ...DEFAULT_REQUEST, players, rounds, seed: 5, forfeits: 0, ...more },
    system,
  );
  if (!made.ok) throw new Error(JSON.stringify(made.refusal));
  return made.tournament;
};

const pairsOf = (tournament: Tournament, system: PairingSystem, round: number) => {
  const result = system.pair(roundToPair(tournament, round));
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return [...result.pairs.map(({ white, black }) => `${white}-${black}`), result.bye ?? ''].join(
    ' ',
  );
};

const differing = (tournament: Tournament, system: PairingSystem) =>
  Array.from({ length: tournament.pairedRounds }, (_, index) => index + 1).filter((round) => {
    const checked = recheckRound(tournament, system, round);
    return 'problems' in checked || checked.differs;
  });

/** C.05 Annex 1, table for 5 or 6 players; with 5 the highest number counts as a bye. */
test('the rounds of five and of six players', () => {
  const six = played(6, 5);
  expect([1, 2, 3, 4, 5].map((round) => pairsOf(six, roundRobin, round).trim())).toEqual([
    '1-6 2-5 3-4',
    '6-4 5-3 1-2',
    '2-6 3-1 4-5',
    '6-5 1-4 2-3',
    '3-6 4-2 5-1',
  ]);
  expect(pairsOf(played(5, 5), roundRobin, 2)).toBe('5-3 1-2 4');
});

/** C.05 Annex 1: the exchange avoids three games running with the same colour. */
test('a double round robin exchanges the last two rounds of the first cycle, or not', () => {
  const exchanged = played(6, 10);
  const straight = played(6, 10, roundRobinStraight);
  expect(pairsOf(exchanged, roundRobin, 4).trim()).toBe('3-6 4-2 5-1');
  expect(pairsOf(exchanged, roundRobin, 5).trim()).toBe('6-5 1-4 2-3');
  expect(pairsOf(exchanged, roundRobin, 6).trim()).toBe('6-1 5-2 4-3');
  expect(pairsOf(straight, roundRobinStraight, 4).trim()).toBe('6-5 1-4 2-3');
  const longest = (tournament: Tournament) =>
    Math.max(
      ...tournament.players.map((player) => {
        const letters = coloursPlayed(player).map((colour) => colour[0]);
        return Math.max(
          ...letters
            .join('')
            .match(/w+|b+/g)!
            .map((run) => run.length),
        );
      }),
    );
  expect(longest(exchanged)).toBe(2);
  expect(longest(straight)).toBe(3);
});

test.each([3, 4, 5, 8, 11, 16, 23, 24])('%i players: everybody meets everybody', (players) => {
  const rounds = players + (players % 2) - 1;
  const tournament = played(players, rounds);
  for (const { no, entries } of tournament.players) {
    const met = entries.flatMap(({ opponent }) => opponent ?? []);
    expect(met.sort((a, b) => a - b)).toEqual(
      tournament.players.map((other) => other.no).filter((other) => other !== no),
    );
  }
  expect(differing(tournament, roundRobin)).toEqual([]);
});

test('the free round of an odd field is worth nothing', () => {
  const tournament = played(5, 5, roundRobin, { drawRate: 0 });
  const points = tournament.players.map((player) => score(tournament, player));
  expect(points.reduce((sum, each) => sum + each, 0)).toBe(2 * 10);
});

/** TRF26, record 192: which tables and whether rounds are exchanged. */
test.each([
  ['FIDE_ROUNDROBIN', 7, roundRobin],
  ['BERGER_ROUNDROBIN', 7, roundRobin],
  ['FIDE_DOUBLEROUNDROBIN', 14, roundRobin],
  ['BERGER_ROUNDROBIN_G2', 14, roundRobinStraight],
] as const)('a file that says %s is checked by it, whatever the option', (code, rounds, system) => {
  const text = makeTrf({ ...played(8, rounds, system), systemCode: code });
  const read = check(parseTrf(/^192 /m.test(text) ? text : `192 ${code}\n${text}`));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(systemByTrfCode(code)).toBe(system);
  expect(differing(read.value, system)).toEqual([]);
  expect(differing(read.value, roundRobin)).toEqual([]);
});

test('without a code the rounds played tell whether they were exchanged', () => {
  const straight = played(8, 14, roundRobinStraight);
  // Round 6 is the first that could be exchanged: from 7 on it is known that it was not.
  expect(differing(straight, roundRobin)).toEqual([6]);
  expect(trfCodeOf(roundRobin, straight)).toBe('FIDE_DOUBLEROUNDROBIN');
  expect(trfCodeOf(roundRobin, played(8, 7))).toBe('FIDE_ROUNDROBIN');
  expect(trfCodeOf(systemById('round-robin-straight')!, straight)).toBe('BERGER_ROUNDROBIN_G2');
});

describe('answers', () => {
  const tournament = played(6, 5);
  const keys = (steps: readonly { key: string }[]) => steps.map(({ key }) => key);

  test('judge names pairs that belong elsewhere and reversed colours', () => {
    const task = roundToPair(tournament, 2);
    const right = { pairs: [pair(6, 4), pair(5, 3), pair(1, 2)], bye: null };
    expect(roundRobin.judge(task, right)).toEqual([]);
    const turned = { pairs: [pair(4, 6), pair(5, 3), pair(1, 2)], bye: null };
    expect(keys(roundRobin.judge(task, turned))).toEqual(['roundRobin.judge-colours']);
    const other = { pairs: [pair(6, 3), pair(5, 4), pair(1, 2)], bye: null };
    const judged = roundRobin.judge(task, other);
    expect(keys(judged)).toEqual([
      'roundRobin.judge-elsewhere',
      'roundRobin.judge-elsewhere',
      'roundRobin.judge-missing',
      'roundRobin.judge-missing',
    ]);
    // 3-6 stands in round 5 of the table.
    expect(judged[0].args).toMatchObject({ rounds: '5' });
  });

  test('whyNot says when the two meet', () => {
    const task = roundToPair(tournament, 2);
    expect(roundRobin.whyNot(task, 3, 6)).toMatchObject([
      { key: 'roundRobin.why-later', args: { round: 5, white: { players: [3] } } },
    ]);
    expect(roundRobin.whyNot(task, 5, 2)).toMatchObject([
      { key: 'roundRobin.why-before', args: { round: 1, white: { players: [2] } } },
    ]);
    expect(keys(roundRobin.whyNot(task, 1, 2))).toEqual(['roundRobin.why-paired']);
    expect(keys(roundRobin.whyNot(task, 1, 9))).toEqual(['roundRobin.why-unknown']);
  });

  test('numbers that do not fit the rounds played are refused', () => {
    const swapped: Tournament = {
      ...tournament,
      players: [...tournament.players, { ...tournament.players[0], no: 7, entries: [] }].map(
        (player) => ({
          ...player,
          entries:
            player.no === 7
              ? tournament.players[0].entries.map(() => ({
                  outcome: 'absent' as const,
                  opponent: null,
                  colour: null,
                }))
              : player.entries,
        }),
      ),
    };
    const result = roundRobin.pair(roundToPair(swapped, 4));
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.refusal.reasons[0].key).toBe('roundRobin.other-table');
  });
});

const pair = (white: number, black: number) => ({ white, black });
