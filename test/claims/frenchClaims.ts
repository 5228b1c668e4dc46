import type { TraceStep } from '../../src/explain/reason';
import type { PlayerNo } from '../../src/model/types';
import { facts1994 } from '../systems/french-1994/literalWhyNot';
import { wantItFirmly, wantTheSame, type PlainFacts } from '../support/plainFacts';
import {
  child,
  half,
  numberIn,
  pairsAmong,
  parent,
  playersIn,
  same,
  type Check,
  type Checks,
  type Claim,
  type Pair,
} from './claim';

/** The reasons of the French text. */
const LEVEL = /^french1994\.level-/;

const everybody = (level: TraceStep): PlayerNo[] => [
  ...playersIn(level, 'moved'),
  ...playersIn(level, 'residents'),
];

/** Who is paired with each other here: not who has no opponent (C.1), nor who goes down at once (C.14). */
function members(level: TraceStep): PlayerNo[] {
  const alone = child(level, 'french1994.alone');
  const gone = [
    ...(alone ? playersIn(alone, 'players') : []),
    ...(child(level, 'french1994.c14-none') ? playersIn(level, 'moved') : []),
  ];
  return everybody(level).filter((no) => !gone.includes(no));
}

const countIn = (
  claim: Claim,
  pairs: readonly Pair[],
  test: (a: PlainFacts, b: PlainFacts) => boolean,
): number => {
  const facts = facts1994(claim.task);
  return pairs.filter(([a, b]) => test(facts.get(a)!, facts.get(b)!)).length;
};

const level: Check = (claim) => {
  const facts = facts1994(claim.task);
  const scores = playersIn(claim.reason, 'residents').map((no) => facts.get(no)!.score);
  same(claim, 'score', numberIn(claim.reason, 'score'), Math.max(...scores));
};

/** A.8 from the wishes of those who are paired here. */
function colours(claim: Claim, level: TraceStep) {
  const facts = facts1994(claim.task);
  const wishes = members(level).map((no) => facts.get(no)!.wish.colour);
  const n = wishes.filter((colour) => colour === 'black').length;
  const b = wishes.filter((colour) => colour === 'white').length;
  const q = Math.ceil(wishes.length / 2);
  return { n, b, q, x: Math.max(0, Math.max(n, b) - q), p: Math.floor(wishes.length / 2) };
}

const countsStep: Check = (claim) => {
  const right = colours(claim, parent(claim, LEVEL));
  for (const [name, value] of Object.entries(right))
    same(claim, name, numberIn(claim.reason, name), value);
};

const made = (claim: Claim): Pair[] => pairsAmong(claim.ours, everybody(parent(claim, LEVEL)));

const disturbed: Check = (claim) => {
  const right = countIn(claim, made(claim), wantTheSame);
  same(claim, 'disturbed', numberIn(claim.reason, 'disturbed'), right);
  if (claim.reason.key === 'french1994.c11')
    same(claim, 'x', numberIn(claim.reason, 'x'), colours(claim, parent(claim, LEVEL)).x);
};

const strong: Check = (claim) =>
  same(
    claim,
    'strong',
    numberIn(claim.reason, 'strong'),
    countIn(claim, made(claim), wantItFirmly),
  );

const reducedS1: Check = (claim) => {
  const around = parent(claim, LEVEL);
  const moved = playersIn(around, 'moved');
  const placed = child(around, 'french1994.placed');
  const right = placed ? playersIn(placed, 's1').length : 0;
  same(claim, 'count', numberIn(claim.reason, 'count'), right);
  same(claim, 'fewer', right < moved.length, true);
};

const reducedPairs: Check = (claim) => {
  same(claim, 'reached', numberIn(claim.reason, 'reached'), made(claim).length);
  same(claim, 'p', numberIn(claim.reason, 'p'), colours(claim, parent(claim, LEVEL)).p);
};

/** A line of the list by hand: its pairs, with those of the players from above. */
const refusedX: Check = (claim) => {
  const { reason, row } = claim;
  // Of a drawing: the whole first candidate is not told there, only the pair.
  if (row.length === 0 || !claim.parents.some(({ key }) => LEVEL.test(key))) return;
  const [s1, s2, over] = row.map((cell) =>
    typeof cell === 'object' && cell.key === 'french1994.player' ? playersIn(cell, 'player') : [],
  );
  const here = new Set([...s1, ...s2, ...over]);
  const placed = made(claim).filter((pair) => !pair.every((no) => here.has(no)));
  const candidate = [...placed, ...s1.map((no, i): Pair => [no, s2[i]])];
  same(claim, 'disturbed', numberIn(reason, 'disturbed'), countIn(claim, candidate, wantTheSame));
  same(claim, 'x', numberIn(reason, 'x'), countIn(claim, made(claim), wantTheSame));
};

/** The level of that score: the first in which the two rounds part. */
function judgedLevel(claim: Claim): { ours: Pair[]; theirs: Pair[] } {
  const key = (pairs: readonly Pair[]) =>
    pairs
      .map((pair) => [...pair].sort((a, b) => a - b).join('-'))
      .sort()
      .join();
  const score = numberIn(claim.reason, 'score');
  for (const step of claim.trace.filter((each) => LEVEL.test(each.key))) {
    const [ours, theirs] = [claim.ours, claim.played!].map((round) =>
      pairsAmong(round, everybody(step)),
    );
    if (key(ours) === key(theirs)) continue;
    same(claim, 'score', score, numberIn(step, 'score'));
    return { ours, theirs };
  }
  throw new Error(`nothing differs, least of all at ${half(score)}`);
}

const judged =
  (test: ((a: PlainFacts, b: PlainFacts) => boolean) | null): Check =>
  (claim) => {
    // In "why not" the round with the pair is not told; the same judgement is asked for apart.
    if (!claim.played) return;
    const { ours, theirs } = judgedLevel(claim);
    if (test === null) return;
    same(claim, 'theirs', numberIn(claim.reason, 'theirs'), countIn(claim, theirs, test));
    same(claim, 'ours', numberIn(claim.reason, 'ours'), countIn(claim, ours, test));
  };

export const frenchChecks: Checks = {
  'french1994.level-homogeneous': level,
  'french1994.level-half': level,
  'french1994.level-heterogeneous': level,
  'french1994.counts': countsStep,
  'french1994.c11': disturbed,
  'french1994.disturbed': disturbed,
  'french1994.baf77-some': strong,
  'french1994.c14-s1': reducedS1,
  'french1994.c14-pairs': reducedPairs,
  'french1994.refused.x': refusedX,
  'french1994.judge.pairs': judged(() => true),
  'french1994.judge.x': judged(wantTheSame),
  'french1994.judge.baf77': judged(wantItFirmly),
  'french1994.judge.below': judged(null),
  'french1994.judge.moved': judged(null),
  'french1994.judge.up': judged(null),
  'french1994.judge.opponent': judged(null),
  'french1994.judge.down': judged(null),
  'french1994.judge.exchange': judged(null),
  'french1994.judge.no-exchange': judged(null),
  'french1994.judge.permutation': judged(null),
};
