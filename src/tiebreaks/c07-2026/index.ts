import { c07Edition } from '../c07/edition';
import type { C07Rules } from '../c07/rules';
import { CAPPED_DUMMY } from '../c07/unplayed';
import { PRESETS, SWISS_LIST } from '../c07/presets';

/** Dummies have caps (16.4.1–2); forfeits of a round robin are not games everywhere (15.2). */
export const RULES_2026: C07Rules = {
  id: 'C07-2026',
  unplayed: CAPPED_DUMMY,
  cutsVursFirst: true,
  lessSignificant: (a, b) => a.value - b.value,
  directEncounter: { startsAgain: true, givesSurePlaces: true },
  ownForfeits: ['forfeitWin'],
  forbidsBuchholzInRoundRobins: true,
};

/** C.07, approved on 2 February 2026. */
export const C07_2026 = c07Edition({
  id: 'C07-2026',
  name: 'tiebreak.c07.C07-2026',
  from: '2026-03-01',
  until: null,
  rules: RULES_2026,
  presets: PRESETS,
  defaultList: SWISS_LIST,
});
