import type { TraceStep } from '../../src/explain/reason';
import type { PlayerNo } from '../../src/model/types';
import { facts1994 } from '../systems/french-1994/literalFacts';
import { wantItFirmly, wantTheSame, type PlainFacts } from '../support/words/plainFacts';
import {
  child,
  half,
  numberIn,
  pairsAmong,
  parent,
  playersIn,
  same,
  type Check,
  type AreaChecks,
  noClaim,
  LABEL,
  WORK,
  CURE,
  type Claim,
  type Pair,
} from './claim';
import {
  areKeptApart,
  barredFromBye,
  colourClash,
  doMeet,
  hasBye,
  haveMet,
  restIncomplete,
} from './facts';
import { colourRule } from './colourClaims';
import { roundFacts } from './roundFacts';

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

const firmly: Check = (claim) => {
  const [a, b] = ['a', 'b'].map((name) =>
    facts1994(claim.task).get(playersIn(claim.reason, name)[0])!,
  );
  same(claim, 'both firmly', wantItFirmly(a, b), true);
};
const aloneHere: Check = (claim) => {
  const here = everybody(parent(claim, LEVEL));
  for (const no of playersIn(claim.reason, 'players'))
    for (const other of here)
      if (other !== no)
        same(claim, `${no} may meet ${other}`, roundFacts(claim).mayMeet(no, other), false);
};
const leftOver: Check = (claim) => {
  const met = new Set(made(claim).flat());
  for (const no of playersIn(claim.reason, 'players'))
    same(claim, `${no} paired here`, met.has(no), false);
};

export const frenchChecks: AreaChecks<'french1994'> = {
  ...noClaim(
    WORK,
    'french1994.joined',
    'french1994.placed',
    'french1994.halves',
    'french1994.residual',
    'french1994.c6',
    'french1994.c7',
    'french1994.c8',
    'french1994.c9-b6',
    'french1994.c9-b5',
    'french1994.c10-b6',
    'french1994.c10-b5',
    'french1994.c12',
    'french1994.c13',
    'french1994.c14-none',
    'french1994.c14-all',
    'french1994.baf77-off',
    'french1994.baf77-all',
    'french1994.refused.float',
    'french1994.refused.below',
    'french1994.colour.first-round',
    'french1994.colour.no-game',
  ),
  ...noClaim(
    'names the round whose results are missing: no round is paired then',
    'french1994.refusal.pending',
  ),
  ...noClaim(
    CURE,
    'french1994.refusal.cure-pending',
    'french1994.refusal.cure-absence',
    'french1994.refusal.cure-apart',
    'french1994.refusal.cure-end',
  ),
  ...noClaim(
    'names who was asked about; the question cannot be put',
    'french1994.why.absent',
    'french1994.judge.missing',
    'french1994.judge.twice',
    'french1994.judge.unknown',
  ),
  ...noClaim(
    'the judgement beneath it is the claim',
    'french1994.why.best',
    'french1994.judge.colour',
  ),
  ...noClaim(
    'the parts of a graph; that there is no round is checked with them in test/systems',
    'french1994.refusal.none',
    'french1994.refusal.exempt',
    'french1994.refusal.exempt-scarce',
    'french1994.refusal.scarce',
  ),
  ...noClaim(
    LABEL,
    'french1994.player',
    'french1994.s1',
    'french1994.s2',
    'french1994.pairs',
    'french1994.white',
    'french1994.black',
    'french1994.left-over',
    'french1994.verdict',
    'french1994.accepted',
    'french1994.by-hand',
    'french1994.by-hand-title',
    'french1994.colours',
    'french1994.colours-title',
    'french1994.colour-rule',
    'french1994.name',
    'french1994.summary',
  ),
  'french1994.refused.met': haveMet('a', 'b'),
  'french1994.refused.apart': areKeptApart('a', 'b'),
  'french1994.refused.clash': colourClash('a', 'b'),
  'french1994.refused.exempt': barredFromBye('player'),
  'french1994.why.paired': doMeet('a', 'b'),
  'french1994.why.no-round': restIncomplete('a', 'b'),
  'french1994.exempt': hasBye('players'),
  'french1994.refused.strong': firmly,
  'french1994.alone': aloneHere,
  'french1994.floaters': leftOver,
  'french1994.colour.E.1': colourRule(1),
  'french1994.colour.E.2': colourRule(2),
  'french1994.colour.E.3': colourRule(3),
  'french1994.colour.E.4': colourRule(4),

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
