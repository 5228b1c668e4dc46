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
  'system.team-round-robin.name': 'Toutes rondes par équipes (tables de Berger, C.05)',
  'system.team-round-robin.summary':
    'chaque équipe rencontre chaque autre selon son numéro, une ou deux fois ; la première nommée reçoit et a les Blancs au premier échiquier',
  'system.scheveningen.name': 'Scheveningen (deux équipes)',
  'system.scheveningen.summary':
    'chaque joueur d’une équipe rencontre chaque joueur de l’autre, une ou deux fois, sur 2 à 10 échiquiers',
  'system.molter.name': 'Molter (équipes, échiquier par échiquier)',
  'system.molter.summary':
    'à chaque ronde un joueur rencontre une autre équipe que ses coéquipiers ; personne n’est exempt avec un nombre impair d’équipes',
};
