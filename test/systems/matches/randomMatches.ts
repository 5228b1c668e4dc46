import { Random } from '../../../src/generate/random';
import { blankEvent, blankPlayer } from '../../../src/model/blank';
import { pointSystem } from '../../../src/model/outcomes';
import { roundToPair } from '../../../src/model/tournament';
import {
  PREFERENCE_TYPES,
  type Entry,
  type HalfPoints,
  type MatchPlay,
  type Outcome,
  type RoundToPair,
  type Tournament,
} from '../../../src/model/types';
import type { PairingSystem } from '../../../src/systems/system';

/**
 * Random events of matches for a comparison with the text taken at its word: odd and even numbers,
 * absences and every kind of bye, forfeits, pairs kept apart, virtual points, a few rounds too many.
 * Every round is handed to `see` before it is played as the system pairs it.
 */
export function randomEvent(
  seed: number,
  system: PairingSystem,
  most: number,
  plays: (random: Random) => MatchPlay,
  see: (task: RoundToPair) => void,
): void {
  const random = new Random(seed);
  const count = random.integer(3, most);
  const totalRounds = random.integer(2, Math.min(9, count + 1));
  const play = plays(random);
  const points = play.primary === 'match' ? pointSystem(4, 2, 0) : pointSystem(8, 4, 0);
  const drawn = [0.1, 0.4, 0.95][random.integer(0, 2)];
  const trouble = [0, 0.08, 0.25][random.integer(0, 2)];
  const isAccelerated = random.happens(0.25);
  const entries: Entry[][] = Array.from({ length: count }, () => []);
  const extra: HalfPoints[][] = Array.from({ length: count }, () => []);
  const second: HalfPoints[][] = Array.from({ length: count }, () => []);
  const apart = random.happens(0.2) ? [random.integer(1, count), random.integer(1, count)] : [];

  for (let round = 1; round <= totalRounds; round++) {
    const players = entries.map((own, index) => ({
      ...blankPlayer(index + 1),
      entries: [...own],
      extraPoints: [...extra[index]],
      secondPoints: [...second[index]],
      virtualPoints: isAccelerated && index < count / 2 ? [points.win, points.draw] : [],
    }));
    const tournament: Tournament = {
      ...blankEvent(players, totalRounds),
      pairedRounds: round - 1,
      initialColour: seed % 2 === 0 ? 'white' : 'black',
      points,
      forbidden: new Set(apart).size === 2 ? [{ players: apart, rounds: null }] : [],
      matchPlay: play,
    };
    const numbers = players.map(({ no }) => no);
    const present = numbers.filter(() => !random.happens(trouble));
    if (present.length === 0) return;
    const task = roundToPair(tournament, round, present);
    see(task);
    const paired = system.pair(task);
    if (!paired.ok) return;
    const give = (no: number, entry: Entry, first: HalfPoints, other: HalfPoints): void => {
      entries[no - 1].push(entry);
      extra[no - 1].push(first - points[entry.outcome]);
      second[no - 1].push(other);
    };
    for (const no of numbers.filter((each) => !present.includes(each))) {
      const outcome: Outcome = (['zeroBye', 'halfBye', 'fullBye', 'absent'] as const)[
        random.integer(0, 3)
      ];
      give(no, { outcome, opponent: null, colour: null }, points[outcome], 0);
    }
    if (paired.bye !== null)
      give(paired.bye, { outcome: 'pairingBye', opponent: null, colour: null }, points.draw, 2);
    for (const { white, black } of paired.pairs) {
      const [mine, theirs] = result(random, drawn, trouble);
      // Game points vary within a result, so that scores are many.
      const share = play.primary === 'game' ? random.integer(0, 2) : 0;
      const firstOf = (outcome: Outcome) =>
        outcome === 'win' ? points.win - share : outcome === 'loss' ? share : points[outcome];
      give(
        white,
        { outcome: mine, opponent: black, colour: 'white' },
        firstOf(mine),
        random.integer(0, 4),
      );
      give(
        black,
        { outcome: theirs, opponent: white, colour: 'black' },
        firstOf(theirs),
        random.integer(0, 4),
      );
    }
  }
}

/** Any of the ways in which teams may play. */
export const teamPlay = (random: Random): MatchPlay => ({
  of: 'teams',
  preferences: PREFERENCE_TYPES[random.integer(0, 2)],
  primary: random.happens(0.5) ? 'match' : 'game',
  ranksBySecond: random.happens(0.5),
});

export const twoGames = (): MatchPlay => ({
  of: 'two-games',
  preferences: 'none',
  primary: 'game',
  ranksBySecond: false,
});

function result(random: Random, drawn: number, trouble: number): readonly [Outcome, Outcome] {
  if (random.happens(trouble))
    return (
      [
        ['forfeitWin', 'forfeitLoss'],
        ['forfeitLoss', 'forfeitWin'],
        ['forfeitLoss', 'forfeitLoss'],
      ] as const
    )[random.integer(0, 2)];
  if (random.happens(drawn)) return ['draw', 'draw'];
  return random.happens(0.5) ? ['win', 'loss'] : ['loss', 'win'];
}
