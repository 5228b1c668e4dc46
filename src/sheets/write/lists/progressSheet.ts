import { playerByNo, score } from '../../../model/tournament';
import type { Language, PlayerNo, Tournament } from '../../../model/types';
import { POINTS_FORMAT, WIDEST_NAME, widthFor } from '../../plan/look';
import { area, type CellValue, type SheetPlan } from '../../plan/plan';
import { say } from '../../plan/say';
import { LIST_HEADER_ROW, listSheet } from './listSheet';

const LEADERS = 8;

/** Scores of the leaders round by round, and a chart of them. */
export function progressSheet(
  tournament: Tournament,
  order: readonly PlayerNo[],
  language: Language,
): SheetPlan {
  const players = playerByNo(tournament);
  const leaders = order.slice(0, LEADERS).map((no) => players.get(no)!);
  const rounds = Array.from({ length: tournament.pairedRounds }, (_, index) => index + 1);
  const rows = leaders.map((player): CellValue[] => [
    player.name,
    ...rounds.map((round) => score(tournament, player, round) / 2),
  ]);
  const sheet = listSheet({
    key: 'progress',
    name: say(language, 'sheet.progress'),
    title: say(language, 'sheet.progress-title'),
    subtitle: tournament.info.name,
    header: [say(language, 'head.name'), ...rounds.map((round) => `R${round}`)],
    rows,
    widths: [
      widthFor(
        leaders.map(({ name }) => name),
        20,
        WIDEST_NAME,
      ),
      ...rounds.map(() => 7),
    ],
    columns: [
      null,
      ...rounds.map(() => ({ align: 'center' as const, numberFormat: POINTS_FORMAT })),
    ],
    orientation: 'landscape',
    eventName: tournament.info.name,
    language,
  });
  const at = area(LIST_HEADER_ROW + rows.length + 2, 0, 18, Math.max(6, rounds.length + 1));
  return {
    ...sheet,
    // The chart is printed too.
    print: { ...sheet.print!, area: area(0, 0, at.row + at.rows, at.columns) },
    charts: [
      {
        name: 'pairsheet_progress',
        kind: 'line',
        title: say(language, 'sheet.progress-title'),
        data: area(LIST_HEADER_ROW, 0, rows.length + 1, rounds.length + 1),
        at,
      },
    ],
  };
}
