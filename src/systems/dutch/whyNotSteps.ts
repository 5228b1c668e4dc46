import type { ReasonArg, TraceStep } from '../../explain/reason';
import type { Colour } from '../../model/types';
import type { WordKey } from '../../words';
import type { Bracket } from './bracket/bracket';
import type { CriterionValue } from './bracket/value';
import { breaksColours } from './criteria/absolute';
import type { Facts, Field } from './field';
import { sayValue } from './traceSteps';

export type ForbiddenKey = 'dutch.met' | 'dutch.keptApart' | 'dutch.sameAbsolute';
type ForbiddenStep = TraceStep & { readonly key: ForbiddenKey };

const COLOUR_WORDS: Readonly<Record<Colour, WordKey>> = {
  white: 'dutch.colour.white',
  black: 'dutch.colour.black',
};

/** The absolute rule that forbids two players to meet, if any: a game, the arbiter's list, colours. */
export function forbiddenStep(a: Facts, b: Facts, field: Field): ForbiddenStep | null {
  const players = { players: [a.no, b.no] };
  const { articles } = field.edition;
  if (field.mustNotMeet(a.rank, b.rank)) {
    const key = field.met(a, b) ? 'dutch.met' : 'dutch.keptApart';
    return { key, article: articles.meeting, args: { players } };
  }
  if (breaksColours(a, b))
    return {
      key: 'dutch.sameAbsolute',
      article: articles.colours,
      args: {
        players,
        // C.3: both have an absolute preference, so there is a colour.
        colour: { reason: { key: COLOUR_WORDS[a.preference.colour!] } },
      },
    };
  return null;
}

/** "Worse on C.x: so much instead of so much." */
export function worseStep(
  key: WordKey,
  bracket: Bracket,
  found: CriterionValue,
  best: CriterionValue,
): TraceStep {
  return {
    key,
    article: best.article,
    args: {
      score: { points: bracket.residents[0].score },
      criterion: { reason: { key: best.words } },
      found: asArg(sayValue(found)),
      best: asArg(sayValue(best)),
    },
  };
}

export const asArg = (value: ReturnType<typeof sayValue>): ReasonArg =>
  typeof value === 'string' ? value : { reason: value };
