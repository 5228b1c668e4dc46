import fs from 'fs';
import { CLASSIC_POINTS, isPlayed, OUTCOME_FACTS } from '../../src/model/outcomes';
import { coloursPlayed, opponentsMet, pairingScore, score } from '../../src/model/tournament';
import { OUTCOMES, type HalfPoints, type Outcome } from '../../src/model/types';
import { parseTrf } from '../../src/formats/trf/parseTrf';
import { corpusFiles, readTrf } from '../support/cases';
import { event } from '../support/event';

/**
 * What each code is worth is solved from the files of a foreign program alone: players whose other
 * rounds are certain give the points of the one that is not.
 */
test('bbpPairings gives each bye and forfeit the points of the matrix', () => {
  const worth = new Map<Outcome, Set<HalfPoints>>();
  for (const file of corpusFiles('dutch-2016', '.trf')) {
    const text = fs.readFileSync(file, 'utf8');
    if (/^BB/m.test(text.replace(/\r/g, '\n'))) continue; // other point systems
    for (const { claimedPoints, entries } of parseTrf(text).players) {
      const open = entries.filter((entry) => entry && !isPlayed(entry.outcome));
      if (open.length !== 1 || !claimedPoints) continue;
      const certain = entries.reduce(
        (sum, entry) =>
          sum + (entry && isPlayed(entry.outcome) ? CLASSIC_POINTS[entry.outcome] : 0),
        0,
      );
      const outcome = open[0]!.outcome;
      worth.set(outcome, (worth.get(outcome) ?? new Set()).add(claimedPoints.value - certain));
    }
  }
  const found = Object.fromEntries([...worth].map(([outcome, values]) => [outcome, [...values]]));
  expect(found).toEqual({
    pairingBye: [2],
    halfBye: [1],
    zeroBye: [0],
    forfeitWin: [2],
    forfeitLoss: [0],
  });
});

test('JaVaFo 1.4 gives its bye a point, its half-point bye half, its absence none', () => {
  for (const file of corpusFiles('dutch-2012', '.trf')) {
    const tournament = readTrf(file);
    const claimed = parseTrf(fs.readFileSync(file, 'utf8')).players;
    for (const { no, claimedPoints } of claimed) {
      const player = tournament.players.find((each) => each.no === no.value)!;
      expect(score(tournament, player)).toBe(claimedPoints?.value);
    }
  }
});

test('every outcome with a code of its own is read back from it', () => {
  for (const outcome of OUTCOMES) {
    const { trf } = OUTCOME_FACTS[outcome];
    if (trf === ' ') continue;
    const isBye = 'UFHZ'.includes(trf);
    const other = { '1': '0', '0': '1', '=': '=', '+': '-', '-': '+' }[trf];
    const tournament = isBye
      ? event({ no: 1, rounds: [`0000 - ${trf}`, '2 w 1'] }, { no: 2, rounds: ['', '1 b 0'] })
      : event({ no: 1, rounds: [`2 w ${trf}`] }, { no: 2, rounds: [`1 b ${other}`] });
    expect(tournament.players[0].entries[0].outcome).toBe(outcome);
  }
});

describe('what engines derive', () => {
  const tournament = event(
    { no: 1, rounds: ['2 w 1', '0000 - H', '3 b -', '4 w ='] },
    { no: 2, rounds: ['1 b 0', '3 w 1', '4 b 1', '0000 - Z'] },
    { no: 3, rounds: ['4 w 1', '2 b 0', '1 w +', '0000 - U'] },
    { no: 4, rounds: ['3 b 0', '0000 - F', '2 w 0', '1 b ='] },
    'XXA    1  1.0  1.0  0.5  0.0  0.5',
  );
  const [first, , third, fourth] = tournament.players;

  test('scores', () => {
    expect(tournament.players.map((player) => score(tournament, player))).toEqual([4, 4, 6, 3]);
  });

  test('C.04.2.D.5: gaps in the colour history are closed', () => {
    expect(coloursPlayed(first)).toEqual(['white', 'white']);
    expect(coloursPlayed(third)).toEqual(['white', 'black']);
  });

  test('C.04.2.D.6: a forfeited pair has not met', () => {
    expect([...opponentsMet(first)]).toEqual([2, 4]);
    expect([...opponentsMet(fourth)]).toEqual([3, 2, 1]);
  });

  test('virtual points of the round to pair are added', () => {
    expect(pairingScore(tournament, first)).toBe(5);
    expect(pairingScore(tournament, first, 2)).toBe(4);
  });

  test('C.04.2.D.1: an adjourned game is a draw for pairing only', () => {
    const adjourned = {
      ...first,
      virtualPoints: [],
      entries: first.entries.map((entry, index) =>
        index === 3 ? { ...entry, outcome: 'adjourned' as const } : entry,
      ),
    };
    expect(pairingScore(tournament, adjourned)).toBe(4);
    expect(score(tournament, adjourned)).toBe(3);
  });
});
