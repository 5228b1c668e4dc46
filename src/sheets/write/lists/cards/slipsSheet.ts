import { playerByNo } from '../../../../model/tournament';
import type { Language, Player, PlayerNo, Tournament } from '../../../../model/types';
import { LOOK } from '../../../plan/look';
import { clearNames } from '../../../names/namesakes';
import { fittingSize, pageBreaks, repeatedHeights, scaleFor } from '../../../plan/pages';
import {
  area,
  type Block,
  type CellValue,
  type FormatPlan,
  type SheetPlan,
} from '../../../plan/plan';
import { say } from '../../../plan/say';
import type { EventSettings } from '../../../settings';
import { tableNumbers, type NumberedPair } from '../../../../model/rounds/tableNumbers';
import type { Round } from '../../../../model/rounds/round';
import { whenAndWhere } from '../../roundParts';

/** Colour, number, name, rating, box for the result, box for the signature. */
const WIDTHS = [8, 5, 25, 6, 10, 16] as const;
const [NAME, RESULT] = [2, 4];
/** Table and round, event, headings, White, Black, and the edge to cut along: four fill a page. */
const HEIGHTS = [34, 17, 17, 38, 38, 22] as const;
const [HEADINGS, PLAYERS, EDGE] = [2, 3, 5];
const ROWS = HEIGHTS.length;
/** Of names, as large as they have room. */
const SIZES = [12, 10, 8] as const;

/** A slip per table, four to a page in order of tables: the players write the result and sign. */
export function slipsSheet(
  tournament: Tournament,
  content: Round,
  settings: EventSettings,
  language: Language,
): SheetPlan {
  const { round, games } = content;
  const players = playerByNo(tournament);
  const clear = clearNames(tournament.players);
  const pairs = tableNumbers(games, players, settings.firstTable);
  const [columns, scale] = [WIDTHS.length, scaleFor(WIDTHS, 'portrait')];
  const blocks = pairs.map((pair, index) =>
    slip(pair, index * ROWS, { tournament, round, players, clear, language }),
  );
  const whole = WIDTHS.reduce((sum, width) => sum + width, 0);
  const eventSize = fittingSize(tournament.info.name, whole, HEIGHTS[1], [11, 9, 8, 7], 'plain');
  const smallEvent = pairs.flatMap((_, index) =>
    eventSize === 11 ? [] : [{ area: area(index * ROWS + 1, 0, 1, 1), size: eventSize }],
  );
  const footer = `${say(language, 'sheet.slips-title', { round })} · ${say(language, 'sheet.page')} &P / &N`;
  return {
    key: 'slips',
    name: say(language, 'sheet.slips'),
    mode: 'replace',
    blocks,
    formats: pairs
      .flatMap((_, index) => looks(index * ROWS))
      .concat(smallNames(blocks), smallEvent),
    widths: Object.fromEntries(WIDTHS.map((width, column) => [column, width])),
    heights: repeatedHeights(HEIGHTS, 0, pairs.length),
    print: {
      orientation: 'portrait',
      scale,
      area: area(0, 0, Math.max(1, pairs.length * ROWS), columns),
      breaks: pageBreaks(
        pairs.map((_, index) => ({
          row: index * ROWS,
          points: HEIGHTS.reduce((sum, height) => sum + height, 0),
        })),
        scale,
        'portrait',
      ),
      header: '',
      footer,
    },
    tabColour: LOOK.tabs.output,
    gridlines: false,
  };
}

interface Words {
  readonly tournament: Tournament;
  readonly round: number;
  readonly players: ReadonlyMap<PlayerNo, Player>;
  readonly clear: (player: Player) => string;
  readonly language: Language;
}

function slip(
  { table, white, black }: NumberedPair,
  row: number,
  { tournament, round, players, clear, language }: Words,
): Block {
  const line = (no: PlayerNo, colour: 'word.white' | 'word.black'): CellValue[] => {
    const player = players.get(no)!;
    const name = [player.title, clear(player)].filter(Boolean).join(' ');
    return [say(language, colour), no, name, player.rating || '–', '', ''];
  };
  return {
    row,
    column: 0,
    cells: [
      [
        say(language, 'paper.table', { table }),
        ...[null, null, null, null],
        [say(language, 'sheet.round', { round }), whenAndWhere(tournament, round)[0]]
          .filter(Boolean)
          .join(' · '),
      ],
      [tournament.info.name, ...[null, null, null, null, null]],
      [
        say(language, 'head.colour'),
        say(language, 'head.no'),
        say(language, 'head.name'),
        say(language, 'head.rating'),
        say(language, 'head.result'),
        say(language, 'paper.signature'),
      ],
      line(white, 'word.white'),
      line(black, 'word.black'),
      [null, null, null, null, null, null],
    ],
  };
}

/** Names that would not have room in letters of the usual size. */
const smallNames = (slips: readonly Block[]): FormatPlan[] =>
  slips.flatMap(({ row, cells }) =>
    [PLAYERS, PLAYERS + 1].flatMap((line) => {
      const size = fittingSize(String(cells[line][NAME]), WIDTHS[NAME], HEIGHTS[line], SIZES);
      return size === SIZES[0] ? [] : [{ area: area(row + line, NAME, 1, 1), size }];
    }),
  );

function looks(row: number): FormatPlan[] {
  const columns = WIDTHS.length;
  return [
    { area: area(row, 0, 1, 1), bold: true, size: 20, colour: LOOK.accent },
    { area: area(row, columns - 1, 1, 1), bold: true, size: 12, align: 'right' },
    { area: area(row + 1, 0, 2, columns), colour: LOOK.muted },
    { area: area(row + HEADINGS, 1, PLAYERS - HEADINGS + 2, 1), align: 'center' },
    { area: area(row + HEADINGS, NAME + 1, PLAYERS - HEADINGS + 2, 3), align: 'center' },
    { area: area(row + PLAYERS, 0, 2, columns), middle: true, size: SIZES[0] },
    { area: area(row + PLAYERS, NAME, 2, 1), bold: true, wrap: true },
    { area: area(row + PLAYERS, RESULT, 2, columns - RESULT), box: LOOK.muted },
    { area: area(row + EDGE, 0, 1, columns), line: LOOK.line },
  ];
}
