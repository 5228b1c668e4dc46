import { fill } from '../../../explain/phrasebook';
import type { Language } from '../../../model/types';
import { qrCode, qrDots } from '../../../qr';
import { LOOK, titleFormat } from '../../plan/look';
import { fittingSize, linePoints, linesOf } from '../../plan/pages';
import { area, type SheetPlan } from '../../plan/plan';
import { say } from '../../plan/say';
import { CODE_NAME } from './wallCode';

/** In points: three quarters of the page, and no row may be higher than 409. */
const SIZE = 400;
/** One column as wide as the code, in characters of seven pixels; it stands in the middle of the page. */
const WIDTH = Math.ceil((SIZE * 4) / 3 / 7);
const ADDRESS_SIZES = [24, 18, 14] as const;
const CODE_ROW = 2;

/**
 * A poster with the code of an address, to hang beside the wall lists; null: too long for a code. The
 * code is a picture, which is square in every program; columns are wider in one than in another.
 */
export function qrSheet(address: string, eventName: string, language: Language): SheetPlan | null {
  const code = qrCode(address);
  if (!code) return null;
  const size = fittingSize(address, WIDTH, linePoints(1, ADDRESS_SIZES[0]), ADDRESS_SIZES);
  return {
    key: 'qr',
    name: fill(language, 'publish.qr-sheet'),
    mode: 'replace',
    blocks: [
      {
        row: 0,
        column: 0,
        cells: [[eventName || fill(language, 'publish.qr-sheet')], [address], ['']],
      },
    ],
    formats: [
      titleFormat(0, 1),
      { area: area(0, 0, 1, 1), size: 28 },
      { area: area(0, 0, 2, 1), align: 'center', wrap: true, middle: true },
      { area: area(1, 0, 1, 1), size },
    ],
    widths: { 0: WIDTH },
    heights: [
      { row: 0, rows: 1, points: linePoints(linesOf(eventName, WIDTH, 28, 'bold'), 28) },
      { row: 1, rows: 1, points: 8 + linePoints(linesOf(address, WIDTH, size), size) },
      { row: CODE_ROW, rows: 1, points: SIZE },
    ],
    pictures: [
      {
        name: CODE_NAME,
        alt: say(language, 'paper.code-alt', { text: address }),
        row: CODE_ROW,
        column: 0,
        size: SIZE,
        dots: qrDots(code),
      },
    ],
    print: { orientation: 'portrait', area: area(0, 0, CODE_ROW + 1, 1) },
    tabColour: LOOK.tabs.output,
    gridlines: false,
  };
}
