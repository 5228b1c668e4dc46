import type { Completion } from './completion';
import type { Competitor, Field } from './field';

/**
 * The upfloater of a group that lacks one partner, found without a matching of all who are left: the
 * first of the following scoregroup, in the order of C7 and the numbers, with whom everybody can be
 * paired and whose scoregroup then needs no more upfloaters than its number alone asks for. Nobody is
 * better on C6 then. null: there is none such, and all have to be looked at together.
 */
export function oneUpfloater(
  field: Field,
  group: readonly Competitor[],
  below: readonly Competitor[],
  completion: Completion,
): Competitor | null {
  const mayWait = completion.withoutOne(group);
  const mayLeave = completion.withoutOne(below);
  if (!mayWait || !mayLeave) return null;
  const next = below.filter(({ score }) => score === below[0].score);
  const rest = below.slice(next.length);
  const keepsNext = nextBracket(field, next, rest, completion);
  const repeats = ({ floatedLast }: Competitor): number => Number(!field.isQuiet && floatedLast);
  const inOrder = [...next].sort((a, b) => repeats(a) - repeats(b) || a.no - b.no);
  const isPartner = (one: Competitor): boolean =>
    group.some((other) => field.mayMeet(one, other) && mayWait(other));
  return inOrder.find((one) => isPartner(one) && mayLeave(one) && keepsNext(one)) ?? null;
}

/** Whether the scoregroup without one of its members needs nobody from below, or one if it is odd then. */
function nextBracket(
  { mayMeet }: Field,
  next: readonly Competitor[],
  rest: readonly Competitor[],
  completion: Completion,
): (one: Competitor) => boolean {
  if (next.length === 1) return () => true;
  if (next.length % 2 === 1) {
    const mayGo = completion.withoutOne(next);
    return mayGo && completion.alone(rest) === 0 ? mayGo : () => false;
  }
  const mayRise = completion.withoutOne(rest);
  if (!mayRise) return () => false;
  return (one) => {
    const left = next.filter((each) => each !== one);
    const mayWait = completion.withoutOne(left);
    return (
      mayWait !== null &&
      left.some(
        (each) => mayWait(each) && rest.some((other) => mayMeet(each, other) && mayRise(other)),
      )
    );
  };
}
