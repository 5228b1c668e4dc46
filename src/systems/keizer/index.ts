import { HANDLING_2026 } from '../../handling';
import { colourDifference } from '../../model/tournament';
import { plainBy, type PlainWords } from '../plain';
import type { ColourWish, PairingSystem } from '../system';
import { parameterForm } from './form';
import { ID } from './id';
import { brokenBy, judge, pairByLadder, shapesOf, whyBye, whyNot } from './late';
import { readRules, withTop } from './parameters';
import { ladderRanking } from './ranking';

const PLAIN: PlainWords = {
  'keizer.why.paired': { key: 'answers.meet' },
  'keizer.passed.rest': { key: 'answers.cost.still-free' },
  'keizer.why.bye': { key: 'answers.cost.bye' },
};

/** The ladder of club evenings: our own definition with parameters, since no text is everybody's. */
export const keizer: PairingSystem = {
  id: ID,
  name: 'keizer.name',
  summary: 'keizer.summary',
  kind: 'ladder',
  calledBy: ['keizer'],
  inForce: null,
  trfCodes: [],
  handling: { ...HANDLING_2026, articles: { ...HANDLING_2026.articles, adjourned: 'K4' } },
  extraLists: [],
  marksFloatsOnCards: false,
  pair: (task) => pairByLadder(task),
  judge: (task, played) => judge(task, played),
  priceOf: ({ key }) => (key === 'keizer.judge.nearer' ? 'order' : 'any'),
  whyNot: (task, a, b) => whyNot(task, a, b),
  brackets: (task) => shapesOf(task),
  walk: null,
  plain: (step) => plainBy(PLAIN, step),
  colourPreference: (_, player) => wishOf(colourDifference(player)),
  floats: () => new Map(),
  byeBar: () => null,
  whyBye: (task) => whyBye(task),
  legality: (task, played) => brokenBy(task, played),
  ownRanking: (tournament, after) => ladderRanking(tournament, after),
  unreadParameters: (text) => readRules(text).unread,
  settledParameters: withTop,
  parameterForm,
};

/** K8: the balance is evened out where it can be, and binds nobody. */
function wishOf(difference: number): ColourWish {
  if (difference === 0) return { colour: null, strength: 'none' };
  return { colour: difference > 0 ? 'black' : 'white', strength: 'mild' };
}
