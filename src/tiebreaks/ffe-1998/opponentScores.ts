import type { PlayerNo } from '../../model/types';
import type { Field, FieldRound } from '../field';
import type { Part, UnplayedReading } from '../types';
import { adjustedScore, meanAdjustedScore, whyOfRound } from './adjustedScore';

/**
 * What stands for the opponent's adjusted score in one round, in points. `share` is what the
 * Buchholz takes of it: the whole, or half of a virtual opponent.
 */
export interface OpponentScore {
  readonly used: number;
  readonly share: number;
  readonly why: Part['why'];
  readonly cut: Part['cut'];
  readonly article: string;
  readonly ruling?: string;
}

type Reading = (field: Field, no: PlayerNo, round: FieldRound) => OpponentScore;

/**
 * §1 against §4 (ruling A1): a forfeit takes half the score of the scheduled opponent, an exempt
 * the mean of the tournament, an absence is a draw against oneself.
 */
const byDefault: Reading = (field, no, round) => {
  const why = whyOfRound(round);
  const { opponent } = round.entry;
  if (opponent !== null) {
    const used = adjustedScore(field, opponent) / 2;
    if (why !== 'forfeit') return { used, share: 1, why, cut: null, article: '2.2.1.1' };
    return { used, share: 0.5, why, cut: null, article: '4 Score Ajusté', ruling: 'A1' };
  }
  if (why === 'exempt') {
    const used = meanAdjustedScore(field) / 2;
    return { used, share: 1, why, cut: null, article: '4 Score Ajusté', ruling: 'A2' };
  }
  return againstOneself(field, no, round);
};

/** §1 taken literally: every unplayed round is a draw against oneself. */
const literal: Reading = (field, no, round) =>
  isUnplayed(round) ? againstOneself(field, no, round) : byDefault(field, no, round);

const playedOnly: Reading = (field, no, round) => {
  const score = byDefault(field, no, round);
  return isUnplayed(round) ? { ...score, cut: 'not-played' } : score;
};

const READINGS: Readonly<Record<UnplayedReading, Reading>> = {
  default: byDefault,
  literal,
  'played-only': playedOnly,
};

export const opponentScore = (
  field: Field,
  no: PlayerNo,
  round: FieldRound,
  reading: UnplayedReading,
): OpponentScore => READINGS[reading](field, no, round);

const againstOneself: Reading = (field, no, round) => ({
  used: adjustedScore(field, no) / 2,
  share: 1,
  why: whyOfRound(round),
  cut: null,
  article: '1',
  ruling: 'A1',
});

const isUnplayed = ({ played }: FieldRound): boolean => !played;
