import type { Checked } from '../../model/problems';
import type { RawTournament } from '../../model/raw';
import { score } from '../../model/tournament';
import type { HalfPoints, PlayerNo, Tournament } from '../../model/types';
import type { StandingsRow } from '../../tiebreaks/standings/ranking';
import { standings, type StandingsRequest } from '../../tiebreaks/standings/standings';

/** What a source itself prints of a player's place. */
export interface PrintedPlace {
  readonly no: PlayerNo;
  readonly rank: number | null;
  readonly points: HalfPoints | null;
}

/** Points and rank of each player as the file has them (TRF 001, columns 81 to 89). */
export const printedPlaces = ({ players }: RawTournament): PrintedPlace[] =>
  players.map(({ no, claimedPoints, claimedRank }) => ({
    no: no.value,
    rank: claimedRank?.value ?? null,
    points: claimedPoints && !Number.isNaN(claimedPoints.value) ? claimedPoints.value : null,
  }));

/** Place and points, not half-points. */
export interface RankAndPoints {
  readonly rank: number | null;
  readonly points: number | null;
  /** Of teams: both scores, where the file prints them. */
  readonly matchPoints?: number | null;
  readonly gamePoints?: number | null;
}

export interface PlaceDifference {
  readonly no: PlayerNo;
  readonly name: string;
  readonly printed: RankAndPoints;
  readonly recomputed: RankAndPoints;
}

export interface PrintedCheck {
  /** Players whose printed rank or points were compared. */
  readonly compared: number;
  readonly differing: readonly PlaceDifference[];
  /** Players whom the tie-breaks do not separate: any order among them passes. */
  readonly tied: number;
  /** Players of whom the file prints no rank. */
  readonly withoutRank: number;
}

/**
 * The standings computed again beside those that the file prints. Where the standings leave results
 * out, `whole` has them: a file may print either sum.
 */
export function checkPrinted(
  tournament: Tournament,
  printed: readonly PrintedPlace[],
  request: StandingsRequest,
  whole: Tournament = tournament,
): Checked<PrintedCheck> {
  const list = standings(tournament, request);
  if (!list.ok) return list;
  const granted = grantedPoints(tournament);
  const wholeScores = new Map(whole.players.map((player) => [player.no, score(whole, player)]));
  const passes: PointsPass = (no, half, points) =>
    half === null ||
    [points * 2, wholeScores.get(no)!].some(
      (sum) => half === sum || half === sum + (granted.get(no) ?? 0),
    );
  const value = comparePlaces(list.value.rows, printed, passes);
  return { ok: true, warnings: list.warnings, value };
}

/** Whether the points that are printed, if any, are those that were computed. */
type PointsPass = (no: PlayerNo, printed: HalfPoints | null, points: number) => boolean;

/**
 * The order is compared, not the numbers: a printed rank may leave some out, and within a tie that
 * nothing breaks any order passes.
 */
export function comparePlaces(
  rows: readonly StandingsRow[],
  printed: readonly PrintedPlace[],
  passes: PointsPass,
): PrintedCheck {
  const claimed = new Map(printed.map((place) => [place.no, place]));
  const rankOf = (no: PlayerNo) => claimed.get(no)?.rank ?? null;
  const ranked = rows.filter(({ no }) => rankOf(no) !== null);
  const printedPlace = places(ranked.map(({ no }) => rankOf(no)!));
  const ourPlace = places(ranked.map(({ rank }) => rank));
  const index = new Map(ranked.map(({ no }, at) => [no, at]));
  const differing = rows.flatMap(({ no, name, points }): PlaceDifference[] => {
    const at = index.get(no);
    const theirs = at === undefined ? null : printedPlace[at]!.first;
    const ours = at === undefined ? null : ourPlace[at]!;
    const half = claimed.get(no)?.points ?? null;
    const pointsDiffer = !passes(no, half, points);
    const rankDiffers =
      theirs !== null && ours !== null && (theirs < ours.first || theirs > ours.last);
    if (!pointsDiffer && !rankDiffers) return [];
    return [
      {
        no,
        name,
        printed: { rank: rankOf(no), points: half === null ? null : half / 2 },
        recomputed: { rank: ours?.first ?? null, points },
      },
    ];
  });
  return {
    compared: printed.filter(({ rank, points }) => rank !== null || points !== null).length,
    differing,
    tied: rows.filter(({ isShared }) => isShared).length,
    withoutRank: rows.length - ranked.length,
  };
}

/** The first and the last place that each of these ranks stands for. */
function places(ranks: readonly number[]): { first: number; last: number }[] {
  return ranks.map((rank) => {
    const before = ranks.filter((other) => other < rank).length;
    const equal = ranks.filter((other) => other === rank).length;
    return { first: before + 1, last: before + equal };
  });
}

/** Byes of rounds to come, which programs count in or leave out. */
const grantedPoints = ({ players, points }: Tournament): Map<PlayerNo, HalfPoints> =>
  new Map(
    players.map(({ no, requestedByes }) => [
      no,
      [...requestedByes.values()].reduce((sum, bye) => sum + points[bye], 0),
    ]),
  );
