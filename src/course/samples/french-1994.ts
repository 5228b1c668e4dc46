import type { WordKey } from '../../words';
import type { SystemId } from '../../model/types';

/** An event to learn with: open it, do what `exercise` says, compare. All players are made up. */
export interface CourseSample {
  readonly id: string;
  readonly system: SystemId;
  readonly title: WordKey;
  readonly exercise: WordKey;
  readonly trf: string;
}

/** The worked examples of the French text of 1994 as whole events. */
export const FRENCH_1994_SAMPLES: readonly CourseSample[] = [
  {
    id: 'french-1994-baf77-1',
    system: 'french-1994',
    title: 'sample.french-1994-baf77-1.title',
    exercise: 'sample.french-1994-baf77-1.exercise',
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
    title: 'sample.french-1994-baf77-2.title',
    exercise: 'sample.french-1994-baf77-2.exercise',
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
    title: 'sample.french-1994-baf78-forfeit.title',
    exercise: 'sample.french-1994-baf78-forfeit.exercise',
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
    title: 'sample.french-1994-baf78-adjourned.title',
    exercise: 'sample.french-1994-baf78-adjourned.exercise',
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
