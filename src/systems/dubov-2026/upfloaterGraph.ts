import { kindGraph } from '../matching/kindGraph';
import { WeightedMatching } from '../matching/weightedMatching';
import { breaksColours, losesColour } from './absolute';
import { lostIn } from './criteria';
import type { Facts, Field } from './field';

/** What a set of upfloaters is chosen from. */
export interface UpfloaterQuestion {
  readonly field: Field;
  readonly residents: readonly Facts[];
  /** Possible upfloaters in the order of 4.2.2: everybody of the first scoregroups below. */
  readonly pool: readonly Facts[];
  /** Those below the pool, where they must be paired too. */
  readonly below: readonly Facts[];
  /**
   * Whether all who do not float must be paired with each other (C4). Without it the residents alone
   * count, and the answer holds if the others happen to be completable.
   */
  readonly completes: boolean;
  /** Members of the pool who must float. */
  readonly bound: ReadonlySet<Facts>;
}

interface Kind {
  readonly player: Facts;
  readonly stands: 'resident' | 'pool' | 'below';
  readonly isBound: boolean;
  /** C6: the scoregroup of the pool, 0 for the highest. */
  readonly depth: number;
}

/**
 * The matching whose best value is the best bracket: everybody paired who must be, then C5–C10 word
 * by word. The pool comes first in the order of the vertices, then the residents.
 */
export class UpfloaterGraph {
  readonly matching: WeightedMatching;
  private readonly players: readonly Facts[];

  constructor(private readonly question: UpfloaterQuestion) {
    const { field, residents, pool, below, bound } = question;
    const scores = [...new Set(pool.map(({ score }) => score))];
    const kinds: Kind[] = [
      ...pool.map((player) => ({
        player,
        stands: 'pool' as const,
        isBound: bound.has(player),
        depth: scores.indexOf(player.score),
      })),
      ...residents.map((player) => ({
        player,
        stands: 'resident' as const,
        isBound: false,
        depth: 0,
      })),
      ...below.map((player) => ({ player, stands: 'below' as const, isBound: false, depth: 0 })),
    ];
    this.players = kinds.map(({ player }) => player);
    const ranks = this.players.map(({ rank }) => rank);
    const depths = Math.max(0, scores.length - 1);
    const graph = kindGraph(
      kinds,
      (kind) => keyOf(kind, field),
      2 + depths + 4,
      (a, b) => weightOf(a, b, depths, question),
      (a, b) => field.mustNotMeet(ranks[a], ranks[b]),
    );
    this.matching = new WeightedMatching(graph, kinds.length);
    this.matching.solve();
  }

  /** The upfloaters of the best matching and what their bracket loses of C7; null: somebody stays alone. */
  get answer(): { readonly upfloaters: readonly Facts[]; readonly lost: number } | null {
    const { residents, pool, completes } = this.question;
    const last = completes ? this.players.length : pool.length + residents.length;
    for (let v = completes ? 0 : pool.length; v < last; v++)
      if (this.matching.mateOf(v) < 0) return null;
    const pairs: [Facts, Facts][] = [];
    for (let v = pool.length; v < pool.length + residents.length; v++) {
      const mate = this.matching.mateOf(v);
      if (mate < v) pairs.push([this.players[v], this.players[mate]]);
    }
    const upfloaters = pool.filter((_, v) => this.isUpfloater(v));
    return { upfloaters, lost: lostIn(pairs) };
  }

  private isUpfloater(v: number): boolean {
    const { pool, residents } = this.question;
    const mate = this.matching.mateOf(v);
    return mate >= pool.length && mate < pool.length + residents.length;
  }
}

/** Everything that the weight asks of a player. */
function keyOf({ player, stands, isBound, depth }: Kind, { isLastRound }: Field): string {
  const colours = `${player.due.colour} ${player.due.strength === 'absolute'}`;
  if (stands !== 'pool') return `${stands} ${colours}`;
  const floats = isLastRound
    ? ''
    : `${player.isMaximumUpfloater ? player.upfloats : ''} ${player.upfloatedLast}`;
  return `${stands} ${colours} ${isBound} ${depth} ${floats}`;
}

function weightOf(
  a: Kind,
  b: Kind,
  depths: number,
  { field, completes }: UpfloaterQuestion,
): number[] | null {
  if (breaksColours(a.player, b.player)) return null;
  const [one, other] = a.stands === 'resident' ? [a, b] : [b, a];
  const nothing = Array.from({ length: depths }, () => 0);
  if (one.stands !== 'resident')
    return completes && !one.isBound && !other.isBound ? [2, 0, ...nothing, 0, 0, 0, 0] : null;
  const lost = losesColour(one.player, other.player) ? -1 : 0;
  if (other.stands === 'resident') return [2, 0, ...nothing, lost, 0, 0, 0];
  if (other.stands === 'below') return null;
  const { isMaximumUpfloater, upfloats, upfloatedLast } = other.player;
  const isMaximum = isMaximumUpfloater && !field.isLastRound;
  // C6: nobody of the lowest scoregroup if possible, then nobody of the next one up.
  const c6 = nothing.map((_, word) => (other.depth === depths - word ? -1 : 0));
  return [
    completes ? 2 : 1,
    -1,
    ...c6,
    lost,
    isMaximum ? -1 : 0,
    isMaximum ? -upfloats : 0,
    upfloatedLast && !field.isLastRound ? -1 : 0,
  ];
}
