import { playerByNo } from '../../../../model/tournament';
import type { Language, PlayerNo, Tournament } from '../../../../model/types';
import { LOOK } from '../../../plan/look';
import { clearNames } from '../../../names/namesakes';
import { fittingSize, pageBreaks, repeatedHeights, scaleFor } from '../../../plan/pages';
import { area, type CellValue, type SheetPlan } from '../../../plan/plan';
import { say } from '../../../plan/say';
import type { EventSettings } from '../../../settings';
import { tableNumbers } from '../../../../model/rounds/tableNumbers';
import type { Round } from '../../../../model/rounds/round';
import { whenAndWhere } from '../../roundParts';

const WIDTH = 73;
/** Event and round, the number, White, Black, and the edge to cut along: two fill a page. */
const HEIGHTS = [36, 136, 62, 62, 30] as const;
const ROWS = HEIGHTS.length;
/** Of names, as large as they have room. */
const SIZES = [24, 20, 16, 12] as const;
const HARD_SPACE = '\u00a0';

/** A card for each table: its number to be seen across the room, and who plays there. */
export function tableCardsSheet(
  tournament: Tournament,
  { round, games }: Round,
  settings: EventSettings,
  language: Language,
): SheetPlan {
  const players = playerByNo(tournament);
  const clear = clearNames(tournament.players);
  const pairs = tableNumbers(games, players, settings.firstTable);
  const line = (no: PlayerNo, colour: 'word.white' | 'word.black'): CellValue[] => {
    const player = players.get(no)!;
    const name = clear(player);
    const who = [player.title, name].filter(Boolean).join(' ');
    // A rating never stands in a line of its own; what tells namesakes apart has it already.
    const rating = player.rating && name === player.name ? `${HARD_SPACE}${player.rating}` : '';
    return [`${say(language, colour)}  ${who}${rating}`];
  };
  const when = [say(language, 'sheet.round', { round }), ...whenAndWhere(tournament, round)];
  const heading = [tournament.info.name, when.filter(Boolean).join(' · ')];
  const blocks = pairs.map(({ table, white, black }, index) => ({
    row: index * ROWS,
    column: 0,
    cells: [
      [heading.filter(Boolean).join('\n')],
      [table],
      line(white, 'word.white'),
      line(black, 'word.black'),
      [null],
    ],
  }));
  const small = blocks.flatMap(({ row, cells }) =>
    [2, 3].flatMap((name) => {
      const size = fittingSize(String(cells[name][0]), WIDTH, HEIGHTS[name], SIZES);
      return size === SIZES[0] ? [] : [{ area: area(row + name, 0, 1, 1), size }];
    }),
  );
  const scale = scaleFor([WIDTH], 'portrait');
  const every = (row: number, rows: number) =>
    pairs.map((_, index) => area(index * ROWS + row, 0, rows, 1));
  return {
    key: 'table-cards',
    name: say(language, 'sheet.table-cards'),
    mode: 'replace',
    blocks,
    formats: [
      { area: area(0, 0, Math.max(1, pairs.length * ROWS), 1), align: 'center', middle: true },
      ...every(0, 1).map((where) => ({ area: where, colour: LOOK.muted, wrap: true })),
      ...every(1, 1).map((where) => ({ area: where, bold: true, size: 110, colour: LOOK.accent })),
      ...every(2, 2).map((where) => ({ area: where, bold: true, size: SIZES[0], wrap: true })),
      ...small,
      ...every(ROWS - 1, 1).map((where) => ({ area: where, line: LOOK.line })),
    ],
    widths: { 0: WIDTH },
    heights: repeatedHeights(HEIGHTS, 0, pairs.length),
    print: {
      orientation: 'portrait',
      scale,
      area: area(0, 0, Math.max(1, pairs.length * ROWS), 1),
      breaks: pageBreaks(
        pairs.map((_, index) => ({
          row: index * ROWS,
          points: HEIGHTS.reduce((sum, height) => sum + height, 0),
        })),
        scale,
        'portrait',
      ),
      header: '',
      footer: '',
    },
    tabColour: LOOK.tabs.output,
    gridlines: false,
  };
}
