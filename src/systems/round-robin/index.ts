import { unfinishedRound } from '../../model/tournament';
import type { RoundToPair, SystemId, Tournament } from '../../model/types';
import type { Phrase } from '../../explain/phrasebook';
import type { Reason } from '../../explain/reason';
import type { PairingResult, PairingSystem } from '../system';
import { traceOf } from './account';
import { roundsOfCycle } from './berger';
import { beganOtherwise, judge, metTooOften, whyNot } from './judge';
import { schedule, type Exchange } from './schedule';
import { asStandingsCount } from './withdrawals';

interface Variant {
  readonly id: SystemId;
  readonly name: Phrase;
  readonly summary: Phrase;
  readonly calledBy: readonly string[];
  readonly trfCodes: readonly string[];
  /** The code of a double round robin, where it is not the first of `trfCodes`. */
  readonly doubleCode: string;
  readonly exchange: Exchange;
}

function roundRobinOf(variant: Variant): PairingSystem {
  const { exchange, doubleCode, ...shown } = variant;
  return {
    ...shown,
    kind: 'round-robin',
    inForce: null,
    extraLists: [],
    marksFloatsOnCards: false,
    trfCodeFor: (tournament) => (isDouble(tournament) ? doubleCode : variant.trfCodes[0]),
    pair: (task) => pair(variant, task),
    judge: (task, played) => judge(exchange, task, played),
    whyNot: (task, a, b) => whyNot(exchange, task, a, b),
    // The table gives the colours; nobody has a claim of his own.
    colourPreference: () => ({ colour: null, strength: 'none' }),
    floats: () => new Map(),
    byeBar: () => null,
    freeRoundIs: 'zeroBye',
    asStandingsCount,
    legality: (task, { pairs }) =>
      metTooOften(task, pairs, schedule(task, task.round, exchange).cycle),
  };
}

const isDouble = ({ totalRounds, players }: Tournament): boolean =>
  totalRounds === 2 * roundsOfCycle(players.length);

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
  const here = new Set(task.present);
  // A game of somebody who is away is lost by forfeit, so it stays in the table.
  const pairs = scheduled.pairs.filter(({ white, black }) => here.has(white) || here.has(black));
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
  name: {
    en: 'Round robin (Berger tables, C.05)',
    fr: 'Toutes rondes (tables de Berger, C.05)',
    pt: 'Todos contra todos (tabelas de Berger, C.05)',
  },
  summary: {
    en: 'everybody meets everybody by number, once or twice; in a double one the last two rounds of the first cycle are exchanged, as recommended',
    fr: 'chacun rencontre chacun selon les numéros, une ou deux fois ; en aller-retour, les deux dernières rondes du premier tour sont interverties, comme recommandé',
    pt: 'todos se defrontam pelos números, uma ou duas vezes; na volta dupla trocam-se as duas últimas rondas da primeira volta, como recomendado',
  },
  calledBy: ['round robin', 'toutes rondes', 'todos contra todos', 'berger'],
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
  name: {
    en: 'Round robin, rounds not exchanged (Berger tables, C.05)',
    fr: 'Toutes rondes, sans intervertir de rondes (tables de Berger, C.05)',
    pt: 'Todos contra todos, sem troca de rondas (tabelas de Berger, C.05)',
  },
  summary: {
    en: 'as round robin, but a double one repeats the tables as they stand, with colours reversed',
    fr: 'comme toutes rondes, mais en aller-retour les tables se répètent telles quelles, couleurs inversées',
    pt: 'como todos contra todos, mas na volta dupla as tabelas repetem-se tal como estão, com as cores invertidas',
  },
  calledBy: ['rounds not exchanged', 'sans intervertir', 'todos contra todos, sem troca'],
  trfCodes: ['BERGER_ROUNDROBIN_G2', 'BERGER_DOUBLEROUNDROBIN'],
  doubleCode: 'BERGER_ROUNDROBIN_G2',
  exchange: 'never',
});
