import type { TraceStep } from '../../../explain/reason';
import type { Colour } from '../../../model/types';
import type { WordKey } from '../../../words';
import { breaksColours } from '../../dutch/criteria/absolute';
import type { Field, Ranked } from '../field';

const COLOUR_WORDS: Readonly<Record<Colour, WordKey>> = {
  white: 'dutch.colour.white',
  black: 'dutch.colour.black',
};

/** The absolute criterion that forbids two players to meet (2.1.1, 2.1.3); null: they may. */
export function forbiddenStep(a: Ranked, b: Ranked, field: Field): TraceStep | null {
  const players = { players: [a.no, b.no] };
  if (field.mustNotMeet(a.rank, b.rank)) {
    const key = field.met(a, b) ? 'dutch.met' : 'dutch.keptApart';
    return { key, article: 'C1', args: { players } };
  }
  if (!breaksColours(a, b)) return null;
  const colour = { reason: { key: COLOUR_WORDS[a.preference.colour!] } };
  return { key: 'burstein2026.sameAbsolute', article: 'C3', args: { players, colour } };
}
