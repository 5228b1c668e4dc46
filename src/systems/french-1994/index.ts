import { coloursPlayed } from '../../model/tournament';
import type { RoundToPair } from '../../model/types';
import { swissLegality } from '../audit/legality';
import type { PairingResult, PairingSystem, Progress } from '../system';
import { floatsInRound, floatsOf } from './articles/a4Floaters';
import { preferenceOf } from './articles/a7Preference';
import {
  accountOf,
  judgeRound,
  makeField,
  missingResults,
  noLegalPairing,
  placesOf,
  runEngine,
  runOn,
  shapesOf,
  tellRound,
  whyNotPaired,
  workByHand,
} from './late';
import { byeBar, limits } from './limits';
import { OFFICIAL, type French1994Options } from './options';
import { plain } from './plain';
import type { French1994Account } from './trace';

export { eloFromBcr, eloFromIngo } from './articles/a1Conversions';
export { floatsOf } from './articles/a4Floaters';
export { OFFICIAL, type French1994Options } from './options';
export type { French1994Account } from './trace';

/** The system with options; `french1994` below is the official one. */
export function pairFrench1994(
  task: RoundToPair,
  options: French1994Options = OFFICIAL,
  progress?: Progress,
  depth: 'round' | 'byHand' = 'round',
): PairingResult {
  const missing = missingResults(task);
  if (missing) return { ok: false, refusal: missing };
  const { field, result } = runEngine(task, options, progress);
  if (!result) return { ok: false, refusal: noLegalPairing(field) };
  const context = { field, weakestFirst: options.weakestPreferenceFirst };
  const account: French1994Account = accountOf(result, options.weakestPreferenceFirst);
  const last = result.levels.length - 1;
  const steps = tellRound(account, (index) => ({
    table: workByHand(context, result.levels[index], index === last),
    places: depth === 'byHand' ? placesOf(result.levels[index]) : [],
  }));
  return {
    ok: true,
    pairs: result.pairs.map(({ white, black }) => ({ white, black })),
    bye: result.bye,
    trace: { system: 'french-1994', round: task.round, steps, data: account },
  };
}

export const french1994: PairingSystem = {
  id: 'french-1994',
  name: 'french1994.name',
  summary: 'french1994.summary',
  kind: 'swiss',
  calledBy: ['french', 'francais', 'franc', 'franzosisch'],
  inForce: null,
  trfCodes: [],
  extraLists: [],
  marksFloatsOnCards: true,
  pair: (task, progress) => pairFrench1994(task, OFFICIAL, progress),
  explain: (task, progress) => pairFrench1994(task, OFFICIAL, progress, 'byHand'),
  judge: (task, played) => {
    const field = makeField(task);
    const { result } = runOn(field, task, OFFICIAL);
    if (!result) return noLegalPairing(field).reasons;
    return judgeRound({ field, weakestFirst: true }, result, played);
  },
  whyNot: (task, a, b) => {
    const field = makeField(task);
    const { result } = runOn(field, task, OFFICIAL);
    return whyNotPaired({ field, weakestFirst: true }, task, OFFICIAL, result, a, b);
  },
  brackets: (task) => {
    if (missingResults(task)) return [];
    const { field, result } = runEngine(task, OFFICIAL);
    return result ? shapesOf({ field, weakestFirst: true }, result) : [];
  },
  walk: null,
  plain,
  colourPreference: (_, player) => {
    const wish = preferenceOf(coloursPlayed(player), false);
    if (!wish) return { colour: null, strength: 'none' };
    return { colour: wish.colour, strength: wish.strength === 'weak' ? 'mild' : wish.strength };
  },
  floats: floatsInRound,
  storedFloats: floatsOf,
  byeBar,
  legality: (task, played) => swissLegality(limits, task, played),
};
