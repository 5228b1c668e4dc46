import type { PlayerNo } from '../types';

/**
 * Orders that were made outside the games, of players whom nothing else had separated (C.07 4.2): by a
 * play-off, or by drawing lots.
 */
export const TIE_ORDERS = ['playOff', 'lots'] as const;
export type TieOrderKind = (typeof TIE_ORDERS)[number];

/** Those who were tied with each other, the first ahead. */
export type TieOrder = readonly PlayerNo[];

export type TieOrders = Readonly<Partial<Record<TieOrderKind, readonly TieOrder[]>>>;

/**
 * `7, 3; 12, 5, 9`: groups, each in its order; null: it cannot be read, or says twice who is ahead of two. In a
 * knock-out the same player may stand in several: they meet another opponent each time.
 */
export function parseTieOrders(text: string): readonly TieOrder[] | null {
  const orders = text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      part.split(/[\s,>]+/).map((word) => (/^\d{1,4}$/.test(word) ? Number(word) : 0)),
    );
  const isWhole = orders.every(
    (order) =>
      order.length > 1 && order.every((no) => no > 0) && new Set(order).size === order.length,
  );
  const areApart = orders.every((order, index) =>
    orders.slice(0, index).every((other) => order.filter((no) => other.includes(no)).length < 2),
  );
  return isWhole && areApart ? orders : null;
}

export const makeTieOrders = (orders: readonly TieOrder[]): string =>
  orders.map((order) => order.join(', ')).join('; ');

/**
 * With another order; what was said of any of its players before goes, in a knock-out what was said of these two
 * (`isOfMeeting`).
 */
export const withTieOrder = (
  orders: readonly TieOrder[] | undefined,
  order: TieOrder,
  isOfMeeting = false,
): readonly TieOrder[] => [
  ...(orders ?? []).filter(
    (each) => each.filter((no) => order.includes(no)).length < (isOfMeeting ? 2 : 1),
  ),
  order,
];

export const renumberedOrders = (orders: TieOrders, of: (no: PlayerNo) => PlayerNo): TieOrders =>
  Object.fromEntries(
    TIE_ORDERS.flatMap((kind) => {
      const each = orders[kind];
      return each ? [[kind, each.map((order) => order.map(of))]] : [];
    }),
  );
