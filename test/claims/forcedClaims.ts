import type { BracketPicture } from '../../src/explain/picture';
import type { PlayerNo } from '../../src/model/types';
import {
  numberIn,
  pairsIn,
  playersIn,
  same,
  TOO_LARGE,
  type AreaChecks,
  type Check,
  type Claim,
} from './claim';
import { eachPair, incompleteWithout, MOST } from './facts';
import { roundFacts, type RoundFacts } from './roundFacts';

/** Why players had to leave their group: every set is tried out, by the entries of the players. */

/** The bracket of a sentence: the one it is written at, or the one that the player asked about left. */
function bracketOf({ parents, pictures, answer }: Claim): BracketPicture {
  const around = parents.find(({ key }) =>
    pictures!.some(({ title }) => title.key === key && key !== 'forced.rest'),
  );
  const found = around
    ? pictures!.find(
        ({ title }) =>
          title.key === around.key && JSON.stringify(title.args) === JSON.stringify(around.args),
      )
    : pictures!.find(({ leaving }) => leaving.includes(answer!.player));
  if (!found) throw new Error('no bracket');
  return found;
}

const numbers = ({ players }: BracketPicture): PlayerNo[] => players.map(({ no }) => no);

function insideMeetings(picture: BracketPicture, facts: RoundFacts) {
  const down = new Set(picture.players.filter((each) => each.cameFromAbove).map(({ no }) => no));
  return (a: PlayerNo, b: PlayerNo) =>
    facts.mayMeet(a, b) && !(facts.rules.downMeetResidents && down.has(a) && down.has(b));
}

/** Everybody who is settled after this bracket and is not in it. */
function belowOf({ task, pictures }: Claim, picture: BracketPicture): PlayerNo[] {
  const before = pictures!.slice(0, pictures!.indexOf(picture));
  const gone = new Set(before.flatMap(({ pairs }) => pairs.flatMap((p) => [p.white, p.black])));
  const own = new Set(numbers(picture));
  return task.present.filter((no) => !gone.has(no) && !own.has(no));
}

const groupCount: Check = (claim) => {
  const picture = bracketOf(claim);
  const count = numberIn(claim.reason, 'count');
  const isAll = claim.reason.key === 'forced.all';
  same(claim, 'count', count, isAll ? picture.pairs.length : picture.players.length);
  if (isAll) return same(claim, 'everybody', picture.players.length, 2 * count);
  same(claim, 'odd', count % 2, 1);
  if (claim.reason.key === 'forced.bye')
    return same(claim, 'bye', claim.ours.bye, playersIn(claim.reason, 'player')[0]);
  same(claim, 'leaving', picture.leaving.length, 1);
};

const alone: Check = (claim) => {
  const picture = bracketOf(claim);
  same(claim, 'alone', numbers(picture), playersIn(claim.reason, 'player'));
  same(claim, 'leaving', picture.leaving, numbers(picture));
};

const nobody: Check = (claim) => {
  const picture = bracketOf(claim);
  const mayMeet = insideMeetings(picture, roundFacts(claim));
  const all = numbers(picture);
  const some = all.find((a, i) => all.slice(i + 1).some((b) => mayMeet(a, b)));
  same(claim, 'somebody may meet', some ?? null, null);
  same(claim, 'leaving', picture.leaving.length, all.length);
  if (claim.reason.key === 'forced.nobody-met') met(claim);
};

const met = eachPair('have met', (claim, a, b) => roundFacts(claim).met(a, b));

/** `count` of a set stay alone, and `players` may meet only each other and `others`. */
function stuck(
  claim: Claim,
  set: readonly PlayerNo[],
  mayMeet: (a: PlayerNo, b: PlayerNo) => boolean,
  byeUpTo: number | null,
): void | typeof TOO_LARGE {
  if (set.length > MOST) return TOO_LARGE;
  const { reason } = claim;
  const right = roundFacts(claim).alone(set, byeUpTo, mayMeet);
  same(claim, 'count', numberIn(reason, 'count'), right);
  if (!reason.args!.players) return;
  const players = playersIn(reason, 'players');
  const known = new Set([...players, ...playersIn(reason, 'others')]);
  for (const no of players)
    for (const other of set)
      if (other !== no && !known.has(other))
        same(claim, `${no} may meet ${other}`, mayMeet(no, other), false);
}

const stuckHere: Check = (claim) => {
  const picture = bracketOf(claim);
  same(claim, 'leaving', picture.leaving.length, numberIn(claim.reason, 'count'));
  const mayMeet = insideMeetings(picture, roundFacts(claim));
  eachOther(claim, mayMeet);
  return stuck(claim, numbers(picture), mayMeet, null);
};

const stuckBelow: Check = (claim) => {
  const picture = bracketOf(claim);
  const below = belowOf(claim, picture);
  same(claim, 'leaving', picture.leaving.length, numberIn(claim.reason, 'count'));
  if (claim.reason.key === 'forced.below-met') met(claim);
  const isOdd = (below.length + picture.players.length) % 2 === 1;
  const facts = roundFacts(claim);
  if (below.length > MOST) return TOO_LARGE;
  const right = facts.alone(below, isOdd ? Infinity : null);
  same(claim, 'count', numberIn(claim.reason, 'count'), right);
  if (claim.reason.args!.players) eachOther(claim);
};

/** Whether two of those named may meet: "each other" is said only where they may. */
function eachOther(
  claim: Claim,
  mayMeet: (a: PlayerNo, b: PlayerNo) => boolean = roundFacts(claim).mayMeet,
): void {
  const players = playersIn(claim.reason, 'players');
  const meet = players.some((a, i) => players.slice(i + 1).some((b) => mayMeet(a, b)));
  same(claim, 'may meet each other', meet, !/(-only|none)$/.test(claim.reason.key));
}

/** The most pairs of a bracket with which everybody left over and below can be paired. */
const together = (claim: Claim, byeUpTo = Infinity): void | typeof TOO_LARGE => {
  const picture = bracketOf(claim);
  const own = new Set(numbers(picture));
  const all = [...own, ...belowOf(claim, picture)];
  same(claim, 'pairs', numberIn(claim.reason, 'pairs'), picture.pairs.length + 1);
  if (all.length > MOST) return TOO_LARGE;
  const facts = roundFacts(claim);
  const inside = insideMeetings(picture, facts);
  const most = (left: readonly PlayerNo[], bye: boolean): number => {
    const [first, ...others] = left;
    if (first === undefined) return 0;
    let best = -Infinity;
    for (const other of others)
      if (facts.mayMeet(first, other)) {
        const isInside = own.has(first) && own.has(other) && inside(first, other);
        const rest = others.filter((no) => no !== other);
        best = Math.max(best, most(rest, bye) + (isInside ? 1 : 0));
      }
    if (bye && facts.mayHaveBye(first) && facts.score(first) <= byeUpTo)
      best = Math.max(best, most(others, false));
    return best;
  };
  same(claim, 'no more pairs', most(all, all.length % 2 === 1) <= picture.pairs.length, true);
};

/** The text of 2026 asks for the lowest score of the bye before it counts pairs: no round has a lower one. */
const lowestBye: Check = (claim) => {
  const facts = roundFacts(claim);
  const { present } = claim.task;
  const score = numberIn(claim.reason, 'score');
  same(claim, 'score of the bye', facts.score(claim.ours.bye!), score);
  if (present.length > MOST) return TOO_LARGE;
  same(claim, 'a lower bye', facts.canAllBePaired(present, score - 1), false);
  return together(claim, score);
};

const restPair: Check = (claim) => incompleteWithout(claim, pairsIn(claim.reason, 'pairs')[0]);
const restBye: Check = (claim) => incompleteWithout(claim, playersIn(claim.reason, 'player'));

const restStuck: Check = (claim) => {
  const [around] = claim.parents;
  const isBye = around.key === 'forced.rest-bye';
  const gone = isBye ? playersIn(around, 'player') : pairsIn(around, 'pairs')[0];
  const rest = claim.task.present.filter((no) => !gone.includes(no));
  const facts = roundFacts(claim);
  eachOther(claim);
  return stuck(claim, rest, facts.mayMeet, !isBye && rest.length % 2 === 1 ? Infinity : null);
};

const noOpponent: Check = (claim) => {
  const [player] = playersIn(claim.reason, 'player');
  const group = claim.pictures!.find(({ leaving }) => leaving.includes(player))!;
  for (const no of numbers(group))
    if (no !== player) same(claim, `may meet ${no}`, roundFacts(claim).mayMeet(player, no), false);
};

export const forcedChecks: AreaChecks<'forced'> = {
  'forced.all': groupCount,
  'forced.odd': groupCount,
  'forced.bye': groupCount,
  'forced.alone': alone,
  'forced.nobody': nobody,
  'forced.nobody-met': nobody,
  'forced.few': stuckHere,
  'forced.few-only': stuckHere,
  'forced.among': stuckHere,
  'forced.none': stuckHere,
  'forced.below-met': stuckBelow,
  'forced.below-few': stuckBelow,
  'forced.below-few-only': stuckBelow,
  'forced.below-among': stuckBelow,
  'forced.below-none': stuckBelow,
  'forced.below-bye': stuckBelow,
  'forced.together': (claim) => together(claim),
  'forced.lowest-bye': lowestBye,
  'forced.met': met,
  'forced.apart': eachPair('are kept apart', (claim, a, b) => roundFacts(claim).keptApart(a, b)),
  'forced.colours': eachPair('must have one colour', (claim, a, b) =>
    roundFacts(claim).clash(a, b),
  ),
  'forced.both-down': eachPair('came down', (claim, a, b) =>
    bracketOf(claim)
      .players.filter(({ no }) => no === a || no === b)
      .every(({ cameFromAbove }) => cameFromAbove),
  ),
  'forced.rest': restPair,
  'forced.rest-bye': restBye,
  'forced.rest-few': restStuck,
  'forced.rest-few-only': restStuck,
  'forced.rest-among': restStuck,
  'forced.rest-none': restStuck,
  'forced.no-opponent': noOpponent,
};
