import type { Colour, HalfPoints, Outcome, PlayerNo } from '../../model/types';
import type { Trace } from '../../explain/reason';
import type { WordKey } from '../../words';
import type { BracketKind } from './bracket/bracket';
import { lowerBounds } from './bracket/lowerBounds';
import { valueOf, type CriterionValue } from './bracket/value';
import { byHandStep } from './literal/byHandSteps';
import { colourRule, giveColours } from './colours';
import type { Field } from './field';
import type { PairedBracket, PairedRound } from './pairRound';
import { roundSteps, type ByHandSteps } from './traceSteps';

/** The account of a round as data; `roundSteps` puts it into sentences. */
export interface DutchTrace {
  readonly round: number;
  readonly isLastRound: boolean;
  readonly initialColour: Colour;
  readonly brackets: readonly BracketTrace[];
  readonly bye: ByeTrace | null;
}

export interface BracketTrace {
  readonly kind: BracketKind;
  /** Score of the residents; of the highest of them in a collapsed bracket. */
  readonly score: HalfPoints;
  readonly residents: readonly PlayerNo[];
  readonly movedDown: readonly PlayerNo[];
  /** MDPs who could not be paired here. */
  readonly limbo: readonly PlayerNo[];
  readonly pairs: readonly PairTrace[];
  readonly floaters: readonly PlayerNo[];
  readonly topscorers: readonly PlayerNo[];
  readonly criteria: readonly CriterionTrace[];
}

export interface PairTrace {
  readonly white: PlayerNo;
  readonly black: PlayerNo;
  readonly higher: PlayerNo;
  /** The article that gave the colours, and the sentence that says so. */
  readonly rule: string;
  readonly words: WordKey;
}

export interface CriterionTrace extends CriterionValue {
  /** What counting says that no pairing could beat. */
  readonly lowerBound: Pick<CriterionValue, 'count' | 'list'>;
}

export interface ByeTrace {
  readonly player: PlayerNo;
  readonly score: HalfPoints;
  /** Who could not get it, and why. */
  readonly barred: readonly {
    readonly player: PlayerNo;
    readonly round: number;
    readonly outcome: Outcome;
  }[];
}

/** `depth`: the work by hand takes time and is only done for somebody who wants to read it. */
export function traceOf(
  round: PairedRound,
  field: Field,
  depth: 'round' | 'byHand' = 'round',
): Trace<DutchTrace> {
  const data: DutchTrace = {
    round: field.round,
    isLastRound: field.isLastRound,
    initialColour: field.initialColour,
    brackets: round.brackets.map((bracket) => bracketTrace(bracket, field)),
    bye: round.bye && {
      player: round.bye.no,
      score: round.bye.score,
      barred: field.players.flatMap(({ no, byeBar }) =>
        byeBar ? [{ player: no, ...byeBar }] : [],
      ),
    },
  };
  const byHand: ByHandSteps = (index, isPerfect) =>
    depth === 'byHand' ? byHandStep(round.brackets[index], isPerfect) : null;
  const { id } = field.edition;
  return { system: id, round: field.round, steps: roundSteps(data, field.edition, byHand), data };
}

export function bracketTrace(paired: PairedBracket, field: Field): BracketTrace {
  const { bracket, pairs, floaters } = paired;
  const numbers = (players: readonly { readonly no: PlayerNo }[]) => players.map(({ no }) => no);
  const limbo = bracket.movedDown.filter((player) => floaters.includes(player));
  const bounds = lowerBounds(bracket, paired);
  return {
    kind: bracket.kind,
    score: bracket.residents[0].score,
    residents: numbers(bracket.residents),
    movedDown: numbers(bracket.movedDown),
    limbo: numbers(limbo),
    pairs: pairs.map(([higher, lower]) => {
      const { white, black, rule } = giveColours(higher, lower, field.initialColour);
      const { article, key } = colourRule(rule, field.edition);
      return { white: white.no, black: black.no, higher: higher.no, rule: article, words: key };
    }),
    floaters: numbers(floaters),
    topscorers: numbers(
      [...bracket.movedDown, ...bracket.residents].filter(({ isTopscorer }) => isTopscorer),
    ),
    criteria: valueOf(bracket, paired).map((value) => ({
      ...value,
      lowerBound: bounds.get(value.article)!,
    })),
  };
}
