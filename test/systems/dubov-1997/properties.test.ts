import { roundToPair } from '../../../src/model/tournament';
import type { Player, RoundToPair, Tournament } from '../../../src/model/types';
import { dubov1997 } from '../../../src/systems/dubov-1997';
import { newEvent, play, seeded } from './simulate';

/**
 * Legality and existence, judged by code that shares nothing with the engine: the bans are read from
 * the entries again, and "is there a legal round?" is answered by trying everything.
 */

const wasPlayed = (outcome: string): boolean =>
  ['win', 'draw', 'loss', 'adjourned'].includes(outcome);

function mayHave(player: Player, colour: 'white' | 'black'): boolean {
  const letters = player.entries
    .filter(({ outcome }) => wasPlayed(outcome))
    .map((entry) => (entry.colour === 'white' ? 'W' : 'B'))
    .join('');
  const letter = colour === 'white' ? 'W' : 'B';
  const after = letters + letter;
  const count = (l: string): number => after.split(l).length - 1;
  return !after.endsWith(letter.repeat(3)) && Math.abs(count('W') - count('B')) <= 2;
}

const haveMet = (a: Player, b: Player): boolean =>
  a.entries.some((entry) => entry.opponent === b.no && wasPlayed(entry.outcome));

const legal = (white: Player, black: Player): boolean =>
  !haveMet(white, black) && mayHave(white, 'white') && mayHave(black, 'black');

const mayHaveBye = (player: Player): boolean =>
  !player.entries.some(({ outcome }) => ['pairingBye', 'fullBye', 'forfeitWin'].includes(outcome));

function existsRound(players: readonly Player[], byeGiven: boolean): boolean {
  if (players.length === 0) return true;
  const [first, ...others] = players;
  if (players.length % 2 === 1 && byeGiven) return false;
  if (players.length % 2 === 1 && mayHaveBye(first) && existsRound(others, true)) return true;
  return others.some(
    (other) =>
      (legal(first, other) || legal(other, first)) &&
      existsRound(
        others.filter((player) => player !== other),
        byeGiven,
      ),
  );
}

function simulate(
  seed: number,
  largest: number,
  check: (task: RoundToPair, result: ReturnType<typeof dubov1997.pair>) => void,
): void {
  const random = seeded(seed);
  const count = 2 + Math.floor(random() * (largest - 1));
  const rounds = Math.min(count + 1, 3 + Math.floor(random() * 9));
  const forfeits = random() < 0.5 ? 0 : 0.15;
  const absences = random() < 0.5 ? 0 : 0.15;
  const withdrawals = random() < 0.7 ? 0 : 0.08;
  let event: Tournament = newEvent(count, rounds, random, random() < 0.3 ? 4 : 800);
  const gone = new Set<number>();
  for (let round = 1; round <= rounds; round++) {
    for (const { no } of event.players) if (random() < withdrawals) gone.add(no);
    const present = event.players
      .map(({ no }) => no)
      .filter((no) => !gone.has(no) && random() >= absences);
    const task = roundToPair(event, round, present);
    const result = dubov1997.pair(task);
    check(task, result);
    if (!result.ok) return;
    event = play(event, result.pairs, result.bye, random, forfeits);
  }
}

function expectLegal(
  { tournament, present }: RoundToPair,
  result: ReturnType<typeof dubov1997.pair>,
) {
  if (!result.ok) return;
  const byNo = new Map(tournament.players.map((player) => [player.no, player]));
  const named = result.pairs.flatMap(({ white, black }) => [white, black]);
  if (result.bye !== null) named.push(result.bye);
  expect([...named].sort((a, b) => a - b)).toEqual(present);
  const illegal = result.pairs.filter(
    ({ white, black }) => !legal(byNo.get(white)!, byNo.get(black)!),
  );
  expect(illegal).toEqual([]);
  if (result.bye !== null) expect(mayHaveBye(byNo.get(result.bye)!)).toBe(true);
}

test('small fields with many rounds: a legal round is found exactly when one exists', () => {
  let refused = 0;
  let paired = 0;
  for (let seed = 1; seed <= 300; seed++)
    simulate(seed, 9, (task, result) => {
      const players = task.tournament.players.filter(({ no }) => task.present.includes(no));
      // Round 1 gives the bye by the list alone; nobody has had a point before it.
      expect([seed, task.round, result.ok]).toEqual([
        seed,
        task.round,
        existsRound(players, false),
      ]);
      expectLegal(task, result);
      if (result.ok) paired++;
      else refused++;
    });
  // Both kinds must really occur, or the test says nothing.
  expect(refused).toBeGreaterThan(50);
  expect(paired).toBeGreaterThan(800);
});

test('larger fields with forfeits, byes, absences and withdrawals: every round is legal', () => {
  for (let seed = 1000; seed < 1040; seed++) simulate(seed, 60, expectLegal);
});

test('a refusal names players, reasons and cures', () => {
  for (let seed = 1; seed <= 60; seed++)
    simulate(seed, 9, (_, result) => {
      if (result.ok) return;
      expect(result.refusal.code).toBe('no-legal-pairing');
      expect(result.refusal.reasons.length).toBeGreaterThan(0);
      expect(result.refusal.cures.length).toBeGreaterThan(0);
    });
});
