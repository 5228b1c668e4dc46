import type { Reason, Trace, TraceStep } from '../../explain/reason';
import type { PlayerNo, RoundToPair, SystemId } from '../../model/types';
import type { WordKey } from '../../words';
import { roundsOfCycle } from './berger';
import type { Scheduled } from './schedule';

export const ANNEX = 'C.05 Annex 1';

/** How the round follows from the table. */
export function traceOf(
  system: SystemId,
  { tournament, round, present }: RoundToPair,
  scheduled: Scheduled,
): Trace<Scheduled> {
  const { places, cycle, tableRound, isExchanged, pairs, free } = scheduled;
  const players = tournament.players.length;
  const here = new Set(present);
  const away = pairs
    .flatMap(({ white, black }) => [white, black])
    .filter((no) => !here.has(no))
    .sort((a, b) => a - b);
  const steps: TraceStep[] = [
    {
      key: tableKey(tournament.matchPlay !== undefined, players === places),
      article: ANNEX,
      args: { players, places, round: tableRound },
    },
  ];
  if (tournament.matchPlay) steps.push({ key: 'roundRobin.home', article: ANNEX });
  if (isExchanged)
    steps.push({
      key: 'roundRobin.exchanged',
      article: ANNEX,
      args: { round, other: tableRound },
    });
  if (cycle > 1) steps.push(cycleStep(cycle));
  steps.push({
    key: 'roundRobin.pairs',
    args: { count: pairs.length },
    table: {
      title: { key: 'roundRobin.pairs-title', args: { round } },
      header: [{ key: 'roundRobin.white' }, { key: 'roundRobin.black' }],
      rows: pairs.map(({ white, black }) => [who(white), who(black)]),
    },
  });
  if (free !== null) steps.push({ key: 'roundRobin.free', article: ANNEX, args: one(free) });
  if (away.length > 0) steps.push({ key: 'roundRobin.away', args: { players: { players: away } } });
  steps.push(...unevenRounds(tournament.totalRounds, players));
  return { system, round, steps, data: scheduled };
}

const tableKey = (isOfTeams: boolean, isFull: boolean): WordKey => {
  if (isOfTeams) return isFull ? 'roundRobin.table-teams' : 'roundRobin.table-teams-odd';
  return isFull ? 'roundRobin.table' : 'roundRobin.table-odd';
};

const cycleStep = (cycle: number): TraceStep => ({
  key: cycle % 2 === 0 ? 'roundRobin.cycle-reversed' : 'roundRobin.cycle',
  article: ANNEX,
  args: { cycle },
});

/** A number of rounds that leaves the last cycle unfinished is told, not mended. */
function unevenRounds(rounds: number, players: number): TraceStep[] {
  const length = roundsOfCycle(players);
  // Nobody has said how many rounds there are: nothing to compare with.
  if (rounds % length === 0 || rounds > 4 * length) return [];
  return [{ key: 'roundRobin.uneven', args: { rounds, length } }];
}

export const one = (no: PlayerNo) => ({ player: { players: [no] } });
const who = (no: PlayerNo): Reason => ({ key: 'roundRobin.who', args: one(no) });
