import type { WeightedGraph } from '../../matching/weightedMatching';
import type { BracketTraits } from '../criteria/criterion';
import type { SingleOutlook } from '../criteria/lookAhead';
import type { Facts } from '../field';
import { factsOf, isFinal, playersOf, type Bracket } from './bracket';
import { columns, edges, type Mode, type ColumnPlan } from './columns';
import { kindsOf, type Standing } from './kinds';
import { joinColumns } from './joinColumns';

/** A bracket as a graph: its players in their order, then the players beyond, then the slots. */
export interface BracketGraph extends WeightedGraph {
  /** Players of the bracket; they come first. */
  readonly ranked: number;
  readonly movedDown: number;
  /** Downfloaters go to slots; nobody from beyond takes part. */
  readonly hasOnlySlots: boolean;
  /** Every best pairing leaves nobody alone. */
  readonly pairsEverybody: boolean;
  readonly playerAt: readonly (Facts | null)[];
}

export function bracketGraph(
  bracket: Bracket,
  mode: Mode,
  slots: number,
  outlookOf: (player: Facts) => SingleOutlook | null = () => null,
): BracketGraph {
  const { movedDown, residents, field } = bracket;
  const inside = playersOf(bracket);
  const standings: Standing[] = [
    ...movedDown.map((player): Standing => ({
      player,
      place: 'movedDown',
      outlook: outlookOf(player),
    })),
    ...residents.map((player): Standing => ({
      player,
      place: 'resident',
      outlook: outlookOf(player),
    })),
    ...beyond(bracket, mode),
    ...Array<Standing>(slots).fill({ player: null, place: 'slot', outlook: null }),
  ];
  const slotIsBye = mode !== 'slots' || isFinal(bracket) || bracket.floaterTakesBye;
  const isMixed = bracket.kind === 'collapsed';
  const shape: BracketTraits = {
    isLastRound: field.isLastRound,
    mayFloat: isMixed || mode !== 'slots' || slots > 0,
    mayMeetLower: isMixed || movedDown.length > 0,
    floaterTakesBye: bracket.floaterTakesBye,
  };
  const { kinds, classOf } = kindsOf(standings, bracket, shape, slotIsBye && slots > 0);
  const plan: ColumnPlan = {
    kinds,
    mode,
    criteria: field.edition.criteria,
    bracket: factsOf(bracket),
    shape,
    slotIsBye,
    hasSeveralScores: inside[0].score !== inside[inside.length - 1].score,
  };
  const ranks = Int32Array.from(standings, ({ player }) => player?.rank ?? -1);
  const { mustNotMeet } = field;
  return {
    vertices: standings.length,
    ranked: inside.length,
    movedDown: movedDown.length,
    hasOnlySlots: mode === 'slots',
    pairsEverybody: mode === 'whole' || mode === 'completion',
    playerAt: standings.map(({ player }) => player),
    classOf,
    classes: kinds.length,
    weight: joinColumns(columns(plan), kinds, edges(plan)),
    isBlocked: (a, b) => ranks[a] >= 0 && ranks[b] >= 0 && mustNotMeet(ranks[a], ranks[b]),
  };
}

/** Those outside the bracket who stand in the graph. */
function beyond(bracket: Bracket, mode: Mode): Standing[] {
  if (mode === 'slots') return [];
  const next = bracket.beyond.map((player): Standing => ({
    player,
    place: mode === 'completion' ? 'below' : 'next',
    outlook: null,
  }));
  if (mode !== 'whole') return next;
  return [
    ...next,
    ...bracket.below.map((player): Standing => ({ player, place: 'below', outlook: null })),
  ];
}
