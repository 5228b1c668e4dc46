import type { Language, Tournament } from '../../../model/types';
import { cmaList } from '../../../systems';
import { POINTS_FORMAT, WIDEST_NAME, widthFor } from '../../plan/look';
import type { CellValue, SheetPlan } from '../../plan/plan';
import { say } from '../../plan/say';
import { listSheet } from './listSheet';

/** The list of average ratings of opponents that the Dubov text wants posted (art. 9). */
export function cmaSheet(tournament: Tournament, language: Language): SheetPlan {
  const list = cmaList(tournament);
  const round = tournament.pairedRounds;
  const { name } = tournament.info;
  return listSheet({
    key: 'cma',
    name: say(language, 'sheet.cma'),
    title: say(language, 'sheet.cma-title', { round }),
    subtitle: name,
    header: [
      say(language, 'head.rank'),
      say(language, 'head.no'),
      say(language, 'head.name'),
      say(language, 'head.rating'),
      say(language, 'head.points'),
      say(language, 'head.cma'),
      say(language, 'head.games'),
    ],
    rows: list.map((row): CellValue[] => [
      row.rank,
      row.no,
      row.name,
      row.rating || null,
      row.points / 2,
      row.cma ?? '–',
      row.games,
    ]),
    widths: [
      7,
      6,
      widthFor(
        list.map((row) => row.name),
        22,
        WIDEST_NAME,
      ),
      8,
      7,
      9,
      9,
    ],
    texts: [2],
    columns: [
      { align: 'center' },
      { align: 'center' },
      null,
      { align: 'center' },
      { align: 'center', numberFormat: POINTS_FORMAT },
      { align: 'center', numberFormat: '0.0', bold: true },
      { align: 'center' },
    ],
    eventName: name,
    language,
  });
}
