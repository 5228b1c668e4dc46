import type { Reason, ReasonArg, TraceStep } from '../../explain/reason';
import { sayPoints } from '../../model/points';
import type { Colour } from '../../model/types';
import type { WordKey } from '../../words';
import { breaksColours } from './absolute';
import { COLOUR_RULE_WORDS, giveColours } from './articles/article5Colours';
import type { BracketValue, CriterionId } from './criteria';
import type { Facts, Field } from './field';

export const players = (...list: readonly Facts[]): { readonly players: readonly number[] } => ({
  players: list.map(({ no }) => no),
});

const COLOUR_WORDS: Readonly<Record<Colour, WordKey>> = {
  white: 'dutch.colour.white',
  black: 'dutch.colour.black',
};

/** The absolute rule that forbids two players to meet, if any: a game, the arbiter's list, colours. */
export function forbidden(a: Facts, b: Facts, field: Field): Reason | null {
  if (field.mustNotMeet(a.rank, b.rank))
    return {
      key: field.met(a, b) ? 'dutch.met' : 'dutch.keptApart',
      article: 'C1',
      args: { players: players(a, b) },
    };
  if (!breaksColours(a, b)) return null;
  return {
    key: 'dubov2026.sameAbsolute',
    article: 'C3',
    args: { players: players(a, b), colour: { reason: { key: COLOUR_WORDS[a.due.colour] } } },
  };
}

/** The rule of art. 5 that gives a pair its colours. */
export function colourReason(a: Facts, b: Facts, field: Field): Reason {
  const { rule, higher } = giveColours(a, b, field.initialColour);
  return { key: COLOUR_RULE_WORDS[rule], article: rule, args: { higher: players(higher) } };
}

/** A value of a bracket in words: a number, or the scores of the upfloaters. */
export function sayValue(criterion: CriterionId, value: BracketValue): string {
  if (criterion !== 'C6') return String(value[criterion]);
  return value.C6.map(sayPoints).join(' ') || '–';
}

export const scoreArg = (score: number): ReasonArg => ({ points: score });

export const some = (key: WordKey, article: string, list: readonly Facts[]): TraceStep => ({
  key,
  article,
  args: { players: players(...list) },
});
