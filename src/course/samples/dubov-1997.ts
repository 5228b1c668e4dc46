import type { SystemId } from '../../model/types';
import type { WordKey } from '../../words';

export interface DubovSample {
  readonly id: string;
  readonly title: WordKey;
  /** TRF16; the round to pair is the next one. */
  readonly trf: string;
}

/** By which these rounds are paired. */
export const DUBOV_COURSE_SYSTEM: SystemId = 'dubov-1997';

/**
 * Rounds that show the Dubov 1997 text at work. The players are stones and directions.
 *
 * `columns`: small enough for a blackboard. 7.2 brings number 4 up, 6.2 gives 4-1 and 2-3, 7.1 finds
 * number 5 for number 8. `everything`: one round with a bye, 2.5, 2.6, both parts of 6.3, 6.4, 7.1 to
 * 7.4 and floaters of art. 8, one of whom floats twice.
 */
export const DUBOV_1997_SAMPLES: readonly DubovSample[] = [
  {
    id: 'dubov-1997-columns',
    title: 'sample.dubov-1997-columns.title',
    trf: `012 Four Corners Rapid
062 8
072 8
082 0
001    1      North, Compass                    2050                             1.0    1     5 w 1
001    2      East, Compass                     2000                             1.0    2     6 b 1
001    3      South, Compass                    1950                             1.0    3     7 w 1
001    4      West, Compass                     1900                             0.5    4     8 b =
001    5      Up, Compass                       1850                             0.0    6     1 b 0
001    6      Down, Compass                     1800                             0.0    7     2 w 0
001    7      Left, Compass                     1750                             0.0    8     3 b 0
001    8      Right, Compass                    1700                             0.5    5     4 w =
XXR 5
XXC white1
`,
  },
  {
    id: 'dubov-1997-everything',
    title: 'sample.dubov-1997-everything.title',
    trf: `012 Quarry Open
022 Stoneham
062 15
072 15
082 0
001    1      Amber, Ferrous                    2081                             2.0    4     8 w 1    15 b =     2 w =
001    2      Basalt, Mica                      2069                             2.5    1     9 b 1     5 w 1     1 b =
001    3      Chalk, Onyx                       2065                             0.5   14    10 w =     6 b 0     9 b 0
001    4      Diamond, Ruby                     2050                             1.5    6    11 b 0    12 b =     8 w 1
001    5      Emerald, Topaz                    1976                             1.5    7    12 w 1     2 b 0    13 b =
001    6      Flint, Ferrous                    1940                             1.5    8    13 b =     3 w 1     7 b 0
001    7      Garnet, Mica                      1930                             2.5    2    14 w 1    11 b =     6 w 1
001    8      Hematite, Onyx                    1917                             0.5   15     1 b 0     9 w =     4 b 0
001    9      Ivory, Ruby                       1910                             1.5    9     2 w 0     8 b =     3 w 1
001   10      Jade, Topaz                       1864                             1.0   13     3 b =    13 w =    14 b 0
001   11      Kyanite, Ferrous                  1602                             1.5   10     4 w 1     7 w =    15 b 0
001   12      Lapis, Mica                       1592                             1.5   11     5 b 0     4 w =  0000 - U
001   13      Marble, Onyx                      1591                             1.5   12     6 w =    10 b =     5 w =
001   14      Nephrite, Ruby                    1582                             2.0    5     7 b 0  0000 - U    10 w 1
001   15      Opal, Topaz                       1545                             2.5    3  0000 - U     1 w =    11 w 1
XXR 7
XXC white1
`,
  },
];
