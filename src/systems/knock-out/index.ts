import { HANDLING_2026 } from '../../handling';
import { isTeamEvent } from '../../model/matches/teamEvent';
import { colourDifference } from '../../model/tournament';
import type { Tournament } from '../../model/types';
import { plainBy, type PlainWords } from '../plain';
import type { ColourWish, PairingSystem, UnsettledTerm } from '../system';
import { stagesFor } from './draw';
import { enteredOnly } from './entered';
import { parameterForm, unreadIn } from './form';
import { ID } from './id';
import { brokenBy, judge, pairByBracket, shapesOf, whyNot } from './late';
import { cupOf, levelMeetings } from './meetings';
import { readRules } from './parameters';
import { cupRanking } from './ranking';

const PLAIN: PlainWords = {
  'knockOut.why.paired': { key: 'answers.meet' },
};

/** The winners play on: our own definition with parameters, since no text is everybody's. */
export const knockOut: PairingSystem = {
  id: ID,
  name: 'knockOut.name',
  summary: 'knockOut.summary',
  kind: 'knock-out',
  calledBy: [
    'knock-out',
    'knock out',
    'knockout',
    'elimination directe',
    'coupe',
    'eliminatoria',
    'eliminacion',
    'k.-o.',
    'k o system',
    'pokal',
  ],
  inForce: null,
  trfCodes: ['CUSTOM_KNOCKOUT'],
  handling: HANDLING_2026,
  entered: enteredOnly,
  extraLists: [],
  marksFloatsOnCards: false,
  pair: (task) => pairByBracket(task),
  judge: (task, played) => judge(task, played),
  whyNot: (task, a, b) => whyNot(task, a, b),
  brackets: (task) => shapesOf(task),
  walk: null,
  plain: (step) => plainBy(PLAIN, step),
  colourPreference: (_, player) => wishOf(colourDifference(player)),
  floats: () => new Map(),
  byeBar: () => null,
  freeRoundIs: 'zeroBye',
  legality: (task, played) => brokenBy(task, played),
  ownRanking: (tournament, after) => cupRanking(tournament, after),
  undecided: (tournament) =>
    levelMeetings(cupOf(tournament)).map(({ players }) => players.flatMap((no) => no ?? [])),
  unsettled: (tournament) => ofTeams(tournament),
  unreadParameters: (text) => unreadIn(text),
  parameterForm,
  roundsFor: (players, text) => stagesFor(players) * readRules(text).rules.games,
};

/** The bracket is one of players: an event of teams is told so, and its players are not drawn in silence. */
function ofTeams({ teams = [], teamPlay, systemCode }: Tournament): readonly UnsettledTerm[] {
  const isOfTeams = isTeamEvent(systemCode, teamPlay) || isTeamEvent(undefined, teamPlay);
  return teams.length > 0 && isOfTeams
    ? [{ code: 'no-knock-out-of-teams', row: 'system', value: 'knock-out', args: {} }]
    : [];
}

/** KO7: the balance is evened out where it can be, and binds nobody. */
function wishOf(difference: number): ColourWish {
  if (difference === 0) return { colour: null, strength: 'none' };
  return { colour: difference > 0 ? 'black' : 'white', strength: 'mild' };
}
