import type { Random } from '../../../src/generate/random';
import { pointSystem } from '../../../src/model/outcomes';
import { OUTCOMES, type Entry, type Player, type Tournament } from '../../../src/model/types';
import { event } from '../event';
import type { Line } from './trfText';

/** An event of every kind of entry; nobody paired it. */
export function randomEvent(random: Random): Tournament {
  const size = random.integer(1, 12);
  const rounds = random.integer(1, 6);
  const lines = Array.from({ length: size }, (_, index): Line => ({
    no: index + 1,
    name: `Name ${index}`,
  }));
  const base = event('012 Random', 'XXR 9', ...lines);
  const entries = Array.from({ length: rounds }, () => randomRound(random, size));
  const players = base.players.map((player, index): Player => ({
    ...player,
    rating: random.integer(0, 2400),
    sex: random.happens(0.3) ? 'w' : 'm',
    title: random.happens(0.2) ? 'WGM' : '',
    entries: entries.map((round) => round[index]),
    requestedByes: random.happens(0.2) ? new Map([[rounds + 1, 'halfBye' as const]]) : new Map(),
    virtualPoints: random.happens(0.2) ? [2, 1, 0] : [],
  }));
  const points = random.happens(0.5)
    ? base.points
    : pointSystem(random.integer(4, 6), random.integer(1, 2), 0, { halfBye: random.integer(0, 2) });
  return { ...base, players, points, pairedRounds: rounds };
}

/** Somebody has the pairing-allocated bye in every round, so that the round counts as paired. */
function randomRound(random: Random, size: number): Entry[] {
  // A second pairing-allocated bye is settled when it is read: there is one in a round.
  const byes = OUTCOMES.filter((outcome) => /Bye$|absent/.test(outcome)).filter(
    (outcome) => outcome !== 'pairingBye',
  );
  const entries: Entry[] = Array.from({ length: size }, () => ({
    outcome: byes[random.integer(0, byes.length - 1)],
    opponent: null,
    colour: null,
  }));
  entries[0] = { outcome: 'pairingBye', opponent: null, colour: null };
  for (let white = 1; white + 1 < size; white += 2) {
    if (random.happens(0.2)) continue;
    const [a, b] = (
      [
        ['win', 'loss'],
        ['draw', 'draw'],
        ['forfeitWin', 'forfeitLoss'],
        ['forfeitLoss', 'forfeitLoss'],
      ] as const
    )[random.integer(0, 3)];
    const unrated = a === 'win' && random.happens(0.3) ? { unrated: true } : {};
    entries[white] = { outcome: a, opponent: white + 2, colour: 'white', ...unrated };
    entries[white + 1] = { outcome: b, opponent: white + 1, colour: 'black', ...unrated };
  }
  return entries;
}

/** The same with what only TRF26 can say of it. */
export function randomEvent26(random: Random): Tournament {
  const base = randomEvent(random);
  const numbers = base.players.map(({ no }) => no);
  const some = () => numbers.filter(() => random.happens(0.3));
  const kept = (text: string) => ({
    text: `### ${text}`,
    after: random.happens(0.5) ? '012 1' : `001 ${random.integer(1, numbers.length)}`,
  });
  const pair = some();
  return {
    ...base,
    initialColour: random.happens(0.5) ? 'white' : 'black',
    systemCode: 'FIDE_DUTCH_2017',
    tieBreakCodes: ['BH/C1', 'SB'],
    info: { ...base.info, timeCode: '5400+30', rankMethod: 'FRA NRO', pairedBy: 'Somebody' },
    forbidden:
      pair.length > 1 ? [{ players: pair, rounds: random.happens(0.5) ? null : [1, 2, 4] }] : [],
    abnormalPoints: [
      { type: 'W', matchPoints: null, points: 1, round: null, ids: some() },
      { type: ' ', matchPoints: null, points: -1, round: random.integer(1, 3), ids: some() },
    ],
    teams: [{ name: 'All of them', players: numbers, number: 7, nickname: 'ALL' }],
    otherLines: [kept('first'), kept('second'), kept('third')],
    players: base.players.map((player) => ({
      ...player,
      ...(random.happens(0.3) ? { national: [NATIONAL] } : {}),
    })),
  };
}

const NATIONAL = {
  federation: 'FRA',
  sex: 'm',
  category: 'A',
  name: 'Nom, Prénom',
  rating: '1999',
  origin: 'IDF',
  id: 'A00001',
  born: '1990/01/01',
};
