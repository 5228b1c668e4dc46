import { answerChecks } from './answerClaims';
import { bursteinChecks } from './bursteinClaims';
import type { Checks } from './claim';
import { dubov2026Checks } from './dubov2026Claims';
import { dubovChecks } from './dubovClaims';
import { dutch2011Checks } from './dutch2011Claims';
import { dutchChecks } from './dutchClaims';
import { frenchChecks } from './frenchClaims';

export const CHECKS: Checks = {
  ...dutchChecks,
  ...dutch2011Checks,
  ...frenchChecks,
  ...dubovChecks,
  ...dubov2026Checks,
  ...bursteinChecks,
  ...answerChecks,
};

const PENDING = 'names the round whose results are missing: no round is paired then';
const PLACES = 'counted against the candidates written out, in test/systems/places';
const TABLE = 'of the round robin, whose table is compared with the published ones';
const PARTS = 'a part of a value that is checked where it stands';

/** Keys with numbers that are not recomputed here, and why. */
export const NOT_CHECKED: Readonly<Record<string, string>> = {
  'dutch.value.c7': PARTS,
  'burstein2026.value.ahead': PARTS,
  'dubov1997.average': PARTS,
  'dutch.refusal.pending': PENDING,
  'dutch.cure.results': PENDING,
  'dutch2011.refuse.unfinished': PENDING,
  'french1994.refusal.pending': PENDING,
  'dubov1997.refusal.pending': PENDING,
  'dubov1997.cure.results': PENDING,
  'answers.no-round': 'the round that was asked about; there is none to compare with',
  'picture.title': 'the round that was asked about',
  'picture.place.bracket': PLACES,
  'picture.place.movedDown': PLACES,
  'picture.place.remainder': PLACES,
  'picture.place.rows': PLACES,
  'picture.place.g2': PLACES,
  'dutch.hand.large': PLACES,
  'dutch.hand.tooLarge': PLACES,
  'dutch.hand.gap': 'counted with the rows around it, at `dutch.hand.found`',
  'burstein2026.hand.already': 'of a pairing that is begun only: the rest of it is not told',
  'burstein2026.refusal.rounds': 'the round that was asked about; none is paired',
  'dutch.hand.worseAlready': 'of a candidate that is begun only: the rest of it is not told',
  'dutch.hand.byeScore': 'the score of the bye, which is checked at `dutch.byeScore`',
  'dutch.judge.twoMovedDown': 'no round of ours pairs two moved-down players',
  'answers.table-round': TABLE,
  'answers.cost.later': TABLE,
};
