import { WeightedMatching } from '../../matching/weightedMatching';
import { forcesStrong, isDisturbed } from '../articles/b4Colours';
import { mayFloat, mayMeetFromAbove, type GivenUp } from '../articles/b5b6Floats';
import { coloursClash, type Card } from '../field';
import { kindsOf, weightWords } from './kinds';
import type { Couple, Phase, SearchContext } from './phase';

/** What is still open in a phase: the players not yet fixed and the float rules still in force. */
export interface Query {
  readonly s1: readonly number[];
  readonly pool: readonly number[];
  readonly up: GivenUp;
  readonly down: GivenUp;
  /** D.2: the smallest exchange comes last; this is the size of S1 in the pool, which is all there is. */
  readonly exchangeFrom?: number;
}

/** What a pairing amounts to: pairs, disturbed ones, and those without a weak preference (BAF 77). */
export interface Totals {
  readonly pairs: number;
  readonly disturbed: number;
  readonly strongForced: number;
}

/** All the best completions of a query; `solver` can narrow them. Vertices: S1, pool, then others. */
export interface Completion {
  readonly totals: Totals;
  readonly solver: WeightedMatching;
}

/** S1 and pool are here; those who leave anyway, the level below and its empty places are not. */
type Place = 's1' | 'pool' | 'forced' | 'resident' | 'spare';

interface Kind {
  readonly place: Place;
  readonly card: Card | null;
  /** Has to find somebody, here or below. */
  readonly isBound: boolean;
  readonly mayLeave: boolean;
  readonly mustLeave: boolean;
  readonly maySpare: boolean;
}

/**
 * The best completions of a phase: most pairs, then fewest disturbed pairs (x), then fewest of them
 * without a weak preference (BAF 77), then the smallest exchange (D.2). All of these are sums over
 * pairs, so a maximum-weight matching answers exactly and in polynomial time. Null: somebody who
 * must be placed cannot be.
 *
 * Why the exchange is a sum over pairs: a pair inside the old S1 sends its weaker player to S2, a
 * player of the old S1 who leaves goes there too, and a pair inside the old S2 sends its stronger
 * player to S1. So the players of the old S1 who stay there, and the positions that end up in S1, are
 * the stronger ones of every pair.
 */
export function bestCompletions(
  context: SearchContext,
  phase: Phase,
  query: Query,
): Completion | null {
  const { field } = context;
  const { below } = phase;
  const first = query.s1.length;
  const level = first + query.pool.length;
  const players = [
    ...query.s1,
    ...query.pool,
    ...(below ? [...phase.forced, ...below.residents] : []),
  ];
  const firstResident = level + (below ? phase.forced.length : 0);
  const vertices = players.length + (below ? below.spare : 0);
  const placeOf = (v: number): Place => {
    if (v < level) return v < first ? 's1' : 'pool';
    if (v < firstResident) return 'forced';
    return v < players.length ? 'resident' : 'spare';
  };
  const kinds = kindsOf<Kind>(
    vertices,
    (v) => describe(context, phase, query.down, placeOf(v), players[v]),
    keyOf,
  );
  const solver = new WeightedMatching(
    {
      vertices,
      classOf: kinds.classOf,
      classes: kinds.samples.length,
      weight: weightWords(kinds, (a, b) => worthOf(context, phase, a, b)),
      isBlocked: (v, w) => {
        if (v >= players.length || w >= players.length) return false;
        if (!field.mayMeet(players[v], players[w])) return true;
        const [low, high] = v < w ? [v, w] : [w, v];
        const [a, b] = [players[low], players[high]];
        if (high >= level) return below === null || !below.mayPair(a, b);
        return low < first && !mayMeetFromAbove(field.cards[a], field.cards[b], query.up);
      },
      lowerWeight: exchangeWeights(query),
    },
    level,
  );
  solver.solve((v) => (v < first ? first : v + Math.ceil(query.pool.length / 2)));
  const couples: Couple[] = [];
  for (let v = 0; v < vertices; v++) {
    const mate = solver.mateOf(v);
    if (mate < 0 && kinds.samples[kinds.classOf[v]].isBound) return null;
    if (mate > v && mate < level) couples.push([players[v], players[mate]]);
  }
  return { totals: totalsOf(context, couples), solver };
}

export function totalsOf(
  { field: { cards }, weakestFirst }: SearchContext,
  couples: readonly Couple[],
): Totals {
  const count = (test: (a: Card, b: Card) => boolean): number =>
    couples.filter(([a, b]) => test(cards[a], cards[b])).length;
  return {
    pairs: couples.length,
    disturbed: count(isDisturbed),
    strongForced: weakestFirst ? count(forcesStrong) : 0,
  };
}

/** Who stays in S1 counts more than all positions together; among them the strongest count most. */
function exchangeWeights({ pool, exchangeFrom }: Query): Float64Array | undefined {
  if (exchangeFrom === undefined) return undefined;
  return Float64Array.from(
    pool,
    (_, index) => (index < exchangeFrom ? pool.length ** 2 : 0) - index,
  );
}

function describe(
  { field: { cards } }: SearchContext,
  phase: Phase,
  down: GivenUp,
  place: Place,
  player: number,
): Kind {
  const { below } = phase;
  if (place === 'spare')
    return {
      place,
      card: null,
      isBound: false,
      mayLeave: false,
      mustLeave: false,
      maySpare: false,
    };
  const card = cards[player];
  const mayLeave = place === 'pool' && phase.mayLeave(player) && mayFloat(card, 'down', down);
  const isBound = {
    s1: true,
    pool: below !== null || !mayLeave,
    forced: true,
    resident: below?.coverAll ?? false,
  };
  return {
    place,
    card,
    isBound: isBound[place],
    mayLeave,
    mustLeave: place === 'pool' && (phase.mustLeave?.has(player) ?? false),
    maySpare: place !== 's1' && below !== null && below.spare > 0 && below.maySpare(player),
  };
}

function keyOf({ place, card, ...rest }: Kind): string {
  const preference = card?.preference ?? null;
  const isHere = place === 's1' || place === 'pool';
  // Colours do not count in the level below, but for B.2.
  const matters = preference !== null && (isHere || preference.strength === 'absolute');
  const wish = matters ? `${preference.colour} ${preference.strength}` : '';
  return `${place} ${wish} ${rest.isBound} ${rest.mayLeave} ${rest.mustLeave} ${rest.maySpare}`;
}

/** Bound players served; pairs here; undisturbed ones; those that force no strong preference. */
function worthOf(context: SearchContext, phase: Phase, a: Kind, b: Kind): readonly number[] | null {
  if (a.card && b.card && coloursClash(a.card, b.card)) return null;
  const bound = Number(a.isBound) + Number(b.isBound);
  const isHere = ({ place }: Kind): boolean => place === 's1' || place === 'pool';
  if (a.card && b.card && isHere(a) && isHere(b)) {
    if ((a.place === 's1' && b.place === 's1') || a.mustLeave || b.mustLeave) return null;
    const isQuiet = !(context.weakestFirst && forcesStrong(a.card, b.card));
    return [bound, 1, Number(!isDisturbed(a.card, b.card)), Number(isQuiet)];
  }
  const isPossible = (one: Kind, other: Kind): boolean => {
    if (one.place === 's1' || (one.place === 'pool' && !one.mayLeave)) return false;
    if (other.place === 'spare') return one.place !== 'spare' && one.maySpare;
    return true;
  };
  if (!isPossible(a, b) || !isPossible(b, a)) return null;
  if (a.place === 'resident' && b.place === 'resident' && !phase.below?.coverAll) return null;
  return [bound, 0, 0, 0];
}
