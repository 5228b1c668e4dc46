import {
  displaced,
  type BracketShape,
  type ShapePlace,
  type ShapeRefused,
} from '../../explain/picture';
import { permutationCount } from '../shared/combinations';
import { homogeneousPlace, transpositionsBefore } from '../shared/place';
import { refuse } from './byHand';
import type { EngineResult } from './engine';
import type { PairedLevel } from './levelPairing';
import type { Couple, SearchContext } from './search/phase';
import { colourReason } from './tell';

/** The levels of a round for a picture. */
export function shapesOf(context: SearchContext, result: EngineResult): BracketShape[] {
  const { cards } = result.field;
  const nos = (players: readonly number[]) => players.map((player) => cards[player].no);
  const byNo = new Map(
    result.pairs.flatMap((pair) => [[pair.white, pair] as const, [pair.black, pair] as const]),
  );
  return result.levels.map((paired, index) => {
    const { level, stage, solution, alone } = paired;
    const isLast = index === result.levels.length - 1;
    const placed = new Set(solution.placed.map(([, opponent]) => opponent));
    const left = new Set(alone);
    const above = stage.forced.filter((player) => !left.has(player));
    return {
      title: {
        key: 'picture.group',
        args: { score: { points: cards[level.residents[0]].score } },
      },
      parts: [
        ...(stage.s1.length > 0
          ? [
              { part: 's1' as const, players: nos(stage.s1) },
              { part: 's2' as const, players: nos([...placed].sort((a, b) => a - b)) },
            ]
          : []),
        { part: 'limbo' as const, players: nos(above) },
        { part: stage.s1.length > 0 ? ('s1r' as const) : 's1', players: nos(solution.restS1) },
        { part: stage.s1.length > 0 ? ('s2r' as const) : 's2', players: nos(solution.restS2) },
        { part: 'alone' as const, players: nos(alone) },
      ],
      movedDown: nos(level.moved),
      pairs: [...solution.placed, ...solution.rest].map(([a]) => {
        const { white, black, rule } = byNo.get(cards[a].no)!;
        return { white, black, colours: colourReason(rule) };
      }),
      refused: refusedOf(context, paired, isLast),
      leaving: isLast ? [] : nos(solution.leavers),
      bye: isLast ? result.bye : null,
      places: placesOf(paired),
    };
  });
}

/** The first candidate of C.6 beside the accepted one. */
function refusedOf(context: SearchContext, paired: PairedLevel, isLowest: boolean): ShapeRefused[] {
  const { stage, solution } = paired;
  const { cards } = context.field;
  const size = solution.restS1.length;
  const above = stage.s1.map((player, i): Couple => [player, stage.pool[i]]);
  const others = stage.pool.slice(stage.s1.length);
  const below = others.slice(0, size).map((player, i): Couple => [player, others[size + i]]);
  const partner = new Map(
    [...solution.placed, ...solution.rest].flatMap(([a, b]) => [[a, b] as const, [b, a] as const]),
  );
  const fallen = [...above, ...below].filter(([a, b]) => partner.get(a) !== b);
  if (fallen.length === 0) return [];
  const taken = new Set([...above, ...below].flat());
  const leavers = stage.pool.filter((player) => !taken.has(player));
  // Counted as one candidate: the couples from above stand among the others.
  const bare = { ...paired, solution: { ...solution, placed: [] } };
  const whole = refuse(context, bare, { couples: [...above, ...below], leavers }, isLowest) ?? {
    key: 'french1994.refused.below' as const,
    article: 'C.12, C.13',
  };
  return fallen.map((couple) => ({
    players: [cards[couple[0]].no, cards[couple[1]].no],
    reason: context.field.mayMeet(...couple)
      ? displaced(whole)
      : refuse(context, bare, { couples: [couple], leavers: [] }, isLowest)!,
  }));
}

/** D.1 and D.2, counted: those from above with their opponents, then the homogeneous part. */
export function placesOf({ stage, solution }: PairedLevel): ShapePlace[] {
  const places: ShapePlace[] = [];
  const { placed, rest, restS1, restS2 } = solution;
  if (placed.length > 0)
    places.push({
      of: 'movedDown',
      number: String(
        transpositionsBefore(
          stage.pool,
          placed.map(([, opponent]) => opponent),
        ) + 1n,
      ),
      total: String(permutationCount(stage.pool.length, placed.length)),
    });
  const group = [...restS1, ...restS2];
  const size = restS1.length;
  if (size === 0 || rest.length < size) return places;
  const at = new Map(group.map((player, i) => [player, i + 1]));
  const isFull = group.length === 2 * size;
  // D.2: the strongest is exchanged only if somebody is left over; the last one never.
  const range = { first: isFull ? 2 : 1, middle: size, last: group.length - 1 };
  const { number, total } = homogeneousPlace(
    group.length,
    rest.map(([a]) => at.get(a)!),
    rest.map(([, b]) => at.get(b)!),
    range,
  );
  places.push({
    of: placed.length > 0 ? 'remainder' : 'bracket',
    number: String(number),
    total: String(total),
  });
  return places;
}
