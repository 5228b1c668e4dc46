import { makeResult } from '../../../../formats/results';
import { playerByNo } from '../../../../model/tournament';
import type { Entry, Language, Player, PlayerNo, Tournament } from '../../../../model/types';
import {
  LOOK,
  POINTS_FORMAT,
  headerFormat,
  subtitleFormat,
  titleFormat,
  widthFor,
} from '../../../plan/look';
import { clearNames } from '../../../names/namesakes';
import { linesOf, pageBreaks, scaleFor, STANDARD_HEIGHT } from '../../../plan/pages';
import {
  area,
  type Block,
  type CellValue,
  type FormatPlan,
  type HeightPlan,
  type SheetPlan,
} from '../../../plan/plan';
import { say, type SheetPhrase } from '../../../plan/say';
import type { PairingSystem } from '../../../../systems/system';
import { Field } from '../../../../tiebreaks/field';
import { type TieBreakEdition } from '../../../../tiebreaks/types';
import { floatsByRound, pairingCard, type PairingCard } from '../../../pairingCard';
import { byeWord } from '../../roundParts';

const COLUMNS: readonly SheetPhrase[] = [
  'head.no',
  'head.opponent',
  'head.rating',
  'head.result',
  'head.total',
  'head.adjusted',
];
/** Before them: round and colour. Behind: the opponent's final total and what it gives to the tie-break. */
const ALL_COLUMNS = COLUMNS.length + 4;
const OPPONENT_COLUMN = COLUMNS.indexOf('head.opponent') + 2;
const FIRST_CARD = 3;
const STANDARD_SIZE = 11;
/** Longer names go on in a second line. */
const WIDEST_OPPONENT = 22;
/** Bold letters of this size are as wide as digits of the standard one. */
const HEAD_SIZE = 10;
/** The line that names the player, in larger letters. */
const NAME_HEIGHT = 20;

/**
 * A card per player, as the French text asks for: round, colour, opponent, result, running total,
 * the score as opponents see it and the tie-break; floaters are marked where
 * the system wants it.
 */
export function cardsSheet(
  tournament: Tournament,
  wanted: readonly PlayerNo[] | null,
  language: Language,
  system?: PairingSystem,
  edition?: TieBreakEdition,
): SheetPlan {
  const field = new Field(tournament);
  const players = playerByNo(tournament);
  const floats = system?.marksFloatsOnCards ? floatsByRound(tournament, system) : undefined;
  const shown = tournament.players.filter(({ no }) => wanted === null || wanted.includes(no));
  const names = clearNames(tournament.players);
  const height = tournament.pairedRounds + 3;
  const cards = shown.map((player, index): Block => ({
    row: FIRST_CARD + index * height,
    column: 0,
    cells: card(
      player,
      players,
      pairingCard(tournament, player.no, { language, field, floats, edition }),
      names,
      language,
      system,
    ),
  }));
  const formats = cards.flatMap(({ row }): FormatPlan[] => [
    { area: area(row, 0, 1, 1), align: 'left' },
    { area: area(row + 2, OPPONENT_COLUMN, tournament.pairedRounds || 1, 1), wrap: true },
    { area: area(row, 0, 1, ALL_COLUMNS), bold: true, size: 12, colour: LOOK.accent },
    { ...headerFormat(area(row + 1, 0, 1, ALL_COLUMNS)), wrap: true, size: HEAD_SIZE },
    { area: area(row + 2, 6, tournament.pairedRounds || 1, 4), numberFormat: POINTS_FORMAT },
  ]);
  const widths = cardWidths(cards);
  const scale = scaleFor(widths, 'portrait');
  const heights = cards.flatMap((each) => cardHeights(each, widths));
  const points = heightOf(heights, height);
  return {
    key: 'cards',
    name: say(language, 'sheet.cards'),
    mode: 'replace',
    blocks: [
      { row: 0, column: 0, cells: [[say(language, 'sheet.cards-title')], [tournament.info.name]] },
      ...cards,
    ],
    formats: [
      titleFormat(0, ALL_COLUMNS),
      subtitleFormat(1, ALL_COLUMNS),
      { area: area(FIRST_CARD, 0, shown.length * height, ALL_COLUMNS), middle: true },
      { area: area(FIRST_CARD, 0, shown.length * height, OPPONENT_COLUMN), align: 'center' },
      {
        area: area(
          FIRST_CARD,
          OPPONENT_COLUMN + 1,
          shown.length * height,
          ALL_COLUMNS - OPPONENT_COLUMN - 1,
        ),
        align: 'center',
      },
      ...formats,
    ],
    widths: Object.fromEntries(widths.map((width, column) => [column, width])),
    heights,
    print: {
      orientation: 'portrait',
      scale,
      area: area(0, 0, FIRST_CARD + shown.length * height, ALL_COLUMNS),
      breaks: pageBreaks(
        cards.map(({ row }, index) => ({
          row,
          // The title stands above the first card.
          points: points(row) + (index === 0 ? FIRST_CARD * STANDARD_HEIGHT : 0),
        })),
        scale,
        'portrait',
      ),
      footer: `${say(language, 'sheet.cards-title')} · ${say(language, 'sheet.page')} &P / &N`,
      header: tournament.info.name,
    },
    tabColour: LOOK.tabs.output,
    gridlines: false,
  };
}

/** Names and headings of two words go on in a second line: so the letters stay large on paper. */
const cardWidths = (cards: readonly Block[]): number[] =>
  Array.from({ length: ALL_COLUMNS }, (_, column) => {
    const lines = cards.flatMap(({ cells }) => cells.slice(1).map((row) => row[column] ?? ''));
    if (column === OPPONENT_COLUMN) return widthFor(lines.map(String), 20, WIDEST_OPPONENT);
    const words = lines.flatMap((line) => String(line).split(' '));
    return Math.max(...words.map(({ length }) => length)) + 1;
  });

/** The line of the name is higher, and so are those with a text that needs two lines. */
const cardHeights = ({ row, cells }: Block, widths: readonly number[]): HeightPlan[] =>
  cells.flatMap((line, index) => {
    if (index === 0) return [{ row, rows: 1, points: NAME_HEIGHT }];
    const weight = index === 1 ? 'bold' : 'plain';
    const lines = Math.max(
      ...line.map((cell, column) =>
        linesOf(String(cell ?? ''), widths[column], STANDARD_SIZE, weight),
      ),
    );
    return lines > 1 ? [{ row: row + index, rows: 1, points: lines * STANDARD_HEIGHT }] : [];
  });

/** How high the card that begins in a row is. */
function heightOf(heights: readonly HeightPlan[], rows: number): (row: number) => number {
  const own = new Map(heights.map(({ row, points }) => [row, points]));
  return (first) =>
    Array.from({ length: rows }, (_, index) => own.get(first + index) ?? STANDARD_HEIGHT).reduce(
      (sum, points) => sum + points,
      0,
    );
}

function card(
  player: Player,
  players: ReadonlyMap<PlayerNo, Player>,
  { header, rows }: PairingCard,
  names: (player: Player) => string,
  language: Language,
  system?: PairingSystem,
): CellValue[][] {
  const blank = (cells: CellValue[]): CellValue[] => [
    ...cells,
    ...Array<null>(ALL_COLUMNS - cells.length).fill(null),
  ];
  const named = names(player);
  // What tells namesakes apart has the rating already.
  const rating = named === player.name ? player.rating || '' : '';
  return [
    blank([`${player.no}  ${player.title} ${named}  ${rating}`.replace(/ {3,}/g, '  ')]),
    [header[0], header[1], ...COLUMNS.map((key) => say(language, key)), header[6], header[7]],
    ...player.entries.map((entry, index): CellValue[] => {
      const opponent = entry.opponent === null ? null : players.get(entry.opponent)!;
      const [round, colour, , , total, adjusted, final, tieBreak] = rows[index];
      return [
        round,
        colour,
        opponent ? opponent.no : null,
        opponent ? names(opponent) : say(language, byeWord(entry.outcome, system)),
        opponent?.rating || null,
        ownResult(entry),
        total,
        adjusted,
        final,
        tieBreak,
      ];
    }),
    blank([]),
  ];
}

/** The player's own side: 1, ½, 0, and + or - for a forfeit. */
function ownResult({ outcome, opponent }: Entry): string {
  const own: Partial<Record<Entry['outcome'], string>> = {
    win: '1',
    draw: '½',
    loss: '0',
    forfeitWin: '+',
    forfeitLoss: '-',
    adjourned: 'adj',
  };
  return own[outcome] ?? (opponent === null ? makeResult(outcome, null) : '');
}
