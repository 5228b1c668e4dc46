import type { Preset } from '../types';

/**
 * §3: the lists recommended by kind of event, in the order of the text; then the final ranking of
 * the French Swiss system of 1994 (its F.10): the games among the tied for the first place, the mean
 * Elo of the opponents. Its lots are drawn by the arbiter: whoever is still equal shares his rank.
 */
export const PRESETS: readonly Preset[] = [
  {
    id: 'round-robin',
    name: { en: 'a round robin', fr: 'un toutes-rondes', pt: 'um todos contra todos' },
    article: '3',
    scope: 'individual',
    codes: ['DE', 'KOYA', 'SB', 'WINS'],
  },
  {
    id: 'team-round-robin',
    name: {
      en: 'a round robin of teams',
      fr: 'un toutes-rondes par équipes',
      pt: 'um todos contra todos por equipas',
    },
    article: '3',
    scope: 'team',
    codes: ['GP', 'MP', 'DE', 'SB-T'],
  },
  {
    id: 'swiss-rated',
    name: {
      en: 'a Swiss, everybody rated',
      fr: 'un suisse, tous classés',
      pt: 'um suíço, todos com rating',
    },
    article: '3',
    scope: 'individual',
    codes: ['ARO', 'PERF'],
  },
  {
    id: 'swiss-incoherent',
    name: {
      en: 'a Swiss, ratings not comparable',
      fr: 'un suisse, Elo peu cohérents',
      pt: 'um suíço, ratings pouco coerentes',
    },
    article: '3',
    scope: 'individual',
    codes: ['DE', 'CUM', 'BH', 'SB', 'WINS'],
  },
  {
    id: 'swiss-unrated',
    name: {
      en: 'a Swiss, most players unrated',
      fr: 'un suisse, peu de classés',
      pt: 'um suíço, maioria sem rating',
    },
    article: '3',
    scope: 'individual',
    codes: ['DE', 'BH', 'SB', 'WINS'],
  },
  {
    id: 'team-swiss',
    name: {
      en: 'a Swiss of teams',
      fr: 'un suisse par équipes',
      pt: 'um suíço por equipas',
    },
    article: '3',
    scope: 'team',
    codes: ['GP', 'MP', 'DE', 'BH', 'SB-T'],
  },
  {
    id: 'french-f10',
    name: {
      en: 'the French system of 1994 (F.10)',
      fr: 'le système français de 1994 (F.10)',
      pt: 'o sistema francês de 1994 (F.10)',
    },
    article: 'F.10',
    scope: 'individual',
    codes: ['DE-1', 'ARO'],
  },
];
