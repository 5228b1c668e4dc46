import type { HalfPoints, Outcome, PlayerNo } from '../../model/types';
import type { Field } from '../field';
import type { PartReason } from '../types';

/** Art. 16.2: what kind of unplayed round it is; 0: a game. */
export type UnplayedCategory = 0 | 1 | 2 | 3 | 4 | 5;

/** One round of a participant as the tie-breaks of opponents' results look at it. */
export interface AdjustedRound {
  readonly round: number;
  readonly opponent: PlayerNo | null;
  /** Points awarded, in half-points of the event's own scale. */
  readonly points: HalfPoints;
  readonly category: UnplayedCategory;
  /** A voluntary unplayed round (16.2.3–5). */
  readonly isVur: boolean;
  /** A game without result yet: it counts nowhere, but whoever has one has not withdrawn. */
  readonly isOpen?: true;
  /** Counted as a game although nobody moved: 15.2, the modifier P, or the last round of FB. */
  readonly as?: 'forfeit-as-game' | 'fore-draw';
}

export interface AdjustedPlayer {
  readonly rounds: readonly AdjustedRound[];
  readonly score: HalfPoints;
  /** Score as opponents see it (16.3). */
  readonly adjusted: HalfPoints;
}

/** The whole field under one way of looking: participants, rounds and what a game is worth. */
export interface AdjustedScores {
  readonly rounds: number;
  readonly win: HalfPoints;
  readonly draw: HalfPoints;
  readonly of: ReadonlyMap<PlayerNo, AdjustedPlayer>;
}

/** How opponents see an unplayed round, and who stands in for the missing opponent: an edition's own. */
export interface UnplayedTreatment {
  /** Distinguishes what the field remembers. */
  readonly id: string;
  /** Points of a round as opponents see them. */
  readonly seenAs: (round: AdjustedRound, draw: HalfPoints) => HalfPoints;
  readonly standIn: (scores: AdjustedScores, one: AdjustedPlayer, index: number) => StandIn;
  /** Points that an unplayed round counts with in Sonneborn-Berger, where not those awarded. */
  readonly madeAs?: (round: AdjustedRound, draw: HalfPoints) => HalfPoints;
  /** What the working calls the stand-in, where it has no categories. */
  readonly reason?: PartReason;
}

/** What an unplayed round brings in place of an opponent's score. */
export interface StandIn {
  readonly score: HalfPoints;
  /** Where a cap lowered it (16.4.1, 16.4.2). */
  readonly cap: HalfPoints | null;
  readonly article: string;
  /** What the score is made of, in points, where it is no score of anybody. */
  readonly made?: Readonly<Record<'before' | 'missed' | 'later', number>>;
}

export interface AdjustedOptions {
  /** 8.3: every pairing of the last round is a drawn game. */
  readonly fore?: boolean;
  /** Forfeits are games against the scheduled opponent (15.2, modifier P). */
  readonly forfeitsAreGames?: boolean;
}

/** The field as `treatment` sees it; read once. */
export function adjustedScores(
  field: Field,
  treatment: UnplayedTreatment,
  { fore = false, forfeitsAreGames = false }: AdjustedOptions = {},
): AdjustedScores {
  const asGames = forfeitsAreGames || field.hasFixedPairings;
  const key = `${treatment.id} scores ${Number(fore)}${Number(asGames)}`;
  const asUsual =
    forfeitsAreGames && !field.hasFixedPairings
      ? adjustedScores(field, treatment, { fore })
      : undefined;
  return field.remember(key, () => {
    const { points } = field.tournament;
    const of = new Map<PlayerNo, AdjustedPlayer>();
    for (const no of field.numbers) {
      const rounds = readRounds(field, no, fore, asGames);
      const one = settle(rounds, points.draw, treatment);
      // The modifier P is about one's own forfeits: opponents are seen as without it (16.3).
      const seen = asUsual?.of.get(no);
      of.set(no, seen ? { ...one, adjusted: seen.adjusted } : one);
    }
    const rounds = fore ? field.rounds : field.begunRounds;
    return { rounds, win: points.win, draw: points.draw, of };
  });
}

/** Sums up one participant's rounds once their categories are known. */
export function settle(
  rounds: readonly AdjustedRound[],
  draw: HalfPoints,
  treatment: UnplayedTreatment,
): AdjustedPlayer {
  let score = 0;
  let adjusted = 0;
  for (const round of rounds) {
    score += round.points;
    adjusted += treatment.seenAs(round, draw);
  }
  return { rounds, score, adjusted };
}

function readRounds(field: Field, no: PlayerNo, fore: boolean, asGames: boolean): AdjustedRound[] {
  const { points } = field.tournament;
  const { entries } = field.player(no);
  const rounds: AdjustedRound[] = [];
  entries.forEach(({ outcome, opponent }, index) => {
    const round = index + 1;
    // A rest round of a round robin is no round at all (15.2).
    if (opponent === null && field.hasFixedPairings) return;
    const isForeDraw = fore && round === field.rounds && opponent !== null;
    const isForfeit = outcome === 'forfeitWin' || outcome === 'forfeitLoss';
    const category = isForeDraw || (asGames && isForfeit) ? 0 : CATEGORY[outcome];
    rounds.push({
      round,
      opponent,
      points: isForeDraw ? points.draw : field.pointsIn(no, index),
      category,
      isVur: category >= 3,
      ...(outcome === 'pending' && !isForeDraw ? { isOpen: true } : {}),
      ...(isForeDraw
        ? { as: 'fore-draw' }
        : isForfeit && category === 0
          ? { as: 'forfeit-as-game' }
          : {}),
    });
  });
  return withTrailingByes(rounds);
}

/** Before it is known what follows: a requested bye counts as one that a game follows. */
const CATEGORY: Readonly<Record<Outcome, UnplayedCategory>> = {
  win: 0,
  draw: 0,
  loss: 0,
  adjourned: 0,
  pending: 0,
  pairingBye: 1,
  fullBye: 1,
  forfeitWin: 2,
  halfBye: 3,
  zeroBye: 3,
  absent: 3,
  forfeitLoss: 4,
};

/** 16.2.5: requested byes that only voluntary unplayed rounds follow are a withdrawal. */
export function withTrailingByes(rounds: AdjustedRound[]): AdjustedRound[] {
  for (let index = rounds.length - 1; index >= 0 && rounds[index].isVur; index--)
    if (rounds[index].category === 3) rounds[index] = { ...rounds[index], category: 5 };
  return rounds;
}
