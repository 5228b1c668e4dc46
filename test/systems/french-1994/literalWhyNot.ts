import type { PlayerNo, RoundToPair } from '../../../src/model/types';
import { onlyEachOther } from '../../support/onlyEachOther';
import { wantItFirmly, wantTheSame, type PlainFacts } from '../../support/words/plainFacts';
import { literalLevels, type LiteralLevel } from './literal';
import { exchangesOf, facts1994, literalField } from './literalFacts';

type Pair = readonly [PlayerNo, PlayerNo];

/** A level in numbers, everybody in the order A.2. */
interface PlainLevel {
  readonly here: readonly PlayerNo[];
  readonly s1: readonly PlayerNo[];
  readonly pool: readonly PlayerNo[];
  readonly pairs: readonly Pair[];
}

/**
 * Why a round does not pair two players: the whole round with the pair counted through by chapter C,
 * beside the round without it; the first level in which they part, the first of the rulings 7–13 on
 * which it is worse. Everything is measured here from the entries of the players.
 */
export function literalWhyNot(task: RoundToPair, a: PlayerNo, b: PlayerNo): string {
  const ours = levelsOf(task)!;
  const isPair = ([x, y]: Pair) => [a, b].includes(x) && [a, b].includes(y);
  if (ours.some(({ pairs }) => pairs.some(isPair))) return 'paired';
  const theirs = levelsOf(onlyEachOther(task, a, b));
  if (!theirs) return 'no-round';
  const all = theirs.flatMap(({ pairs }) => pairs);
  for (const level of ours) {
    const inside = all.filter((pair) => pair.every((no) => level.here.includes(no)));
    const key = (pairs: readonly Pair[]) =>
      pairs
        .map((pair) => [...pair].sort((x, y) => x - y).join('-'))
        .sort()
        .join();
    if (key(inside) === key(level.pairs)) continue;
    return firstWorse(task, level, inside);
  }
  throw new Error('the round with the pair is the round without it');
}

function levelsOf(task: RoundToPair): PlainLevel[] | null {
  const field = literalField(task);
  const no = (player: number): PlayerNo => field.cards[player].no;
  const levels = literalLevels(field);
  return (
    levels &&
    levels.map(({ level, found }: LiteralLevel) => ({
      here: [...level.moved, ...level.residents].map(no),
      s1: found.s1.map(no),
      pool: found.pool.map(no),
      pairs: found.couples.map(([x, y]): Pair => [no(x), no(y)]),
    }))
  );
}

function firstWorse(task: RoundToPair, level: PlainLevel, inside: readonly Pair[]): string {
  if (inside.length < level.pairs.length) return 'pairs';
  if (inside.length > level.pairs.length) return 'below';
  const theirs = measured(task, level, inside);
  if (!theirs) return 'moved';
  const ours = measured(task, level, level.pairs)!;
  for (const [index, [name, value]] of theirs.entries()) {
    const gap = compare(value, ours[index][1]);
    if (gap !== 0) return gap > 0 ? name : 'below';
  }
  return 'below';
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? a.length - b.length : a[at] - (b[at] ?? -1);
}

type Named = [string, number[]];

/** In the order of rulings 7, 9, 10 and 13; null: the players of S1 are not all placed. */
export function measured(
  task: RoundToPair,
  { s1, pool }: Pick<PlainLevel, 's1' | 'pool'>,
  pairs: readonly Pair[],
): Named[] | null {
  const facts = facts1994(task);
  const of = (no: PlayerNo) => facts.get(no)!;
  const opponent = new Map(pairs.flatMap(([x, y]) => [[x, y] as const, [y, x] as const]));
  const placed = s1.map((no) => opponent.get(no));
  if (placed.some((no) => no === undefined || !pool.includes(no))) return null;
  const count = (test: (a: PlainFacts, b: PlainFacts) => boolean) =>
    pairs.filter(([x, y]) => test(of(x), of(y))).length;
  const rest = pool.filter((no) => !placed.includes(no));
  const leavers = rest.filter((no) => !opponent.has(no));
  /** 2: B.5 would be broken, 1: only B.6. */
  const breaks = ({ floats, isTop }: PlainFacts, float: 'up' | 'down'): number =>
    isTop ? 0 : floats[0] === float ? 2 : floats[1] === float ? 1 : 0;
  const up = s1.map((no, i) => {
    const [moved, met] = [of(no), of(placed[i]!)];
    return moved.isTop || moved.score <= met.score ? 0 : breaks(met, 'up');
  });
  const down = leavers.map((no) => breaks(of(no), 'down'));
  const at = (no: PlayerNo): number => rest.indexOf(no) + 1;
  const among = pairs
    .filter((pair) => pair.every((no) => rest.includes(no)))
    .map((pair) => [...pair].sort((x, y) => at(x) - at(y)))
    .sort(([x], [y]) => at(x) - at(y));
  return [
    ['x', [count(wantTheSame)]],
    ['baf77', [count(wantItFirmly)]],
    ['up', [Math.max(0, ...up)]],
    ['opponent', placed.map((no) => pool.indexOf(no!))],
    ['down', [Math.max(0, ...down)]],
    [
      'exchange',
      [
        exchangeNumber(
          among.map(([upper]) => at(upper)),
          rest.length,
        ),
      ],
    ],
    ['permutation', among.map(([, lower]) => at(lower))],
  ];
}

/** The place of the exchange in the order of D.2, 0 for none, from the positions that stand in S1. */
function exchangeNumber(upper: readonly number[], size: number): number {
  const pairs = upper.length;
  const out = Array.from({ length: pairs }, (_, i) => i + 1).filter((p) => !upper.includes(p));
  if (out.length === 0) return 0;
  const into = upper.filter((p) => p > pairs);
  const key = (list: readonly number[]) => [...list].sort((x, y) => x - y).join();
  let number = 0;
  for (const each of exchangesOf(size, pairs)) {
    if (key(each.out) === key(out) && key(each.into) === key(into)) return number;
    number++;
  }
  return Infinity;
}
