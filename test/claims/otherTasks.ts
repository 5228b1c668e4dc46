import type { Entry, MatchPlay, Outcome, RoundToPair, Tournament } from '../../src/model/types';
import { makeTask } from '../../src/model/taskFor';
import { roundToPair } from '../../src/model/tournament';
import { withField } from '../../src/generate/randomEvent';
import type { PairingSystem } from '../../src/systems/system';
import { randomRounds, seeded, tournamentOf } from '../systems/dutch-2016/events';
import { cup, DRAW, BLACK, played, WHITE } from '../systems/knock-out/events';

/** Random rounds of the systems that are no Swiss: tables, the ladder, the bracket. */
export function* otherTasks(
  system: PairingSystem,
  events: number,
  players: (seed: number) => number,
): Generator<[string, RoundToPair]> {
  for (let seed = 1; seed <= events; seed++)
    for (const task of tasksOf(system, seed, players(seed))) yield [`event ${seed}`, task];
}

function tasksOf(system: PairingSystem, seed: number, count: number): Generator<RoundToPair> {
  if (system.kind === 'ladder') return randomRounds(seed * 17, count, 8, system);
  return system.kind === 'knock-out'
    ? cupTasks(system, seed, count)
    : tableTasks(system, seed, count);
}

const TEAMS: MatchPlay = {
  of: 'teams',
  preferences: 'none',
  primary: 'match',
  ranksBySecond: true,
};

/** Once or twice round, to the end; in some events somebody leaves, early or late, and somebody is away. */
function* tableTasks(system: PairingSystem, seed: number, wanted: number): Generator<RoundToPair> {
  const random = seeded(seed * 31);
  const field = system.fieldFor?.(wanted);
  const count = field?.players ?? wanted;
  const cycle = field?.rounds ?? count - 1 + (count % 2);
  const totalRounds = seed % 3 === 0 ? 2 * cycle : cycle;
  const entries: Entry[][] = Array.from({ length: count }, () => []);
  const leaver = seed % 4 === 1 && !field ? 1 + Math.floor(random() * count) : null;
  const leaves = 1 + Math.floor(random() * totalRounds);
  for (let round = 1; round <= totalRounds; round++) {
    const bare = withField(tournamentOf(entries, { totalRounds }), system);
    const isGone = (no: number) => no === leaver && round > leaves;
    const event: Tournament = {
      ...bare,
      ...(system.pairsTeams ? { matchPlay: TEAMS } : {}),
      players: bare.players.map((each) => (isGone(each.no) ? { ...each, withdrawn: true } : each)),
    };
    const away = round === totalRounds && seed % 2 === 0 ? 1 + Math.floor(random() * count) : null;
    const present = event.players.map(({ no }) => no).filter((no) => !isGone(no) && no !== away);
    const task = roundToPair(event, round, present);
    yield task;
    const result = system.pair(task);
    if (!result.ok) return;
    for (const { white, black } of result.pairs) {
      const outcomes: [Outcome, Outcome] = isGone(white)
        ? ['forfeitLoss', 'forfeitWin']
        : isGone(black)
          ? ['forfeitWin', 'forfeitLoss']
          : random() < 0.3
            ? ['draw', 'draw']
            : random() < 0.5
              ? ['win', 'loss']
              : ['loss', 'win'];
      entries[white - 1].push({ outcome: outcomes[0], opponent: black, colour: 'white' });
      entries[black - 1].push({ outcome: outcomes[1], opponent: white, colour: 'black' });
    }
    for (const own of entries)
      if (own.length < round) own.push({ outcome: 'zeroBye', opponent: null, colour: null });
  }
}

const RULES = [
  undefined,
  'games 2; third yes',
  'draw lot; lots 4711',
  'third yes; byes lot; lots rook',
  'draw each-stage; lots 12; third yes',
  'draw list; games 2',
];

/** To the final; level meetings are decided by a play-off that the event notes. */
function* cupTasks(system: PairingSystem, seed: number, count: number): Generator<RoundToPair> {
  const random = seeded(seed * 13);
  const rules = RULES[seed % RULES.length];
  const games = rules?.includes('games 2') ? 2 : 1;
  const rounds = games * system.roundsFor!(count, rules) * (games === 2 ? 0.5 : 1);
  let event = cup(count, rounds, rules);
  for (let round = 1; round <= rounds; round++) {
    const open = system.undecided!(system.entered!(event));
    if (open.length > 0) {
      // Nobody may go on before that is said: the refusal is asked for first.
      yield makeTask(system.entered!(event), round);
      const playOff = open.map((both) => (random() < 0.5 ? [...both] : [...both].reverse()));
      const before = event.tieOrders?.playOff ?? [];
      event = { ...event, tieOrders: { ...event.tieOrders, playOff: [...before, ...playOff] } };
    }
    yield makeTask(system.entered!(event), round);
    event = played(event, () => {
      const lot = random();
      return lot < 0.35
        ? DRAW
        : lot < 0.45
          ? ['forfeitWin', 'forfeitLoss']
          : lot < 0.7
            ? WHITE
            : BLACK;
    });
  }
}
