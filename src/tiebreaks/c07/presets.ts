import type { Preset } from '../types';

/** What our new events begin with, as the Handbook spells it; 4.1.1 leaves the choice to the Chief Arbiter. */
export const SWISS_LIST = ['BH-C1', 'BH', 'SB'] as const;

/**
 * The text has no list of its own: where the regulations are silent, 2.1 sends to off-the-board
 * tie-breaks and 4.1.1 lets the Chief Arbiter choose. These are lists to choose from, by the kinds of
 * event that the articles allow.
 */
export const PRESETS: readonly Preset[] = [
  {
    id: 'swiss',
    name: 'tiebreak.preset-c07.swiss',
    article: '2.1, 4.1.1',
    scope: 'individual',
    codes: SWISS_LIST,
  },
  {
    id: 'swiss-encounter',
    name: 'tiebreak.preset-c07.swiss-encounter',
    article: '2.1, 4.1.1',
    scope: 'individual',
    codes: ['DE', 'BH-C1', 'BH', 'SB', 'WIN'],
  },
  {
    id: 'swiss-rated',
    name: 'tiebreak.preset-c07.swiss-rated',
    article: '2.1, 4.1.1, 10',
    scope: 'individual',
    codes: ['DE', 'ARO-C1', 'TPR', 'BH-C1', 'BH'],
  },
  {
    id: 'round-robin',
    name: 'tiebreak.preset-c07.round-robin',
    article: '2.1, 4.1.1, 15.2',
    scope: 'individual',
    codes: ['DE', 'WIN', 'SB', 'KS'],
  },
  {
    id: 'team-swiss',
    name: 'tiebreak.preset-c07.team-swiss',
    article: '2.1, 4.1.1, 13',
    scope: 'team',
    codes: ['EDE', 'MPvGP', 'EMGSB-C1', 'BH:MP-C1'],
  },
  {
    id: 'team-round-robin',
    name: 'tiebreak.preset-c07.team-round-robin',
    article: '2.1, 4.1.1, 13',
    scope: 'team',
    codes: ['MPvGP', 'EDE', 'EMGSB'],
  },
];
