import type { BracketShape } from '../../explain/picture';
import type { Reason, TraceStep } from '../../explain/reason';
import { isPlayed } from '../../model/outcomes';
import { unfinishedRound } from '../../model/tournament';
import type { Pair, PlayerNo, RoundToPair } from '../../model/types';
import type { PairingResult, PlayedRound, Refusal } from '../system';
import type { TableEdition } from './system';
import { tableRound, type TableRound } from './table';

export function pair({ id, article, tableFor }: TableEdition, task: RoundToPair): PairingResult {
  const { tournament, round, present } = task;
  const tabled = tableFor(tournament);
  if (!tabled.ok) return refuse(tabled.reason, tabled.cure);
  const unfinished = unfinishedRound(tournament);
  if (unfinished !== null)
    return refuse(
      { key: 'roundRobin.unfinished', args: { round: unfinished } },
      { key: 'roundRobin.cure-results' },
    );
  const scheduled = tableRound(tabled, round);
  const met = metTooOften(task, scheduled.pairs, scheduled.cycle);
  if (met.length > 0)
    return {
      ok: false,
      refusal: refusal(met, { key: 'fixedTable.cure-order' }),
    };
  const steps: TraceStep[] = [
    ...tabled.notes,
    {
      key: 'fixedTable.round',
      article,
      args: { round: scheduled.tableRound, rounds: tabled.table.length },
    },
    ...(scheduled.cycle > 1
      ? [{ key: 'fixedTable.cycle' as const, article, args: { cycle: scheduled.cycle } }]
      : []),
    {
      key: 'roundRobin.pairs',
      args: { count: scheduled.pairs.length },
      table: {
        title: { key: 'roundRobin.pairs-title', args: { round } },
        header: [{ key: 'roundRobin.white' }, { key: 'roundRobin.black' }],
        rows: scheduled.pairs.map(({ white, black }) => [who(white), who(black)]),
      },
    },
  ];
  const here = new Set(present);
  const away = scheduled.pairs
    .flatMap(({ white, black }) => [white, black])
    .filter((no) => !here.has(no))
    .sort((a, b) => a - b);
  if (away.length > 0) steps.push({ key: 'roundRobin.away', args: { players: { players: away } } });
  const trace = { system: id, round, steps, data: scheduled };
  return { ok: true, pairs: scheduled.pairs, bye: null, trace };
}

const who = (no: PlayerNo): Reason => ({
  key: 'roundRobin.who',
  args: { player: { players: [no] } },
});

const refusal = (reasons: readonly Reason[], cure: Reason): Refusal => ({
  code: 'bad-request',
  reasons,
  players: [],
  cures: [cure],
});

const refuse = (reason: Reason, cure: Reason): PairingResult => ({
  ok: false,
  refusal: refusal([reason], cure),
});

/** Pairs that have met as often as the cycle allows. */
export function metTooOften(
  { tournament }: RoundToPair,
  pairs: readonly Pair[],
  cycle: number,
): Reason[] {
  const byNo = new Map(tournament.players.map((player) => [player.no, player]));
  return pairs.flatMap(({ white, black }): Reason[] => {
    const rounds = (byNo.get(white)?.entries ?? []).flatMap(({ opponent, outcome }, index) =>
      opponent === black && isPlayed(outcome) ? [index + 1] : [],
    );
    if (rounds.length < cycle) return [];
    const args = { players: { players: [white, black] }, rounds: rounds.join(', ') };
    return [{ key: 'roundRobin.met', args }];
  });
}

/** Where a round leaves the table. */
export function judge(
  { article, tableFor }: TableEdition,
  task: RoundToPair,
  played: PlayedRound,
): TraceStep[] {
  const tabled = tableFor(task.tournament);
  if (!tabled.ok) return [tabled.reason];
  const here = new Set(task.present);
  // The game of somebody who is away need not be written down; where it is, it is of this round.
  const ours = tableRound(tabled, task.round).pairs;
  const due = ours.filter(({ white, black }) => here.has(white) && here.has(black));
  const is = (a: Pair, b: Pair) => a.white === b.white && a.black === b.black;
  const turned = ({ white, black }: Pair): Pair => ({ white: black, black: white });
  const both = ({ white, black }: Pair) => ({ players: { players: [white, black] } });
  const steps: TraceStep[] = [];
  for (const each of played.pairs) {
    if (ours.some((pair) => is(pair, each))) continue;
    if (ours.some((pair) => is(pair, turned(each))))
      steps.push({ key: 'fixedTable.judge-colours', article, args: both(each) });
    else steps.push({ key: 'fixedTable.judge-elsewhere', article, args: both(each) });
  }
  for (const each of due)
    if (!played.pairs.some((pair) => is(pair, each) || is(pair, turned(each))))
      steps.push({ key: 'fixedTable.judge-missing', article, args: both(each) });
  return steps;
}

/** The table decides alone: when the two meet, with which colours, or that they never do. */
export function whyNot(
  { article, tableFor }: TableEdition,
  task: RoundToPair,
  a: PlayerNo,
  b: PlayerNo,
): TraceStep[] {
  const { tournament, round } = task;
  const known = new Set(tournament.players.map(({ no }) => no));
  const unknown = [a, b].filter((no) => !known.has(no));
  if (unknown.length > 0)
    return [{ key: 'roundRobin.why-unknown', args: { players: { numbers: unknown } } }];
  if (a === b) return [{ key: 'roundRobin.why-self', args: { players: { players: [a] } } }];
  const tabled = tableFor(tournament);
  if (!tabled.ok) return [tabled.reason];
  const players = { players: [a, b] };
  const team = tabled.teams.find((each) => each.players.includes(a));
  if (team?.players.includes(b))
    return [{ key: 'fixedTable.why-mates', article, args: { players, team: team.name } }];
  const last = Math.max(round, tournament.totalRounds, tabled.table.length);
  const meetings = Array.from({ length: last }, (_, index) => index + 1).flatMap((each) => {
    const { pairs }: TableRound = tableRound(tabled, each);
    const found = pairs.find(({ white, black }) =>
      [white, black].every((no) => no === a || no === b),
    );
    return found ? [{ round: each, white: found.white }] : [];
  });
  if (meetings.some((each) => each.round === round))
    return [{ key: 'fixedTable.why-paired', article, args: { players, round } }];
  if (meetings.length === 0) return [{ key: 'fixedTable.why-never', article, args: { players } }];
  return meetings.map((each) => ({
    key: each.round < round ? 'fixedTable.why-before' : 'fixedTable.why-later',
    article,
    args: { players, round: each.round, white: { players: [each.white] } },
  }));
}

export const shapeOf = (article: string, round: number, pairs: readonly Pair[]): BracketShape => ({
  title: { key: 'roundRobin.pairs-title', article, args: { round } },
  parts: [
    { part: 'white', players: pairs.map(({ white }) => white) },
    { part: 'black', players: pairs.map(({ black }) => black) },
  ],
  movedDown: [],
  pairs: pairs.map((each) => ({ ...each, colours: { key: 'picture.table-colours', article } })),
  refused: [],
  leaving: [],
  bye: null,
  places: [],
});
