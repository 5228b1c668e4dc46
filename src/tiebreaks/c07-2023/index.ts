import { ROWS_2024, RULES_2024 } from '../c07-2024';
import { c07Edition } from '../c07/edition';
import { PRESETS, SWISS_LIST } from '../c07/presets';

/**
 * C.07, approved on 1 August 2023: as of 2024, but REP is called GE, and of equally weak opponents
 * the one with the worst result is the less significant (14.1), not the lowest product.
 */
export const C07_2023 = c07Edition({
  id: 'C07-2023',
  name: {
    en: 'C.07, from 1 September 2023',
    fr: 'C.07, dès le 1er septembre 2023',
    pt: 'C.07, desde 1 de setembro de 2023',
  },
  from: '2023-09-01',
  until: '2024-07-31',
  rules: {
    ...RULES_2024,
    id: 'C07-2023',
    lessSignificant: (a, b) => (a.points ?? 0) - (b.points ?? 0),
  },
  rows: ROWS_2024.map((row) =>
    row.code === 'REP'
      ? {
          ...row,
          code: 'GE',
          synonyms: ['REP'],
          name: {
            en: 'Games one elected to play',
            fr: 'Parties que l’on a choisi de jouer',
            pt: 'Partidas que quis jogar',
          },
          aliases: ['Rounds one elected to play'],
        }
      : row,
  ),
  presets: PRESETS,
  defaultList: SWISS_LIST,
});
