import type { PlayerNo } from '../../model/types';
import { summed, undefinedFor } from '../result';
import type { Part, TieBreakValue } from '../types';

/**
 * Team tie-breaks of the French text. They need what a tournament of individuals does not have: the
 * points of each match, or of each board. Numbers here are points as people write them.
 */
export interface TeamMatch {
  readonly round: number;
  readonly opponent: PlayerNo;
  readonly gamePoints: number;
}

export interface TeamMatches {
  readonly boards: number;
  readonly matches: ReadonlyMap<PlayerNo, readonly TeamMatch[]>;
}

/** §2.1.2: 2, 1 or 0 by comparing the points made with half the boards. */
export function matchPoints(gamePoints: number, boards: number): number {
  const difference = 2 * gamePoints - boards;
  return difference > 0 ? 2 : difference === 0 ? 1 : 0;
}

/** T3: match points of a team from its game points in each match. */
export const teamMatchPoints = (scores: readonly number[], boards: number): TieBreakValue =>
  summed(
    scores.map((score, index): Part => ({
      round: index + 1,
      opponent: null,
      used: score,
      points: null,
      value: matchPoints(score, boards),
      why: 'played',
      cut: null,
      article: '2.1.2',
    })),
  );

/** §3 "points de parties": the points of all boards. */
export const teamGamePoints = (event: TeamMatches, team: PlayerNo): number =>
  event.matches.get(team)!.reduce((sum, match) => sum + match.gamePoints, 0);

const totalMatchPoints = (event: TeamMatches, team: PlayerNo): number =>
  event.matches
    .get(team)!
    .reduce((sum, match) => sum + matchPoints(match.gamePoints, event.boards), 0);

/** T19, §4 Berlin: the score of board b counts N − b + 1 times. */
export const berlin = (boardScores: readonly number[]): TieBreakValue =>
  summed(
    boardScores.map((score, index): Part => {
      const weight = boardScores.length - index;
      return {
        round: null,
        opponent: null,
        used: weight,
        points: score,
        value: score * weight,
        why: 'board',
        args: { board: index + 1 },
        cut: null,
        article: '4 Berlin',
      };
    }),
  );

/** Ruling A6: the text does not say which points; opponent's × own. */
export const TEAM_BERGER_COMBINATIONS = ['MPxGP', 'MPxMP', 'GPxGP', 'GPxMP'] as const;
export type TeamBergerCombination = (typeof TEAM_BERGER_COMBINATIONS)[number];

/** T15, §2.2.2.2: each opponent's score times the result made against it. */
export function teamSonnebornBerger(
  event: TeamMatches,
  team: PlayerNo,
  combination: TeamBergerCombination = 'MPxGP',
): TieBreakValue {
  const matches = event.matches.get(team)!;
  if (matches.length === 0) return undefinedFor('tiebreaks.undefined.no-game', '2.2.2.2');
  const [theirs, own] = combination.split('x');
  return summed(
    matches.map(({ round, opponent, gamePoints }): Part => {
      const used =
        theirs === 'MP' ? totalMatchPoints(event, opponent) : teamGamePoints(event, opponent);
      const points = own === 'GP' ? gamePoints : matchPoints(gamePoints, event.boards);
      return {
        round,
        opponent,
        used,
        points,
        value: used * points,
        why: 'played',
        cut: null,
        article: '2.2.2.2',
        ruling: 'A6',
      };
    }),
  );
}
