import type { Reason } from '../../src/explain/reason';
import type { PlayerNo } from '../../src/model/types';
import {
  placeOf,
  seedingRounds,
  witnessWhyNot,
  type Brackets,
} from '../../src/systems/literal/burstein-2026/witness';
import type { Card } from '../../src/systems/literal/burstein-2026/card';
import { grantedIn } from '../../src/systems/literal/burstein-2026/witnessColours';
import {
  bracketAt,
  bursteinWitness,
  byeOrder,
  cardOf,
  colourRuleOf,
  oursIn,
  said,
} from './bursteinBrackets';
import {
  all,
  claimsIn,
  CURE,
  LABEL,
  noClaim,
  numberIn,
  pairsIn,
  pairsOf,
  parent,
  playersIn,
  same,
  TOO_LARGE,
  valueIn,
  type AreaChecks,
  type Check,
  type Claim,
  type Pair,
} from './claim';
import { pairOf } from './colourClaims';
import { colourClash, hasBye } from './facts';

/** The reasons of the Burstein system of 2026 in the rounds after the seeding ones. */
const BRACKET = /^burstein2026\.bracket$/;
const ARTICLES = ['C5', 'C6', 'C7', 'C8'];

const numbers = (cards: readonly Card[]): PlayerNo[] => cards.map(({ no }) => no);
const sorted = (nos: readonly PlayerNo[]): PlayerNo[] => [...nos].sort((a, b) => a - b);
const one = ({ reason }: Claim, name: string): PlayerNo => playersIn(reason, name)[0];
/** The bracket that a sentence is written at, or the one in whose drawing a pair was refused. */
function scoreAround(claim: Claim): number {
  const { parents, pictures, answer } = claim;
  const title = parents.find(({ key }) => BRACKET.test(key)) ?? answer?.picture?.title;
  if (title) return numberIn(title, 'score');
  const [refused] = pairsIn(parent(claim, /^picture\.refused$/), 'pair');
  const picture = pictures!.find(({ players }) =>
    refused.every((no) => players.some((each) => each.no === no)),
  );
  return numberIn(picture!.title, 'score');
}

const seeding: Check = (claim) => {
  const { reason, task } = claim;
  const count = seedingRounds(task.tournament.totalRounds);
  same(claim, 'round', numberIn(reason, 'round'), task.round);
  same(claim, 'count', numberIn(reason, 'count'), count);
  same(claim, 'is one of them', task.round <= count, true);
};

/** What nobody has said matters in rounds 2 to 4: any of them may be a seeding round. */
const roundsUnknown: Check = (claim) => {
  const { task, reason } = claim;
  same(claim, 'round', numberIn(reason, 'round'), task.round);
  same(claim, 'unknown', task.tournament.roundsDeclared, false);
  same(claim, 'may be one or not', task.round > 1 && task.round <= 4, true);
};

const rule: Check = (claim) => {
  const pair = pairOf(claim);
  if (!pair) throw new Error(`${claim.reason.key}: of which pair?`);
  const right = colourRuleOf(claim, ...pair);
  same(claim, 'rule', claim.reason.key, `burstein2026.rule.${right.rule}`);
  same(claim, 'higher', one(claim, 'higher'), right.higher);
  same(claim, 'white', pair[0], right.white);
};

const bracket: Check = (claim) => {
  const score = numberIn(claim.reason, 'score');
  const isOne = bracketAt(claim, score).players.some((card) => card.score === score);
  same(claim, 'score', isOne, true);
};

/** A list of players of the bracket around it. */
const listed =
  (isIn: (card: Card, score: number, paired: ReadonlySet<PlayerNo>) => boolean): Check =>
  (claim) => {
    const score = scoreAround(claim);
    const paired = new Set(oursIn(claim, score).flat());
    const right = bracketAt(claim, score).players.filter((card) => isIn(card, score, paired));
    same(claim, 'players', sorted(playersIn(claim.reason, 'players')), sorted(numbers(right)));
  };

/** Who stands in the same row of a table. */
const whoIn = (row: readonly (string | number | Reason)[]): PlayerNo => {
  const cell = row.find(
    (each): each is Reason => typeof each === 'object' && each.key === 'dutch.who',
  );
  return playersIn(cell!, 'player')[0];
};
const cell =
  (name: string, value: (card: Card) => number): Check =>
  (claim) =>
    same(claim, name, numberIn(claim.reason, name), value(cardOf(claim, whoIn(claim.row))));

const ranking: Check = (claim) => {
  const rows = claim.reason.table!.rows;
  const right = numbers(bracketAt(claim, scoreAround(claim)).players);
  same(claim, 'order', rows.map(whoIn), right);
  same(
    claim,
    'BSN',
    rows.map(([bsn]) => bsn),
    right.map((_, index) => index + 1),
  );
};

const pairCount: Check = (claim) => {
  const { length } = oursIn(claim, scoreAround(claim));
  same(claim, 'count', numberIn(claim.reason, 'count'), length);
  same(claim, 'rows', claim.reason.table!.rows.length, length);
};

const noPairs: Check = (claim) => {
  const score = scoreAround(claim);
  same(claim, 'pairs', oursIn(claim, score), []);
  if (!claim.isTiny) return TOO_LARGE;
  const some = bursteinWitness(claim.task)
    .candidates(bracketAt(claim, score))
    .find(({ pairs }) => pairs.length > 0);
  same(claim, 'somebody can be paired', some ?? null, null);
};

const inOrder = (pairs: readonly Pair[]): string[] =>
  pairs.map((pair) => sorted(pair).join('-')).sort();

/** The values of the table; and nothing that could be tried is better or as good and earlier. */
const criteria: Check = (claim) => {
  if (!claim.isTiny) return TOO_LARGE;
  const score = scoreAround(claim);
  const ours = oursIn(claim, score);
  for (const [article, value] of claim.reason.table!.rows)
    same(claim, String(article), valueIn(value), said(claim, String(article), score, ours));
  const { pairs } = bursteinWitness(claim.task).best(bracketAt(claim, score));
  same(claim, 'pairs', inOrder(ours), inOrder(pairs.map(([a, b]): Pair => [a.no, b.no])));
};

/** The criteria above are the same for both, and this one is what it is said to be. */
function compared(claim: Claim, score: number, other: readonly Pair[]): void | typeof TOO_LARGE {
  // To look below everything is tried, which takes too long in larger fields.
  if (!claim.isTiny) return TOO_LARGE;
  const { article, args } = claim.reason;
  const ours = oursIn(claim, score);
  for (const each of ARTICLES) {
    const [found, best] = [other, ours].map((pairs) => said(claim, each, score, pairs));
    if (each !== article) {
      same(claim, each, found, best);
      continue;
    }
    same(claim, 'found', valueIn(args!.found), found);
    same(claim, 'best', valueIn(args!.best), best);
    same(claim, 'differ', found === best, false);
    return;
  }
  // As good on all of them: later in the order of 4.3.
  const { players } = bracketAt(claim, score);
  const place = (pairs: readonly Pair[]) => placeOf({ pairs }, numbers(players));
  const [theirs, own] = [place(other), place(ours)];
  const at = theirs.findIndex((value, index) => value !== own[index]);
  same(claim, 'later', at >= 0 && theirs[at] > own[at], true);
}

/** Everything that leads to the two was tried: the article is the one that parts the best of it. */
const why: Check = (claim) => {
  if (!claim.isTiny) return TOO_LARGE;
  const { reason, task } = claim;
  const [a, b] = playersIn(reason, 'players');
  const isLater = reason.key === 'burstein2026.why.later';
  same(claim, 'article', isLater ? 'order' : reason.article, witnessWhyNot(task, a, b));
  const pairing = pairsIn(reason, 'pairing');
  const isThere = pairing.some((pair) => pair.includes(a) && pair.includes(b));
  if (!isLater) same(claim, 'paired there', isThere, reason.key === 'burstein2026.why.worse');
  return compared(claim, numberIn(reason, 'score'), pairing);
};

/** Without the two and whoever has the bye, the others cannot all be paired. */
const withoutThem = (claim: Claim, two: readonly PlayerNo[]): void | typeof TOO_LARGE => {
  hasBye('player')(claim);
  if (!claim.isTiny) return TOO_LARGE;
  const gone = [...two, claim.ours.bye];
  const witness = bursteinWitness(claim.task);
  const rest = witness.everybody.filter(({ no }) => !gone.includes(no));
  same(claim, 'complete', witness.completable(rest), false);
};
const incomplete: Check = (claim) => withoutThem(claim, playersIn(claim.reason, 'players'));
/** Of the two who were asked about, or of the pair that was tried first. */
const plainIncomplete: Check = (claim) => {
  const asked = [...claimsIn(claim.answer!.working, claim)].find(
    ({ reason }) => reason.key === 'burstein2026.why.incomplete',
  );
  if (!asked) throw new Error('nothing of it in the working');
  return withoutThem(claim, playersIn(asked.reason, 'players'));
};

/** What the judged round does in the bracket: pairs of players who are all in it. */
const judged: Check = (claim) => {
  const { reason, played } = claim;
  if (!played) return TOO_LARGE;
  const score = numberIn(reason, 'score');
  const inside = numbers(bracketAt(claim, score).players);
  const pairs = pairsOf(played).filter((pair) => pair.every((no) => inside.includes(no)));
  if (reason.key === 'burstein2026.judge.later') {
    const ours = inOrder(oursIn(claim, score));
    const others = inOrder(pairs).filter((pair) => !ours.includes(pair));
    same(claim, 'played', inOrder(pairsIn(reason, 'played')), others);
  }
  return compared(claim, score, pairs);
};

const candidateIn = (claim: Claim): readonly Pair[] => {
  const found = claim.row.find(
    (each): each is Reason =>
      typeof each === 'object' && /^hand\.(candidate|begins)$/.test(each.key),
  );
  return found ? pairsIn(found, 'pairs') : firstPairing(claim);
};

/** 4.3: in a drawing the first pairing of the order is meant, the top against the bottom. */
function firstPairing(claim: Claim): Pair[] {
  const score = scoreAround(claim);
  const players = numbers(bracketAt(claim, score).players);
  return oursIn(claim, score).map((_, i): Pair => [players[i], players[players.length - 1 - i]]);
}

/** A line of the list by hand: the pairing in the same row. */
const byHand: Check = (claim) => compared(claim, scoreAround(claim), candidateIn(claim));

/** The pairs with which several pairings begin lose more than the accepted one. */
const already: Check = (claim) => {
  const lost = (pairs: readonly Pair[]) =>
    pairs.reduce((sum, [a, b]) => {
      const couple = [cardOf(claim, a), cardOf(claim, b)] as const;
      return sum + 2 - grantedIn(couple, claim.task);
    }, 0);
  const [found, best] = [candidateIn(claim), oursIn(claim, scoreAround(claim))].map(lost);
  same(claim, 'found', numberIn(claim.reason, 'found'), found);
  same(claim, 'best', numberIn(claim.reason, 'best'), best);
  same(claim, 'more', found > best, true);
};

const restOf = ({ below }: Brackets, claim: Claim, floating: readonly PlayerNo[]) => [
  ...below,
  ...floating.map((no) => cardOf(claim, no)),
];
const notComplete: Check = (claim) => {
  if (!claim.isTiny) return TOO_LARGE;
  const floating = claim.reason.args?.players ? playersIn(claim.reason, 'players') : [];
  const rest = restOf(bracketAt(claim, scoreAround(claim)), claim, floating);
  same(claim, 'complete', bursteinWitness(claim.task).completable(rest), false);
};

/** Colours: both must have the one that is named. */
const sameAbsolute: Check = (claim) => {
  colourClash('players')(claim);
  const arg = claim.reason.args!.colour;
  const key = typeof arg === 'object' && 'reason' in arg ? arg.reason.key : '';
  for (const no of playersIn(claim.reason, 'players')) {
    const { colour, strength } = cardOf(claim, no).preference;
    same(claim, `colour of ${no}`, [key, 'absolute'], [`dutch.colour.${colour}`, strength]);
  }
};

/** The bye: the steps of 3.1.3–3.1.5 among those who may have it and leave a complete round. */
const byeStep: Check = (claim) => {
  if (!claim.isTiny) return TOO_LARGE;
  const order = byeOrder(bursteinWitness(claim.task));
  const [taker] = order;
  same(claim, 'bye', claim.ours.bye, taker.no);
  const { reason } = claim;
  const equals = order.filter(({ score }) => score === taker.score);
  const most = equals.filter(({ games }) => games === taker.games);
  switch (reason.key) {
    case 'burstein2026.bye.score':
      return same(claim, 'score', numberIn(reason, 'score'), taker.score);
    case 'burstein2026.bye.games':
      return same(claim, 'count', numberIn(reason, 'count'), taker.games);
    default:
      same(claim, 'player', one(claim, 'player'), taker.no);
      return same(claim, 'of', sorted(playersIn(reason, 'players')), sorted(numbers(most)));
  }
};

const WORSE_BYE: Readonly<Record<string, 'score' | 'games' | null>> = {
  'burstein2026.judge.byeScore': 'score',
  'burstein2026.judge.byeGames': 'games',
  'burstein2026.judge.byeRank': null,
};
const judgedBye: Check = (claim) => {
  const { reason, played } = claim;
  const [given, right] = [cardOf(claim, one(claim, 'player')), cardOf(claim, one(claim, 'other'))];
  same(claim, 'bye', claim.ours.bye, right.no);
  if (played) same(claim, 'given', played.bye, given.no);
  const what = WORSE_BYE[reason.key];
  if (what) {
    same(claim, 'found', numberIn(reason, 'found'), given[what]);
    same(claim, 'best', numberIn(reason, 'best'), right[what]);
  }
  if (what !== 'score') same(claim, 'same score', given.score, right.score);
  if (what === null) same(claim, 'as many games', given.games, right.games);
  if (!claim.isTiny) return TOO_LARGE;
  // Both leave a complete round, and the right one comes before the other in the order.
  const order = numbers(byeOrder(bursteinWitness(claim.task)));
  same(claim, 'the first', order[0], right.no);
  same(claim, 'in the order', order.indexOf(given.no) > 0, true);
};

export const bursteinChecks: AreaChecks<'burstein2026'> = {
  ...noClaim(
    LABEL,
    'burstein2026.name',
    'burstein2026.summary',
    ...(['burstein2026.C5', 'burstein2026.C6', 'burstein2026.C7', 'burstein2026.C8'] as const),
    'burstein2026.rankingTitle',
    'burstein2026.head.bsn',
    'burstein2026.head.player',
    'burstein2026.head.points',
    'burstein2026.head.buchholz',
    'burstein2026.head.sonnebornBerger',
  ),
  ...noClaim('a part of a value that is checked where it is', 'burstein2026.value.ahead'),
  ...noClaim(CURE, 'burstein2026.cure.rounds'),
  ...all(
    rule,
    'burstein2026.rule.5.2.1',
    'burstein2026.rule.5.2.2',
    'burstein2026.rule.5.2.3',
    'burstein2026.rule.5.2.4',
    'burstein2026.rule.5.2.5',
  ),
  'burstein2026.seeding': seeding,
  'burstein2026.refusal.rounds': roundsUnknown,
  'burstein2026.bracket': bracket,
  'burstein2026.residents': listed((card, score) => card.score === score),
  'burstein2026.incoming': listed((card, score) => card.score > score),
  'burstein2026.floaters': listed((card, _, paired) => !paired.has(card.no)),
  'burstein2026.ranking': ranking,
  'burstein2026.points': cell('score', ({ score }) => score),
  'burstein2026.buchholz': cell('value', ({ buchholz }) => buchholz),
  'burstein2026.sonnebornBerger': cell('value', ({ sonnebornBerger }) => sonnebornBerger / 4),
  'burstein2026.pairs': pairCount,
  'burstein2026.noPairs': noPairs,
  'burstein2026.criteria': criteria,
  'burstein2026.sameAbsolute': sameAbsolute,
  'burstein2026.bye': hasBye('player'),
  'burstein2026.why.bye': hasBye('player'),
  'burstein2026.bye.score': byeStep,
  'burstein2026.bye.games': byeStep,
  'burstein2026.bye.rank': byeStep,
  'burstein2026.judge.byeScore': judgedBye,
  'burstein2026.judge.byeGames': judgedBye,
  'burstein2026.judge.byeRank': judgedBye,
  'burstein2026.judge.worse': judged,
  'burstein2026.judge.later': judged,
  'burstein2026.why.worse': why,
  'burstein2026.why.worseElsewhere': why,
  'burstein2026.why.later': why,
  'burstein2026.why.incomplete': incomplete,
  'burstein2026.plain.incomplete': plainIncomplete,
  'burstein2026.hand.worse': byHand,
  'burstein2026.hand.already': already,
  'burstein2026.hand.notComplete': notComplete,
  'burstein2026.hand.restAlone': notComplete,
};
