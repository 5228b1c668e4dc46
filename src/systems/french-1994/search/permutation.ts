import { forcesStrong, isDisturbed } from '../b4Colours';
import type { Card } from '../cards';
import type { Couple, SearchContext } from './phase';

/** S1 against S2 with the colours that may still be disturbed. */
export interface Board {
  readonly s1: readonly number[];
  readonly s2: readonly number[];
  readonly disturbed: number;
  readonly strongForced: number;
  readonly mayLeave: (player: number) => boolean;
  /** S1 player a against S2 player b. */
  readonly mayPair: (a: number, b: number) => boolean;
}

/** Nodes that the direct search may visit before the exact method takes over. */
const nodeLimit = (board: Board): number => 400 + 60 * board.s2.length;

const KINDS = 5;
/** none, weak and strong white, weak and strong black. */
function kindOf({ preference }: Card): number {
  if (!preference) return 0;
  return (preference.colour === 'white' ? 1 : 3) + (preference.strength === 'weak' ? 0 : 1);
}

/**
 * D.1 directly: gives the players of S1, from the strongest, the first opponent of S2 that is
 * allowed and leaves enough colours for the others. What it returns is the first permutation, for
 * whatever it skips is impossible: illegal, or too many disturbed pairs by counting alone, or tried.
 * Null means "not found", not "there is none": it stops at a limit, and the caller has an exact
 * method. Large levels nearly always end here.
 */
export function firstPermutation(context: SearchContext, board: Board): Couple[] | null {
  const { cards } = context.field;
  const { s1, s2 } = board;
  const kinds1 = s1.map((player) => kindOf(cards[player]));
  const kinds2 = s2.map((player) => kindOf(cards[player]));
  const left1 = new Array<number>(KINDS).fill(0);
  const left2 = new Array<number>(KINDS).fill(0);
  kinds1.forEach((kind) => left1[kind]++);
  kinds2.forEach((kind) => left2[kind]++);
  const staying = s2.map((player) => !board.mayLeave(player));
  let mustStay = staying.filter(Boolean).length;
  const taken = new Uint8Array(s2.length);
  const choice = new Array<number>(s1.length).fill(-1);
  let nodes = nodeLimit(board);

  /** By counting: can the rest stay within the disturbed pairs allowed? */
  const isOpen = (from: number, disturbed: number, strong: number): boolean => {
    if (mustStay > s1.length - from) return false;
    const white1 = left1[1] + left1[2];
    const black1 = left1[3] + left1[4];
    const white2 = left2[1] + left2[2];
    const black2 = left2[3] + left2[4];
    const whites = white1 - black2 - left2[0];
    const blacks = black1 - white2 - left2[0];
    const needed = Math.max(0, whites, blacks);
    if (disturbed + needed > board.disturbed) return false;
    if (!context.weakestFirst || needed === 0) return strong <= board.strongForced;
    const weak = whites > blacks ? left1[1] + left2[1] : left1[3] + left2[3];
    return strong + Math.max(0, needed - weak) <= board.strongForced;
  };

  const place = (i: number, disturbed: number, strong: number): boolean => {
    if (i === s1.length) return true;
    left1[kinds1[i]]--;
    for (let j = 0; j < s2.length; j++) {
      if (taken[j] || !board.mayPair(s1[i], s2[j])) continue;
      if (nodes-- <= 0) return false;
      const [a, b] = [cards[s1[i]], cards[s2[j]]];
      const nowDisturbed = disturbed + (isDisturbed(a, b) ? 1 : 0);
      const nowStrong = strong + (context.weakestFirst && forcesStrong(a, b) ? 1 : 0);
      taken[j] = 1;
      left2[kinds2[j]]--;
      if (staying[j]) mustStay--;
      if (isOpen(i + 1, nowDisturbed, nowStrong) && place(i + 1, nowDisturbed, nowStrong)) {
        choice[i] = j;
        return true;
      }
      taken[j] = 0;
      left2[kinds2[j]]++;
      if (staying[j]) mustStay++;
      if (nodes <= 0) return false;
    }
    left1[kinds1[i]]++;
    return false;
  };

  if (!isOpen(0, 0, 0) || !place(0, 0, 0)) return null;
  return s1.map((player, i): Couple => [player, s2[choice[i]]]);
}
