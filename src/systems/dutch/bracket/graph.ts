import type { WeightedGraph } from '../../matching/weightedMatching';
import type { SingleOutlook } from '../criteria/c07';
import type { Facts } from '../facts';
import { isFinal, lowestScore, playersOf, type Bracket } from './bracket';
import { columns, edges, type Kind, type Mode, type Plan } from './columns';
import { pack } from './pack';

/** A bracket as a graph: its players in their order, then the slots or the players beyond. */
export interface BracketGraph extends WeightedGraph {
  /** Players of the bracket; they come first. */
  readonly ranked: number;
  readonly movedDown: number;
  /** Downfloaters go to slots; nobody from beyond takes part. */
  readonly hasOnlySlots: boolean;
  readonly playerAt: readonly (Facts | null)[];
}

export function bracketGraph(
  bracket: Bracket,
  mode: Mode,
  slots: number,
  outlookOf: (player: Facts) => SingleOutlook | null = () => null,
): BracketGraph {
  const inside = playersOf(bracket);
  const beyond = mode === 'slots' ? [] : bracket.beyond;
  const playerAt = [...inside, ...beyond, ...Array<null>(slots).fill(null)];
  const slotIsBye = mode !== 'slots' || isFinal(bracket);
  const isMixed = bracket.kind === 'collapsed';
  const matters: Matters = {
    down: isMixed || mode !== 'slots' || slots > 0,
    up: isMixed || bracket.movedDown.length > 0,
    bye: slotIsBye && slots > 0,
    history: bracket.field.isLastRound,
  };
  const kinds: Kind[] = [];
  const indexOf = new Map<string, number>();
  const classOf = Int32Array.from(playerAt, (player, v) => {
    const place = placeOf(v, bracket.movedDown.length, inside.length, player);
    const outlook = player && v < inside.length ? outlookOf(player) : null;
    const key = player ? kindKey(player, place, outlook, matters) : 'slot';
    let kind = indexOf.get(key);
    if (kind === undefined) {
      kind = kinds.push({ place, sample: player, outlook, count: 0 }) - 1;
      indexOf.set(key, kind);
    }
    kinds[kind].count++;
    return kind;
  });
  const plan: Plan = {
    kinds,
    mode,
    bracket: { lowestScore: lowestScore(bracket) },
    slotIsBye,
    isLastRound: bracket.field.isLastRound,
    hasSeveralScores: inside[0].score !== inside[inside.length - 1].score,
  };
  const exists = edges(plan);
  const ranks = Int32Array.from(playerAt, (player) => player?.rank ?? -1);
  const { mustNotMeet } = bracket.field;
  return {
    vertices: playerAt.length,
    ranked: inside.length,
    movedDown: bracket.movedDown.length,
    hasOnlySlots: mode === 'slots',
    playerAt,
    classOf,
    classes: kinds.length,
    weight: pack(columns(plan), kinds, exists),
    isBlocked: (a, b) => ranks[a] >= 0 && ranks[b] >= 0 && mustNotMeet(ranks[a], ranks[b]),
  };
}

function placeOf(
  v: number,
  movedDown: number,
  inside: number,
  player: Facts | null,
): Kind['place'] {
  if (!player) return 'slot';
  if (v < movedDown) return 'movedDown';
  return v < inside ? 'resident' : 'beyond';
}

/** What can make a difference in this bracket at all; the fewer kinds, the less to do. */
interface Matters {
  /** Earlier downfloats: somebody floats, or residents have different scores. */
  readonly down: boolean;
  /** Earlier upfloats: there are MDPs, or residents have different scores. */
  readonly up: boolean;
  readonly bye: boolean;
  readonly history: boolean;
}

/** Everything that any criterion asks of a player here. */
function kindKey(
  player: Facts,
  place: Kind['place'],
  outlook: SingleOutlook | null,
  matters: Matters,
): string {
  const { colour, strength, difference, repeated } = player.preference;
  const bye = matters.bye && player.byeBar === null;
  if (place === 'beyond')
    return `beyond ${strength === 'absolute' ? colour : ''} ${player.isTopscorer} ${bye}`;
  const floats = player.floats.map((float) => float && matters[float] && float);
  const history = matters.history ? `${difference} ${repeated}` : '';
  const outlookKey = outlook ? `${outlook.losesPair} ${outlook.staysUnpaired}` : '';
  return [place, player.score, colour, strength, history, ...floats, bye, outlookKey].join();
}
