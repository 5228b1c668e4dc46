import { areForbidden } from '../../../src/model/tournament';
import type { HalfPoints, PlayerNo, RoundToPair } from '../../../src/model/types';
import { wantTheSame, type PlainFacts } from '../../support/words/plainFacts';
import { facts2011 } from './plainCounts';

/**
 * What the literal procedure asks of a player, of two players, of a bracket and of an edition. It is
 * written from the texts and shares no code with the engine (`test/systems/witnesses.test.ts`).
 */
export interface Card {
  readonly no: PlayerNo;
  /** Place in the order of A.2, 0 for the first. */
  readonly rank: number;
  readonly score: HalfPoints;
  readonly mayHaveBye: boolean;
  readonly facts: PlainFacts;
}

/** The higher player (A.2) first. */
export type CardPair = readonly [Card, Card];

export const byRank = (a: Card, b: Card): number => a.rank - b.rank;

/** Players to be paired among themselves, with what is asked for at this stage (C.2, C.3, C.14). */
export interface Bracket {
  /** In the order of A.2, without those who left by C.1. */
  readonly players: readonly Card[];
  readonly movedDown: ReadonlySet<Card>;
  /** M1: how many of them form S1; 0: the procedure of a homogeneous bracket (A.3). */
  readonly m1: number;
  /** P1: how many pairs are asked for. */
  readonly pairs: number;
  /** Only they are asked about B.5 and B.6 when they leave (ruling 15). */
  readonly residents: ReadonlySet<Card>;
  readonly lowestScore: HalfPoints;
  /** In the lowest bracket whoever stays over has the bye (B.1.b). */
  readonly mayStayOver: (card: Card) => boolean;
}

/** What Istanbul 2012 says differently (section 6 of the rulings). */
export interface LiteralEdition {
  /** A.11: the closeness of scores, above colours and floats. */
  readonly hasCloseness: boolean;
  /** C.8.b, D.3: which of the players moved down form S1 when M1 < M0. */
  readonly triesOtherMovedDown: boolean;
  /** C.12: the other set has the same scores. */
  readonly backtrackingKeepsScores: boolean;
  /** C.14.b2: P1 = P0 once M1 has come down to 0. */
  readonly restoresPairs: boolean;
  /** C.13: how far M1 of the penultimate bracket comes down before the two are joined. */
  readonly leastM1BeforeJoining: 0 | 1;
}

export const TEXT_2011: LiteralEdition = {
  hasCloseness: false,
  triesOtherMovedDown: false,
  backtrackingKeepsScores: false,
  restoresPairs: false,
  leastM1BeforeJoining: 0,
};

export const TEXT_2012: LiteralEdition = {
  hasCloseness: true,
  triesOtherMovedDown: true,
  backtrackingKeepsScores: true,
  restoresPairs: true,
  leastM1BeforeJoining: 1,
};

/** A round that is paired by the literal procedure. */
export interface LiteralTask {
  readonly edition: LiteralEdition;
  readonly task: RoundToPair;
  /** In the order of A.2 (ruling 1). */
  readonly cards: readonly Card[];
  readonly mayMeet: (a: Card, b: Card) => boolean;
}

export function literalTask(edition: LiteralEdition, task: RoundToPair): LiteralTask {
  const cards = [...facts2011(task).values()]
    .sort((a, b) => b.score - a.score || a.no - b.no)
    .map((facts, rank): Card => ({
      no: facts.no,
      rank,
      score: facts.score,
      // B.1.b, ruling 2: a point or half point without play bars the bye, as it is a downfloat.
      mayHaveBye: !facts.outcomes.some(isPointWithoutPlay),
      facts,
    }));
  return { edition, task, cards, mayMeet: (a, b) => mayMeet(task, a.facts, b.facts) };
}

const isPointWithoutPlay = (outcome: string): boolean =>
  ['pairingBye', 'fullBye', 'halfBye', 'forfeitWin'].includes(outcome);

/** B.1.a; B.2, which a pair with a top scorer may break (note to B.2, ruling 9); the arbiter's own. */
function mayMeet(task: RoundToPair, a: PlainFacts, b: PlainFacts): boolean {
  if (a.no === b.no || a.met.has(b.no)) return false;
  if (areForbidden(task.tournament, a.no, b.no, task.round)) return false;
  const clash =
    wantTheSame(a, b) && a.wish.strength === 'absolute' && b.wish.strength === 'absolute';
  return !clash || a.isTop || b.isTop;
}

/** A.3: players of equal score, from the highest. */
export function scoreBrackets(cards: readonly Card[]): Card[][] {
  const scores = [...new Set(cards.map(({ score }) => score))];
  return scores.map((score) => cards.filter((card) => card.score === score));
}
