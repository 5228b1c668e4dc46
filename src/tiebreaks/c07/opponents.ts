import type { PlayerNo } from '../../model/types';
import { summed, undefinedFor } from '../result';
import type { Part, PartReason, TieBreak, TieBreakValue } from '../types';
import { cutTerms, type Significance, type CutTerm } from './cuts';
import {
  adjustedScores,
  type AdjustedScores,
  type AdjustedOptions,
  type UnplayedCategory,
} from './adjustedScores';
import type { C07Rules } from './rules';

/** What a code asks for beyond its name. */
export interface CutAndAdjusted extends AdjustedOptions {
  readonly lowest?: number;
  readonly highest?: number;
}

/** 8.1 Buchholz and 8.3 Fore Buchholz: the sum of the opponents' adjusted scores. */
export const buchholz =
  (rules: C07Rules, options: CutAndAdjusted = {}): TieBreak =>
  ({ field, no }) => {
    const scores = adjustedScores(field, rules.unplayed, options);
    return buchholzIn(rules, scores, no, options.fore ? '8.3' : '8.1', options);
  };

export function buchholzIn(
  rules: C07Rules,
  scores: AdjustedScores,
  no: PlayerNo,
  article: string,
  cuts: CutAndAdjusted,
): TieBreakValue {
  const terms = opponentTerms(rules, scores, no, article);
  const isWaiting = scores.of.get(no)!.rounds.some(({ isOpen }) => isOpen);
  return cutSum(rules, terms, article, cuts, (a, b) => a.value - b.value, isWaiting);
}

/** 9.1 Sonneborn-Berger: each opponent's score times the points made against them. */
export const sonnebornBerger =
  (rules: C07Rules, options: CutAndAdjusted = {}): TieBreak =>
  ({ field, no }) => {
    const scores = adjustedScores(field, rules.unplayed, options);
    return bergerIn(rules, scores, scores, no, '9.1', options);
  };

/** `theirs` holds the opponents' scores, `own` the points made against them (13.2 mixes two kinds). */
export function bergerIn(
  rules: C07Rules,
  theirs: AdjustedScores,
  own: AdjustedScores,
  no: PlayerNo,
  article: string,
  cuts: CutAndAdjusted,
): TieBreakValue {
  const made = own.of.get(no)!.rounds.filter(({ isOpen }) => !isOpen);
  const terms = opponentTerms(rules, theirs, no, article).map(({ part, isVur }, index): CutTerm => {
    const points = (rules.unplayed.madeAs?.(made[index], own.draw) ?? made[index].points) / 2;
    return { part: { ...part, points, value: part.used! * points }, isVur };
  });
  const significance: Significance = (a, b) => a.used! - b.used! || rules.lessSignificant(a, b);
  const isWaiting = theirs.of.get(no)!.rounds.some(({ isOpen }) => isOpen);
  return cutSum(rules, terms, article, cuts, significance, isWaiting);
}

function cutSum(
  rules: C07Rules,
  terms: readonly CutTerm[],
  article: string,
  { lowest = 0, highest = 0 }: CutAndAdjusted,
  significance: Significance,
  isWaiting: boolean,
): TieBreakValue {
  const parts = terms.map(({ part }) => part);
  // A player whose first game is under way has 0 so far; one who never had a game has no value.
  if (terms.length === 0 && isWaiting && lowest + highest === 0) return summed(parts);
  if (terms.length === 0) return undefinedFor('tiebreaks.undefined.no-game', article, parts);
  if (terms.length <= lowest + highest)
    return undefinedFor('tiebreaks.undefined.too-few-opponents', article, parts, {
      have: terms.length,
      need: lowest + highest + 1,
    });
  if (lowest + highest === 0) return summed(parts);
  return summed(cutTerms(terms, lowest, highest, significance, rules.cutsVursFirst));
}

/** One term per round: the opponent's adjusted score, or who stands in for them. */
function opponentTerms(
  { unplayed }: C07Rules,
  scores: AdjustedScores,
  no: PlayerNo,
  article: string,
): CutTerm[] {
  const one = scores.of.get(no)!;
  return one.rounds.flatMap((round, index): CutTerm[] => {
    if (round.isOpen) return [];
    if (round.category === 0) {
      const opponent = scores.of.get(round.opponent!)!;
      const score = opponent.adjusted / 2;
      const isAdjusted = opponent.adjusted !== opponent.score;
      const part: Part = {
        round: round.round,
        opponent: round.opponent,
        used: score,
        points: null,
        value: score,
        why: isAdjusted ? 'seen-adjusted' : (round.as ?? 'played'),
        // Not spread: these objects are made by the thousand.
        args: isAdjusted ? { score: opponent.score / 2, adjusted: score } : undefined,
        cut: null,
        article: isAdjusted ? '16.3' : article,
      };
      return [{ part, isVur: false }];
    }
    const standIn = unplayed.standIn(scores, one, index);
    const score = standIn.score / 2;
    const part: Part = {
      round: round.round,
      opponent: round.opponent,
      used: score,
      points: null,
      value: score,
      why: unplayed.reason ?? reasonOf(round.category, standIn.cap !== null),
      args: standIn.made ?? { own: one.score / 2, cap: score },
      cut: null,
      article: standIn.article,
    };
    return [{ part, isVur: round.isVur }];
  });
}

type Unplayed = Exclude<UnplayedCategory, 0>;

const reasonOf = (category: Unplayed, isCapped: boolean): PartReason =>
  isCapped ? CAPPED[category] : UNCAPPED[category];

const UNCAPPED: Readonly<Record<Unplayed, PartReason>> = {
  1: 'category1',
  2: 'category2',
  3: 'category3',
  4: 'category4',
  5: 'category5',
};

const CAPPED: Readonly<Record<Unplayed, PartReason>> = {
  1: 'category1-capped',
  2: 'category2-capped',
  3: 'category3-capped',
  4: 'category4-capped',
  5: 'category5-capped',
};
