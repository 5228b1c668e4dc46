import type { HalfPoints, PlayerNo } from '../../model/types';
import { summed, undefinedFor } from '../result';
import type { Part, TieBreakValue } from '../types';
import type { TeamField } from './teamField';
import type { TeamRound } from './teamEvent';
import type { TeamTieBreak } from './types';

/**
 * Points of a team on each board over its matches (art. 12). A forfeited match or a bye is a win on
 * every board; a forfeit loss, or an absence, nothing. null: nobody says who scored at which board.
 */
export function boardTotals(
  field: TeamField,
  no: PlayerNo,
  against?: PlayerNo,
): readonly HalfPoints[] | null {
  const { boards, gamePoints } = field.event;
  const totals = Array<HalfPoints>(boards).fill(0);
  for (const round of field.team(no).rounds) {
    if (against !== undefined && round.opponent !== against) continue;
    const points = boardsOf(round, boards, gamePoints[0]);
    if (!points) return null;
    points.forEach((each, board) => (totals[board] = (totals[board] ?? 0) + each));
  }
  return totals;
}

const WON = ['forfeitWin', 'pairingBye', 'fullBye'];

function boardsOf(round: TeamRound, boards: number, win: HalfPoints): readonly HalfPoints[] | null {
  if (round.boards) return round.boards;
  if (WON.includes(round.outcome)) return Array<HalfPoints>(boards).fill(win);
  return round.gamePoints === 0 ? [] : null;
}

const boardPart = (
  board: number,
  points: HalfPoints,
  value: number,
  cut: Part['cut'],
  article: string,
): Part => ({
  round: null,
  opponent: null,
  used: board,
  points: points / 2,
  value,
  why: 'board',
  args: { board },
  cut,
  article,
});

/** 12.1: board number times the points on it; the lower is better. */
export function boardCount(totals: readonly HalfPoints[]): TieBreakValue {
  const value = summed(
    totals.map((points, index) =>
      boardPart(index + 1, points, ((index + 1) * points) / 2, null, '12.1'),
    ),
  );
  return { ...value, steps: [-value.value!] };
}

/** 12.2: the points on the first board, then on the second … */
export const topBoards = (totals: readonly HalfPoints[]): TieBreakValue => ({
  ...summed(
    totals.map((points, index) =>
      boardPart(index + 1, points, points / 2, index === 0 ? null : 'basis', '12.2'),
    ),
  ),
  steps: totals.map((points) => points / 2),
});

/** 12.3: the points without the last board, then without the last two … */
export function bottomBoards(totals: readonly HalfPoints[]): TieBreakValue {
  const steps = totals
    .map((_, left) => totals.slice(0, totals.length - left - 1))
    .filter((kept) => kept.length > 0)
    .map((kept) => kept.reduce((sum, points) => sum + points / 2, 0));
  return {
    ...summed(
      totals.map((points, index) =>
        boardPart(
          index + 1,
          points,
          points / 2,
          index < totals.length - 1 ? null : 'basis',
          '12.3',
        ),
      ),
    ),
    steps,
  };
}

/** One of them as a tie-break over all matches. */
export const overAllMatches =
  (article: string, compute: (totals: readonly HalfPoints[]) => TieBreakValue): TeamTieBreak =>
  ({ field, no }) => {
    const totals = boardTotals(field, no);
    return totals ? compute(totals) : undefinedFor('tiebreaks.undefined.boards-unknown', article);
  };
