import path from 'path';
import { FUNCTIONS } from '../../functions';
import { standingBefore, byeOf } from '../../src/model/tournament';
import type { Tournament } from '../../src/model/types';
import { playedRound } from '../../src/model/rounds/round';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { planCells } from '../../src/sheets/plan/planCells';
import { type TableCells } from '../../src/sheets/plan/cells';
import { corpusFiles, readTrf } from '../support/cases';

/** The event before `round` as the add-in's own sheets have it; who is away has asked for it. */
function rangesBefore(event: Tournament, round: number) {
  const stood = standingBefore(event, round);
  const players = stood.players.map((player, index) => {
    const { outcome, opponent } = event.players[index].entries[round - 1];
    const isAway = opponent === null && outcome !== 'pairingBye';
    return isAway ? { ...player, requestedByes: new Map([[round, 'zeroBye' as const]]) } : player;
  });
  const { tables } = planCells(eventPlan({ ...stood, players }, DEFAULT_SETTINGS));
  const named = (name: string) => rangeOf(tables.find((table) => table.name === name)!);
  return {
    players: named('Players'),
    event: named('Event'),
    rounds: Array.from({ length: round - 1 }, (_, index) => named(`Round_${index + 1}`)),
  };
}

const rangeOf = ({ header, rows }: TableCells): unknown[][] => [
  [...header],
  ...rows.map((row) => [...row]),
];

const pairings = (...given: unknown[]): [unknown, unknown][] =>
  (FUNCTIONS.PAIRINGS(...(given as never[])) as unknown[][])
    .slice(1)
    .map((row) => [row[1], row[8] === '' ? null : row[8]]);

const expected = (event: Tournament, round: number): [number, number | null][] => {
  const { pairs } = playedRound(event, round);
  const bye = byeOf(event, round);
  return [
    ...pairs.map(({ white, black }): [number, number | null] => [white, black]),
    ...(bye === null ? [] : [[bye, null] as [number, null]]),
  ];
};

const sorted = (pairs: readonly (readonly [unknown, unknown])[]) =>
  pairs.map(String).sort((a, b) => a.localeCompare(b));

/**
 * Rounds in the middle of events in which the exceptions of a last round (topscorers, A.7 and C.3
 * of Dutch 2016) would give another pairing. The pairing expected is that of bbpPairings and JaVaFo.
 */
describe('PAIRINGS of a round that is not the last', () => {
  it.each([
    ['dutch2017-0067-n22-r10-forfeits.trf', 7],
    ['dutch2017-0133-n18-r9-drawish.trf', 7],
    ['dutch2017-0214-n11-r9-byes.trf', 6],
    ['dutch2017-0214-n11-r9-byes.trf', 7],
    ['dutch2017-0214-n11-r9-byes.trf', 8],
  ])(
    '%s, round %i: with the number of rounds, with the table Event, and with neither',
    (name, round) => {
      const file = corpusFiles('dutch-2016', '.trf').find((each) => path.basename(each) === name)!;
      const event = readTrf(file);
      const { players, rounds, event: settings } = rangesBefore(event, round);
      const wanted = sorted(expected(event, round));
      expect(sorted(pairings(players, 'dutch-2016', event.totalRounds, rounds))).toEqual(wanted);
      expect(sorted(pairings(players, 'dutch-2016', null, [settings, ...rounds]))).toEqual(wanted);
      expect(sorted(pairings(players, 'dutch-2016', null, rounds))).toEqual(wanted);
    },
  );
});
