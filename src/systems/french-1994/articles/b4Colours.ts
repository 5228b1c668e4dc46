import type { Colour } from '../../../model/types';
import type { Card } from '../field';

/** B.4: a disturbed pair, both want the same colour. */
export function isDisturbed(a: Card, b: Card): boolean {
  return (
    a.preference !== null && b.preference !== null && a.preference.colour === b.preference.colour
  );
}

/** BAF 77: a disturbed pair without a weak preference; absolute counts as strong. */
export function forcesStrong(a: Card, b: Card): boolean {
  return (
    isDisturbed(a, b) && a.preference?.strength !== 'weak' && b.preference?.strength !== 'weak'
  );
}

/** A.8 with its parts. */
export interface ColourCount {
  readonly n: number;
  readonly b: number;
  readonly q: number;
  readonly x: number;
  /** The colour that more players want; null if equally many. */
  readonly majority: Colour | null;
  /** Players of the majority whose preference is weak (BAF 77). */
  readonly weak: number;
}

/** A.8: n, b, q and x of a level; players without a game count in q only (ruling 6). */
export function countColours(cards: readonly Card[]): ColourCount {
  const wanting = (colour: Colour) => cards.filter((card) => card.preference?.colour === colour);
  const n = wanting('black').length;
  const b = wanting('white').length;
  const q = Math.ceil(cards.length / 2);
  const majority = n > b ? 'black' : b > n ? 'white' : null;
  const weak = majority
    ? wanting(majority).filter((card) => card.preference?.strength === 'weak').length
    : 0;
  return { n, b, q, x: Math.max(0, Math.max(n, b) - q), majority, weak };
}
