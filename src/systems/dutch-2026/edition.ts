import { HANDLING_2026 } from '../../handling';
import type { PointSystem } from '../../model/types';
import type { Edition } from '../dutch/edition';
import type { UnplayedRounds } from '../shared/unplayed';
import { criteria } from './criteria';

/** The bye whatever it is worth; any other round by the points that it gave without play. */
const unplayed = (points: PointSystem): UnplayedRounds => ({
  downfloat: ['pairingBye'],
  barsBye: ['pairingBye'],
  // 1.4.3, 1.4.4: more than a loss. C2 (C.04.1 4): as much as a win.
  byPoints: { points, floatsAbove: points.loss, barsFrom: points.win },
});

/** The text in force since 1 February 2026, with C.04.1 and C.04.2 of the same date. */
export const edition: Edition = {
  id: 'dutch-2026',
  name: 'dutch2026.name',
  summary: 'dutch2026.summary',
  inForce: { from: '2026-02-01', until: null },
  trfCodes: ['FIDE_DUTCH_2026', 'FIDE_DUTCH_2025'],
  handling: HANDLING_2026,
  criteria,
  completion: 'everywhere',
  unplayed,
  // C.04.7 1.5: with an acceleration the pairing score sorts the boards too.
  tablesBy: 'score',
  articles: {
    bracket: '1.3',
    specialBracket: '1.3',
    movedDown: '1.4.1',
    limbo: '3.2.4',
    topscorers: '1.8',
    floaters: '1.4.1',
    perfect: '3.4',
    best: '3.8',
    noRound: '1.9.3',
    meeting: 'C1',
    bye: 'C2',
    colours: 'C3',
    completion: 'C4',
    candidate: '3.3',
    subgroups: '3.1, 3.2',
    homogeneous: '3.6',
    heterogeneous: '3.7',
    alterations: '3.6, 3.7',
    remainder: '3.3.3, 3.7.1',
    colourRules: ['5.2.1', '5.2.2', '5.2.3', '5.2.4', '5.2.5'],
    adjourned: 'C.04.2 3.1',
    fewerRounds: 'C.04.1 1',
    byeScore: 'C5',
  },
  basicRules: { met: 'C.04.1 2', thirdColour: 'C.04.1 7', difference: 'C.04.1 6' },
  words: {
    colourRules: [
      'dutch2026.rule.5.2.1',
      'dutch2026.rule.5.2.2',
      'dutch2026.rule.5.2.3',
      'dutch2026.rule.5.2.4',
      'dutch2026.rule.5.2.5',
    ],
    exchange: 'dutch2026.hand.exchange',
    movedDownExchange: 'dutch2026.hand.movedDownSet',
    bothExchanges: 'dutch2026.hand.both',
  },
};
