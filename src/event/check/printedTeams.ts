import { teamNumber } from '../../model/matches/teamMatches';
import type { Checked } from '../../model/problems';
import type { HalfPoints, Tournament } from '../../model/types';
import { teamEventOf } from '../../tiebreaks/teams/fromTournament';
import { teamStandings } from '../../tiebreaks/teams/standings';
import { comparePlaces, type PlaceDifference, type PrintedCheck } from './printedStandings';

/** Whether the file prints a place or points of any team (TRF 310). */
export const printsTeams = ({ teams = [] }: Tournament): boolean =>
  teams.some((team) => (team.rank ?? team.matchPoints ?? team.gamePoints) !== undefined);

/**
 * The places and both scores of the teams computed again beside those that the file prints;
 * undefined: it has no teams.
 */
export function checkPrintedTeams(
  tournament: Tournament,
  request: { readonly tieBreaks: readonly string[]; readonly edition: string },
): Checked<PrintedCheck> | undefined {
  const event = teamEventOf(tournament);
  if (!event) return undefined;
  const list = teamStandings(event, request);
  if (!list.ok) return list;
  const { rows } = list.value;
  const printed = new Map(
    (tournament.teams ?? []).map((team, at) => {
      const { rank = null, matchPoints = null, gamePoints = null } = team;
      const points = event.primary === 'MP' ? matchPoints : gamePoints;
      const no = teamNumber(team, at);
      return [no, { no, rank, points, matchPoints, gamePoints }];
    }),
  );
  const computed = new Map(rows.map((row) => [row.no, row]));
  const isSame = (half: HalfPoints | null, points: number) => half === null || half === points * 2;
  const value = comparePlaces(rows, [...printed.values()], (no) => {
    const { matchPoints, gamePoints } = printed.get(no)!;
    const ours = computed.get(no)!;
    return isSame(matchPoints, ours.matchPoints) && isSame(gamePoints, ours.gamePoints);
  });
  const withBoth = (difference: PlaceDifference): PlaceDifference => {
    const { matchPoints, gamePoints } = printed.get(difference.no)!;
    const ours = computed.get(difference.no)!;
    return {
      ...difference,
      printed: {
        ...difference.printed,
        matchPoints: whole(matchPoints),
        gamePoints: whole(gamePoints),
      },
      recomputed: {
        ...difference.recomputed,
        matchPoints: ours.matchPoints,
        gamePoints: ours.gamePoints,
      },
    };
  };
  const differing = value.differing.map(withBoth);
  return { ok: true, warnings: list.warnings, value: { ...value, differing } };
}

const whole = (half: HalfPoints | null): number | null => (half === null ? null : half / 2);
