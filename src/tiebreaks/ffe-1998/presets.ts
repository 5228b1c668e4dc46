import type { Preset } from '../types';

/**
 * §3: the lists recommended by kind of event, in the order of the text; then the final ranking of
 * the French Swiss system of 1994 (its F.10): the games among the tied for the first place, the mean
 * Elo of the opponents. Its lots are drawn by the arbiter: whoever is still equal shares their rank.
 */
export const PRESETS: readonly Preset[] = [
  {
    id: 'round-robin',
    name: 'tiebreak.preset-ffe1998.round-robin',
    article: '3',
    scope: 'individual',
    codes: ['DE', 'KOYA', 'SB', 'WINS'],
  },
  {
    id: 'team-round-robin',
    name: 'tiebreak.preset-ffe1998.team-round-robin',
    article: '3',
    scope: 'team',
    codes: ['GP', 'MP', 'DE', 'SB-T'],
  },
  {
    id: 'swiss-rated',
    name: 'tiebreak.preset-ffe1998.swiss-rated',
    article: '3',
    scope: 'individual',
    codes: ['ARO', 'PERF'],
  },
  {
    id: 'swiss-incoherent',
    name: 'tiebreak.preset-ffe1998.swiss-incoherent',
    article: '3',
    scope: 'individual',
    codes: ['DE', 'CUM', 'BH', 'SB', 'WINS'],
  },
  {
    id: 'swiss-unrated',
    name: 'tiebreak.preset-ffe1998.swiss-unrated',
    article: '3',
    scope: 'individual',
    codes: ['DE', 'BH', 'SB', 'WINS'],
  },
  {
    id: 'team-swiss',
    name: 'tiebreak.preset-ffe1998.team-swiss',
    article: '3',
    scope: 'team',
    codes: ['GP', 'MP', 'DE', 'BH', 'SB-T'],
  },
  {
    id: 'french-f10',
    name: 'tiebreak.preset-ffe1998.french-f10',
    article: 'F.10',
    scope: 'individual',
    codes: ['DE-1', 'ARO'],
  },
];
