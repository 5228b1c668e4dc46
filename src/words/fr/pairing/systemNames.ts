import type { systemNames as english } from '../../en/pairing/systemNames';
import type { WordsLike } from '../../like';

export const systemNames: WordsLike<typeof english> = {
  'burstein2026.name': 'Burstein 2026 (C.04.4.2, février 2026)',
  'burstein2026.summary':
    'égalise l’opposition des joueurs de même score : après quatre rondes au plus au système néerlandais, qui a rencontré les adversaires les plus forts rencontre qui a eu les plus faibles',
  'dubov1997.name': 'Dubov 1997',
  'dubov1997.summary':
    'égalise la cote moyenne des adversaires des joueurs de même score ; chacun doit avoir une cote',
  'dubov2026.name': 'Dubov 2026 (C.04.4.1, février 2026)',
  'dubov2026.summary':
    'égalise la moyenne des cotes des adversaires dans chaque groupe de score ; complète les groupes par le bas ; chacun doit avoir une cote',
  'dutch2011.name': 'Néerlandais 2011 (C.04.1, Cracovie 2011)',
  'dutch2011.summary':
    'Le système néerlandais dans son texte de 2011 : groupes depuis le haut, transpositions et échanges, retour sur un seul groupe.',
  'dutch2012.name': 'Néerlandais 2012 (C.04.1, Istanbul 2012)',
  'dutch2012.summary':
    'Le texte de 2011 révisé en 2012 : la proximité des points passe avant les couleurs, et d’autres ensembles de flotteurs sont essayés.',
  'dutch2016.name': 'Néerlandais 2016 (C.04.3, Bakou 2016)',
  'dutch2016.summary':
    'le système usuel des opens de juillet 2017 à janvier 2026 : la première moitié de chaque score rencontre la seconde',
  'dutch2026.name': 'Néerlandais 2026 (C.04.3, février 2026)',
  'dutch2026.summary':
    'le système usuel des opens depuis février 2026 : la première moitié de chaque score rencontre la seconde, l’exempt a le plus bas score possible',
  'french1994.name': 'Français 1994 (système suisse fondé sur l’Elo, avec BAF 77, 78 et 80)',
  'french1994.summary':
    'S1 contre S2 dans chaque niveau de points ; on force d’abord les préférences de couleur les plus faibles ; les flotteurs sont fixés à l’appariement',
  'system.round-robin.name': 'Toutes rondes (tables de Berger, C.05)',
  'system.round-robin.summary':
    'chacun rencontre chacun selon les numéros, une ou deux fois ; en aller-retour, les deux dernières rondes du premier tour sont interverties, comme recommandé',
  'system.round-robin-straight.name':
    'Toutes rondes, sans intervertir de rondes (tables de Berger, C.05)',
  'system.round-robin-straight.summary':
    'comme toutes rondes, mais en aller-retour les tables se répètent telles quelles, couleurs inversées',
  'teamSwiss2026.name': 'Suisse par équipes 2026 (C.04.6, février 2026)',
  'teamSwiss2026.summary':
    'les équipes se rencontrent : le score de tête est complété par le bas, puis apparié dans l’ordre des numéros d’équipe ; points de match ou de partie d’abord',
  'doubleSwiss2026.name': 'Double suisse 2026 (C.04.5, février 2026)',
  'doubleSwiss2026.summary':
    'chaque appariement est un match de deux parties aux couleurs inversées ; le score de tête est complété par le bas',
};
