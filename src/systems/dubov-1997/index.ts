import { pairingScore, playerByNo } from '../../model/tournament';
import type { HalfPoints, PlayerNo, RoundToPair } from '../../model/types';
import { swissLegality } from '../audit/legality';
import { inTableOrder } from '../../model/rounds/tableOrder';
import type { PairingResult, PairingSystem, Progress } from '../system';
import { floatsByScores } from '../shared/unplayed';
import { unplayed } from './articles/article22Unplayed';
import type { BanOf } from './byHand';
import type { Field } from './field';
import { judge, missingData, noLegalRound, pairRound, shapesOf, traceOf, whyNot } from './late';
import { byeBar, colourPreference, limits } from './limits';
import { plain } from './plain';

export { cmaList, type CmaRow } from './cmaList';
export type { Account } from './account';
export type { DubovTrace } from './trace';

/** The Dubov system as adopted by the FIDE General Assembly of 1997. */
export const dubov1997: PairingSystem = {
  id: 'dubov-1997',
  name: 'dubov1997.name',
  summary: 'dubov1997.summary',
  kind: 'swiss',
  calledBy: ['dubov', 'dubow'],
  inForce: null,
  trfCodes: [],
  extraLists: ['cma'],
  marksFloatsOnCards: false,
  pair: (task, progress) => pair(task, 'round', progress),
  explain: (task, progress) => pair(task, 'byHand', progress),
  judge,
  whyNot,
  brackets: (task) => {
    const round = missingData(task) ? null : pairRound(task);
    return round?.ok ? shapesOf(round.account, round.field) : [];
  },
  walk: null,
  plain,
  colourPreference,
  floats: (tournament, round) => floatsByScores(unplayed, tournament, round),
  byeBar,
  legality: (task, played) => swissLegality(limits, task, played),
};

function pair(task: RoundToPair, depth: 'round' | 'byHand', progress?: Progress): PairingResult {
  const missing = missingData(task);
  if (missing) return { ok: false, refusal: missing };
  const round = pairRound(task, progress);
  if (!round.ok) return { ok: false, refusal: noLegalRound(task, round.field) };
  const { account } = round;
  return {
    ok: true,
    pairs: inTableOrder(
      account.pairs.map(({ white, black }) => ({ white, black })),
      tableScore(task),
    ),
    bye: account.bye?.player ?? null,
    trace: traceOf(account, depth === 'byHand' ? bansOf(round.field) : undefined),
  };
}

/** R26: the score with adjourned games as draws, without the virtual points of an acceleration. */
function tableScore({ tournament, round }: RoundToPair): (no: PlayerNo) => HalfPoints {
  const byNo = playerByNo(tournament);
  return (no) => {
    const player = byNo.get(no)!;
    return pairingScore(tournament, player) - (player.virtualPoints[round - 1] ?? 0);
  };
}

/** The bans of a field by the players' numbers. */
function bansOf({ cards, ban }: Field): BanOf {
  const at = new Map(cards.map(({ no, index }) => [no, index]));
  return (a, b) => ban[at.get(a)!][at.get(b)!];
}
