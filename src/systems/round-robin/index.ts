import { unfinishedRound } from '../../model/tournament';
import type { RoundToPair, SystemId, Tournament } from '../../model/types';
import type { WordKey } from '../../words';
import type { BracketShape } from '../../explain/picture';
import type { Reason } from '../../explain/reason';
import type { PairingResult, PairingSystem } from '../system';
import { ANNEX, traceOf } from './account';
import { roundsOfCycle } from './berger';
import { beganOtherwise, judge, metTooOften, whyNot } from './late';
import { schedule, type RoundsExchange } from './schedule';
import { plainBy, type PlainWords } from '../plain';
import { asStandingsCount } from './withdrawals';

interface Variant {
  readonly id: SystemId;
  readonly name: WordKey;
  readonly summary: WordKey;
  readonly calledBy: readonly string[];
  readonly trfCodes: readonly string[];
  /** The code of a double round robin, where it is not the first of `trfCodes`. */
  readonly doubleCode: string;
  readonly exchange: RoundsExchange;
  /** Teams in the place of players; absent: everybody plays for themselves. */
  readonly competitors?: PairingSystem['competitors'];
  readonly pairsTeams?: true;
}

export function roundRobinOf(variant: Variant): PairingSystem {
  const { exchange, doubleCode, ...shown } = variant;
  return {
    ...shown,
    kind: 'round-robin',
    ...(variant.pairsTeams ? {} : { numbersBy: 'lot' as const }),
    inForce: null,
    extraLists: variant.competitors ? [] : ['schedule'],
    scheduled: (tournament, round) => schedule({ tournament }, round, exchange),
    marksFloatsOnCards: false,
    trfCodeFor: (tournament) =>
      isDouble(tournament, variant.competitors !== undefined) ? doubleCode : variant.trfCodes[0],
    pair: (task) => pair(variant, task),
    judge: (task, played) => judge(exchange, task, played),
    whyNot: (task, a, b) => whyNot(exchange, task, a, b),
    brackets: (task) => {
      const result = pair(variant, task);
      return result.ok ? [shapeOf(task.round, result)] : [];
    },
    walk: null,
    plain: (step) => plainBy(PLAIN, step),
    // The table gives the colours; nobody has a claim of their own.
    colourPreference: () => ({ colour: null, strength: 'none' }),
    floats: () => new Map(),
    byeBar: () => null,
    freeRoundIs: 'zeroBye',
    // C.05 takes out results of a player; what becomes of a team that leaves, its competition says.
    ...(variant.competitors ? {} : { asStandingsCount }),
    legality: (task, { pairs }) =>
      metTooOften(task, pairs, schedule(task, task.round, exchange).cycle),
  };
}

const PLAIN: PlainWords = {
  'roundRobin.why-paired': { key: 'answers.meet' },
  'roundRobin.why-before': { key: 'answers.cost.later', takes: { round: 'round' } },
  'roundRobin.why-later': { key: 'answers.cost.later', takes: { round: 'round' } },
};

/** The table is one bracket: whites on the one side, blacks on the other. */
const shapeOf = (
  round: number,
  { pairs, bye }: Extract<PairingResult, { ok: true }>,
): BracketShape => ({
  title: { key: 'roundRobin.pairs-title', article: ANNEX, args: { round } },
  parts: [
    { part: 'white', players: pairs.map(({ white }) => white) },
    { part: 'black', players: pairs.map(({ black }) => black) },
    ...(bye === null ? [] : [{ part: 'alone' as const, players: [bye] }]),
  ],
  movedDown: [],
  pairs: pairs.map((each) => ({
    ...each,
    colours: { key: 'picture.table-colours', article: ANNEX },
  })),
  refused: [],
  leaving: [],
  bye,
  places: [],
});

/** Asked of the file as of those who are paired: of teams, where they are the ones. */
const isDouble = (
  { totalRounds, players, teams, matchPlay }: Tournament,
  isOfTeams: boolean,
): boolean => {
  const places = isOfTeams && !matchPlay ? (teams ?? []).length : players.length;
  return totalRounds === 2 * roundsOfCycle(places);
};

function pair({ id, exchange }: Variant, task: RoundToPair): PairingResult {
  const { tournament } = task;
  if (tournament.players.length < 2)
    return refuse({ key: 'roundRobin.too-few' }, { key: 'roundRobin.cure-players' });
  const unfinished = unfinishedRound(tournament);
  if (unfinished !== null)
    return refuse(
      { key: 'roundRobin.unfinished', args: { round: unfinished } },
      { key: 'roundRobin.cure-results' },
    );
  const scheduled = schedule(task, task.round, exchange);
  // A game of somebody who is away is lost by forfeit, by both if neither is there: it stays.
  const { pairs } = scheduled;
  const obstacles = [
    ...beganOtherwise(exchange, task),
    ...metTooOften(task, pairs, scheduled.cycle),
  ];
  if (obstacles.length > 0)
    return {
      ok: false,
      refusal: {
        code: 'bad-request',
        reasons: obstacles,
        players: [],
        cures: [{ key: 'roundRobin.cure-numbers' }],
      },
    };
  return { ok: true, pairs, bye: scheduled.free, trace: traceOf(id, task, scheduled) };
}

const refuse = (reason: Reason, cure: Reason): PairingResult => ({
  ok: false,
  refusal: { code: 'bad-request', reasons: [reason], players: [], cures: [cure] },
});

/** Everybody meets everybody by the Berger tables, once or twice (C.05, Annex 1). */
export const roundRobin = roundRobinOf({
  id: 'round-robin',
  name: 'system.round-robin.name',
  summary: 'system.round-robin.summary',
  calledBy: ['round robin', 'toutes rondes', 'todos contra todos', 'berger', 'rundenturnier'],
  trfCodes: [
    'FIDE_ROUNDROBIN',
    'FIDE_DOUBLEROUNDROBIN',
    'BERGER_ROUNDROBIN',
    'BERGER_ROUNDROBIN_G1',
  ],
  doubleCode: 'FIDE_DOUBLEROUNDROBIN',
  exchange: 'recommended',
});

/** The same with the tables as they stand: no rounds are exchanged in a double one. */
export const roundRobinStraight = roundRobinOf({
  id: 'round-robin-straight',
  name: 'system.round-robin-straight.name',
  summary: 'system.round-robin-straight.summary',
  calledBy: [
    'rounds not exchanged',
    'sans intervertir',
    'todos contra todos, sem troca',
    'ohne rundentausch',
    'liga sin intercambio',
  ],
  trfCodes: ['BERGER_ROUNDROBIN_G2', 'BERGER_DOUBLEROUNDROBIN'],
  doubleCode: 'BERGER_ROUNDROBIN_G2',
  exchange: 'never',
});
