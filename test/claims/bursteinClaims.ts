import type { Reason } from '../../src/explain/reason';
import { isPlayed } from '../../src/model/outcomes';
import { pairingScore, playerByNo } from '../../src/model/tournament';
import type { PlayerNo } from '../../src/model/types';
import { seedingRounds, witnessMeasures } from '../systems/burstein-2026/witness';
import { indexOf } from '../systems/burstein-2026/witnessIndex';
import {
  half,
  numberIn,
  pairsIn,
  pairsOf,
  parent,
  playersIn,
  same,
  valueIn,
  type Check,
  type Checks,
  type Claim,
  type Pair,
} from './claim';

/** The reasons of the Burstein system of 2026 in the rounds after the seeding ones. */
const BRACKET = /^burstein2026\.bracket$/;
const ARTICLES = ['C5', 'C6', 'C7', 'C8'];

const playerOf = ({ task }: Claim, no: PlayerNo) => playerByNo(task.tournament).get(no)!;
const scoreOf = (claim: Claim, no: PlayerNo): number =>
  pairingScore(claim.task.tournament, playerOf(claim, no), claim.task.round);
const gamesOf = (claim: Claim, no: PlayerNo): number =>
  playerOf(claim, no).entries.filter(({ outcome }) => isPlayed(outcome)).length;

/** Who stands in the same row of a table. */
function inRow({ row }: Claim): PlayerNo {
  const cell = row.find(
    (each): each is Reason => typeof each === 'object' && each.key === 'dutch.who',
  );
  return playersIn(cell!, 'player')[0];
}

const cell =
  (name: string, value: (claim: Claim, no: PlayerNo) => number): Check =>
  (claim) =>
    same(claim, name, numberIn(claim.reason, name), value(claim, inRow(claim)));

const seeding: Check = (claim) => {
  const { reason, task } = claim;
  same(claim, 'round', numberIn(reason, 'round'), task.round);
  same(claim, 'count', numberIn(reason, 'count'), seedingRounds(task.tournament.totalRounds));
};

const bracket: Check = (claim) => {
  const score = numberIn(claim.reason, 'score');
  const { task, ours } = claim;
  const isOne = task.present.some((no) => no !== ours.bye && scoreOf(claim, no) === score);
  same(claim, 'score', isOne, true);
};

/** Pairs are made in the bracket of whoever has fewer points. */
const oursIn = (claim: Claim, score: number): Pair[] =>
  pairsOf(claim.ours).filter((pair) => Math.min(...pair.map((no) => scoreOf(claim, no))) === score);

const pairCount: Check = (claim) => {
  const score = numberIn(parent(claim, BRACKET), 'score');
  same(claim, 'count', numberIn(claim.reason, 'count'), oursIn(claim, score).length);
};

/** An article as it is written: [C7] names the scores of those from this bracket alone. */
function said(claim: Claim, article: string, score: number, pairs: readonly Pair[]): string {
  const numbers = witnessMeasures(claim.task, claim.ours, score, pairs).get(article)!;
  if (article === 'C6') return numbers.length === 0 ? '–' : numbers.map(half).join(' ');
  const [count, ...scores] = numbers;
  const from = scores.filter((each) => each >= score).map(half);
  return article === 'C7' && from.length > 0 ? `${count}, ${from.join(' ')}` : String(count);
}

/** The criteria above are the same for both, and this one is what it is said to be. */
function compared(claim: Claim, score: number, other: readonly Pair[]): void {
  // To look below everything is tried, which takes too long in larger fields.
  if (!claim.isTiny) return;
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
    return;
  }
}

const why: Check = (claim) =>
  compared(claim, numberIn(claim.reason, 'score'), pairsIn(claim.reason, 'pairing'));

/** What the judged round does in the bracket: pairs of players who are all in it. */
const judged: Check = (claim) => {
  const score = numberIn(claim.reason, 'score');
  const opponent = new Map(pairsOf(claim.ours).flatMap(([a, b]) => [[a, b] as const, [b, a]]));
  const isIn = (no: PlayerNo) =>
    no !== claim.ours.bye &&
    (scoreOf(claim, no) === score ||
      (scoreOf(claim, no) > score && scoreOf(claim, opponent.get(no)!) <= score));
  compared(
    claim,
    score,
    pairsOf(claim.played!).filter((pair) => pair.every(isIn)),
  );
};

/** A line of the list by hand: the pairing in the same row. */
const byHand: Check = (claim) => {
  const row = claim.row.find((each) => typeof each === 'object' && each.key === 'hand.candidate');
  const title = claim.parents.find(({ key }) => BRACKET.test(key));
  if (typeof row === 'object' && title)
    compared(claim, numberIn(title, 'score'), pairsIn(row, 'pairs'));
};

const byes =
  (value: (claim: Claim, no: PlayerNo) => number): Check =>
  (claim) => {
    for (const [name, who] of [
      ['found', 'player'],
      ['best', 'other'],
    ])
      same(
        claim,
        name,
        numberIn(claim.reason, name),
        value(claim, playersIn(claim.reason, who)[0]),
      );
  };

const ofBye =
  (name: string, value: (claim: Claim, no: PlayerNo) => number): Check =>
  (claim) =>
    same(claim, name, numberIn(claim.reason, name), value(claim, claim.ours.bye!));

export const bursteinChecks: Checks = {
  'burstein2026.seeding': seeding,
  'burstein2026.bracket': bracket,
  'burstein2026.points': cell('score', scoreOf),
  'burstein2026.buchholz': cell(
    'value',
    (claim, no) => indexOf(playerOf(claim, no), claim.task).buchholz,
  ),
  'burstein2026.sonnebornBerger': cell(
    'value',
    (claim, no) => indexOf(playerOf(claim, no), claim.task).sonnebornBerger / 4,
  ),
  'burstein2026.pairs': pairCount,
  'burstein2026.bye.score': ofBye('score', scoreOf),
  'burstein2026.bye.games': ofBye('count', gamesOf),
  'burstein2026.judge.byeScore': byes(scoreOf),
  'burstein2026.judge.byeGames': byes(gamesOf),
  'burstein2026.judge.worse': judged,
  'burstein2026.judge.later': judged,
  'burstein2026.why.worse': why,
  'burstein2026.why.worseElsewhere': why,
  'burstein2026.why.later': why,
  'burstein2026.hand.worse': byHand,
};
