import type { Place } from '../../../model/problems';
import type { Language } from '../../../model/types';
import type { CellValue, SheetPlan } from '../../plan/plan';
import { say } from '../../plan/say';
import { listSheet } from '../lists/listSheet';

/** One thing that a check found. */
export interface Finding {
  readonly round: number | null;
  readonly finding: string;
  readonly played: string;
  readonly expected: string;
  readonly article: string;
  /** The cell that shows something else than it should. */
  readonly place?: Place;
}

const FINDING_WIDTH = 60;
const PAIRS_WIDTH = 44;

/** The sheet Check: what differs from the rules, where, and by which article. */
export function checkSheet(
  findings: readonly Finding[],
  summary: string,
  systemName: string,
  eventName: string,
  language: Language,
): SheetPlan {
  const rows = findings.map(({ round, finding, played, expected, article }): CellValue[] => [
    round,
    finding,
    played,
    expected,
    article,
  ]);
  return listSheet({
    key: 'check',
    name: say(language, 'sheet.check'),
    title: say(language, 'sheet.check-title', { system: systemName }),
    subtitle: summary,
    header: [
      say(language, 'head.round'),
      say(language, 'head.finding'),
      say(language, 'head.played'),
      say(language, 'head.expected'),
      say(language, 'head.article'),
    ],
    rows,
    widths: [8, FINDING_WIDTH, PAIRS_WIDTH, PAIRS_WIDTH, 14],
    texts: [1, 2, 3],
    columns: [{ align: 'center', bold: true }],
    orientation: 'landscape',
    eventName,
    language,
  });
}
