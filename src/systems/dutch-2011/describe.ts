import { requirementsOf } from './articles/c10requirements';
import type { Bracket, CardPair, Found, GroupFound } from './search/bracket';
import { byRank, type Card } from './cards';
import { totalsOf } from './search/counting';
import type { SearchContext } from './search/searchBracket';

/** A pairing of a homogeneous group or remainder with its S1, S2 and exchange, at its first occurrence (D.2). */
export function describeGroup(
  players: readonly Card[],
  pairs: readonly CardPair[],
  stayOver: readonly Card[],
): GroupFound {
  const s1 = pairs.map(([higher]) => higher);
  const s2 = [...pairs.map(([, lower]) => lower), ...stayOver].sort(byRank);
  const originalS1 = new Set(players.slice(0, pairs.length));
  return {
    pairs,
    stayOver,
    s1,
    s2,
    exchange: {
      fromS1: s2.filter((card) => originalS1.has(card)).reverse(),
      fromS2: s1.filter((card) => !originalS1.has(card)),
    },
  };
}

/** Any pairing of a bracket's players, e.g. one that was played, as the search would describe it. */
export function describePairing(
  { edition, round }: SearchContext,
  bracket: Bracket,
  pairs: readonly CardPair[],
): Found {
  const movedDown = bracket.players.filter((card) => bracket.movedDown.has(card));
  const s1 = new Set(
    bracket.m1 === 0
      ? []
      : edition.choiceOfMovedDown === 'anySet'
        ? movedDown
        : movedDown.slice(0, bracket.m1),
  );
  const inOrder = [...pairs].sort(([a], [b]) => byRank(a, b));
  const movedDownPairs = inOrder.filter((pair) => pair.some((card) => s1.has(card)));
  const others = inOrder.filter((pair) => !pair.some((card) => s1.has(card)));
  const paired = new Set(inOrder.flat());
  const apart = new Set(movedDownPairs.flat());
  const stayOver = bracket.players.filter((card) => !paired.has(card));
  const rest = bracket.players.filter((card) => !apart.has(card));
  return {
    movedDownPairs,
    group: describeGroup(rest, others, stayOver),
    pairs: [...movedDownPairs, ...others],
    stayOver,
    totals: totalsOf(requirementsOf(edition, bracket, round), movedDownPairs, others, stayOver),
  };
}
