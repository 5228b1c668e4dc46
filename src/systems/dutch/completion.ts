import { UNMATCHED, greedyMatching, maximumMatching } from '../matching/maximumMatching';
import { mayMeet } from './criteria/absolute';
import type { Facts, Field } from './field';

/**
 * Whether all remaining players can still be paired under the absolute criteria, one of them at most
 * getting the bye. A complete pairing is kept as a witness from bracket to bracket, so that usually
 * nothing has to be searched.
 */
export class Completion {
  /** Partner by rank; `players.length` stands for the bye. */
  private readonly witness: Int32Array;
  private readonly bye: number;

  constructor(private readonly field: Field) {
    const { players } = field;
    this.bye = players.length;
    this.witness = new Int32Array(this.bye + 1).fill(UNMATCHED);
    // Neighbours in the ranking first: most brackets then complete within themselves.
    this.witness.set(
      greedyMatching(players.length, (a, b) => mayMeet(players[a], players[b], field)),
    );
  }

  /** Whether they can be completed; a pairing that shows it is kept. */
  allows(remaining: readonly Facts[]): boolean {
    const { witness } = this;
    const { mate, places } = this.completed(remaining);
    if (mate.includes(UNMATCHED)) return false;
    mate.forEach((partner, index) => (witness[places[index]] = places[partner]));
    return true;
  }

  /** Whether these can be completed apart from the others; nothing is kept. */
  canPair(players: readonly Facts[]): boolean {
    return !this.completed(players).mate.includes(UNMATCHED);
  }

  private completed(remaining: readonly Facts[]): {
    readonly mate: Int32Array;
    readonly places: readonly number[];
  } {
    const { witness, bye } = this;
    const graph = completionGraph(remaining, this.field);
    const places = remaining.map(({ rank }) => rank);
    if (graph.hasBye) places.push(bye);
    const local = new Map(places.map((place, index) => [place, index]));
    const start = Int32Array.from(places, (place) => local.get(witness[place]) ?? UNMATCHED);
    // The witness may still pair somebody with a player who has gone.
    start.forEach((partner, index) => {
      if (partner !== UNMATCHED && start[partner] !== index) start[index] = UNMATCHED;
    });
    return { mate: maximumMatching(places.length, graph.neighbours, start), places };
  }
}

/** The players as vertices, in their order, and the bye after them if their number is odd. */
function completionGraph(
  players: readonly Facts[],
  field: Field,
): { readonly hasBye: boolean; readonly neighbours: (v: number) => number[] } {
  const count = players.length;
  const hasBye = count % 2 === 1;
  const neighbours = (v: number): number[] => {
    const list: number[] = [];
    if (v === count) {
      for (let w = count - 1; w >= 0; w--) if (field.mayHaveBye(players[w])) list.push(w);
      return list;
    }
    for (let w = 0; w < count; w++)
      if (w !== v && mayMeet(players[v], players[w], field)) list.push(w);
    if (hasBye && field.mayHaveBye(players[v])) list.push(count);
    return list;
  };
  return { hasBye, neighbours };
}
