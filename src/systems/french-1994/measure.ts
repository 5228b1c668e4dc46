import { inOrder } from './articles/a3Levels';
import { forcesStrong, isDisturbed } from './articles/b4Colours';
import { GIVEN_UP, mayFloat, mayMeetFromAbove, type GivenUp } from './articles/b5b6Floats';
import type { PairedLevel } from './levelPairing';
import type { Couple, SearchContext, Solution } from './search/phase';

/**
 * Any legal pairing of a level in the terms of the search, so that it can be compared with the
 * right one: null if it does not place the moved-down players of S1 as that one does (A.3).
 */
export function measure(
  context: SearchContext,
  { stage }: PairedLevel,
  couples: readonly Couple[],
): Solution | null {
  const { cards } = context.field;
  const partner = new Map<number, number>(couples.flatMap(([a, b]) => [[a, b] as const, [b, a]]));
  const inPool = new Set(stage.pool);
  const placed: Couple[] = [];
  for (const moved of stage.s1) {
    const opponent = partner.get(moved);
    if (opponent === undefined || !inPool.has(opponent)) return null;
    placed.push([moved, opponent]);
  }
  const taken = new Set(placed.map(([, opponent]) => opponent));
  const pool = stage.pool.filter((player) => !taken.has(player));
  const pairs = couples
    .filter(([a, b]) => pool.includes(a) && pool.includes(b))
    .map(([a, b]): Couple => (a < b ? [a, b] : [b, a]));
  const paired = new Set(pairs.flat());
  const leavers = pool.filter((player) => !paired.has(player));
  const restS1 = pool.slice(0, pairs.length);
  const restS2 = pool.slice(pairs.length);
  const isS1 = new Set(restS1);
  const out = [
    ...pairs.filter(([, b]) => isS1.has(b)).map(([, b]) => b),
    ...leavers.filter((player) => isS1.has(player)),
  ];
  const into = pairs.filter(([a]) => !isS1.has(a)).map(([a]) => a);
  const all = [...placed, ...pairs];
  const least = (isEnough: (level: GivenUp) => boolean): GivenUp => GIVEN_UP.find(isEnough) ?? 2;
  return {
    placed,
    rest: pairs.sort(([a], [b]) => a - b),
    leavers: inOrder([...leavers, ...stage.forced]),
    disturbed: all.filter(([a, b]) => isDisturbed(cards[a], cards[b])).length,
    strongForced: context.weakestFirst
      ? all.filter(([a, b]) => forcesStrong(cards[a], cards[b])).length
      : 0,
    up: least((level) => placed.every(([a, b]) => mayMeetFromAbove(cards[a], cards[b], level))),
    down: least((level) => leavers.every((player) => mayFloat(cards[player], 'down', level))),
    restS1,
    restS2,
    exchange: out.length > 0 ? { out: inOrder(out), in: inOrder(into) } : null,
  };
}
