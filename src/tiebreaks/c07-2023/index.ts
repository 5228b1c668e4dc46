import { RULES_2024 } from '../c07-2024';
import { c07Edition } from '../c07/edition';
import { PRESETS, SWISS_LIST } from '../c07/presets';

/**
 * C.07, approved on 1 August 2023: as of 2024, but REP is called GE, and of equally weak opponents
 * the one with the worst result is the less significant (14.1), not the lowest product.
 */
export const C07_2023 = c07Edition({
  id: 'C07-2023',
  name: 'tiebreak.c07.C07-2023',
  from: '2023-09-01',
  until: '2024-07-31',
  rules: {
    ...RULES_2024,
    id: 'C07-2023',
    lessSignificant: (a, b) => (a.points ?? 0) - (b.points ?? 0),
  },
  presets: PRESETS,
  defaultList: SWISS_LIST,
});
