import type { HalfPoints } from '../../../model/types';
import type { WordKey } from '../../../words';
import type { Counting } from '../bracket/counting';
import type { Facts } from '../field';
import { answersOf, type Answers, type FactAsked } from './facts';

/** What the criteria have to know of the bracket they judge. */
export interface BracketFacts {
  /** The score of the lowest ranked player of the bracket. */
  readonly lowestScore: HalfPoints;
  /** Its only downfloater will get the pairing-allocated bye. */
  readonly floaterTakesBye: boolean;
}

/** What can happen in a bracket at all; where nothing of it concerns a criterion, nobody asks it. */
export interface BracketTraits {
  readonly isLastRound: boolean;
  /** Somebody floats down, or residents have different scores. */
  readonly mayFloat: boolean;
  /** There are MDPs, or residents have different scores. */
  readonly mayMeetLower: boolean;
  readonly floaterTakesBye: boolean;
}

/**
 * `count`: numbers are added. `list`: they are scores or score differences, kept as a list sorted
 * from the highest and compared from the first; null adds nothing.
 */
export type Measure = 'count' | 'list';

/**
 * A quality criterion that adds up over the pairs and the downfloaters of a bracket. The sum is
 * what the text asks to minimize, so a criterion is read, computed and explained from these two
 * functions alone.
 */
export interface Definition {
  /** The facts of a player that it looks at. It is given no others. */
  readonly asks: readonly FactAsked[];
  readonly measure: Measure;
  readonly matters: (shape: BracketTraits) => boolean;
  /** Players it speaks of; where there are none it need not be looked at. */
  readonly concerns: (player: Facts) => boolean;
  ofPair(higher: Facts, lower: Facts, bracket: BracketFacts): number | null;
  ofFloater(player: Facts, bracket: BracketFacts): number | null;
  /** The same for all pairs of some players, given by their places: each is asked only once. */
  among(players: readonly (Facts | null)[], bracket: BracketFacts): Among;
  /** What counting alone says that no pairing can beat. */
  readonly atLeast: (counting: Counting) => number | readonly HalfPoints[];
}

/** A criterion over players by their places in a list. */
export interface Among {
  ofPair(higher: number, lower: number): number | null;
  ofFloater(player: number): number | null;
}

type Of<Asked extends FactAsked> = (player: Answers<Asked>, bracket: BracketFacts) => number | null;
type OfPair<Asked extends FactAsked> = (
  higher: Answers<Asked>,
  lower: Answers<Asked>,
  bracket: BracketFacts,
) => number | null;

/** A criterion from what it asks for; its functions see the answers and nothing else. */
export function asking<const Asked extends FactAsked>(
  asks: readonly Asked[],
  definition: {
    readonly measure: Measure;
    readonly matters?: Definition['matters'];
    readonly concerns?: (player: Answers<Asked>) => boolean;
    readonly ofPair?: OfPair<Asked>;
    readonly ofFloater?: Of<Asked>;
    readonly atLeast?: Definition['atLeast'];
  },
): Definition {
  const { measure, matters, concerns, ofPair, ofFloater, atLeast } = definition;
  const nothing = measure === 'count' ? 0 : null;
  const answers = (player: Facts): Answers<Asked> => answersOf(player, asks);
  return {
    asks,
    measure,
    matters: matters ?? (() => true),
    concerns: concerns ? (player) => concerns(answers(player)) : () => true,
    ofPair: ofPair
      ? (higher, lower, bracket) => ofPair(answers(higher), answers(lower), bracket)
      : () => nothing,
    ofFloater: ofFloater ? (player, bracket) => ofFloater(answers(player), bracket) : () => nothing,
    among(players, bracket) {
      const all = players.map((player) => player && answers(player));
      return {
        ofPair: (higher, lower) => (ofPair ? ofPair(all[higher]!, all[lower]!, bracket) : nothing),
        ofFloater: (player) => (ofFloater ? ofFloater(all[player]!, bracket) : nothing),
      };
    },
    atLeast: atLeast ?? (() => (measure === 'count' ? 0 : [])),
  };
}

/** A criterion in the table of an edition: its number in the text and the words for it. */
export interface AdditiveCriterion extends Definition {
  readonly article: string;
  /** What it costs to be worse on it, where players are kept apart if possible; absent: anything. */
  readonly price?: 'floats' | 'colours';
  readonly words: WordKey;
}

/** The criterion that looks at the following bracket (`lookAhead.ts`). */
export interface LookAhead {
  readonly article: string;
  readonly words: WordKey;
  readonly measure: 'lookAhead';
}

export type Criterion = AdditiveCriterion | LookAhead;

export const isAdditive = (criterion: Criterion): criterion is AdditiveCriterion =>
  criterion.measure !== 'lookAhead';
