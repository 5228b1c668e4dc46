import { COLOUR_QUESTIONS } from '../criteria/absolute';
import { isAdditive, type BracketTraits } from '../criteria/criterion';
import { ANSWERS, type FactAsked } from '../criteria/facts';
import type { SingleOutlook } from '../criteria/lookAhead';
import type { Facts } from '../field';
import type { Bracket } from './bracket';

/**
 * Players of a bracket fall into a few kinds that no criterion can tell apart, because they give the
 * same answers to everything that is asked. Criteria are written out once per pair of kinds.
 */
export interface Kind {
  readonly place: PlaceInBracket;
  /** Any player of the kind; null for a slot. */
  readonly sample: Facts | null;
  readonly mayHaveBye: boolean;
  /** The look ahead where it is known player by player. */
  readonly outlook: SingleOutlook | null;
  count: number;
}

/** `next`: a player of the following bracket. `below`: of a later one. `slot`: nobody, or the bye. */
export type PlaceInBracket = 'movedDown' | 'resident' | 'next' | 'below' | 'slot';

export const isInside = ({ place }: Pick<Kind, 'place'>): boolean =>
  place === 'movedDown' || place === 'resident';

export interface Standing {
  readonly player: Facts | null;
  readonly place: PlaceInBracket;
  readonly outlook: SingleOutlook | null;
}

export function kindsOf(
  standings: readonly Standing[],
  bracket: Bracket,
  shape: BracketTraits,
  hasBye: boolean,
): { readonly kinds: Kind[]; readonly classOf: Int32Array } {
  const inside = questionsIn(bracket, shape);
  const kinds: Kind[] = [];
  const indexOf = new Map<string, number>();
  const classOf = Int32Array.from(standings, ({ player, place, outlook }) => {
    const mayHaveBye = hasBye && player !== null && bracket.field.mayHaveBye(player);
    const key = player
      ? [
          place,
          mayHaveBye,
          ...answersTo(isInside({ place }) ? inside : COLOUR_QUESTIONS, player),
          outlook?.losesPair,
          outlook?.staysUnpaired,
        ].join()
      : 'slot';
    let kind = indexOf.get(key);
    if (kind === undefined) {
      kind = kinds.push({ place, sample: player, mayHaveBye, outlook, count: 0 }) - 1;
      indexOf.set(key, kind);
    }
    kinds[kind].count++;
    return kind;
  });
  return { kinds, classOf };
}

/** Everything that any criterion asks of a player in this bracket; the fewer kinds, the less to do. */
function questionsIn({ field }: Bracket, shape: BracketTraits): readonly FactAsked[] {
  const asked = new Set<FactAsked>(COLOUR_QUESTIONS);
  for (const criterion of field.edition.criteria)
    if (isAdditive(criterion) && criterion.matters(shape))
      for (const question of criterion.asks) asked.add(question);
  return [...asked];
}

const answersTo = (questions: readonly FactAsked[], player: Facts) =>
  questions.map((question) => ANSWERS[question](player));
