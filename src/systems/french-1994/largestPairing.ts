import { maximumMatching, unmatchedCount, type Neighbours } from '../matching/maximumMatching';
import { mayBeExempt } from './articles/c12OtherFloaters';
import type { Field } from './field';

/** As many legal pairs (B.1, B.2) as the whole field allows, whatever the levels. */
export interface LargestPairing {
  /** The players; in an odd field one more vertex stands for the exemption. */
  readonly vertices: number;
  readonly neighbours: Neighbours;
  readonly mate: Int32Array;
}

export function largestPairing({ cards, mayMeet }: Field): LargestPairing {
  const count = cards.length;
  const vertices = count + (count % 2);
  const lists = Array.from({ length: vertices }, (): number[] => []);
  for (let a = 0; a < vertices; a++)
    for (let b = a + 1; b < vertices; b++) {
      if (b === count ? !mayBeExempt(cards[a]) : !mayMeet(a, b)) continue;
      lists[a].push(b);
      lists[b].push(a);
    }
  const neighbours: Neighbours = (vertex) => lists[vertex];
  return { vertices, neighbours, mate: maximumMatching(vertices, neighbours) };
}

export const hasLegalPairing = (field: Field): boolean =>
  unmatchedCount(largestPairing(field).mate) === 0;
