import type { Checked } from '../../model/problems';
import type { Colour, PreferenceType, SystemId, Tournament } from '../../model/types';
import type { WordKey } from '../../words';
import type { SecondReading } from '../literal/opinion';
import type { ColourWish, InForce } from '../system';
import type { Competitor, Field } from './field';

/** The numbers under which a text has the criteria of the common procedure; null: it has none such. */
export interface CriterionArticles {
  /** Fewest upfloaters. */
  readonly fewest: string;
  /** Their scores as high as possible. */
  readonly scores: string;
  /** The bracket of the following scoregroup. */
  readonly following: string;
  /** Upfloaters who floated in the round before. */
  readonly repeated: string;
  /** Preferences that are not fulfilled, then the strong ones among them. */
  readonly colours: string | null;
  readonly strong: string | null;
  /** Opponents of upfloaters who floated in the round before. */
  readonly opponents: string;
}

/** A colour with the rule that gave it to the first of a pair. */
export interface ColourGiven {
  readonly colour: Colour;
  readonly article: string;
  readonly key: WordKey;
}

/** What the texts of C.04.5 and C.04.6 say each in its own way; arts. 3.3 to 3.6 they have in common. */
export interface MatchEdition {
  readonly id: SystemId;
  readonly name: WordKey;
  readonly summary: WordKey;
  readonly calledBy: readonly string[];
  readonly inForce: InForce | null;
  readonly permitted?: InForce;
  readonly trfCodes: readonly string[];
  readonly trfCodeFor?: (tournament: Tournament) => string;
  readonly pairsTeams?: true;
  readonly competitors: (tournament: Tournament) => Checked<Tournament>;
  readonly criteria: CriterionArticles;
  /** In so many last rounds nobody asks who floated in the round before. */
  readonly quietLastRounds: number;
  readonly preference: (
    colours: readonly Colour[],
    type: PreferenceType,
    isLastRound: boolean,
  ) => ColourWish;
  readonly secondOpinion: SecondReading;
  /** Art. 4: the colour of the first of the two. */
  readonly colourOfFirst: (field: Field, first: Competitor, second: Competitor) => ColourGiven;
}
