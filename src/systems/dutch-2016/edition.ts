import { HANDLING_2016 } from '../../handling';
import type { Edition } from '../dutch/edition';
import type { UnplayedRounds } from '../shared/unplayed';
import { criteria } from './criteria';

const UNPLAYED: UnplayedRounds = {
  // A.4.b: whoever did not play, for whatever reason, has floated down.
  downfloat: ['forfeitWin', 'forfeitLoss', 'pairingBye', 'fullBye', 'halfBye', 'zeroBye', 'absent'],
  // C.2 (C.04.1.d): an earlier pairing-allocated bye or a win by forfeit.
  barsBye: ['forfeitWin', 'pairingBye'],
};

/** The text approved in Baku 2016, in force from July 2017 to January 2026. */
export const edition: Edition = {
  id: 'dutch-2016',
  name: 'dutch2016.name',
  summary: 'dutch2016.summary',
  inForce: { from: '2017-07-01', until: '2026-01-31' },
  trfCodes: ['FIDE_DUTCH_2017'],
  handling: HANDLING_2016,
  criteria,
  completion: 'collapse',
  unplayed: () => UNPLAYED,
  // C.04.2.D.9 does not speak of virtual points.
  tablesBy: 'realScore',
  articles: {
    bracket: 'A.3',
    specialBracket: 'A.9',
    movedDown: 'A.4',
    limbo: 'B.2',
    topscorers: 'A.7',
    floaters: 'A.4',
    perfect: 'B.4',
    best: 'B.8',
    noRound: 'A.9',
    meeting: 'C.1',
    bye: 'C.2',
    colours: 'C.3',
    completion: 'C.4',
    candidate: 'B.3',
    subgroups: 'B.1, B.2',
    homogeneous: 'B.6',
    heterogeneous: 'B.7',
    alterations: 'B.6, B.7',
    remainder: 'B.3, B.7',
    colourRules: ['E.1', 'E.2', 'E.3', 'E.4', 'E.5'],
    adjourned: 'C.04.2.D.1',
    fewerRounds: 'C.04.1.a',
    byeScore: null,
  },
  basicRules: { met: 'C.04.1.b', thirdColour: 'C.04.1.g', difference: 'C.04.1.f' },
  words: {
    colourRules: [
      'dutch2016.rule.E.1',
      'dutch2016.rule.E.2',
      'dutch2016.rule.E.3',
      'dutch2016.rule.E.4',
      'dutch2016.rule.E.5',
    ],
    exchange: 'dutch2016.hand.d2',
    movedDownExchange: 'dutch2016.hand.d3',
    bothExchanges: 'dutch2016.hand.d3d2',
  },
};
