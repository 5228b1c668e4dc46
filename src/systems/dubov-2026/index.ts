import { HANDLING_2026 } from '../../handling';
import { coloursPlayed } from '../../model/tournament';
import type { TraceStep } from '../../explain/reason';
import type { Float, PlayerNo, Price } from '../../model/types';
import { swissLegality, type SwissLimits } from '../audit/legality';
import { opinionsDubov } from '../literal';
import type { PairingSystem } from '../system';
import { preferenceOf } from './articles/article16Preferences';
import { upfloatersOf } from './articles/article18Upfloats';
import { byeBar } from './articles/c2Bye';
import { ID } from './id';
import { bracketsOf, judge, pairTask, walkTask, whyNot } from './late';
import { plain } from './plain';

const limits: SwissLimits = {
  articles: { met: 'C.04.1 2', thirdColour: 'C.04.1 7', difference: 'C.04.1 6' },
  byeBar,
};

/** The Dubov system of C.04.4.1, in force since 1 February 2026. */
export const dubov2026: PairingSystem = {
  id: ID,
  name: 'dubov2026.name',
  summary: 'dubov2026.summary',
  kind: 'swiss',
  calledBy: ['dubov', 'dubow'],
  inForce: null,
  permitted: { from: '2026-02-01', until: null },
  trfCodes: ['FIDE_DUBOV'],
  handling: HANDLING_2026,
  extraLists: [],
  marksFloatsOnCards: false,
  pair: (task, progress) => pairTask(task, 'round', progress),
  explain: (task, progress) => pairTask(task, 'byHand', progress),
  judge: (task, played) => judge(task, played),
  priceOf,
  secondOpinion: opinionsDubov,
  whyNot: (task, a, b) => whyNot(task, a, b),
  brackets: (task) => bracketsOf(task),
  walk: (task) => walkTask(task),
  plain,
  colourPreference: (_, player) => preferenceOf(coloursPlayed(player)),
  floats: (tournament, round) =>
    new Map(upfloatersOf(tournament, round).map((no): [PlayerNo, Float] => [no, 'up'])),
  byeBar,
  legality: (task, played) => swissLegality(limits, task, played),
};

/** C7 is of colours, C8 to C10 of upfloats; other upfloaters, shifters and rows come later in their orders. */
function priceOf({ key, article }: TraceStep): Price {
  if (key === 'dubov2026.judge.worse')
    return article === 'C7' ? 'colours' : article === 'C5' || article === 'C6' ? 'any' : 'floats';
  return LATER.has(key) ? 'order' : 'any';
}

const LATER: ReadonlySet<string> = new Set([
  'dubov2026.judge.upfloaters',
  'dubov2026.judge.withinG1',
  'dubov2026.judge.withinG2',
  'dubov2026.judge.shiftG1',
  'dubov2026.judge.shiftG2',
  'dubov2026.judge.row',
]);
