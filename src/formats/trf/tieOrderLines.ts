import {
  makeTieOrders,
  parseTieOrders,
  TIE_ORDERS,
  type TieOrder,
  type TieOrderKind,
  type TieOrders,
} from '../../model/rules/tieOrders';

/** TRF26 has no word for them; codes of an event's own begin with `OTHER_` (C.07 4.1). */
const OWN_CODES: Readonly<Record<string, string>> = { PO: 'OTHER_PLAYOFF', LOTS: 'OTHER_LOTS' };

export const announcedCode = (code: string): string => OWN_CODES[code.toUpperCase()] ?? code;

export const codeAnnounced = (text: string): string =>
  Object.keys(OWN_CODES).find((code) => OWN_CODES[code] === text.toUpperCase()) ?? text;

/** No record says what a play-off or the lot decided: a comment does, which we read again. */
const COMMENTS: Readonly<Record<TieOrderKind, string>> = {
  playOff: '### Play-off',
  lots: '### Drawing of lots',
};

export const makeOrderLines = (orders: TieOrders | undefined): string[] =>
  TIE_ORDERS.flatMap((kind) => {
    const each = orders?.[kind] ?? [];
    return each.length > 0 ? [`${COMMENTS[kind]}: ${makeTieOrders(each)}`] : [];
  });

export function parseOrderLine(
  line: string,
): { readonly kind: TieOrderKind; readonly orders: readonly TieOrder[] } | null {
  for (const kind of TIE_ORDERS) {
    const head = `${COMMENTS[kind]}: `;
    const orders = line.startsWith(head) ? parseTieOrders(line.slice(head.length)) : null;
    if (orders && orders.length > 0) return { kind, orders };
  }
  return null;
}
