import type { HalfPoints, PlayerNo } from '../../model/types';
import type { Field, FieldRound } from '../field';
import { summed } from '../result';
import type { Part, PartReason, TieBreak } from '../types';

/** §1 and §4 "Score Ajusté": points over the board, a draw for every round that was not played. */
export const adjustedScorePart = (field: Field, round: FieldRound): Part => ({
  round: round.round,
  opponent: round.entry.opponent,
  used: field.facePoints(round) / 2,
  points: null,
  value: adjustedPoints(field, round) / 2,
  why: asDrawOrPlayed(round),
  cut: null,
  article: '1',
});

function adjustedPoints(field: Field, { entry, played }: FieldRound): HalfPoints {
  const { points } = field.tournament;
  if (!played || entry.outcome === 'adjourned') return points.draw;
  return points[entry.outcome];
}

/** Half-points; one number per player, asked for by every tie-break of the opponents' results. */
export function adjustedScore(field: Field, no: PlayerNo): HalfPoints {
  return adjustedScores(field).get(no)!;
}

const adjustedScores = (field: Field): ReadonlyMap<PlayerNo, HalfPoints> =>
  field.remember('ffe-1998 adjusted scores', () => {
    const scores = new Map<PlayerNo, HalfPoints>();
    for (const no of field.numbers) {
      let score = 0;
      for (const round of field.roundsOfPlayer(no)) score += adjustedPoints(field, round);
      scores.set(no, score);
    }
    return scores;
  });

/** Ruling A2: the mean of the adjusted scores, which is half the rounds. In half-points. */
export const meanAdjustedScore = (field: Field): number =>
  field.remember('ffe-1998 mean adjusted score', () => {
    let sum = 0;
    for (const score of adjustedScores(field).values()) sum += score;
    return sum / field.numbers.length;
  });

export function whyOfRound({ entry, played }: FieldRound): PartReason {
  if (entry.outcome === 'adjourned') return 'adjourned';
  if (played) return 'played';
  if (entry.opponent !== null) return 'forfeit';
  return entry.outcome === 'pairingBye' ? 'exempt' : 'absence';
}

/** For what counts an unplayed round as a draw, whoever stands in for the opponent elsewhere. */
export function asDrawOrPlayed(round: FieldRound): PartReason {
  const why = whyOfRound(round);
  return why === 'forfeit' || why === 'exempt' || why === 'absence' ? 'counts-as-draw' : why;
}

/** H1: the adjusted score itself. */
export const sa: TieBreak = ({ field, no }) =>
  summed(field.roundsOfPlayer(no).map((round) => adjustedScorePart(field, round)));
