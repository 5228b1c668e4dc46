import type { PlayedRound } from '../../src/systems/system';
import type { Card } from '../../src/systems/literal/dubov-2026/witnessCards';
import { nearestRound2026 } from '../systems/dubov-2026/witnessWhyNot';
import {
  numberIn,
  playersIn,
  same,
  TOO_LARGE,
  type Check,
  type Claim,
  type KeysOf,
  type Verdict,
} from './claim';
import {
  bracketAt,
  cardOf,
  criteriaOf,
  groupsOf,
  numbered,
  partnerIn,
  shiftedFrom,
  unavoidable,
  valuesIn,
} from './dubov2026Brackets';
import { isPair } from './facts';

/** C.04.4.1: what a round that was played, or the best one with two players paired, does worse. */
const one = (claim: Claim, name: string): Card => cardOf(claim, playersIn(claim.reason, name)[0]);
const sorted = (cards: readonly Card[]): number[] =>
  cards.map(({ no }) => no).sort((a, b) => a - b);
const named = ({ reason }: Claim, name: string): number[] =>
  [...playersIn(reason, name)].sort((a, b) => a - b);

/** The round that is judged: as it was played, or the nearest of all that pair the two asked for. */
function judgedRound(claim: Claim): PlayedRound | null {
  if (claim.played) return claim.played;
  const asked = claim.parents.find(({ key }) => key === 'dubov2026.why');
  if (!asked || !claim.isTiny) return null;
  const [a, b] = playersIn(asked, 'players');
  return nearestRound2026(claim.task, a, b).round;
}

/** Every round that pairs the two was tried. */
const why: Check = (claim) => {
  if (!claim.isTiny) return TOO_LARGE;
  const [a, b] = playersIn(claim.reason, 'players');
  same(claim, 'article', claim.reason.article, nearestRound2026(claim.task, a, b).article);
};

/** The first criterion on which the bracket is worse. */
const worse: Check = (claim) => {
  const { reason, ours } = claim;
  const score = numberIn(reason, 'score');
  const best = valuesIn(claim, ours, score);
  same(claim, 'best', String(reason.args!.best), best[reason.article!]);
  const round = judgedRound(claim);
  if (!round) return TOO_LARGE;
  const found = valuesIn(claim, round, score);
  same(claim, 'found', String(reason.args!.found), found[reason.article!]);
  const differs = criteriaOf(claim).find((each) => found[each] !== best[each]);
  same(claim, 'article', reason.article, differs);
};

/** As good on every criterion, in the bracket of that score. */
function asGood(claim: Claim, round: PlayedRound, score: number): void {
  const [found, best] = [round, claim.ours].map((each) => valuesIn(claim, each, score));
  for (const each of criteriaOf(claim)) same(claim, each, found[each], best[each]);
}

/** The smallest differing place: ours is the earlier set (4.1.3). */
function comesFirst(claim: Claim, order: readonly Card[], ours: Card[], played: Card[]): void {
  const places = (cards: readonly Card[]) =>
    cards.map((card) => order.indexOf(card)).sort((a, b) => a - b);
  const [mine, theirs] = [places(ours), places(played)];
  const at = mine.findIndex((place, i) => place !== theirs[i]);
  same(claim, 'first', at >= 0 && mine[at] < theirs[at], true);
}

const upfloaters: Check = (claim) => {
  const score = numberIn(claim.reason, 'score');
  const { upfloaters: ours, pool } = bracketAt(claim, score);
  same(claim, 'ours', named(claim, 'ours'), sorted(ours));
  const round = judgedRound(claim);
  if (!round) return TOO_LARGE;
  const { upfloaters: played } = bracketAt(claim, score, round);
  same(claim, 'played', named(claim, 'played'), sorted(played));
  asGood(claim, round, score);
  comesFirst(claim, pool, [...ours], [...played]);
};

const within =
  (from: 'g1' | 'g2'): Check =>
  (claim) => {
    const { reason } = claim;
    const score = numberIn(reason, 'score');
    const bracket = bracketAt(claim, score);
    const groups = groupsOf(bracket);
    same(claim, 'the smaller', groups.smaller, from);
    const count = (round: PlayedRound) => shiftedFrom(claim, groups, from, round).length;
    same(claim, 'best', numberIn(reason, 'best'), count(claim.ours));
    same(claim, 'more', numberIn(reason, 'found') > numberIn(reason, 'best'), true);
    const round = judgedRound(claim);
    if (!round || !claim.isTiny) return TOO_LARGE;
    same(claim, 'found', numberIn(reason, 'found'), count(round));
    same(claim, 'cannot be avoided', numberIn(reason, 'best'), unavoidable(claim, bracket));
    asGood(claim, round, score);
  };

const shift =
  (from: 'g1' | 'g2'): Check =>
  (claim) => {
    const score = numberIn(claim.reason, 'score');
    const groups = groupsOf(bracketAt(claim, score));
    const ours = shiftedFrom(claim, groups, from, claim.ours);
    same(claim, 'ours', named(claim, 'ours'), sorted(ours));
    const round = judgedRound(claim);
    if (!round) return TOO_LARGE;
    const played = shiftedFrom(claim, groups, from, round);
    same(claim, 'played', named(claim, 'played'), sorted(played));
    asGood(claim, round, score);
    comesFirst(claim, numbered(groups, from), ours, played);
  };

/** Of two whom the first player of S1 may meet, the one with the earlier number. */
const row: Check = (claim) => {
  const [player, played, ours] = ['player', 'played', 'ours'].map((name) => one(claim, name));
  same(claim, 'meets', isPair(claim, player.no, ours.no), true);
  same(claim, 'first', ours.no < played.no, true);
  const round = judgedRound(claim);
  if (!round) return TOO_LARGE;
  same(claim, 'played', partnerIn(claim, round, player)?.no, played.no);
  asGood(claim, round, numberIn(claim.reason, 'score'));
};

const byeGames: Check = (claim) => {
  const [player, other] = [one(claim, 'player'), one(claim, 'other')];
  same(claim, 'bye', claim.ours.bye, other.no);
  const round = judgedRound(claim);
  if (round) same(claim, 'got it', round.bye, player.no);
  same(claim, 'same score', player.score, other.score);
  if (claim.reason.key === 'dubov2026.judge.byeNumber') {
    same(claim, 'as many games', player.games, other.games);
    return same(claim, 'larger', other.no > player.no, true);
  }
  same(claim, 'found', numberIn(claim.reason, 'found'), player.games);
  same(claim, 'best', numberIn(claim.reason, 'best'), other.games);
  same(claim, 'more', other.games > player.games, true);
};

export const judgeChecks: Readonly<Record<KeysOf<'dubov2026.judge'> | 'dubov2026.why', Verdict>> = {
  'dubov2026.why': why,
  'dubov2026.judge.worse': worse,
  'dubov2026.judge.upfloaters': upfloaters,
  'dubov2026.judge.withinG1': within('g1'),
  'dubov2026.judge.withinG2': within('g2'),
  'dubov2026.judge.shiftG1': shift('g1'),
  'dubov2026.judge.shiftG2': shift('g2'),
  'dubov2026.judge.row': row,
  'dubov2026.judge.byeGames': byeGames,
  'dubov2026.judge.byeNumber': byeGames,
};
