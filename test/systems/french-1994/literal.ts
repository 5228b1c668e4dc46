import type { RoundToPair } from '../../../src/model/types';
import { arrangements } from '../../support/orders';
import {
  disturbedPairs,
  exchangesOf,
  firmPairs,
  GIVEN_UP,
  inOrder,
  isHeterogeneous,
  leastDisturbed,
  levelsOf,
  literalField,
  mayFloat,
  mayMeetFromAbove,
  type Field,
  type Level,
} from './literalFacts';

/**
 * A second witness for small fields: chapter C word by word, counting through all permutations and
 * exchanges in the order of the text, with x, BAF 77 and the float rules raised step by step. It
 * shares no code with the engine (`test/systems/witnesses.test.ts`).
 */

type Couple = readonly [number, number];
interface Found {
  readonly couples: readonly Couple[];
  readonly leavers: readonly number[];
  /** S1 from above, and everybody else who could be paired here. */
  readonly s1: readonly number[];
  readonly pool: readonly number[];
}
/** A level as it was paired in the end. */
export interface LiteralLevel {
  readonly level: Level;
  readonly found: Found;
}
type Test = (leavers: readonly number[]) => boolean;

export function pairLiterally(task: RoundToPair): { pairs: string[]; bye: number | null } | null {
  const field = literalField(task);
  const levels = literalLevels(field);
  return (
    levels &&
    report(
      field,
      levels.map(({ found }) => found),
    )
  );
}

/** The round level by level; null: there is none. */
export function literalLevels(field: Field): LiteralLevel[] | null {
  const levels = levelsOf(field);
  const above: { level: Level; found: Found; p: number; r: number }[] = [];
  const literal = new Literal(field);
  let moved: readonly number[] = [];
  for (const residents of levels.slice(0, -1)) {
    let level: Level = { moved, residents };
    const over = above[above.length - 1];
    if (over && moved.length > 0 && !literal.serves(moved, residents)) {
      const other = literal.again(over.level, over.p, over.r, (leavers) =>
        literal.serves(leavers, residents),
      );
      if (other) {
        over.found = other;
        level = { moved: other.leavers, residents };
      }
    }
    const paired = literal.level(level);
    above.push({ level, ...paired });
    moved = paired.found.leavers;
  }
  let residents: readonly number[] = levels[levels.length - 1];
  let added: readonly number[] = [];
  for (;;) {
    const lowest = { added, residents };
    const done = (last: Found, from: readonly number[] = moved): LiteralLevel[] => [
      ...above,
      { level: { moved: inOrder([...from, ...added]), residents }, found: last },
    ];
    const direct = literal.lowest(moved, lowest, true);
    if (direct) return done(direct);
    const over = above[above.length - 1];
    if (over && moved.length > 0 && over.found.couples.length > 0) {
      const other = literal.again(over.level, over.p, over.r, (leavers) =>
        Boolean(literal.lowest(leavers, lowest, true)),
      );
      if (other) {
        over.found = other;
        return done(literal.lowest(other.leavers, lowest, true)!, other.leavers);
      }
    }
    const reduced = literal.lowest(moved, lowest, false);
    if (reduced) return done(reduced);
    if (!over) return null;
    const penultimate = literal.level(over.level, (leavers) =>
      literal.completes([...leavers, ...added, ...residents]),
    );
    if (penultimate.found.couples.length > 0) {
      Object.assign(over, penultimate);
      moved = penultimate.found.leavers;
      continue;
    }
    above.pop();
    residents = inOrder([...added, ...residents]);
    added = over.level.residents;
    moved = over.level.moved;
  }
}

function report(field: Field, found: readonly Found[]): { pairs: string[]; bye: number | null } {
  const no = (player: number): number => field.cards[player].no;
  const pairs = found.flatMap(({ couples }) =>
    couples.map((couple) =>
      couple
        .map(no)
        .sort((a, b) => a - b)
        .join('-'),
    ),
  );
  const [exempt] = found[found.length - 1].leavers;
  return { pairs: pairs.sort(), bye: exempt === undefined ? null : no(exempt) };
}

class Literal {
  constructor(private readonly field: Field) {}

  private alone(level: Level): { moved: number[]; residents: number[] } {
    const all = [...level.moved, ...level.residents];
    const isAlone = (a: number) => !all.some((b) => this.field.mayMeet(a, b));
    return { moved: level.moved.filter(isAlone), residents: level.residents.filter(isAlone) };
  }

  /** C.1–C.11 and C.14 of a level that is not the lowest; with `test`, C.13's search. */
  level(level: Level, test: Test = () => true): { found: Found; p: number; r: number } {
    const alone = this.alone(level);
    const out = [...alone.moved, ...alone.residents];
    const moved = level.moved.filter((a) => !out.includes(a));
    const residents = level.residents.filter((a) => !out.includes(a));
    const all = inOrder([...moved, ...residents]);
    const isMixed = isHeterogeneous(moved.length, residents.length);
    for (let p = isMixed ? moved.length : 0; p >= 0; p--) {
      const s1 = moved.slice(0, p);
      const goDown = isMixed && p === 0 ? moved : [];
      const pool = all.filter((a) => !s1.includes(a) && !goDown.includes(a));
      const forced = [...out, ...goDown];
      const most = Math.floor((pool.length - p) / 2);
      for (let r = most; r >= 0; r--) {
        const found = this.first(s1, pool, forced, r, most - r, test);
        if (found) return { found, p, r };
      }
    }
    const found = { couples: [], leavers: inOrder([...out, ...all]), s1: [], pool: all };
    return { found, p: 0, r: 0 };
  }

  /** C.12: the same numbers again, other floaters. */
  again(level: Level, p: number, r: number, test: Test): Found | null {
    const alone = this.alone(level);
    const out = [...alone.moved, ...alone.residents];
    const moved = level.moved.filter((a) => !out.includes(a));
    const residents = level.residents.filter((a) => !out.includes(a));
    const isMixed = isHeterogeneous(moved.length, residents.length);
    const s1 = moved.slice(0, p);
    const goDown = isMixed && p === 0 ? moved : [];
    const pool = inOrder([...moved, ...residents]).filter(
      (a) => !s1.includes(a) && !goDown.includes(a),
    );
    const most = Math.floor((pool.length - p) / 2);
    return this.first(s1, pool, [...out, ...goDown], r, most - r, test);
  }

  /** C.12's question to a level that is not the lowest. */
  serves(floaters: readonly number[], own: readonly number[]): boolean {
    const alone = this.alone({ moved: floaters, residents: own });
    if (alone.moved.length > 0) return false;
    const residents = own.filter((a) => !alone.residents.includes(a));
    if (isHeterogeneous(floaters.length, residents.length)) {
      for (const order of arrangements(residents, floaters.length))
        if (order.every((b, i) => this.field.mayMeet(floaters[i], b))) return true;
      return false;
    }
    const all = [...floaters, ...residents];
    return this.largest(all) >= Math.floor(all.length / 2);
  }

  private largest(players: readonly number[]): number {
    if (players.length < 2) return 0;
    const [first, ...others] = players;
    let best = this.largest(others);
    others.forEach((other, i) => {
      if (this.field.mayMeet(first, other))
        best = Math.max(best, 1 + this.largest([...others.slice(0, i), ...others.slice(i + 1)]));
    });
    return best;
  }

  completes(players: readonly number[]): boolean {
    if (players.length === 0) return true;
    const [first, ...others] = players;
    if (players.length % 2 === 1) {
      const mayBeExempt = players.filter((a) => !this.field.cards[a].exemptBefore);
      return mayBeExempt.some((a) => this.completes(players.filter((b) => b !== a)));
    }
    return others.some(
      (b) => this.field.mayMeet(first, b) && this.completes(others.filter((c) => c !== b)),
    );
  }

  /** The lowest level, with everybody from above placed (`full`) or with fewer in S1. */
  lowest(
    floaters: readonly number[],
    { added, residents }: { added: readonly number[]; residents: readonly number[] },
    full: boolean,
  ): Found | null {
    const moved = inOrder([...floaters, ...added]);
    const isOdd = (moved.length + residents.length) % 2 === 1;
    const mayGo = (a: number) => isOdd && !this.field.cards[a].exemptBefore;
    const alone = this.alone({ moved, residents }).moved;
    if (full && alone.length > 0) return null;
    if (alone.length > 1 || !alone.every(mayGo)) return null;
    const s = moved.filter((a) => !alone.includes(a));
    const all = inOrder([...s, ...residents]);
    const isMixed = isHeterogeneous(s.length, residents.length);
    for (let p = isMixed ? s.length : 0; p >= 0; p--) {
      const s1 = s.slice(0, p);
      const pool = all.filter((a) => !s1.includes(a));
      const r = Math.floor((pool.length - p) / 2);
      const found = this.first(s1, pool, alone, r, 0, (leavers) => leavers.every(mayGo));
      if (found) return found;
      if (full) return null;
    }
    return null;
  }

  /** Rulings 9 and 10: x, BAF 77, upfloaters, opponents, downfloaters, exchanges, permutations. */
  private first(
    s1: readonly number[],
    pool: readonly number[],
    forced: readonly number[],
    r: number,
    reduced: number,
    test: Test,
  ): Found | null {
    const { cards, mayMeet } = this.field;
    const whole = [...s1, ...pool].map((a) => cards[a]);
    const start = Math.max(0, leastDisturbed(whole) - reduced);
    if (pool.length < s1.length + 2 * r) return null;
    for (let x = start; x <= s1.length + r; x++)
      for (let z = 0; z <= x; z++)
        for (const up of s1.length > 0 ? GIVEN_UP : [2 as const])
          for (const opponents of arrangements(pool, s1.length)) {
            const placed = s1.map((a, i): Couple => [a, opponents[i]]);
            const isLegal = placed.every(
              ([a, b]) => mayMeet(a, b) && mayMeetFromAbove(cards[a], cards[b], up),
            );
            if (!isLegal || !this.within(placed, x, z)) continue;
            const rest = pool.filter((a) => !opponents.includes(a));
            for (const down of GIVEN_UP) {
              const couples = this.homogeneous(rest, r, (pairs, leavers) => {
                if (!leavers.every((a) => mayFloat(cards[a], 'down', down))) return false;
                if (!this.within([...placed, ...pairs], x, z)) return false;
                return test(inOrder([...leavers, ...forced]));
              });
              if (!couples) continue;
              const paired = [...placed, ...couples].flat();
              const leavers = rest.filter((a) => !paired.includes(a));
              return {
                couples: [...placed, ...couples],
                leavers: inOrder([...leavers, ...forced]),
                s1,
                pool,
              };
            }
          }
    return null;
  }

  private within(couples: readonly Couple[], x: number, z: number): boolean {
    const pairs = couples.map(([a, b]) => [this.field.cards[a], this.field.cards[b]] as const);
    return disturbedPairs(pairs) <= x && firmPairs(pairs) <= z;
  }

  /** C.6–C.8: no exchange, then all of D.2, each with all permutations of D.1. */
  private homogeneous(
    group: readonly number[],
    r: number,
    accepts: (pairs: readonly Couple[], leavers: readonly number[]) => boolean,
  ): readonly Couple[] | null {
    for (const { out, into } of exchangesOf(group.length, r)) {
      const inS1 = (position: number) =>
        (position <= r && !out.includes(position)) || into.includes(position);
      const s1 = group.filter((_, i) => inS1(i + 1));
      const s2 = group.filter((_, i) => !inS1(i + 1));
      for (const order of arrangements(s2, r)) {
        if (!order.every((b, i) => this.field.mayMeet(s1[i], b))) continue;
        const pairs = order.map((b, i): Couple => [s1[i], b]);
        if (
          accepts(
            pairs,
            s2.filter((a) => !order.includes(a)),
          )
        )
          return pairs;
      }
    }
    return null;
  }
}
