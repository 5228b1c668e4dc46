import { kindGraph } from '../../matching/kindGraph';
import { LOWER, UPPER, WeightedMatching } from '../../matching/weightedMatching';
import { breaksColours } from '../absolute';
import { byAro, byTpn, type Facts, type Field } from '../field';

/** 3.2.3: those who seek White, and the others; if nobody has played, the two halves by TPN. */
export interface Subgroups {
  readonly g1: readonly Facts[];
  readonly g2: readonly Facts[];
  readonly nobodyPlayed: boolean;
}

/** Players who change from one subgroup into the other, as 4.3 numbers and chooses them. */
export interface Shift {
  readonly from: 'g1' | 'g2';
  /** Everybody who might have been shifted, from #1. */
  readonly numbered: readonly Facts[];
  readonly players: readonly Facts[];
}

/** 3.2.4: within the smaller subgroup, then to make both equal. */
export interface Recomposed {
  readonly g1: readonly Facts[];
  readonly g2: readonly Facts[];
  /** 3.2.4.1, then 3.2.4.2, as far as they were needed. */
  readonly unavoidable: Shift | null;
  readonly equalising: Shift | null;
}

export function subgroupsOf(bracket: readonly Facts[]): Subgroups {
  const sorted = [...bracket].sort(byTpn);
  const nobodyPlayed = sorted.every(({ games }) => games === 0);
  const half = sorted.length / 2;
  const isInG1 = (player: Facts, index: number) =>
    nobodyPlayed ? index < half : player.due.colour === 'white';
  return {
    g1: sorted.filter(isInG1),
    g2: sorted.filter((player, index) => !isInG1(player, index)),
    nobodyPlayed,
  };
}

/**
 * 4.3.2, 4.3.3: White seekers by ARO, Black seekers by TPN, numbered from the middle outwards. Where
 * nobody has played, everybody seeks Black.
 */
export function numberShifters(from: 'g1' | 'g2', groups: Subgroups): readonly Facts[] {
  const seekWhite = from === 'g1' && !groups.nobodyPlayed;
  const list = [...groups[from]].sort(seekWhite ? byAro : byTpn);
  const middle = (list.length - 1) >> 1;
  return list.map((_, i) => {
    const step = (i + 1) >> 1;
    // Of two in the middle the upper one comes first: an even list goes down first, an odd one up.
    const goesUp = (i % 2 === 1) === (list.length % 2 === 1);
    return list[goesUp ? middle - step : middle + step];
  });
}

/**
 * In a pairing that is best on C7 as few as possible of the smaller subgroup meet each other. Whoever
 * is shifted meets somebody of the subgroup they left, and comes before that opponent in the order of 4.3:
 * otherwise the opponent would be shifted instead.
 */
export function recompose(groups: Subgroups, field: Field): Recomposed {
  const { g1, g2 } = groups;
  const from = g1.length <= g2.length ? 'g1' : 'g2';
  const to = from === 'g1' ? 'g2' : 'g1';
  const [smaller, larger] = [groups[from], groups[to]];
  const unavoidable = unavoidableShift(from, larger, groups, field);
  const equalising = equalisingShift(to, smaller, unavoidable?.players ?? [], groups, field);
  const leave = (player: Facts): boolean =>
    Boolean(unavoidable?.players.includes(player)) || Boolean(equalising?.players.includes(player));
  return {
    g1: [...g1.filter((player) => !leave(player)), ...g2.filter(leave)].sort(byAro),
    g2: [...g2.filter((player) => !leave(player)), ...g1.filter(leave)].sort(byTpn),
    unavoidable,
    equalising,
  };
}

/** 3.2.4.1 */
function unavoidableShift(
  from: 'g1' | 'g2',
  larger: readonly Facts[],
  groups: Subgroups,
  field: Field,
): Shift | null {
  const numbered = numberShifters(from, groups);
  const players = [...larger, ...numbered];
  const matching = pairingOf(
    players,
    (_, at) => (at < larger.length ? 'other' : 'own'),
    (a, b) => [1, a === b ? -1 : 0],
    field,
  );
  matching.solve();
  const within = numbered.filter(
    (_, index) => matching.mateOf(larger.length + index) >= larger.length,
  );
  if (within.length === 0) return null;
  return {
    from,
    numbered,
    players: firstShifters(matching, larger.length, numbered, within.length / 2),
  };
}

/** 3.2.4.2: those shifted before meet only those they left, who no longer meet each other. */
function equalisingShift(
  from: 'g1' | 'g2',
  smaller: readonly Facts[],
  shifted: readonly Facts[],
  groups: Subgroups,
  field: Field,
): Shift | null {
  const larger = groups[from];
  const needed = (larger.length - smaller.length) / 2 + shifted.length;
  if (needed === 0) return null;
  const numbered = numberShifters(from, groups);
  const gone = new Set(shifted);
  const players = [...smaller, ...numbered];
  const matching = pairingOf(
    players,
    (player, at) => (at >= smaller.length ? 'own' : gone.has(player) ? 'shifted' : 'other'),
    (a, b) => {
      const kinds = [a, b].sort().join();
      return kinds === 'other,other' || kinds === 'own,shifted' || kinds === 'shifted,shifted'
        ? null
        : [1];
    },
    field,
  );
  // Greed looks among those who will stay, so that the first ones of the order are free to go.
  matching.solve((v) => (v < smaller.length ? players.length - needed : v + needed));
  return { from, numbered, players: firstShifters(matching, smaller.length, numbered, needed) };
}

/** One after the other in their order: shifted if some best pairing allows it with those before. */
function firstShifters(
  matching: WeightedMatching,
  offset: number,
  numbered: readonly Facts[],
  count: number,
): Facts[] {
  const chosen: Facts[] = [];
  for (let i = 0; chosen.length < count; i++) {
    if (matching.tryRoles([offset + i], UPPER)) chosen.push(numbered[i]);
    else matching.tryRoles([offset + i], LOWER);
  }
  return chosen;
}

type Side = 'own' | 'other' | 'shifted';

/** The legal pairs of a bracket; `weight` by the sides of the two, null: they do not meet. */
function pairingOf(
  players: readonly Facts[],
  sideOf: (player: Facts, at: number) => Side,
  weight: (a: Side, b: Side) => readonly number[] | null,
  field: Field,
): WeightedMatching {
  const kinds = players.map((player, at) => ({ player, side: sideOf(player, at) }));
  const ranks = players.map(({ rank }) => rank);
  const words = weight('own', 'own')!.length;
  const graph = kindGraph(
    kinds,
    ({ player, side }) => `${side} ${player.due.colour} ${player.due.strength === 'absolute'}`,
    words,
    (a, b) => (breaksColours(a.player, b.player) ? null : weight(a.side, b.side)),
    (a, b) => field.mustNotMeet(ranks[a], ranks[b]),
  );
  return new WeightedMatching(graph, players.length);
}

/** C7 of a bracket at its best; null: it has no legal pairing. */
export function fewestLost(bracket: readonly Facts[], field: Field): number | null {
  const matching = pairingOf(
    bracket,
    ({ due }) => (due.colour === 'white' ? 'own' : 'other'),
    (a, b) => [1, a === b ? -1 : 0],
    field,
  );
  matching.solve();
  let lost = 0;
  for (let v = 0; v < bracket.length; v++) {
    const mate = matching.mateOf(v);
    if (mate < 0) return null;
    if (mate > v && bracket[v].due.colour === bracket[mate].due.colour) lost++;
  }
  return lost;
}
