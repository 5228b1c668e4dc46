import { makeResult } from '../../formats/results';
import { isPlayed } from '../../model/outcomes';
import { entryPoints, playerByNo } from '../../model/tournament';
import type { Entry, Language, Player, PlayerNo, Tournament } from '../../model/types';
import { POINTS_FORMAT } from '../look';
import { LOOK, headerFormat, titleFormat } from '../look';
import { area, type Block, type CellValue, type FormatPlan, type SheetPlan } from '../plan';
import { say, type SheetPhrase } from '../say';
import { byeWord } from './roundSheet';

const COLUMNS: readonly SheetPhrase[] = [
  'head.round',
  'head.colour',
  'head.no',
  'head.opponent',
  'head.rating',
  'head.result',
  'head.total',
  'head.adjusted',
];

/**
 * A card per player, as the French text asks for: round, colour, opponent, result, running total
 * and the adjusted score (½ for every round not played).
 */
export function cardsSheet(
  tournament: Tournament,
  wanted: readonly PlayerNo[] | null,
  language: Language,
): SheetPlan {
  const players = playerByNo(tournament);
  const shown = tournament.players.filter(({ no }) => wanted === null || wanted.includes(no));
  const blocks: Block[] = [
    { row: 0, column: 0, cells: [[say(language, 'sheet.cards-title')], [tournament.info.name]] },
  ];
  const formats: FormatPlan[] = [titleFormat(0, COLUMNS.length)];
  const height = tournament.pairedRounds + 3;
  shown.forEach((player, index) => {
    const row = 3 + index * height;
    blocks.push({ row, column: 0, cells: card(tournament, player, players, language) });
    formats.push(
      { area: area(row, 0, 1, COLUMNS.length), bold: true, size: 12, colour: LOOK.accent },
      headerFormat(area(row + 1, 0, 1, COLUMNS.length)),
      { area: area(row + 2, 6, tournament.pairedRounds || 1, 2), numberFormat: POINTS_FORMAT },
    );
  });
  return {
    key: 'cards',
    name: say(language, 'sheet.cards'),
    mode: 'replace',
    blocks,
    formats: [
      ...formats,
      { area: area(3, 0, shown.length * height, 3), align: 'center' },
      { area: area(3, 4, shown.length * height, 4), align: 'center' },
    ],
    widths: { 0: 8, 1: 9, 2: 6, 3: 30, 4: 8, 5: 10, 6: 8, 7: 10 },
    print: {
      orientation: 'portrait',
      area: area(0, 0, 3 + shown.length * height, COLUMNS.length),
      header: tournament.info.name,
    },
    tabColour: LOOK.tabs.output,
    gridlines: false,
  };
}

function card(
  tournament: Tournament,
  player: Player,
  players: ReadonlyMap<PlayerNo, Player>,
  language: Language,
): CellValue[][] {
  let total = 0;
  let adjusted = 0;
  const blank = (cells: CellValue[]): CellValue[] => [
    ...cells,
    ...Array<null>(COLUMNS.length - cells.length).fill(null),
  ];
  return [
    blank([
      `${player.no}  ${player.title} ${player.name}  ${player.rating || ''}`.replace(
        / {3,}/g,
        '  ',
      ),
    ]),
    COLUMNS.map((key) => say(language, key)),
    ...player.entries.map((entry, index): CellValue[] => {
      total += entryPoints(tournament, entry);
      adjusted += isPlayed(entry.outcome) ? entryPoints(tournament, entry) : tournament.points.draw;
      const opponent = entry.opponent === null ? null : players.get(entry.opponent)!;
      return [
        index + 1,
        entry.colour ? say(language, `word.${entry.colour}`) : '',
        opponent ? opponent.no : null,
        opponent ? opponent.name : say(language, byeWord(entry.outcome)),
        opponent?.rating || null,
        ownResult(entry),
        total / 2,
        adjusted / 2,
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
