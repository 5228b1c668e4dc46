import { withInitialColour } from '../../../model/rules/initialColour';
import type { Colour, RoundToPair } from '../../../model/types';
import type { Card } from '../cards';
import { allocateColours, type ColouredPair } from '../articles/e1to5colours';
import type { PairedRound } from '../pairRound';

/** E for every pair, in the order of the brackets. */
export function colouredPairs(task: RoundToPair, { levels }: PairedRound): ColouredPair[] {
  const drawn = withInitialColour(task.tournament).initialColour as Colour;
  return (levels ?? []).flatMap(({ found }) =>
    found.pairs.map((pair, position) =>
      allocateColours(pair, drawn, task.round === 1 ? position : null),
    ),
  );
}

/** Whoever stays over in the lowest bracket. */
export function byeCardOf({ levels }: PairedRound): Card | null {
  const lowest = levels?.at(-1);
  return lowest?.found.stayOver[0] ?? lowest?.left[0] ?? null;
}
