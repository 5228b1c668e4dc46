import type { TraceStep } from '../../src/explain/reason';
import {
  child,
  half,
  numberIn,
  pairsAmong,
  pairsIn,
  parent,
  playersIn,
  same,
  valueIn,
  type Check,
  type Checks,
  type Claim,
  type Pair,
} from './claim';
import { DutchValues, type DutchBracket } from './dutchValues';

/** The reasons of the Dutch system of 2016 and 2026. */
const BRACKET = /^dutch\.bracket\./;

const bracketOf = (step: TraceStep): DutchBracket => {
  const listed = (key: string) => {
    const found = child(step, key);
    return found ? playersIn(found, 'players') : [];
  };
  return {
    kind: step.key.replace('dutch.bracket.', ''),
    residents: listed('dutch.residents'),
    movedDown: listed('dutch.movedDown'),
  };
};

const everybody = ({ residents, movedDown }: DutchBracket) => [...residents, ...movedDown];

const known = new WeakMap<object, DutchValues>();
function valuesOf({ system, task, ours, trace }: Claim): DutchValues {
  const found = known.get(trace);
  if (found) return found;
  const bare = new DutchValues(task, system, null);
  const isNew = system === 'dutch-2026' && ours.bye !== null;
  const values = isNew ? new DutchValues(task, system, bare.of(ours.bye!).score) : bare;
  known.set(trace, values);
  return values;
}

/** The bracket with this score in the round as the system makes it. */
function bracketWith(claim: Claim, score: number): DutchBracket {
  const step = claim.trace.find(
    (each) => BRACKET.test(each.key) && numberIn(each, 'score') === score,
  );
  if (!step) throw new Error(`no bracket of ${half(score)}`);
  return bracketOf(step);
}

const bracket: Check = (claim) => {
  const { reason, task } = claim;
  // In a judgement or an answer only the title is there; the account itself is looked at whole.
  if (!child(reason, 'dutch.residents')) {
    bracketWith(claim, numberIn(reason, 'score'));
    return;
  }
  const values = valuesOf(claim);
  const { kind, residents, movedDown } = bracketOf(reason);
  const score = numberIn(reason, 'score');
  const isIn = (own: number) => (kind === 'collapsed' ? own <= score : own === score);
  const inOrder = (nos: readonly number[]) => [...nos].sort((a, b) => a - b);
  const right = task.present.filter((no) => isIn(values.of(no).score));
  same(claim, 'residents', inOrder(residents), inOrder(right));
  same(claim, 'score', score, Math.max(...residents.map((no) => values.of(no).score)));
  for (const no of movedDown) same(claim, 'from above', values.of(no).score > score, true);
};

const pairs: Check = (claim) => {
  const { reason, ours } = claim;
  const here = everybody(bracketOf(parent(claim, BRACKET)));
  same(claim, 'count', numberIn(reason, 'count'), pairsAmong(ours, here).length);
  same(claim, 'rows', reason.table?.rows.length ?? 0, numberIn(reason, 'count'));
};

/** The table of criteria: every value, and which of them are beyond what counting allows. */
const criteria: Check = (claim) => {
  const values = valuesOf(claim);
  const inside = bracketOf(parent(claim, BRACKET));
  const made = pairsAmong(claim.ours, everybody(inside));
  const unmet: string[] = [];
  for (const [article, value, bound] of claim.reason.table!.rows) {
    const said = valueIn(value);
    const right = values.said(String(article), inside, made);
    if (right !== null) same(claim, String(article), said, right);
    if (said !== valueIn(bound)) unmet.push(String(article));
  }
  if (claim.reason.key === 'dutch.unmet')
    same(claim, 'articles', claim.reason.args!.articles, unmet.join(', '));
};

const ROUND_OF: Readonly<Record<string, (outcome: string, win: boolean) => boolean>> = {
  'dutch.barred.bye': (outcome) => outcome === 'pairingBye',
  'dutch.barred.forfeit': (outcome) => outcome === 'forfeitWin',
  'dutch.barred.points': (_, isAsWin) => isAsWin,
};
const barred: Check = (claim) => {
  const { reason, task } = claim;
  const [no] = playersIn(reason, 'player');
  const player = task.tournament.players.find((each) => each.no === no)!;
  const { outcome } = player.entries[numberIn(reason, 'round') - 1];
  const isAsWin = task.tournament.points[outcome as 'fullBye'] >= task.tournament.points.win;
  same(claim, 'round', ROUND_OF[reason.key](outcome, isAsWin), true);
};

/** C5: nobody with fewer points could have it, whoever meets whom. */
const byeScore: Check = (claim) => {
  const { reason, ours, task } = claim;
  const free = new DutchValues(task, 'dutch-2026', null);
  const score = numberIn(reason, reason.key === 'dutch.judge.byeScore' ? 'best' : 'score');
  if (reason.key === 'dutch.judge.byeScore')
    same(claim, 'found', numberIn(reason, 'found'), free.of(playersIn(reason, 'player')[0]).score);
  same(claim, 'score', score, free.of(ours.bye!).score);
  if (!claim.isTiny) return;
  const cards = [...free.cards.values()];
  const taker = cards.find(
    (card) =>
      card.score < score &&
      card.mayHaveBye &&
      free.completable(cards.filter((each) => each !== card)),
  );
  same(claim, 'a lower bye', taker?.no ?? null, null);
};

/** "Worse on C.x: so much instead of so much", in the bracket of that score. */
function compared(claim: Claim, other: readonly Pair[], inside: DutchBracket): void {
  const { reason } = claim;
  const values = valuesOf(claim);
  const ours = pairsAmong(claim.ours, everybody(inside));
  const article = reason.article!;
  const [found, best] = [other, ours].map((each) => values.said(article, inside, each));
  if (found !== null) same(claim, 'found', valueIn(reason.args!.found), found);
  if (best !== null) same(claim, 'best', valueIn(reason.args!.best), best);
  // Whatever stands above it is the same for both.
  for (const above of articlesOf(claim)) {
    if (above === article) break;
    const [theirs, own] = [other, ours].map((each) => values.said(above, inside, each));
    if (inside.kind === 'normal' || !/^C\.?[78]$/.test(above)) same(claim, above, theirs, own);
  }
}

function articlesOf(claim: Claim): string[] {
  const isNew = claim.system === 'dutch-2026';
  return Array.from({ length: isNew ? 16 : 15 }, (_, i) => (isNew ? `C${i + 6}` : `C.${i + 5}`));
}

const whyWorse: Check = (claim) =>
  compared(
    claim,
    pairsIn(claim.reason, 'pairing'),
    bracketWith(claim, numberIn(claim.reason, 'score')),
  );

/** As good on everything. */
const asGood = (claim: Claim, other: readonly Pair[], inside: DutchBracket): void => {
  const values = valuesOf(claim);
  const ours = pairsAmong(claim.ours, everybody(inside));
  const looks = inside.kind === 'normal';
  for (const article of articlesOf(claim))
    if (looks || !(claim.system === 'dutch-2026' ? article === 'C8' : article === 'C.7'))
      same(claim, article, values.said(article, inside, other), values.said(article, inside, ours));
};

const whyLater: Check = (claim) =>
  asGood(
    claim,
    pairsIn(claim.reason, 'pairing'),
    bracketWith(claim, numberIn(claim.reason, 'score')),
  );

const judged =
  (compare: (claim: Claim, other: readonly Pair[], inside: DutchBracket) => void): Check =>
  (claim) => {
    const inside = bracketWith(claim, numberIn(claim.reason, 'score'));
    compare(claim, pairsAmong(claim.played!, everybody(inside)), inside);
  };

const hand: Check = (claim) => {
  const { reason, ours } = claim;
  const inside = bracketOf(parent(claim, BRACKET));
  const made = pairsAmong(ours, everybody(inside));
  same(claim, 'MaxPairs', numberIn(reason, 'maxPairs'), made.length);
  if (reason.key === 'dutch.hand.homogeneous') return;
  same(claim, 'M0', numberIn(reason, 'm0'), inside.movedDown.length);
  const paired = made.flat().filter((no) => inside.movedDown.includes(no));
  same(claim, 'M1', numberIn(reason, 'm1'), paired.length);
};

/** A line of the list by hand: the candidate in the same row. */
const handWorse: Check = (claim) => {
  const cell = claim.row.find((each) => typeof each === 'object' && each.key === 'hand.candidate');
  if (typeof cell !== 'object') return;
  compared(claim, pairsIn(cell, 'pairs'), bracketOf(parent(claim, BRACKET)));
};

/** The rows of the list count up to the accepted one, the gap included. */
const handFound: Check = (claim) => {
  const { reason } = claim;
  const rows = reason.table!.rows;
  const gaps = rows.flatMap((row) =>
    row.flatMap((cell) =>
      typeof cell === 'object' && cell.key === 'dutch.hand.gap' ? [numberIn(cell, 'count')] : [],
    ),
  );
  const spans = rows.map(([number]) => {
    if (typeof number === 'number') return 1;
    const ends = /^(\d+) … (\d+)$/.exec(String(number));
    return ends ? Number(ends[2]) - Number(ends[1]) + 1 : 0;
  });
  const sum = [...spans, ...gaps].reduce((total, each) => total + each, 0);
  if (reason.key === 'dutch.hand.found') same(claim, 'walked', numberIn(reason, 'walked'), sum);
};

export const dutchChecks: Checks = {
  'dutch.bracket.normal': bracket,
  'dutch.bracket.last': bracket,
  'dutch.bracket.penultimate': bracket,
  'dutch.bracket.collapsed': bracket,
  'dutch.pairs': pairs,
  'dutch.perfect': criteria,
  'dutch.unmet': criteria,
  'dutch.barred.bye': barred,
  'dutch.barred.forfeit': barred,
  'dutch.barred.points': barred,
  'dutch.byeScore': byeScore,
  'dutch.why.byeScore': byeScore,
  'dutch.judge.byeScore': byeScore,
  'dutch.why.worse': whyWorse,
  'dutch.why.worseFloat': whyWorse,
  'dutch.why.worseElsewhere': whyWorse,
  'dutch.why.later': whyLater,
  'dutch.judge.worse': judged(compared),
  'dutch.judge.later': judged(asGood),
  'dutch.hand.homogeneous': hand,
  'dutch.hand.heterogeneous': hand,
  'dutch.hand.worse': handWorse,
  'dutch.hand.found': handFound,
  'dutch.hand.givenUp': handFound,
};
