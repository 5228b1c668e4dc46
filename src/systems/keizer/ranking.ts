import type { OwnRanking, OwnRankingPart } from '../../model/rules/ownRanking';
import type { Tournament } from '../../model/types';
import { fractionText } from './fraction';
import { ladderAfter, type LadderTerm, type TermKind } from './ladder';
import { readRules } from './parameters';

const WHY: Readonly<Partial<Record<TermKind, OwnRankingPart['why']>>> = {
  own: 'ladder-start',
  win: 'ladder-opponent',
  draw: 'ladder-opponent',
  loss: 'ladder-opponent',
  adjourned: 'ladder-postponed',
  forfeitWin: 'ladder-opponent',
  forfeitLoss: 'ladder-opponent',
  limit: 'ladder-limit',
  'before-first-game': 'ladder-first-game',
};

/** The ladder as the standings of the event, every value with its working. */
export function ladderRanking(tournament: Tournament, after?: number): OwnRanking {
  const { rules } = readRules(tournament.systemParameters);
  const rounds = Math.min(after ?? tournament.pairedRounds, tournament.pairedRounds);
  return {
    code: 'KEIZER',
    rounds,
    rows: ladderAfter(tournament, rules, rounds).map(({ no, value, worth, terms }) => ({
      no,
      value: toCents(value),
      worth: toCents(worth),
      parts: withRounding(terms.map(partOf), toCents(value)),
    })),
  };
}

const partOf = ({ kind, round, opponent, base, share, value }: LadderTerm): OwnRankingPart => ({
  round,
  opponent,
  used: toCents(base),
  share: fractionText(share),
  value: toCents(value),
  why: WHY[kind] ?? 'ladder-own',
  article: kind === 'own' ? 'K2' : 'K4',
});

/** Terms that are shown with two decimals may miss their sum by some hundredths, which are a term of their own. */
function withRounding(parts: readonly OwnRankingPart[], value: number): OwnRankingPart[] {
  const missing = toCents(value - parts.reduce((sum, part) => sum + part.value, 0));
  if (missing === 0) return [...parts];
  const rounding = { why: 'rounding', value: missing, article: 'K4' } as const;
  return [...parts, { round: null, opponent: null, used: null, share: '', ...rounding }];
}

/** Points are shown with two decimals at most; the order goes by the exact ones. */
const toCents = (value: number): number => Math.round(value * 100) / 100;
