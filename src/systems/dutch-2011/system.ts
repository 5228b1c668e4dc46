import {
  coloursPlayed,
  unfinishedRound,
  pairingScore,
  playerByNo,
  score,
} from '../../model/tournament';
import type { PlayerNo, RoundToPair } from '../../model/types';
import { swissLegality } from '../audit/legality';
import { inTableOrder } from '../../model/rounds/tableOrder';
import type { PairingResult, PairingSystem, Progress } from '../system';
import { floatsByScores } from '../shared/unplayed';
import { preferenceAfter } from './articles/a7preferences';
import { unplayed } from './articles/b1bUnplayed';
import type { Edition } from './edition';
import {
  judge,
  pairRound,
  refuseNoPairing,
  refuseUnfinished,
  shapesOf,
  traceOf,
  whyNot,
} from './late';
import { areWithoutGames, byeBar, limits } from './limits';
import { plain } from './plain';
import { byeCardOf, colouredPairs } from './search/result';

/** One edition of this procedure as the rest of the product sees it. */
export function systemOf(edition: Edition): PairingSystem {
  return {
    id: edition.id,
    name: edition.name,
    summary: edition.summary,
    kind: 'swiss',
    calledBy: ['dutch', 'neerland', 'holand', 'holland'],
    inForce: edition.inForce,
    trfCodes: [],
    extraLists: [],
    marksFloatsOnCards: false,
    pair: (task, progress) => pair(edition, task, 'round', progress),
    explain: (task, progress) => pair(edition, task, 'byHand', progress),
    judge: (task, played) => judge(edition, task, played),
    whyNot: (task, a, b) => whyNot(edition, task, a, b, (played) => judge(edition, task, played)),
    brackets: (task) =>
      unfinishedRound(task.tournament) === null ? shapesOf(task, pairRound(edition, task)) : [],
    walk: null,
    plain,
    colourPreference: (_, player) => preferenceAfter(coloursPlayed(player)),
    floats: (tournament, round) => floatsByScores(unplayed, tournament, round),
    byeBar,
    legality: (task, played) => swissLegality(limits, task, played),
    ...(edition.leavesFirstColoursOpen && { coloursAreOpen: areWithoutGames }),
  };
}

function pair(
  edition: Edition,
  task: RoundToPair,
  depth: 'round' | 'byHand',
  progress?: Progress,
): PairingResult {
  const unfinished = unfinishedRound(task.tournament);
  if (unfinished !== null)
    return { ok: false, refusal: refuseUnfinished(task.tournament, unfinished) };
  const round = pairRound(edition, task, progress);
  if (round.levels === null) return { ok: false, refusal: refuseNoPairing(task, round) };
  const coloured = colouredPairs(task, round);
  const byNo = playerByNo(task.tournament);
  const pairs = inTableOrder(
    coloured.map(({ white, black }) => ({ white: white.no, black: black.no })),
    (no) => publishedScore(task, byNo, no),
  );
  const bye = byeCardOf(round);
  let trace: ReturnType<typeof traceOf> | undefined;
  return {
    ok: true,
    pairs,
    bye: bye === null ? null : bye.no,
    // Made when it is read: most callers never read the trace.
    get trace() {
      return (trace ??= traceOf(edition, task, round, coloured, bye, depth));
    },
  };
}

/** F.1, F.9: real points, an adjourned game counted as drawn; no virtual points. */
function publishedScore(
  { tournament, round }: RoundToPair,
  byNo: ReturnType<typeof playerByNo>,
  no: PlayerNo,
): number {
  const player = byNo.get(no);
  if (player === undefined) throw new Error(`Player ${no} is not entered`);
  const adjourned = player.entries.some(({ outcome }) => outcome === 'adjourned');
  if (!adjourned) return score(tournament, player);
  return pairingScore(tournament, player, round) - (player.virtualPoints[round - 1] ?? 0);
}
