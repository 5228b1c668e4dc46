import type { PlayerNo, RoundToPair } from '../../../src/model/types';
import {
  plainFacts,
  wantItFirmly,
  wantTheSame,
  type PlainFacts,
} from '../../support/words/plainFacts';

const known = new WeakMap<RoundToPair, Map<PlayerNo, PlainFacts>>();

/** Ruling 2: a point or half point without play is a downfloat. Read once a round. */
export function facts2011(task: RoundToPair): Map<PlayerNo, PlainFacts> {
  const facts =
    known.get(task) ??
    plainFacts(task, {
      floatsDown: (outcome) => ['pairingBye', 'fullBye', 'halfBye', 'forfeitWin'].includes(outcome),
    });
  known.set(task, facts);
  return facts;
}

export type Numbers = readonly [PlayerNo, PlayerNo];

/** A bracket as the rulings speak of it. */
export interface PlainBracket {
  readonly players: readonly PlayerNo[];
  readonly movedDown: readonly PlayerNo[];
  /** How many of them form S1; 0: treated as homogeneous. */
  readonly m1: number;
  /** Whom B.5 and B.6 are asked of when they leave (ruling 15). */
  readonly residents: readonly PlayerNo[];
  readonly lowestScore: number;
}

export interface Counts {
  /** 2012: the differences of scores, the largest first. */
  readonly closeness: readonly number[];
  readonly counts: ReadonlyMap<string, number>;
}

/**
 * How often a pairing breaks each requirement, by the words of rulings 6–15 and, for 2012, of section
 * 6: the score differences from the largest come first there.
 */
export function plainCounts(
  task: RoundToPair,
  hasCloseness: boolean,
  bracket: PlainBracket,
  pairs: readonly Numbers[],
): Counts {
  const facts = facts2011(task);
  const of = (no: PlayerNo) => facts.get(no)!;
  const couples = pairs.map(([a, b]) => [of(a), of(b)] as const);
  const paired = new Set(pairs.flat());
  const over = bracket.players.filter((no) => !paired.has(no));
  const count = (test: (a: PlainFacts, b: PlainFacts) => boolean) =>
    couples.filter(([a, b]) => test(a, b)).length;
  const asked = over.filter((no) => bracket.residents.includes(no)).map(of);
  // Opponents of the moved-down players of S1, and only in a heterogeneous bracket (ruling 14).
  const up =
    bracket.m1 === 0
      ? []
      : couples.flatMap(([a, b]) => {
          const [high, low] = a.score >= b.score ? [a, b] : [b, a];
          return bracket.movedDown.includes(high.no) && high.score > low.score ? [low] : [];
        });
  const counts = new Map<string, number>();
  const isAbsoluteClash = (a: PlainFacts, b: PlainFacts) =>
    wantTheSame(a, b) && a.wish.strength === 'absolute' && b.wish.strength === 'absolute';
  if (bracket.players.some((no) => of(no).isTop)) counts.set('B.2', count(isAbsoluteClash));
  if (task.round % 2 === 1) counts.set('A.7.d', count(wantItFirmly));
  counts.set('X', count(wantTheSame));
  if (task.round % 2 === 0) counts.set('Z', count(wantItFirmly));
  counts.set('B.5 down', asked.filter(({ floats }) => floats[0] === 'down').length);
  counts.set('B.6 down', asked.filter(({ floats }) => floats[1] === 'down').length);
  counts.set('B.5 up', up.filter(({ floats }) => floats[0] === 'up').length);
  counts.set('B.6 up', up.filter(({ floats }) => floats[1] === 'up').length);
  const closeness = [
    ...couples.map(([a, b]) => Math.abs(a.score - b.score)),
    ...over.map((no) => of(no).score - (bracket.lowestScore - 2)),
  ]
    .filter((difference) => difference > 0)
    .sort((a, b) => b - a);
  return { closeness: hasCloseness ? closeness : [], counts };
}

/** The first requirement on which two pairings of a bracket differ; `sign` above 0: the first is worse. */
export function firstBroken(
  theirs: Counts,
  ours: Counts,
): { readonly id: string; readonly sign: number } | null {
  const length = Math.max(theirs.closeness.length, ours.closeness.length);
  for (let i = 0; i < length; i++) {
    const gap = (theirs.closeness[i] ?? 0) - (ours.closeness[i] ?? 0);
    if (gap !== 0) return { id: 'closeness', sign: gap };
  }
  for (const [id, count] of theirs.counts) {
    const gap = count - ours.counts.get(id)!;
    if (gap !== 0) return { id, sign: gap };
  }
  return null;
}
