import type { PlayerNo } from '../../src/model/types';
import { systemById } from '../../src/systems';
import { insistOnPair } from '../../src/systems/shared/insist';
import {
  all,
  CURE,
  LABEL,
  noClaim,
  numberIn,
  pairsIn,
  pairsOf,
  playersIn,
  same,
  TOO_LARGE,
  type AreaChecks,
  type Check,
  type Claim,
  type Pair,
} from './claim';
import {
  areKeptApart,
  doMeet,
  hasBye,
  haveMet,
  incompleteWithout,
  ofOthers,
  oddNumber,
} from './facts';
import {
  bracketAt,
  byOrder,
  colourRule,
  competitorOf,
  measured,
  shownValue,
} from './matchBrackets';
import { roundFacts } from './roundFacts';

/** The reasons of the systems of matches, C.04.5 and C.04.6. */
const one = ({ reason }: Claim, name: string): PlayerNo => playersIn(reason, name)[0];
const sorted = (nos: readonly PlayerNo[]): PlayerNo[] => [...nos].sort((a, b) => a - b);

/** The bracket that a sentence names or stands under. */
function scoreAround({ reason, parents, answer, pictures }: Claim): number {
  const said = [reason, ...parents].find(({ args }) => args?.score !== undefined);
  if (said) return numberIn(said, 'score');
  const drawn = answer?.picture?.title;
  if (drawn?.args?.score !== undefined) return numberIn(drawn, 'score');
  const refused = [reason, ...parents].find(({ key }) => key === 'picture.refused');
  const [pair] = refused ? pairsIn(refused, 'pair') : [];
  const picture = pictures!.find(({ players }) =>
    pair?.every((no) => players.some((each) => each.no === no)),
  );
  if (!picture) throw new Error(`${reason.key}: of which bracket?`);
  return numberIn(picture.title, 'score');
}

/** Numbers of an argument; `matches.none` names nobody. */
function named({ reason }: Claim, name: string): PlayerNo[] {
  const arg = reason.args?.[name];
  if (typeof arg === 'object' && 'reason' in arg) return [];
  return [...playersIn(reason, name)];
}

const bracketOf = (claim: Claim) => bracketAt(claim, scoreAround(claim), pairsOf(claim.ours));

const inBracket =
  (of: 'group' | 'upfloaters'): Check =>
  (claim) =>
    same(
      claim,
      'players',
      sorted(named(claim, 'players')),
      sorted(bracketOf(claim)[of].map(({ tpn }) => tpn)),
    );

/** A value of the table of criteria; its article stands in the same row. */
const value: Check = (claim) => {
  const [article] = claim.row;
  const found = measured(claim, bracketOf(claim)).filter(([each]) => each === article);
  const said = shownValue(claim.reason.args!.value);
  same(claim, String(article), found.map(([, each]) => each).includes(said), true);
};

/** The pairs of the other round of a judgement: as it was judged, or the best one with the two. */
function otherPairs(claim: Claim): readonly Pair[] | null {
  if (claim.played) return pairsOf(claim.played);
  const asked = claim.parents.find(({ key }) => key === 'matches.why.with');
  if (!asked) return null;
  const [a, b] = playersIn(asked, 'players');
  const best = systemById(claim.system)!.pair(insistOnPair(claim.task, a, b));
  return best.ok ? pairsOf(best) : null;
}

/** As good on everything above, and on this what it is said to be. */
function compared(claim: Claim, other: readonly Pair[], set?: readonly PlayerNo[]): void {
  const { article, args } = claim.reason;
  const ours = bracketOf(claim);
  const theirs = bracketAt(claim, scoreAround(claim), other);
  const upfloaters = set?.map((no) => competitorOf(claim, no)).sort(byOrder);
  const best = measured(claim, ours);
  const found = measured(claim, theirs, upfloaters ?? theirs.upfloaters);
  const [bestHere, foundHere] = [best, found].map((list) => new Map(list).get(article!));
  same(claim, 'best', shownValue(args!.best), bestHere);
  same(claim, 'found', shownValue(args!.found), foundHere);
  same(claim, 'differ', bestHere === foundHere, false);
  for (const [each, right] of best) {
    if (each === article) return;
    same(claim, each, new Map(found).get(each) ?? right, right);
  }
}

const worse: Check = (claim) => {
  const other = otherPairs(claim);
  if (!other) return TOO_LARGE;
  return compared(claim, other);
};

/** A line of the list by hand: the pairing or the set in the same row. */
const byHand: Check = (claim) => {
  const [first] = claim.row;
  const candidate = claim.row.find((cell) => typeof cell === 'object' && /^hand\./.test(cell.key));
  if (candidate && typeof candidate === 'object')
    return compared(claim, pairsIn(candidate, 'pairs'));
  if (typeof first !== 'string') return TOO_LARGE;
  return compared(claim, pairsOf(claim.ours), first.split(' ').map(Number));
};

const order = (pairs: readonly Pair[]): number[] => {
  const couples = pairs.map((pair) => sorted(pair)).sort(([a], [b]) => a - b);
  return [...couples.map(([top]) => top), ...couples.map(([, bottom]) => bottom)];
};
const isLater = (theirs: readonly number[], ours: readonly number[]): boolean => {
  const at = theirs.findIndex((number, index) => number !== ours[index]);
  return at >= 0 && theirs[at] > ours[at];
};

const later: Check = (claim) => {
  const other = otherPairs(claim);
  if (!other) return TOO_LARGE;
  const theirs = bracketAt(claim, scoreAround(claim), other);
  const ours = bracketOf(claim);
  same(claim, 'played', named(claim, 'played'), order(theirs.pairs));
  same(claim, 'ours', named(claim, 'ours'), order(ours.pairs));
  same(claim, 'later', isLater(order(theirs.pairs), order(ours.pairs)), true);
  return same(claim, 'as good', measured(claim, theirs), measured(claim, ours));
};

const laterSet: Check = (claim) => {
  const [theirs, ours] = [named(claim, 'played'), named(claim, 'ours')];
  same(
    claim,
    'ours',
    ours,
    bracketOf(claim).upfloaters.map(({ tpn }) => tpn),
  );
  return same(claim, 'later', isLater(theirs, ours), true);
};

const bye: Check = (claim) => {
  hasBye('player')(claim);
  const taker = competitorOf(claim, one(claim, 'player'));
  same(claim, 'score', numberIn(claim.reason, 'score'), taker.score);
  same(claim, 'matches', numberIn(claim.reason, 'matches'), taker.matchesPlayed);
};

const barred =
  (...outcomes: readonly string[]): Check =>
  (claim) => {
    const no = one(claim, 'player');
    const round = numberIn(claim.reason, 'round');
    const player = claim.task.tournament.players.find((each) => each.no === no)!;
    same(claim, 'entry', outcomes.includes(player.entries[round - 1]?.outcome), true);
  };

const judgedBye =
  (of: 'score' | 'matchesPlayed' | null): Check =>
  (claim) => {
    const [right, given] = [one(claim, 'player'), one(claim, 'other')].map((no) =>
      competitorOf(claim, no),
    );
    same(claim, 'bye', claim.ours.bye, right.tpn);
    if (of) {
      same(claim, 'found', numberIn(claim.reason, 'found'), given[of]);
      same(claim, 'best', numberIn(claim.reason, 'best'), right[of]);
      same(claim, 'differ', given[of] === right[of], false);
    }
    if (of !== 'score') same(claim, 'score', given.score, right.score);
    if (of === null) {
      same(claim, 'matches', given.matchesPlayed, right.matchesPlayed);
      same(claim, 'larger number', right.tpn > given.tpn, true);
    }
  };

/** White and Black of the pair that a rule is said of. */
function pairOfRule(claim: Claim): Pair {
  const { row, parents, ours, answer } = claim;
  const who = row.flatMap((cell) =>
    typeof cell === 'object' && cell.key === 'matches.who' ? playersIn(cell, 'player') : [],
  );
  if (who.length === 2) return [who[0], who[1]];
  const around = parents.find(({ args }) => args?.white !== undefined && args.black !== undefined);
  if (around) return [playersIn(around, 'white')[0], playersIn(around, 'black')[0]];
  const no = answer?.player ?? one(claim, 'first');
  return pairsOf(ours).find((pair) => pair.includes(no))!;
}

const rule: Check = (claim) => {
  const pair = pairOfRule(claim);
  const right = colourRule(claim, pair);
  same(claim, 'rule', claim.reason.key.replace(/^\w+\.rule\./, ''), right.rule);
  if (claim.reason.args?.first) same(claim, 'first', one(claim, 'first'), right.first);
};

const turned: Check = (claim) => {
  const pair: Pair = [one(claim, 'white'), one(claim, 'black')];
  same(claim, 'white', colourRule(claim, pair).white, pair[1]);
};

/** Those who cannot be paired, and whom alone they might meet besides each other. */
const blocked: Check = (claim) => {
  const facts = roundFacts(claim);
  const [players, others] = [playersIn(claim.reason, 'players'), named(claim, 'others')];
  for (const no of players)
    for (const other of claim.task.present)
      if (no !== other && !players.includes(other) && !others.includes(other))
        same(claim, `${no} and ${other} may meet`, facts.mayMeet(no, other), false);
  if (claim.task.present.length > 14) return TOO_LARGE;
  return same(claim, 'a round', facts.canAllBePaired(claim.task.present), false);
};

const byeTakers: Check = (claim) => {
  oddNumber(true)(claim);
  const facts = roundFacts(claim);
  const free = claim.task.present.filter((no) => facts.mayHaveBye(no));
  same(claim, 'players', sorted(named(claim, 'players')), sorted(free));
};

const wrongPlayers: Check = (claim) => {
  if (!claim.played) return TOO_LARGE;
  const seen = pairsOf(claim.played).flat();
  const missing = claim.task.present.filter((no) => !seen.includes(no) && no !== claim.played!.bye);
  return same(claim, 'missing', sorted(named(claim, 'missing')), sorted(missing));
};

const noRound: Check = (claim) => incompleteWithout(claim, []);
const cannotRest =
  (name: string): Check =>
  (claim) =>
    incompleteWithout(claim, named(claim, name));

/** With these floating up, the others could not all be paired (the bye is settled before). */
const notComplete: Check = (claim) => {
  const gone = new Set([
    ...named(claim, 'players'),
    ...bracketOf(claim).group.map(({ tpn }) => tpn),
  ]);
  const rest = bracketOf(claim)
    .below.map(({ tpn }) => tpn)
    .filter((no) => !gone.has(no));
  if (rest.length > 12) return TOO_LARGE;
  return same(claim, 'alone', roundFacts(claim).alone(rest) > 0, true);
};
const noBracket: Check = (claim) => {
  const inside = [...bracketOf(claim).group.map(({ tpn }) => tpn), ...named(claim, 'players')];
  if (inside.length > 12) return TOO_LARGE;
  return same(claim, 'alone', roundFacts(claim).alone(inside) > 0, true);
};

export const matchChecks: AreaChecks<
  'matches' | 'teamSwiss' | 'doubleSwiss' | 'teamSwiss2026' | 'doubleSwiss2026'
> = {
  ...noClaim(
    LABEL,
    ...(['matches.who', 'matches.none', 'matches.criteria', 'matches.pairs'] as const),
    ...(['matches.head.white', 'matches.head.black', 'matches.head.rule'] as const),
    ...(['matches.head.article', 'matches.head.criterion', 'matches.head.value'] as const),
    'matches.head.set',
    ...(['matches.C.fewest', 'matches.C.scores', 'matches.C.following'] as const),
    ...(['matches.C.repeated', 'matches.C.colours', 'matches.C.strong'] as const),
    'matches.C.opponents',
    ...(['teamSwiss2026.name', 'teamSwiss2026.summary'] as const),
    ...(['doubleSwiss2026.name', 'doubleSwiss2026.summary'] as const),
    'doubleSwiss.secondGame',
    ...(['matches.hand.sets', 'matches.hand.setsOpen'] as const),
    ...(['matches.hand.pairings', 'matches.hand.pairingsOpen'] as const),
  ),
  ...noClaim(
    CURE,
    ...(['matches.cure.results', 'matches.cure.absence', 'matches.cure.byHand'] as const),
  ),
  ...noClaim(
    'said before anything is paired; the rounds here are complete',
    'matches.refusal.pending',
  ),
  ...noClaim('an answer to a question that nobody can ask of a round', 'matches.why.notTwo'),
  ...noClaim('the reason within it is a claim of its own', 'matches.why.with'),
  ...all(
    rule,
    ...(['teamSwiss.rule.4.3.1', 'teamSwiss.rule.4.3.2', 'teamSwiss.rule.4.3.3'] as const),
    ...(['teamSwiss.rule.4.3.4', 'teamSwiss.rule.4.3.5', 'teamSwiss.rule.4.3.6'] as const),
    ...(['teamSwiss.rule.4.3.7', 'teamSwiss.rule.4.3.8', 'teamSwiss.rule.4.3.9'] as const),
    ...(['doubleSwiss.rule.4.3.1', 'doubleSwiss.rule.4.3.2', 'doubleSwiss.rule.4.3.3'] as const),
    ...(['doubleSwiss.rule.4.3.4', 'doubleSwiss.rule.4.3.5'] as const),
  ),
  'matches.bracket': (claim) => same(claim, 'score', bracketOf(claim).group.length > 0, true),
  'matches.group': inBracket('group'),
  'matches.upfloaters': inBracket('upfloaters'),
  'matches.noUpfloaters': (claim) => same(claim, 'nobody', bracketOf(claim).upfloaters, []),
  'matches.value': value,
  'matches.bye': bye,
  'matches.byeLeaves': cannotRest('player'),
  'matches.barred.bye': barred('pairingBye'),
  'matches.barred.forfeit': barred('forfeitWin'),
  'matches.barred.full': barred('fullBye'),
  'matches.met': haveMet('players'),
  'matches.keptApart': areKeptApart('players'),
  'matches.judge.players': wrongPlayers,
  'matches.judge.noRound': noRound,
  'matches.judge.byeScore': judgedBye('score'),
  'matches.judge.byeMatches': judgedBye('matchesPlayed'),
  'matches.judge.byeNumber': judgedBye(null),
  'matches.judge.worse': worse,
  'matches.judge.laterSet': laterSet,
  'matches.judge.later': later,
  'matches.judge.colours': turned,
  'matches.why.arePaired': doMeet('players'),
  'matches.why.incomplete': cannotRest('players'),
  'matches.refusal.few': blocked,
  'matches.refusal.among': blocked,
  'matches.refusal.noBye': (claim) =>
    same(
      claim,
      'nobody',
      claim.task.present.filter((no) => roundFacts(claim).mayHaveBye(no)),
      [],
    ),
  'matches.refusal.bye': byeTakers,
  'matches.refusal.met': ofOthers('have met', (claim, a, b) => roundFacts(claim).met(a, b)),
  'matches.refusal.forbidden': ofOthers('are kept apart', (claim, a, b) =>
    roundFacts(claim).keptApart(a, b),
  ),
  'matches.hand.noBracket': noBracket,
  'matches.hand.notComplete': notComplete,
  'matches.hand.worse': byHand,
};
