import type { Reason } from '../../explain/reason';
import type { HalfPoints, PlayerNo, Tournament } from '../../model/types';
import { changeSheets } from '../../sheets/write/changePlan';
import { numberOfTeam } from '../../sheets/teams/teamBook';
import type { Plan } from '../../sheets/plan/plan';
import { logLine } from '../log/logLine';
import type { CheckedEvent } from '../open/openEvent';

/** Points given to a team, or taken from it, beside its results (TRF26, record 299). */
export interface AdjustedPoints {
  readonly team: PlayerNo;
  readonly matchPoints: HalfPoints;
  readonly gamePoints: HalfPoints;
  readonly reason: string;
}

/** Of the last round that is paired; the log keeps the reason. */
export function planAdjustedPoints(
  event: CheckedEvent,
  { team, matchPoints, gamePoints, reason }: AdjustedPoints,
): Plan {
  const { tournament: before, read, settings } = event;
  const round = Math.max(1, before.pairedRounds);
  const record = { type: ' ', matchPoints, points: gamePoints, round, ids: [team] } as const;
  const after: Tournament = {
    ...before,
    ...(before.teamPlay
      ? {
          teamPlay: {
            ...before.teamPlay,
            abnormalPoints: [...before.teamPlay.abnormalPoints, record],
          },
        }
      : {}),
  };
  const found = before.teams?.find((each, index) => numberOfTeam(each, index) === team);
  const title: Reason = {
    key: 'pane.adjusted',
    args: {
      team: `${team} ${found?.name ?? ''}`.trim(),
      match: signed(matchPoints),
      game: signed(gamePoints),
      round,
    },
  };
  const sheets = changeSheets({ read, before, after, language: settings.language });
  return { title, sheets, log: [logLine(event, title, { round, reason })] };
}

const signed = (halves: HalfPoints): string => `${halves < 0 ? '−' : '+'}${Math.abs(halves) / 2}`;
