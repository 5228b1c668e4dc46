import type { Phrase } from '../explain/phrasebook';
import type { SystemId } from '../model/types';

/** An event to learn with: open it, do what `exercise` says, compare. All players are made up. */
export interface CourseSample {
  readonly id: string;
  readonly system: SystemId;
  readonly title: Phrase;
  readonly exercise: Phrase;
  readonly trf: string;
}

/** The worked examples of the French text of 1994 as whole events. */
export const FRENCH_1994_SAMPLES: readonly CourseSample[] = [
  {
    id: 'french-1994-baf77-1',
    system: 'french-1994',
    title: {
      en: 'BAF 77, example 1: force the weak preference',
      fr: 'BAF 77, exemple 1 : forcer la préférence faible',
      pt: 'BAF 77, exemplo 1: forçar a preferência fraca',
    },
    exercise: {
      en: 'Pair round 4. In the level of 2 points, 1, 4, 5, 11 and 14: 4-1 and 11-5, and 14 floats down. Without BAF 77 it would be 5-1 and 4-11.',
      fr: 'Apparier la ronde 4. Au niveau à 2 points, 1, 4, 5, 11 et 14 : 4-1 et 11-5, et 14 descend. Sans le BAF 77 ce serait 5-1 et 4-11.',
      pt: 'Emparceirar a ronda 4. No nível de 2 pontos, 1, 4, 5, 11 e 14: 4-1 e 11-5, e 14 desce. Sem o BAF 77 seria 5-1 e 4-11.',
    },
    trf: `012 Cours : BAF 77, exemple 1
032 FRA
062 16
072 16
082 0
001    1      Aldebaran, A.                     2200 FRA                         2.0    3     9 w =    11 b =    13 w 1
001    2      Bételgeuse, B.                    2180 FRA                         0.5   15    15 w =    16 w 0    11 b -
001    3      Cassiopée, C.                     2160 FRA                         1.5    8    11 w =    10 b 1     7 b 0
001    4      Deneb, D.                         2140 FRA                         2.0    4    12 b =     5 w =     9 b 1
001    5      Éridan, E.                        2120 FRA                         2.0    5    13 w 1     4 b =    14 w =
001    6      Fomalhaut, F.                     2100 FRA                         1.0   10    14 b 0    13 b 0    10 w 1
001    7      Girafe, G.                        2080 FRA                         2.5    1     8 b 1    14 b =     3 w 1
001    8      Hydre, H.                         2060 FRA                         1.5    9     7 w 0     9 b =    12 w 1
001    9      Indus, I.                         2040 FRA                         1.0   11     1 b =     8 w =     4 w 0
001   10      Junon, J.                         2020 FRA                         1.0   12    16 b 1     3 w 0     6 b 0
001   11      Kepler, K.                        2000 FRA                         2.0    6     3 b =     1 w =     2 w +
001   12      Lyre, L.                          1980 FRA                         0.5   16     4 w =    15 b 0     8 b 0
001   13      Miranda, M.                       1960 FRA                         1.0   13     5 b 0     6 w 1     1 b 0
001   14      Neptune, N.                       1940 FRA                         2.0    7     6 w 1     7 w =     5 b =
001   15      Orion, O.                         1920 FRA                         2.5    2     2 b =    12 w 1    16 w 1
001   16      Pégase, P.                        1900 FRA                         1.0   14    10 w 0     2 b 1    15 b 0
XXR 7
XXC white1
`,
  },
  {
    id: 'french-1994-baf77-2',
    system: 'french-1994',
    title: {
      en: 'BAF 77, example 2: permutations before exchanges',
      fr: 'BAF 77, exemple 2 : les permutations avant les échanges',
      pt: 'BAF 77, exemplo 2: as permutações antes das trocas',
    },
    exercise: {
      en: 'Pair round 4. In the level of 1½ points, 1, 5, 7, 8, 9, 12 and 13: 1-13, 5-8 and 12-7, and 9 floats down. Without BAF 77 it would be 1-8, 5-12 and 9-7.',
      fr: 'Apparier la ronde 4. Au niveau à 1½ point, 1, 5, 7, 8, 9, 12 et 13 : 1-13, 5-8 et 12-7, et 9 descend. Sans le BAF 77 ce serait 1-8, 5-12 et 9-7.',
      pt: 'Emparceirar a ronda 4. No nível de 1½ ponto, 1, 5, 7, 8, 9, 12 e 13: 1-13, 5-8 e 12-7, e 9 desce. Sem o BAF 77 seria 1-8, 5-12 e 9-7.',
    },
    trf: `012 Cours : BAF 77, exemple 2
032 FRA
062 16
072 16
082 0
001    1      Aldebaran, A.                     2200 FRA                         1.5    5     9 b 1     4 w 0     7 b =
001    2      Bételgeuse, B.                    2180 FRA                         2.0    3    10 w 1     5 b 1     4 b 0
001    3      Cassiopée, C.                     2160 FRA                         0.5   15    11 w =     6 w 0     8 b 0
001    4      Deneb, D.                         2140 FRA                         3.0    1    12 w 1     1 b 1     2 w 1
001    5      Éridan, E.                        2120 FRA                         1.5    6    13 b 1     2 w 0     9 b =
001    6      Fomalhaut, F.                     2100 FRA                         2.0    4    14 w 1     3 b 1    12 b -
001    7      Girafe, G.                        2080 FRA                         1.5    7    15 b 0     8 w 1     1 w =
001    8      Hydre, H.                         2060 FRA                         1.5    8    16 w =     7 b 0     3 w 1
001    9      Indus, I.                         2040 FRA                         1.5    9     1 w 0    14 b 1     5 w =
001   10      Junon, J.                         2020 FRA                         1.0   12     2 b 0    11 b =    14 w =
001   11      Kepler, K.                        2000 FRA                         1.0   13     3 b =    10 w =    15 b 0
001   12      Lyre, L.                          1980 FRA                         1.5   10     4 b 0    13 w =     6 w +
001   13      Miranda, M.                       1960 FRA                         1.5   11     5 w 0    12 b =    16 w 1
001   14      Neptune, N.                       1940 FRA                         0.5   16     6 b 0     9 w 0    10 b =
001   15      Orion, O.                         1920 FRA                         2.5    2     7 w 1    16 b =    11 w 1
001   16      Pégase, P.                        1900 FRA                         1.0   14     8 b =    15 w =    13 b 0
XXR 7
XXC white1
`,
  },
  {
    id: 'french-1994-baf78-forfeit',
    system: 'french-1994',
    title: {
      en: 'BAF 78: a forfeit and the floats',
      fr: 'BAF 78 : un forfait et les flotteurs',
      pt: 'BAF 78: uma falta de comparência e os flutuantes',
    },
    exercise: {
      en: 'Pair round 4: 3 (2½) meets 10 (3). Enter 1-0F: 3 becomes a downfloater, 10 is no floater, and neither colour nor opponent counts.',
      fr: 'Apparier la ronde 4 : le 3 (2½) rencontre le 10 (3). Saisir 1-0F : le 3 devient flotteur descendant, le 10 n’est plus flotteur, et ni couleur ni adversaire ne comptent.',
      pt: 'Emparceirar a ronda 4: o 3 (2½) defronta o 10 (3). Introduzir 1-0F: o 3 passa a flutuante descendente, o 10 deixa de ser flutuante, e nem cor nem adversário contam.',
    },
    trf: `012 Cours : BAF 78, forfait
032 FRA
062 16
072 16
082 0
001    1      Aldebaran, A.                     2200 FRA                         1.5    6     9 w =    13 b =     7 w =
001    2      Bételgeuse, B.                    2180 FRA                         1.0   11    10 b 0    12 w 0    15 b 1
001    3      Cassiopée, C.                     2160 FRA                         2.5    2    11 w 1     7 b =     9 w 1
001    4      Deneb, D.                         2140 FRA                         1.5    7    12 b 1    10 w 0    11 b =
001    5      Éridan, E.                        2120 FRA                         1.0   12    13 w =     9 b 0     8 w =
001    6      Fomalhaut, F.                     2100 FRA                         1.0   13    14 b 1    16 w 0    12 b 0
001    7      Girafe, G.                        2080 FRA                         2.0    3    15 w 1     3 w =     1 b =
001    8      Hydre, H.                         2060 FRA                         1.0   14    16 b 0    14 w =     5 b =
001    9      Indus, I.                         2040 FRA                         1.5    8     1 b =     5 w 1     3 b 0
001   10      Junon, J.                         2020 FRA                         3.0    1     2 w 1     4 b 1    16 w 1
001   11      Kepler, K.                        2000 FRA                         1.5    9     3 b 0    15 w 1     4 w =
001   12      Lyre, L.                          1980 FRA                         2.0    4     4 w 0     2 b 1     6 w 1
001   13      Miranda, M.                       1960 FRA                         1.0   15     5 b =     1 w =    14 b 0
001   14      Neptune, N.                       1940 FRA                         1.5   10     6 w 0     8 b =    13 w 1
001   15      Orion, O.                         1920 FRA                         0.0   16     7 b 0    11 b 0     2 w 0
001   16      Pégase, P.                        1900 FRA                         2.0    5     8 w 1     6 b 1    10 b 0
XXR 7
XXC white1
`,
  },
  {
    id: 'french-1994-baf78-adjourned',
    system: 'french-1994',
    title: {
      en: 'BAF 78: an adjourned game and the floats',
      fr: 'BAF 78 : une partie ajournée et les flotteurs',
      pt: 'BAF 78: uma partida adiada e os flutuantes',
    },
    exercise: {
      en: 'Mark the game 2-1 of round 4 as adjourned (adj) and pair round 5: 2 counts as 3 points and meets 11 (3), so neither floats. Then let 2 win: the floats stay as they are.',
      fr: 'Marquer la partie 2-1 de la ronde 4 comme ajournée (adj) et apparier la ronde 5 : le 2 compte pour 3 points et rencontre le 11 (3), aucun n’est flotteur. Puis donner le gain au 2 : les flotteurs ne changent pas.',
      pt: 'Marcar a partida 2-1 da ronda 4 como adiada (adj) e emparceirar a ronda 5: o 2 conta como 3 pontos e defronta o 11 (3), nenhum flutua. Depois dar a vitória ao 2: os flutuantes não mudam.',
    },
    trf: `012 Cours : BAF 78, ajournement
032 FRA
062 14
072 14
082 0
001    1      Aldebaran, A.                     2200 FRA                         2.0    6     8 w =    10 b =     6 w 1     2 b
001    2      Bételgeuse, B.                    2180 FRA                         2.5    2     9 b 1     5 w =     7 b 1     1 w
001    3      Cassiopée, C.                     2160 FRA                         2.0    7    10 w =     8 b 1     5 w =     7 b 0
001    4      Deneb, D.                         2140 FRA                         2.5    3    11 b =     7 w =    13 b =     9 w 1
001    5      Éridan, E.                        2120 FRA                         2.0    8    12 w 1     2 b =     3 b =    11 w 0
001    6      Fomalhaut, F.                     2100 FRA                         0.5   14    13 b =    11 w 0     1 b 0     8 b 0
001    7      Girafe, G.                        2080 FRA                         2.5    4    14 w 1     4 b =     2 w 0     3 w 1
001    8      Hydre, H.                         2060 FRA                         2.0    9     1 b =     3 w 0    14 b =     6 w 1
001    9      Indus, I.                         2040 FRA                         1.5   10     2 w 0    14 b =    12 w 1     4 b 0
001   10      Junon, J.                         2020 FRA                         1.5   11     3 b =     1 w =    11 b =    13 w 0
001   11      Kepler, K.                        2000 FRA                         3.0    1     4 w =     6 b 1    10 w =     5 b 1
001   12      Lyre, L.                          1980 FRA                         1.0   13     5 b 0    13 w =     9 b 0    14 w =
001   13      Miranda, M.                       1960 FRA                         2.5    5     6 w =    12 b =     4 w =    10 b 1
001   14      Neptune, N.                       1940 FRA                         1.5   12     7 b 0     9 w =     8 w =    12 b =
XXR 7
XXC white1
`,
  },
];
