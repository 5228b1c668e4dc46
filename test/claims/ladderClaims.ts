import type { PlayerNo } from '../../src/model/types';
import {
  CURE,
  LABEL,
  noClaim,
  numberIn,
  pairsOf,
  playersIn,
  same,
  TOO_LARGE,
  type AreaChecks,
  type Check,
  type Claim,
} from './claim';
import { isPair } from './facts';
import { ladderFacts } from './ladderFacts';

/** The ladder of club evenings, by the usual rules. */

const one = ({ reason }: Claim, name: string): PlayerNo => playersIn(reason, name)[0];
const two = (claim: Claim) => playersIn(claim.reason, 'players') as [PlayerNo, PlayerNo];

/** Every row: the place, who stands there, what they are worth and what they have. */
const ladder: Check = (claim) => {
  same(claim, 'after', numberIn(claim.reason, 'round'), claim.task.round - 1);
  const right = ladderFacts(claim).ladder;
  const { rows } = (claim.reason as Claim['trace'][number]).table ?? { rows: [] };
  same(claim, 'places', rows.length, right.length);
  rows.forEach(([place, who, worth, value], index) => {
    const no = playersIn(who as Claim['reason'], 'player')[0];
    same(claim, 'row', [place, no], [index + 1, right[index].no]);
    const said = [worth, value].map((cell) => numberIn(cell as Claim['reason'], 'value'));
    const isSo = [right[index].worth, right[index].value].every(
      (each, i) => Math.abs(each - said[i]) < 0.005,
    );
    same(claim, `value and points of ${no}: ${said.join()}`, isSo, true);
  });
};

const lowered: Check = (claim) => {
  const facts = ladderFacts(claim);
  same(claim, 'announced', numberIn(claim.reason, 'announced'), facts.announced);
  same(claim, 'rounds between', numberIn(claim.reason, 'rematch'), facts.limit);
};

/** Everybody who is lower, or had fewer byes, has had more or cannot be left out. */
const bye: Check = (claim) => {
  const facts = ladderFacts(claim);
  const no = one(claim, 'player');
  same(claim, 'bye', claim.ours.bye, no);
  same(claim, 'place', numberIn(claim.reason, 'place'), facts.place(no));
  for (const other of facts.without(no)) {
    const isBefore =
      facts.byes(other) < facts.byes(no) ||
      (facts.byes(other) === facts.byes(no) && facts.place(other) > facts.place(no));
    if (isBefore) same(claim, `${other} may sit out`, facts.complete(facts.without(other)), false);
  }
};
const lower = (claim: Claim): PlayerNo => {
  const no = one(claim, 'player');
  const facts = ladderFacts(claim);
  same(claim, 'lower', facts.place(no) > facts.place(claim.ours.bye!), true);
  return no;
};
const hadBye: Check = (claim) => {
  const facts = ladderFacts(claim);
  same(claim, 'more byes', facts.byes(lower(claim)) > facts.byes(claim.ours.bye!), true);
};
const byeRest: Check = (claim) => {
  const facts = ladderFacts(claim);
  same(claim, 'complete', facts.complete(facts.without(lower(claim))), false);
};

const pair: Check = (claim) => {
  const facts = ladderFacts(claim);
  const [higher, low] = [one(claim, 'higher'), one(claim, 'lower')];
  same(claim, 'in the round', isPair(claim, higher, low), true);
  same(claim, 'from', numberIn(claim.reason, 'from'), facts.place(higher));
  same(claim, 'to', numberIn(claim.reason, 'to'), facts.place(low));
  nearest(claim, higher, low);
};

/** Who are still free when the turn comes to a player: those above and their opponents are paired. */
function freeFor(claim: Claim, higher: PlayerNo): PlayerNo[] {
  const facts = ladderFacts(claim);
  const taken = pairsOf(claim.ours)
    .filter((both) => Math.min(...both.map(facts.place)) < facts.place(higher))
    .flat();
  return facts.without(...taken, ...(claim.ours.bye === null ? [] : [claim.ours.bye]));
}

/** Nobody nearer is free, may be met and leaves the others a round. */
function nearest(claim: Claim, higher: PlayerNo, low: PlayerNo): void {
  const facts = ladderFacts(claim);
  const free = freeFor(claim, higher);
  for (const no of free) {
    if (facts.place(no) <= facts.place(higher) || facts.place(no) > facts.place(low)) continue;
    const rest = free.filter((each) => each !== higher && each !== no);
    const isOpen = facts.mayMeet()(higher, no) && facts.complete(rest);
    same(claim, `${no} was open`, isOpen, no === low);
  }
}

const rematch: Check = (claim) => {
  const facts = ladderFacts(claim);
  const round = numberIn(claim.reason, 'round');
  same(claim, 'met last', facts.games(...two(claim)).at(-1), round);
  same(claim, 'too short', claim.task.round - round <= facts.limit, true);
};
const apart: Check = (claim) => {
  const [a, b] = two(claim);
  same(claim, 'may meet', ladderFacts(claim).mayMeet(0)(a, b), false);
};
const rest: Check = (claim) => {
  const facts = ladderFacts(claim);
  const [a, b] = two(claim);
  const higher = facts.place(a) < facts.place(b) ? a : b;
  const left = freeFor(claim, higher).filter((no) => no !== a && no !== b);
  same(claim, 'complete', facts.complete(left), false);
};

const colour: Check = (claim) => {
  const facts = ladderFacts(claim);
  const [white, black] = [one(claim, 'white'), one(claim, 'black')];
  const given = claim.ours.pairs.find((each) => each.white === white);
  same(claim, 'colours', given?.black, black);
  const gap = facts.whites(white) - facts.whites(black);
  if (claim.reason.key === 'keizer.colour.balance') return same(claim, 'fewer', gap < 0, true);
  same(claim, 'equal', gap, 0);
  const among = facts.whites(white, black);
  if (claim.reason.key === 'keizer.colour.meetings')
    return same(claim, 'more often', among < 0, true);
  same(claim, 'equal in their games', among, 0);
  same(claim, 'the lower', facts.place(white) > facts.place(black), true);
};

const taken: Check = (claim) => {
  const facts = ladderFacts(claim);
  const [higher, player] = [one(claim, 'higher'), one(claim, 'player')];
  same(claim, 'meet', isPair(claim, higher, player), true);
  const above = claim.asked!.filter((no) => no !== higher).map(facts.place);
  same(
    claim,
    'above both',
    above.every((place) => place > facts.place(higher)),
    true,
  );
  same(claim, 'one of them', claim.asked!.includes(player), true);
};
const nearer: Check = (claim) => {
  const facts = ladderFacts(claim);
  const [player, opponent, other] = ['player', 'opponent', 'other'].map((name) => one(claim, name));
  same(claim, 'in our round', isPair(claim, player, opponent), true);
  const places = [player, opponent, other].map(facts.place);
  same(claim, 'nearer', places[0] < places[1] && places[1] < places[2], true);
  if (claim.reason.key === 'keizer.judge.nearer') {
    const isSo = claim.played!.pairs.some(
      ({ white, black }) => [white, black].includes(player) && [white, black].includes(other),
    );
    same(claim, 'played', isSo, true);
  }
};
const judgedBye: Check = (claim) => {
  const { args } = claim.reason;
  same(claim, 'ours', claim.ours.bye, args?.player ? one(claim, 'player') : null);
  same(claim, 'played', claim.played!.bye, args?.other ? one(claim, 'other') : claim.played!.bye);
  if (claim.reason.key === 'keizer.judge.bye-missing')
    same(claim, 'played', claim.played!.bye, null);
  if (claim.reason.key === 'keizer.judge.no-bye')
    same(claim, 'even', claim.task.present.length % 2, 0);
};
const noOpponent: Check = (claim) => {
  const no = one(claim, 'player');
  same(
    claim,
    'opponent',
    claim.played!.pairs.some(({ white, black }) => white === no || black === no),
    false,
  );
};
const turned: Check = (claim) => {
  const [a, b] = two(claim);
  const whiteIn = (round: { readonly pairs: readonly { white: number; black: number }[] }) =>
    round.pairs.find(
      ({ white, black }) => [white, black].includes(a) && [white, black].includes(b),
    )!.white;
  same(claim, 'turned', whiteIn(claim.ours) !== whiteIn(claim.played!), true);
};
const pending: Check = (claim) => {
  const at = numberIn(claim.reason, 'round') - 1;
  const open = claim.task.tournament.players
    .filter(({ entries }) => entries[at]?.outcome === 'pending')
    .map(({ no }) => no);
  same(claim, 'open', playersIn(claim.reason, 'players'), open);
};
const noRound: Check = (claim) => {
  if (claim.task.present.length > 12) return TOO_LARGE;
  same(claim, 'limit', ladderFacts(claim).limit, -1);
};

export const nearestOnLadder: Check = (claim) =>
  nearest(claim, one(claim, 'higher'), one(claim, 'lower'));

export const ladderChecks: AreaChecks<'keizer'> = {
  ...noClaim(
    LABEL,
    'keizer.name',
    'keizer.summary',
    'keizer.who',
    'keizer.number',
    'keizer.head.place',
    'keizer.head.player',
    'keizer.head.worth',
    'keizer.head.points',
    'keizer.picture',
    'keizer.set.club',
    'keizer.set.keizerforclubs',
    'keizer.set.freekeizer',
    'keizer.field.top',
    'keizer.field.rematch',
    'keizer.field.meetings',
    'keizer.field.postponed',
    'keizer.field.bye',
    'keizer.field.club',
    'keizer.field.away',
    'keizer.field.absent',
    'keizer.field.absences',
  ),
  ...noClaim('repeats what was announced', 'keizer.rules', 'keizer.refusal.parameter'),
  ...noClaim(CURE, 'keizer.cure.parameter', 'keizer.cure.results', 'keizer.cure.apart'),
  ...noClaim(
    'of rules with a limit of games, which test/systems/keizer tries out whole',
    'keizer.lowered-meetings',
    'keizer.bye-lowest',
    'keizer.passed.meetings',
  ),
  'keizer.ladder': ladder,
  'keizer.lowered': lowered,
  'keizer.bye-even': bye,
  'keizer.bye.had': hadBye,
  'keizer.bye.rest': byeRest,
  'keizer.pair': pair,
  'keizer.passed.apart': apart,
  'keizer.passed.rematch': rematch,
  'keizer.passed.rest': rest,
  'keizer.colour.balance': colour,
  'keizer.colour.meetings': colour,
  'keizer.colour.place': colour,
  'keizer.why.not-here': (claim) =>
    same(claim, 'here', claim.task.present.includes(one(claim, 'player')), false),
  'keizer.why.self': {
    because: 'nobody is asked about himself here; by hand in test/systems/keizer',
  },
  'keizer.why.bye': (claim) => same(claim, 'bye', claim.ours.bye, one(claim, 'player')),
  'keizer.why.paired': (claim) => same(claim, 'paired', isPair(claim, ...two(claim)), true),
  'keizer.why.taken': taken,
  'keizer.why.nearer': nearer,
  'keizer.judge.no-bye': judgedBye,
  'keizer.judge.bye': judgedBye,
  'keizer.judge.bye-missing': judgedBye,
  'keizer.judge.alone': noOpponent,
  'keizer.judge.nearer': nearer,
  'keizer.judge.colours': turned,
  'keizer.refusal.pending': pending,
  'keizer.refusal.apart': noRound,
};
