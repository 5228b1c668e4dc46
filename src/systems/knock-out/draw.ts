import { drawOrder } from '../../handling';
import type { PlayerNo } from '../../model/types';
import type { KnockOutRules } from './parameters';

/** A place of the bracket: who stands there, or nobody. Neighbours meet, the first two in the first meeting. */
export type Slots = readonly (PlayerNo | null)[];

/** How many stages so many players need: each halves them. */
export const stagesFor = (players: number): number => Math.ceil(Math.log2(Math.max(2, players)));

/** How the first stage was drawn. */
export interface Draw {
  /** By number or by lot (KO2). */
  readonly order: readonly PlayerNo[];
  /** Who plays nobody in the first stage (KO3). */
  readonly free: readonly PlayerNo[];
  readonly slots: Slots;
}

/** The bracket of so many players (KO2–KO5); `entrants` by number. */
export function drawFirst(entrants: readonly PlayerNo[], rules: KnockOutRules): Draw {
  const { draw, byes, lots } = rules;
  const isByLot = draw === 'lot' || draw === 'each-stage';
  const order = isByLot ? drawOrder(entrants, lots) : entrants;
  const places = 2 ** stagesFor(entrants.length);
  const first = byes === 'lot' ? drawOrder(entrants, `${lots}/byes`) : entrants;
  const free = first.slice(0, places - entrants.length);
  const isFree = new Set(free);
  const others = order.filter((no) => !isFree.has(no));
  // Each place of the second stage: a free player, or two who play for it.
  const heads: Slots[] = [
    ...order.filter((no) => isFree.has(no)).map((no) => [no, null]),
    ...(draw === 'seeds' ? firstAgainstLast(others) : neighbours(others)),
  ];
  const rank = new Map(order.map((no, index) => [no, index]));
  heads.sort(([a], [b]) => rank.get(a!)! - rank.get(b!)!);
  return { order, free, slots: (draw === 'seeds' ? seated(heads) : heads).flat() };
}

/** The lots of a later stage: those who are still in, in a new order (KO5). */
export function drawAnew(slots: Slots, stage: number, { lots }: KnockOutRules): Slots {
  const left = slots.filter((no) => no !== null).sort((a, b) => a - b);
  const drawn: (PlayerNo | null)[] = drawOrder(left, `${lots}/${stage}`);
  return [...drawn, ...slots.slice(drawn.length).map(() => null)];
}

const firstAgainstLast = (players: readonly PlayerNo[]): Slots[] =>
  players.slice(0, players.length / 2).map((no, index) => [no, players.at(-1 - index)!]);

const neighbours = (players: readonly PlayerNo[]): Slots[] =>
  players.flatMap((no, index) => (index % 2 === 0 ? [[no, players[index + 1]!]] : []));

/** The first and the second can meet only in the final, the first four only one stage before, and so on. */
function seated(heads: readonly Slots[]): readonly Slots[] {
  let seats = [0];
  while (seats.length < heads.length) {
    const last = 2 * seats.length - 1;
    seats = seats.flatMap((seat) => [seat, last - seat]);
  }
  return seats.map((seat) => heads[seat]!);
}
