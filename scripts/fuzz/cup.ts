import type { Random } from '../../src/generate/random';
import { blankEvent, blankPlayer } from '../../src/model/blank';
import type { Entry, Outcome, PlayerNo, RoundToPair, Tournament } from '../../src/model/types';
import { systemById } from '../../src/systems';
import { taskOf } from '../../src/systems/competition';
import type { PairingResult } from '../../src/systems/system';
import { pick } from './nasty';

export const KNOCK_OUT = systemById('knock-out')!;

/** A knock-out with every round that was asked for. */
export interface PlayedCup {
  readonly tournament: Tournament;
  readonly bySeeds: boolean;
  readonly games: 1 | 2;
  readonly asked: readonly { readonly task: RoundToPair; readonly result: PairingResult }[];
}

const RESULTS: readonly (readonly [Outcome, Outcome])[] = [
  ['win', 'loss'],
  ['loss', 'win'],
  ['draw', 'draw'],
];
const FORFEITS: readonly (readonly [Outcome, Outcome])[] = [
  ['forfeitWin', 'forfeitLoss'],
  ['forfeitLoss', 'forfeitWin'],
  ['forfeitLoss', 'forfeitLoss'],
];
const NO_GAME: Entry = { outcome: 'zeroBye', opponent: null, colour: null };

/** 2 to 40 players, by seeds or lot, with forfeits, players who leave and level meetings that are decided. */
export function playedCup(random: Random): PlayedCup {
  const size = random.happens(0.7) ? random.integer(2, 12) : random.integer(13, 40);
  const games = random.happens(0.4) ? 2 : 1;
  const draw = pick(random, ['seeds', 'seeds', 'list', 'lot', 'each-stage']);
  const byes = pick(random, ['seeds', 'seeds', 'lot']);
  const third = pick(random, ['yes', 'no']);
  const stages = Math.ceil(Math.log2(size));
  const until = random.happens(0.2) ? random.integer(1, stages) : stages;
  const forfeits = random.happens(0.4) ? 0.15 : 0;
  const leaving = random.happens(0.3) ? 0.03 : 0;
  const lots = `lots ${random.integer(1, 99999)}`;
  let tournament: Tournament = {
    ...blankEvent(
      Array.from({ length: size }, (_, index) => blankPlayer(index + 1, 2400 - 10 * index)),
      until * games,
    ),
    roundsDeclared: true,
    initialColour: random.happens(0.5) ? 'white' : 'black',
    systemParameters: `draw ${draw}; byes ${byes}; games ${games}; third ${third}; ${lots}`,
  };
  const asked: PlayedCup['asked'][number][] = [];
  for (let round = 1; round <= until * games; round++) {
    const task = taskOf(KNOCK_OUT, tournament);
    if (!task.ok) break;
    const result = KNOCK_OUT.pair(task.value);
    asked.push({ task: task.value, result });
    // Where both of a semi-final stayed away there is no final to play.
    if (!result.ok || result.pairs.length === 0) break;
    const entries = new Map<PlayerNo, Entry>();
    for (const { white, black } of result.pairs) {
      const [one, other] = pick(random, random.happens(forfeits) ? FORFEITS : RESULTS);
      entries.set(white, { outcome: one, opponent: black, colour: 'white' });
      entries.set(black, { outcome: other, opponent: white, colour: 'black' });
    }
    tournament = {
      ...tournament,
      pairedRounds: round,
      players: tournament.players.map((player) => ({
        ...player,
        withdrawn: player.withdrawn || random.happens(leaving),
        entries: [...player.entries, entries.get(player.no) ?? NO_GAME],
      })),
    };
    tournament = decided(tournament, random);
  }
  return { tournament, games, bySeeds: draw === 'seeds' && byes === 'seeds', asked };
}

/** Level meetings are decided by a play-off or by lot. */
function decided(tournament: Tournament, random: Random): Tournament {
  let { playOff = [], lots = [] } = tournament.tieOrders ?? {};
  for (const [a, b] of KNOCK_OUT.undecided!(tournament)) {
    const order = random.happens(0.5) ? [a!, b!] : [b!, a!];
    if (random.happens(0.5)) playOff = [...playOff, order];
    else lots = [...lots, order];
  }
  return playOff.length + lots.length > 0
    ? { ...tournament, tieOrders: { playOff, lots } }
    : tournament;
}
