import type { PlayerNo } from '../../src/model/types';
import type { TraceStep } from '../../src/explain/reason';
import { TEXT_2011, TEXT_2012 } from '../systems/dutch-2011/literalCards';
import { literalSteps, type Step } from '../systems/dutch-2011/literalRound';
import { plainBracket } from '../systems/dutch-2011/literalWhyNot';
import { facts2011, plainCounts, type PlainBracket } from '../systems/dutch-2011/plainCounts';
import {
  all,
  numberIn,
  pairsIn,
  pairsOf,
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

/** The reasons of the Dutch system of 2011 and 2012. */
const BRACKET = /^dutch2011\.(lowest-)?bracket$/;
const PAIRED = /^dutch2011\.paired(-again)?$/;

const counted = (claim: Claim, bracket: PlainBracket, pairs: readonly Pair[]) =>
  plainCounts(claim.task, claim.system === 'dutch-2012', bracket, pairs);

/** How often each of two pairings breaks a requirement; of the closeness, the first that differs. */
function counts(
  claim: Claim,
  bracket: PlainBracket,
  id: string,
  ...[theirs, ours]: [readonly Pair[], readonly Pair[]]
): [number, number] {
  const [one, other] = [theirs, ours].map((pairs) => counted(claim, bracket, pairs));
  if (id !== 'closeness') return [one.counts.get(id)!, other.counts.get(id)!];
  const length = Math.max(one.closeness.length, other.closeness.length);
  for (let i = 0; i < length; i++) {
    const [a, b] = [one.closeness[i] ?? 0, other.closeness[i] ?? 0];
    if (a === b) continue;
    const difference = Math.max(a, b);
    const times = (list: readonly number[]) => list.filter((each) => each === difference).length;
    return [times(one.closeness), times(other.closeness)];
  }
  return [0, 0];
}

const bracket: Check = (claim) => {
  const { reason, task } = claim;
  const facts = facts2011(task);
  const points = numberIn(reason, 'points');
  const residents = playersIn(reason, 'residents').map((no) => facts.get(no)!);
  same(claim, 'points', points, Math.min(...residents.map(({ score }) => score)));
  if (reason.key === 'dutch2011.bracket') {
    const right = task.present.filter((no) => facts.get(no)!.score === points);
    same(
      claim,
      'residents',
      residents.map(({ no }) => no).sort((a, b) => a - b),
      right,
    );
  }
};

/** The bracket whose pairing a step tells: its own, or the one above where that is paired anew. */
function bracketOf(claim: Claim, paired: TraceStep): PlainBracket {
  const own = parent(claim, BRACKET);
  const players = [...pairsIn(paired, 'pairs').flat(), ...playersIn(paired, 'stayOver')];
  const inside = (step: TraceStep) => [
    ...playersIn(step, 'residents'),
    ...playersIn(step, 'movedDown'),
  ];
  const before = claim.trace.slice(0, claim.trace.indexOf(own));
  const step =
    paired.key === 'dutch2011.paired'
      ? own
      : before.findLast(
          (each) => BRACKET.test(each.key) && players.every((no) => inside(each).includes(no)),
        )!;
  const facts = facts2011(claim.task);
  const lowestScore = numberIn(step, 'points');
  const parameters = paired.steps!.find(({ key }) => /(homo|hetero)geneous/.test(key));
  return {
    players,
    movedDown: playersIn(step, 'movedDown').filter((no) => players.includes(no)),
    m1: parameters ? numberIn(parameters, 'm1') : 0,
    residents: players.filter((no) => facts.get(no)!.score === lowestScore),
    lowestScore,
  };
}

/** A.8: the pairs that cannot satisfy all preferences, and in even rounds the strong ones, by counting. */
function minimum(claim: Claim, players: readonly PlayerNo[], pairs: number) {
  const facts = facts2011(claim.task);
  const isEven = claim.task.round % 2 === 0;
  const wishes = players.map((no) => facts.get(no)!.wish);
  const count = (colour: string | null, isMild: boolean) =>
    wishes.filter((wish) => wish.colour === colour && (wish.strength === 'mild') === isMild).length;
  const [white, black] = ['white', 'black'].map((colour) => count(colour, false));
  const [w, b] = ['white', 'black'].map((colour) => count(colour, true));
  const a = wishes.filter(({ colour }) => colour === null).length;
  const least = (value: number) => Math.max(0, value);
  return {
    x: least(pairs - (black + b > white + w ? white + w : black + b) - a),
    z: isEven ? least(pairs - (black > white ? white : black) - b - w - a) : 0,
  };
}

const parameters: Check = (claim) => {
  const { reason } = claim;
  const paired = parent(claim, PAIRED);
  const { players, movedDown, m1 } = bracketOf(claim, paired);
  const p0 = Math.floor(players.length / 2);
  const { x, z } = minimum(claim, players, p0);
  same(claim, 'P0', numberIn(reason, 'p0'), p0);
  same(claim, 'P1', numberIn(reason, 'p1'), pairsIn(paired, 'pairs').length);
  same(claim, 'M0', numberIn(reason, 'm0'), movedDown.length);
  const served = paired.steps!.find(({ key }) => key === 'dutch2011.moved-down-pairs');
  same(claim, 'M1', m1, served ? pairsIn(served, 'pairs').length : 0);
  same(claim, 'X1', numberIn(reason, 'x1'), x);
  if (reason.key.endsWith('even')) same(claim, 'Z1', numberIn(reason, 'z1'), z);
};

const subgroups: Check = (claim) => {
  const { reason } = claim;
  const paired = parent(claim, PAIRED);
  const { m1 } = bracketOf(claim, paired);
  same(claim, 'P', numberIn(reason, 'p'), pairsIn(paired, 'pairs').length - m1);
  same(claim, 'S1', playersIn(reason, 's1').length, numberIn(reason, 'p'));
};

const ID_OF: Readonly<Record<string, string>> = {
  'dutch2011.given-up.B.2': 'B.2',
  'dutch2011.given-up.A.7.d': 'A.7.d',
  'dutch2011.given-up.X': 'X',
  'dutch2011.given-up.Z': 'Z',
  'dutch2011.given-up.B.5-down': 'B.5 down',
  'dutch2011.given-up.B.6-down': 'B.6 down',
  'dutch2011.given-up.B.5-up': 'B.5 up',
  'dutch2011.given-up.B.6-up': 'B.6 up',
};

const givenUp: Check = (claim) => {
  const { reason } = claim;
  const paired = parent(claim, PAIRED);
  const inside = bracketOf(claim, paired);
  const pairs = pairsIn(paired, 'pairs');
  const { closeness, counts: right } = counted(claim, inside, pairs);
  if (reason.key === 'dutch2011.given-up.closeness') {
    const difference = numberIn(reason, 'difference');
    const times = closeness.filter((each) => each === difference).length;
    return same(claim, 'count', numberIn(reason, 'count'), times);
  }
  const id = ID_OF[reason.key];
  same(claim, 'count', numberIn(reason, 'count'), right.get(id));
  const { x, z } = minimum(claim, inside.players, pairs.length);
  if (id === 'X') same(claim, 'minimum', numberIn(reason, 'minimum'), x);
  if (id === 'Z') same(claim, 'minimum', numberIn(reason, 'minimum'), z);
};

/** Nothing that was given up is kept quiet. */
const paired: Check = (claim) => {
  const { reason } = claim;
  const inside = bracketOf({ ...claim, parents: [reason, ...claim.parents] }, reason);
  const pairs = pairsIn(reason, 'pairs');
  if (pairs.length === 0) return;
  const { x, z } = minimum(claim, inside.players, pairs.length);
  const told = new Set(reason.steps!.map(({ key }) => ID_OF[key]));
  for (const [id, count] of counted(claim, inside, pairs).counts) {
    const allowed = id === 'X' ? x : id === 'Z' ? z : 0;
    same(claim, `${id} told`, told.has(id), count > allowed);
  }
};

/** C.14 goes down by one at a time. */
const reduced: Check = (claim) =>
  same(claim, 'to', numberIn(claim.reason, 'to'), numberIn(claim.reason, 'from') - 1);

const known = new WeakMap<object, Step[]>();
function stepsOf(claim: Claim): Step[] {
  const edition = claim.system === 'dutch-2012' ? TEXT_2012 : TEXT_2011;
  const steps = known.get(claim.trace) ?? literalSteps(edition, claim.task)!;
  known.set(claim.trace, steps);
  return steps;
}
const ourPairs = ({ result }: Step): Pair[] => result.pairs.map(([a, b]) => [a.no, b.no]);
const holding = (claim: Claim, nos: readonly PlayerNo[]): Step =>
  stepsOf(claim).find((step) => {
    const inside = plainBracket(step).players;
    return nos.every((no) => inside.includes(no));
  })!;
const twoOf = ({ reason }: Claim) => [...playersIn(reason, 'a'), ...playersIn(reason, 'b')];

const apart: Check = (claim) => {
  const [higher] = playersIn(claim.reason, 'a');
  const [opponent] = playersIn(claim.reason, 'opponent');
  const step = stepsOf(claim).find((each) => ourPairs(each).some((pair) => pair.includes(higher)))!;
  const isSo = ourPairs(step).some((pair) => pair.includes(higher) && pair.includes(opponent));
  same(claim, 'opponent', isSo, true);
  same(claim, 'points', numberIn(claim.reason, 'points'), step.bracket.lowestScore);
};

const fewer: Check = (claim) => {
  const { bracket: inside } = holding(claim, twoOf(claim));
  same(claim, 'P1', numberIn(claim.reason, 'p1'), inside.pairs);
  if (claim.reason.key.endsWith('s1')) same(claim, 'M1', numberIn(claim.reason, 'm1'), inside.m1);
};

function compared(claim: Claim, step: Step): void {
  const { reason } = claim;
  const id = String(reason.args!.requirement);
  const theirs = pairsIn(reason, 'pairs');
  const [count, ours] = counts(claim, plainBracket(step), id, theirs, ourPairs(step));
  same(claim, 'count', numberIn(reason, 'count'), count);
  same(claim, 'ours', numberIn(reason, 'ours'), ours);
}
const whyWorse: Check = (claim) => compared(claim, holding(claim, twoOf(claim)));

/** The bracket of those points in the round as the text makes it. */
function withPoints(claim: Claim): Step {
  const points = numberIn(claim.reason, 'points');
  const step = stepsOf(claim).find((each) => each.bracket.lowestScore === points);
  if (!step) throw new Error(`no bracket of ${points / 2}`);
  return step;
}
const judgeWorse: Check = (claim) => compared(claim, withPoints(claim));

const judged: Check = (claim) => {
  const { reason, played } = claim;
  // In "why not" the round with the pair is not told; the same judgement is asked for apart.
  if (!played) return;
  const step = withPoints(claim);
  const { players, movedDown } = plainBracket(step);
  const inside = pairsOf(played).filter((pair) => pair.every((no) => players.includes(no)));
  same(claim, 'pairs', pairsIn(reason, 'pairs').length, inside.length);
  if (reason.key === 'dutch2011.judge.fewer') {
    same(claim, 'count', numberIn(reason, 'count'), inside.length);
    same(claim, 'P1', numberIn(reason, 'p1'), step.bracket.pairs);
  }
  if (reason.key === 'dutch2011.judge.fewer-moved-down') {
    const served = inside.filter((pair) => pair.some((no) => movedDown.includes(no)));
    same(claim, 'count', numberIn(reason, 'count'), served.length);
    same(claim, 'M1', numberIn(reason, 'm1'), step.bracket.m1);
  }
};

/** A line of the list by hand: the candidate in the same row beside the accepted one. */
const handGivesUp: Check = (claim) => {
  const { reason, row } = claim;
  const cell = row.find((each) => typeof each === 'object' && each.key === 'hand.candidate');
  // Of a drawing: the whole first candidate is not told there, only its pair.
  if (typeof cell !== 'object')
    return same(claim, 'more', numberIn(reason, 'count') > numberIn(reason, 'allowed'), true);
  const accepted = parent(claim, PAIRED);
  const [count, allowed] = counts(
    claim,
    bracketOf(claim, accepted),
    String(reason.args!.requirement),
    pairsIn(cell, 'pairs'),
    pairsIn(accepted, 'pairs'),
  );
  same(claim, 'count', numberIn(reason, 'count'), count);
  same(claim, 'allowed', numberIn(reason, 'allowed'), allowed);
};

const cannotMeetPair: Check = (claim) => {
  const [[a, b]] = pairsIn(claim.reason, 'pair');
  same(claim, 'may meet', roundFacts(claim).mayMeet(a, b), false);
};
const nobodyForBye: Check = (claim) => {
  const { present } = claim.task;
  same(claim, 'odd', present.length % 2, 1);
  same(
    claim,
    'takers',
    present.filter((no) => roundFacts(claim).mayHaveBye(no)),
    [],
  );
};
const lonely: Check = (claim) => {
  for (const no of playersIn(claim.reason, 'players'))
    for (const other of claim.task.present)
      if (other !== no)
        same(claim, `${no} may meet ${other}`, roundFacts(claim).mayMeet(no, other), false);
};

export const dutch2011Checks: AreaChecks<'dutch2011'> = {
  ...noClaim(
    WORK,
    'dutch2011.no-opponent',
    'dutch2011.no-opponent-again',
    'dutch2011.no-opponent-lowest',
    'dutch2011.moved-down-pairs',
    'dutch2011.exchange',
    'dutch2011.backtracking',
    'dutch2011.backtracking-none',
    'dutch2011.penultimate',
    'dutch2011.penultimate-none',
    'dutch2011.joined',
    'dutch2011.why.never-together',
    'dutch2011.why.later',
    'dutch2011.why.below',
    'dutch2011.hand.bracket-below',
  ),
  ...noClaim(
    'names the round whose results are missing: no round is paired then',
    'dutch2011.refuse.unfinished',
  ),
  ...noClaim(
    CURE,
    'dutch2011.cure.results',
    'dutch2011.cure.forbidden',
    'dutch2011.cure.absence',
    'dutch2011.cure.rematch',
  ),
  ...noClaim(
    'names who was asked about; the question cannot be put',
    'dutch2011.why.absent',
    'dutch2011.why.no-pairing',
    'dutch2011.judge.absent',
    'dutch2011.judge.left-out',
    'dutch2011.judge.no-pairing',
  ),
  ...noClaim('the reason of the colours within it is the claim', 'dutch2011.judge.colour'),
  ...noClaim(
    'the parts of a graph; that there is no round is checked with them in test/systems',
    'dutch2011.refuse.too-few-partners',
    'dutch2011.refuse.among-themselves',
  ),
  ...noClaim(LABEL, 'dutch2011.colours', 'dutch2011.name', 'dutch2011.summary'),
  'dutch2011.why.B.1.a': haveMet('a', 'b'),
  'dutch2011.why.B.2': colourClash('a', 'b'),
  'dutch2011.why.forbidden': areKeptApart('a', 'b'),
  'dutch2011.why.incomplete': restIncomplete('a', 'b'),
  'dutch2011.why.paired': doMeet('a', 'b'),
  'dutch2011.judge.bye': barredFromBye('player'),
  'dutch2011.hand.no-bye': barredFromBye('player'),
  'dutch2011.hand.cannot-meet': cannotMeetPair,
  'dutch2011.bye': hasBye('player'),
  'dutch2011.refuse.no-bye': nobodyForBye,
  'dutch2011.judge.other-bye': hasBye('ours'),
  'dutch2011.colour.E.1': colourRule(1),
  'dutch2011.colour.A.7.f': colourRule(0),
  'dutch2011.colour.E.2': colourRule(2),
  'dutch2011.colour.E.3': colourRule(3),
  'dutch2011.colour.E.4': colourRule(4),
  'dutch2011.colour.E.5': colourRule(5),
  'dutch2011.refuse.lonely': lonely,

  ...all(
    givenUp,
    'dutch2011.given-up.closeness',
    'dutch2011.given-up.B.2',
    'dutch2011.given-up.A.7.d',
    'dutch2011.given-up.X',
    'dutch2011.given-up.Z',
    'dutch2011.given-up.B.5-down',
    'dutch2011.given-up.B.6-down',
    'dutch2011.given-up.B.5-up',
    'dutch2011.given-up.B.6-up',
  ),
  'dutch2011.bracket': bracket,
  'dutch2011.lowest-bracket': bracket,
  'dutch2011.homogeneous': parameters,
  'dutch2011.homogeneous-even': parameters,
  'dutch2011.heterogeneous': parameters,
  'dutch2011.heterogeneous-even': parameters,
  'dutch2011.remainder': subgroups,
  'dutch2011.subgroups': subgroups,
  'dutch2011.paired': paired,
  'dutch2011.paired-again': paired,
  'dutch2011.fewer-pairs': reduced,
  'dutch2011.fewer-moved-down': reduced,
  'dutch2011.why.apart': apart,
  'dutch2011.why.fewer': fewer,
  'dutch2011.why.fewer-with-s1': fewer,
  'dutch2011.why.worse': whyWorse,
  'dutch2011.judge.worse': judgeWorse,
  'dutch2011.judge.fewer': judged,
  'dutch2011.judge.fewer-moved-down': judged,
  'dutch2011.judge.later': judged,
  'dutch2011.judge.below': judged,
  'dutch2011.hand.gives-up': handGivesUp,
};
