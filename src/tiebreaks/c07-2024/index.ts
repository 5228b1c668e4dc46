import { c07Edition } from '../c07/edition';
import { PRESETS, SWISS_LIST } from '../c07/presets';
import type { C07Rules } from '../c07/rules';
import { UNCAPPED_DUMMY } from '../c07/unplayed';

/** The dummy has one's own score (16.4); every forfeit of a round robin is a game (15.2). */
export const RULES_2024: C07Rules = {
  id: 'C07-2024',
  unplayed: UNCAPPED_DUMMY,
  cutsVursFirst: true,
  lessSignificant: (a, b) => a.value - b.value,
  directEncounter: { startsAgain: true, givesSurePlaces: true },
  ownForfeits: ['forfeitWin', 'forfeitLoss'],
  forbidsBuchholzInRoundRobins: false,
};

/** C.07, approved on 29 July 2024. */
export const C07_2024 = c07Edition({
  id: 'C07-2024',
  name: 'tiebreak.c07.C07-2024',
  from: '2024-08-01',
  until: '2026-02-28',
  rules: RULES_2024,
  presets: PRESETS,
  defaultList: SWISS_LIST,
});
