import type { systemNames as english } from '../../en/pairing/systemNames';
import type { WordsLike } from '../../like';

export const systemNames: WordsLike<typeof english> = {
  'system.round-robin.name': 'Toutes rondes (tables de Berger, C.05)',
  'system.round-robin.summary':
    'chacun rencontre chacun selon les numéros, une ou deux fois ; en aller-retour, les deux dernières rondes du premier tour sont interverties, comme recommandé',
  'system.round-robin-straight.name':
    'Toutes rondes, sans intervertir de rondes (tables de Berger, C.05)',
  'system.round-robin-straight.summary':
    'comme toutes rondes, mais en aller-retour les tables se répètent telles quelles, couleurs inversées',
};
