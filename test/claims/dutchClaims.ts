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
  type AreaChecks,
  noClaim,
  LABEL,
  WORK,
  CURE,
  type Claim,
  type Pair,
} from './claim';
import { DutchValues, type DutchBracket } from './dutchValues';
import {
  areKeptApart,
  colourClash,
  doMeet,
  hasBye,
  haveMet,
  MOST,
  ofOthers,
  restIncomplete,
} from './facts';
import { colourRule } from './colourClaims';
import { roundFacts } from './roundFacts';
import { TOO_LARGE } from './claim';

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

const aroundOf = (claim: Claim): DutchBracket => bracketOf(parent(claim, BRACKET));
const unpaired = (claim: Claim, nos: readonly number[]): number[] => {
  const made = new Set(pairsAmong(claim.ours, everybody(aroundOf(claim))).flat());
  return nos.filter((no) => !made.has(no)).sort((a, b) => a - b);
};
const listed = ({ reason }: Claim): number[] =>
  [...playersIn(reason, 'players')].sort((a, b) => a - b);

const noPairs: Check = (claim) =>
  same(claim, 'pairs', pairsAmong(claim.ours, everybody(aroundOf(claim))), []);
const topscorers: Check = (claim) => {
  const all = everybody(aroundOf(claim)).filter((no) => roundFacts(claim).isTop(no));
  same(
    claim,
    'topscorers',
    listed(claim),
    all.sort((a, b) => a - b),
  );
};
const limbo: Check = (claim) =>
  same(claim, 'limbo', listed(claim), unpaired(claim, aroundOf(claim).movedDown));
const floaters: Check = (claim) =>
  same(claim, 'floaters', listed(claim), unpaired(claim, everybody(aroundOf(claim))));
/** Who came down is one whom no bracket above has paired. */
const movedDown: Check = (claim) => {
  const { score } = { score: numberIn(parent(claim, BRACKET), 'score') };
  for (const no of listed(claim))
    same(claim, `${no} from above`, roundFacts(claim).score(no) > score, true);
};

/** The rest of a round cannot be paired: those who block it may meet only each other and the few. */
const blocked: Check = (claim) => {
  const { task, reason } = claim;
  if (task.present.length > MOST + 2) return TOO_LARGE;
  const facts = roundFacts(claim);
  same(claim, 'a round', facts.canAllBePaired(task.present), false);
  const players = playersIn(reason, 'players');
  const known = new Set([...players, ...playersIn(reason, 'others')]);
  for (const no of players)
    for (const other of task.present)
      if (!known.has(other))
        same(claim, `${no} may meet ${other}`, facts.mayMeet(no, other), false);
};
const byeTakers: Check = (claim) => {
  same(claim, 'odd', claim.task.present.length % 2, 1);
  const right = claim.task.present.filter((no) => roundFacts(claim).mayHaveBye(no));
  same(
    claim,
    'may have it',
    listed(claim),
    right.sort((a, b) => a - b),
  );
};

const judgedColours: Check = (claim) => {
  const [white, black] = ['white', 'black'].map((name) => playersIn(claim.reason, name)[0]);
  const isOurs = claim.ours.pairs.some((each) => each.white === white && each.black === black);
  same(claim, 'the colours of our round', isOurs, false);
};

/** Those who would float down and everybody below cannot all be paired. */
const notComplete: Check = (claim) => {
  const around = claim.parents.find(({ key }) => BRACKET.test(key));
  if (!around) return TOO_LARGE;
  const lowest = numberIn(around, 'score');
  const facts = roundFacts(claim);
  const rest = claim.task.present.filter((no) => facts.score(no) < lowest);
  const all = [...new Set([...rest, ...playersIn(claim.reason, 'players')])];
  if (all.length > MOST) return TOO_LARGE;
  same(claim, 'complete', facts.canAllBePaired(all), false);
};

export const dutchChecks: AreaChecks<'dutch' | 'dutch2016' | 'dutch2026'> = {
  ...noClaim(
    WORK,
    'dutch.hand.only',
    'dutch.hand.limbo',
    'dutch.hand.remainder',
    'dutch.hand.subgroups',
  ),
  ...noClaim(
    'names the round whose results are missing: no round is paired then',
    'dutch.refusal.pending',
  ),
  ...noClaim(
    CURE,
    'dutch.cure.results',
    'dutch.cure.list',
    'dutch.cure.absence',
    'dutch.cure.byHand',
    'dutch.cure.fewerRounds',
  ),
  ...noClaim('a part of a value that is checked where it is', 'dutch.value.c7'),
  ...noClaim(
    'counted against the candidates written out, in test/systems/places',
    'dutch.hand.large',
    'dutch.hand.tooLarge',
  ),
  ...noClaim(
    'counted with the rows around it, at `dutch.hand.found`',
    'dutch.hand.gap',
    'dutch.hand.gapOpen',
  ),
  ...noClaim(
    'of a candidate that is begun only: the rest of it is not told',
    'dutch.hand.worseAlready',
  ),
  ...noClaim('the score of the bye, which is checked at `dutch.byeScore`', 'dutch.hand.byeScore'),
  ...noClaim('no round of ours pairs two moved-down players', 'dutch.judge.twoMovedDown'),
  ...noClaim(
    'names who was asked about; the question cannot be put',
    'dutch.why.notPaired',
    'dutch.judge.players',
    'dutch.judge.noRound',
  ),
  ...noClaim('a list of the bracket, which is checked with its title', 'dutch.residents'),
  ...noClaim(
    'an exchange of the order of generation, which is compared with a second reading',
    'dutch2016.hand.d2',
    'dutch2016.hand.d3',
    'dutch2016.hand.d3d2',
    'dutch2026.hand.exchange',
    'dutch2026.hand.movedDownSet',
    'dutch2026.hand.both',
  ),
  ...noClaim(
    LABEL,
    'dutch.who',
    'dutch.colour.white',
    'dutch.colour.black',
    'dutch.pairsTitle',
    'dutch.head.white',
    'dutch.head.black',
    'dutch.head.colourRule',
    'dutch.head.article',
    'dutch.head.criterion',
    'dutch.head.value',
    'dutch.head.bound',
    'dutch.criteriaTitle',
    'dutch.hand.bsn',
    'dutch.hand.s1',
    'dutch.hand.s2',
    'dutch2016.C.5',
    'dutch2016.C.6',
    'dutch2016.C.7',
    'dutch2016.C.8',
    'dutch2016.C.9',
    'dutch2016.C.10',
    'dutch2016.C.11',
    'dutch2016.C.12',
    'dutch2016.C.13',
    'dutch2016.C.14',
    'dutch2016.C.15',
    'dutch2016.C.16',
    'dutch2016.C.17',
    'dutch2016.C.18',
    'dutch2016.C.19',
    'dutch2016.name',
    'dutch2016.summary',
    'dutch2026.C6',
    'dutch2026.C7',
    'dutch2026.C8',
    'dutch2026.C9',
    'dutch2026.C10',
    'dutch2026.C11',
    'dutch2026.C12',
    'dutch2026.C13',
    'dutch2026.C14',
    'dutch2026.C15',
    'dutch2026.C16',
    'dutch2026.C17',
    'dutch2026.C18',
    'dutch2026.C19',
    'dutch2026.C20',
    'dutch2026.C21',
    'dutch2026.name',
    'dutch2026.summary',
  ),
  'dutch.met': haveMet('players'),
  'dutch.keptApart': areKeptApart('players'),
  'dutch.sameAbsolute': colourClash('players'),
  'dutch.hand.met': haveMet('players'),
  'dutch.hand.keptApart': areKeptApart('players'),
  'dutch.hand.sameAbsolute': colourClash('players'),
  'dutch.refusal.met': ofOthers('have met', (claim, a, b) => roundFacts(claim).met(a, b)),
  'dutch.refusal.forbidden': ofOthers('are kept apart', (claim, a, b) =>
    roundFacts(claim).keptApart(a, b),
  ),
  'dutch.refusal.colour': ofOthers('must have one colour', (claim, a, b) =>
    roundFacts(claim).clash(a, b),
  ),
  'dutch.refusal.few': blocked,
  'dutch.refusal.among': blocked,
  'dutch.refusal.noBye': byeTakers,
  'dutch.refusal.bye': byeTakers,
  'dutch.why.arePaired': doMeet('players'),
  'dutch.why.incomplete': restIncomplete('players'),
  'dutch.noPairs': noPairs,
  'dutch.topscorers': topscorers,
  'dutch.limbo': limbo,
  'dutch.floaters': floaters,
  'dutch.movedDown': movedDown,
  'dutch.bye': hasBye('player'),
  'dutch.judge.colours': judgedColours,
  'dutch.hand.notComplete': notComplete,
  'dutch2016.rule.E.1': colourRule(1),
  'dutch2016.rule.E.2': colourRule(2),
  'dutch2016.rule.E.3': colourRule(3),
  'dutch2016.rule.E.4': colourRule(4),
  'dutch2016.rule.E.5': colourRule(5),
  'dutch2026.rule.5.2.1': colourRule(1),
  'dutch2026.rule.5.2.2': colourRule(2),
  'dutch2026.rule.5.2.3': colourRule(3),
  'dutch2026.rule.5.2.4': colourRule(4),
  'dutch2026.rule.5.2.5': colourRule(5),

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
