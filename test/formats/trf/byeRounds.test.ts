/** A round in which nobody was paired: a TRF has no record for it, which is told and no fault of the program. */
import { writeTrf } from '../../../src/formats/trf/write/writeTrf';
import { parseTrf } from '../../../src/formats/trf/parseTrf';
import { blankEvent, blankPlayer, NO_PLAY } from '../../../src/model/blank';
import { check } from '../../../src/model/check';
import type { Entry, Outcome, Tournament } from '../../../src/model/types';

const bye = (outcome: Outcome): Entry => ({ outcome, opponent: null, colour: null });
const game = (no: number): Entry => ({
  ...{ outcome: 'draw', opponent: no % 2 === 1 ? no + 1 : no - 1 },
  colour: no % 2 === 1 ? 'white' : 'black',
});

/** Four who played round 1; nobody was paired in round 2, which gave the first of them half a point. */
const event = (extra: Partial<Tournament> = {}): Tournament => ({
  ...blankEvent(
    [1, 2, 3, 4].map((no) => ({
      ...blankPlayer(no, 2000 - no),
      entries: [game(no), bye(no === 1 ? 'halfBye' : 'zeroBye')],
    })),
    3,
  ),
  ...extra,
});
const teams = [
  { name: 'Grove', players: [1, 3] },
  { name: 'Heath', players: [2, 4] },
];

test.each(['trf16', 'trf26'] as const)('%s of players tells what it cannot say', (format) => {
  const written = writeTrf(event(), { format });
  if (!written.ok) throw new Error(JSON.stringify(written.problems));
  expect(written.warnings.map(({ code, value }) => [code, value])).toContainEqual([
    ...['trf-loses-bye-rounds', '2'],
  ]);
  const read = check(parseTrf(written.value));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  // The points in the file are those of the rounds that it says took place.
  expect(read.warnings).toEqual([]);
  expect(read.value.pairedRounds).toBe(1);
  expect(read.value.players[0]!.requestedByes.get(2)).toBe('halfBye');
  expect(read.value.players[1]!.requestedByes.get(2)).toBe('zeroBye');
});

test('and of teams', () => {
  const teamPlay = { ...NO_PLAY, boardColours: 'WB' };
  const pairingByes = { matchPoints: 2, gamePoints: 2, teams: [0, 0] };
  const all = { ...event({ teams, teamPlay: { ...teamPlay, pairingByes } }) };
  const written = writeTrf(all, { format: 'trf26' });
  if (!written.ok) throw new Error(JSON.stringify(written.problems));
  expect(written.warnings.map(({ code }) => code)).toContain('trf-loses-bye-rounds');
  const read = check(parseTrf(written.value));
  expect(read.ok && read.value.pairedRounds).toBe(1);
});

test('a round of byes before one that was paired stays a round', () => {
  const players = event().players.map((player) => ({
    ...player,
    entries: [player.entries[1]!, player.entries[0]!],
  }));
  const written = writeTrf(event({ players }));
  if (!written.ok) throw new Error(JSON.stringify(written.problems));
  expect(written.warnings.map(({ code }) => code)).not.toContain('trf-loses-bye-rounds');
  const read = check(parseTrf(written.value));
  expect(read.ok && read.value.pairedRounds).toBe(2);
});
