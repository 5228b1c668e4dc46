import type { Outcome } from '../../model/types';
import type { Part } from '../types';
import type { UnplayedTreatment } from './adjustedScores';

/** What the editions of C.07 do differently; each edition's folder fills it in. */
export interface C07Rules {
  /** Distinguishes what the field remembers. */
  readonly id: string;
  /** The number under which this text has an article of C.07 as it is numbered since 2023; '': not known, so not cited. */
  readonly articleOf?: (article: string) => string;
  readonly unplayed: UnplayedTreatment;
  /** 16.5: whether voluntary unplayed rounds are cut first. */
  readonly cutsVursFirst: boolean;
  /** Of two terms with equally weak opponents, which is less significant (14.1): below 0 the first. */
  readonly lessSignificant: (a: Part, b: Part) => number;
  readonly directEncounter: DirectEncounterRules;
  /** 15.2: forfeits of a round robin that are games for one's own results (art. 7). */
  readonly ownForfeits: readonly Outcome[];
  /** Art. 8, note of 2026. */
  readonly forbidsBuchholzInRoundRobins: boolean;
}

export interface DirectEncounterRules {
  /** Whoever is still tied starts again with only their own games. */
  readonly startsAgain: boolean;
  /** Places that the missing games cannot change are given (Swiss). */
  readonly givesSurePlaces: boolean;
}
