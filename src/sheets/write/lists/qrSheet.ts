import { fill } from '../../../explain/phrasebook';
import type { Language } from '../../../model/types';
import { darkRuns, qrCode, QUIET } from '../../../qr';
import { LOOK, titleFormat } from '../../plan/look';
import { area, type FormatPlan, type SheetPlan } from '../../plan/plan';

/** Square modules: a column of this many characters is as wide as a row of these points is high. */
const MODULE = { characters: 2, points: 14.25 } as const;
const FIRST_ROW = 3;

/** A poster with the code of an address, to hang beside the wall lists; null: too long for a code. */
export function qrSheet(address: string, eventName: string, language: Language): SheetPlan | null {
  const code = qrCode(address);
  if (!code) return null;
  const width = code.size + 2 * QUIET;
  const dark = code.rows.flatMap((row, y) =>
    darkRuns(row).map(([x, length]): FormatPlan => ({
      area: area(FIRST_ROW + QUIET + y, QUIET + x, 1, length),
      fill: '#000000',
    })),
  );
  return {
    key: 'qr',
    name: fill(language, 'publish.qr-sheet'),
    mode: 'replace',
    blocks: [
      {
        row: 0,
        column: 0,
        cells: [[eventName || fill(language, 'publish.qr-sheet')], [address]],
      },
      { row: FIRST_ROW + width - 1, column: width - 1, cells: [['']] },
    ],
    formats: [
      titleFormat(0, width),
      { area: area(1, 0, 1, width), size: 12 },
      { area: area(FIRST_ROW, 0, width, width), fill: '#FFFFFF' },
      ...dark,
    ],
    widths: Object.fromEntries(
      Array.from({ length: width }, (_, column) => [column, MODULE.characters]),
    ),
    heights: [{ row: FIRST_ROW, rows: width, points: MODULE.points }],
    print: { orientation: 'portrait', area: area(0, 0, FIRST_ROW + width, width) },
    tabColour: LOOK.tabs.output,
    gridlines: false,
  };
}
