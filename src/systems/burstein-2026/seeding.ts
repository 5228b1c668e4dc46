import { isOpenEndedTask } from '../../model/taskFor';
import type { RoundToPair } from '../../model/types';

const MOST_SEEDING_ROUNDS = 4;

/** 1.6.2: half the rounds of the event, rounded down, and four at the most. */
export const seedingRounds = (totalRounds: number): number =>
  Math.min(Math.floor(totalRounds / 2), MOST_SEEDING_ROUNDS);

/** 1.6.1: a round that is paired by the rules of the Dutch system. */
export const isSeedingRound = ({ tournament, round }: RoundToPair): boolean =>
  round <= seedingRounds(tournament.totalRounds);

/**
 * Nobody has said how many rounds there are, and this round is one that may or may not be a seeding
 * round. The first one always is, but for an event of a single round; the fifth never.
 */
export const needsNumberOfRounds = (task: RoundToPair): boolean =>
  isOpenEndedTask(task) && task.round > 1 && task.round <= MOST_SEEDING_ROUNDS;
