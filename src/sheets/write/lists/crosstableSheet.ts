import { isClassic, makePointsHeader } from '../../../formats/crosstable/layout/pointsHeader';
import { makeCrosstableCell } from '../../../formats/crosstable/cells/parseCell';
import { score } from '../../../model/tournament';
import type { Language, PointSystem, Tournament } from '../../../model/types';
import { roundTableName, TABLE_NAMES } from '../../names/headers';
import { POINTS_FORMAT, WIDEST_NAME, widthFor } from '../../plan/look';
import type { CellValue, SheetPlan } from '../../plan/plan';
import { say } from '../../plan/say';
import { listSheet } from './listSheet';

/** The event's table goes along where it gives points other than 1-½-0. */
export const crosstableFormula = (rounds: number, points: PointSystem, asksEvent = false): string =>
  tablesFormula('CROSSTABLE', rounds, asksEvent || !isClassic(points));

/** The same as the standings count it; which results they leave out the event's table decides. */
export const countedFormula = (rounds: number): string =>
  tablesFormula('CROSSTABLE_COUNTED', rounds, true);

/** A function over the tables of the event; `between` stands behind the players. */
export function tablesFormula(
  name: string,
  rounds: number,
  withEvent: boolean,
  between = '',
): string {
  const tables = Array.from({ length: rounds }, (_, index) => `${roundTableName(index + 1)}[#All]`);
  if (withEvent) tables.push(`${TABLE_NAMES.event}[#All]`);
  return `=CHESS.${name}(${[`${TABLE_NAMES.players}[#All]${between}`, ...tables].join(',')})`;
}

/** The crosstable, live or as values: always in order of pairing numbers, which its cells name. */
export function crosstableSheet(
  tournament: Tournament,
  language: Language,
  isLive: boolean,
): SheetPlan {
  const { players, pairedRounds, info } = tournament;
  const rounds = Array.from({ length: pairedRounds }, (_, index) => `R${index + 1}`);
  const rows = players.map((player): CellValue[] => [
    player.no,
    player.name,
    player.rating || null,
    ...player.entries.map(makeCrosstableCell),
    score(tournament, player) / 2,
  ]);
  return listSheet({
    key: 'crosstable',
    name: say(language, 'sheet.crosstable'),
    title: say(language, 'sheet.crosstable-after', { round: pairedRounds }),
    subtitle: info.name,
    header: [
      say(language, 'head.no'),
      say(language, 'head.name'),
      say(language, 'head.rating'),
      ...rounds,
      makePointsHeader(say(language, 'head.points'), tournament.points),
    ],
    rows,
    widths: [
      6,
      widthFor(
        players.map(({ name }) => name),
        20,
        WIDEST_NAME,
      ),
      8,
      ...rounds.map(() => 8),
      7,
    ],
    columns: [
      { align: 'center' },
      null,
      { align: 'center' },
      ...rounds.map(() => ({ align: 'center' as const })),
      { align: 'center', bold: true, numberFormat: POINTS_FORMAT },
    ],
    texts: [1],
    ...(isLive ? { live: { formula: crosstableFormula(pairedRounds, tournament.points) } } : {}),
    eventName: info.name,
    language,
  });
}
