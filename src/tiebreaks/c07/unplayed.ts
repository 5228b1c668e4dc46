import type { HalfPoints } from '../../model/types';
import type {
  AdjustedScores,
  AdjustedPlayer,
  AdjustedRound,
  StandIn,
  UnplayedTreatment,
} from './adjustedScores';

/** 16.3: as awarded, but a withdrawal is seen as draws. */
const seenAs = (round: AdjustedRound, draw: HalfPoints): HalfPoints =>
  round.category === 5 ? draw : round.points;

/** 16.4 until February 2026: the dummy has one's own score. */
export const UNCAPPED_DUMMY: UnplayedTreatment = {
  id: 'C.07 dummy',
  seenAs,
  standIn: (_, one): StandIn => ({ score: one.score, cap: null, article: '16.4' }),
};

/**
 * 16.4 since March 2026: the dummy has one's own score, at most that of the scheduled opponent after
 * a forfeit (16.4.1), at most a draw in every round after a bye (16.4.2).
 */
export const CAPPED_DUMMY: UnplayedTreatment = {
  id: 'C.07 capped dummy',
  seenAs,
  standIn(scores, one, index): StandIn {
    const { opponent, category } = one.rounds[index];
    // A table of teams may say that a match was forfeited and not against whom.
    const isForfeit = (category === 2 || category === 4) && opponent !== null;
    const cap = isForfeit ? scores.of.get(opponent)!.adjusted : scores.draw * scores.rounds;
    const article = isForfeit ? '16.4.1' : '16.4.2';
    return cap < one.score
      ? { score: cap, cap, article }
      : { score: one.score, cap: null, article };
  },
};

/**
 * Before September 2023: the virtual opponent had the player's score before the round, what the
 * player did not get in it, and a draw in every later round; opponents' unplayed games were draws.
 */
export const VIRTUAL_OPPONENT: UnplayedTreatment = {
  id: 'virtual opponent',
  reason: 'virtual',
  // Swiss-Manager's lists of 2018 count every unplayed round as a draw with the virtual opponent.
  madeAs: (round, draw) => (round.category === 0 ? round.points : draw),
  seenAs: (round, draw) => (round.category === 0 ? round.points : draw),
  standIn(scores: AdjustedScores, one: AdjustedPlayer, index: number): StandIn {
    const { points, round } = one.rounds[index];
    let before = 0;
    for (let earlier = 0; earlier < index; earlier++) before += one.rounds[earlier].points;
    const missed = scores.win - points;
    const later = scores.draw * (scores.rounds - round);
    const made = { before: before / 2, missed: missed / 2, later: later / 2 };
    return { score: before + missed + later, cap: null, article: '16.4', made };
  },
};
