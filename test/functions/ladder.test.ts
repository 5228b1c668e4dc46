import './shim';
import { FUNCTIONS } from '../../functions';
import { blankEvent, blankPlayer } from '../../src/model/blank';
import type { Entry, Tournament } from '../../src/model/types';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { planCells } from '../../src/sheets/plan/planCells';
import { ladderFormula } from '../../src/sheets/write/lists/standingsSheet';

const game = (
  opponent: number,
  colour: 'white' | 'black',
  outcome: Entry['outcome'],
): readonly Entry[] => [{ opponent, colour, outcome }];

/** Four players, one evening: 1 beat 2, 3 and 4 drew. Values by hand: places are worth 10, 9, 8, 7. */
const EVENT: Tournament = {
  ...blankEvent(
    [
      { ...blankPlayer(1), name: 'Ash, Rue', entries: game(2, 'white', 'win') },
      { ...blankPlayer(2), name: 'Birch, Sage', entries: game(1, 'black', 'loss') },
      { ...blankPlayer(3), name: 'Cedar, Moss', entries: game(4, 'white', 'draw') },
      { ...blankPlayer(4), name: 'Dill, Fern', entries: game(3, 'black', 'draw') },
    ],
    9,
  ),
  pairedRounds: 1,
  systemParameters: 'top 10; again 0',
};

function ranges(event: Tournament) {
  const { tables } = planCells(eventPlan(event, { ...DEFAULT_SETTINGS, system: 'keizer' }));
  const named = (name: string): unknown[][] => {
    const { header, rows } = tables.find((table) => table.name === name)!;
    return [[...header], ...rows.map((row) => [...row])];
  };
  return { players: named('Players'), rounds: [named('Round_1'), named('Event')] };
}
const call = (name: string, ...given: unknown[]): unknown =>
  FUNCTIONS[name]!(...(given as never[]));

const { players, rounds } = ranges(EVENT);

it('spills the ladder by the rules of the event', () => {
  const [header, ...rows] = call('LADDER_STANDINGS', players, null, rounds) as unknown[][];
  expect(header!.slice(-2)).toEqual(['KEIZER', 'Value']);
  // Own place and what the game earned: 10 + 9, 8 + 7/2, 7 + 8/2, 9 + 0; then the new places' worth.
  expect(rows.map((row) => [row[0], row[1], row[4], row[5], row[6]])).toEqual([
    [1, 1, 1, 19, 10],
    [2, 3, 0.5, 11.5, 9],
    [3, 4, 0.5, 11, 8],
    [4, 2, 0, 9, 7],
  ]);
});

it('shows the working, whose counted terms add up to the points', () => {
  expect(call('LADDER', 'Cedar', players, null, rounds)).toBe(11.5);
  const rows = (call('LADDER_DETAIL', 3, players, null, rounds) as unknown[][]).slice(1);
  expect(rows.map((row) => [row[0], row[1], row[3], row[6]])).toEqual([
    ['', '', 8, 8],
    [1, 4, 7, 3.5],
  ]);
});

it('takes other rules, and refuses what it does not understand', () => {
  expect(call('LADDER', 1, players, 'top 20; again 0', rounds)).toBe(39);
  expect(() => call('LADDER', 1, players, 'gold 3', rounds)).toThrow(/gold 3/);
});

it('says that a ladder with postponed games is not final', () => {
  const open: Tournament = {
    ...EVENT,
    players: EVENT.players.map((player) =>
      player.no < 3
        ? {
            ...player,
            entries: player.entries.map((entry) => ({ ...entry, outcome: 'adjourned' })),
          }
        : player,
    ),
  };
  const with1 = ranges(open);
  const [header] = call('LADDER_STANDINGS', with1.players, null, with1.rounds) as unknown[][];
  expect(String(header!.at(-1))).toMatch(/^Value · .*1-2 \(1\)/);
});

it('is what the live standings of a ladder are', () => {
  expect(ladderFormula(2)).toBe(
    '=CHESS.LADDER_STANDINGS(Players[#All],,Round_1[#All],Round_2[#All],Event[#All])',
  );
});
