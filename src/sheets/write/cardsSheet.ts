import { makeResult } from '../../formats/results';
import { playerByNo } from '../../model/tournament';
import type { Entry, Language, Player, PlayerNo, Tournament } from '../../model/types';
import { POINTS_FORMAT } from '../look';
import { LOOK, headerFormat, titleFormat } from '../look';
import { area, type Block, type CellValue, type FormatPlan, type SheetPlan } from '../plan';
import { say, type SheetPhrase } from '../say';
import type { PairingSystem } from '../../systems/system';
import { Field, type TieBreakEdition } from '../../tiebreaks';
import { floatsByRound, pairingCard, type PairingCard } from '../pairingCard';
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
/** Behind them: the opponent's final total and what it gives to the tie-break. */
const ALL_COLUMNS = COLUMNS.length + 2;

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
  const blocks: Block[] = [
    { row: 0, column: 0, cells: [[say(language, 'sheet.cards-title')], [tournament.info.name]] },
  ];
  const formats: FormatPlan[] = [titleFormat(0, ALL_COLUMNS)];
  const height = tournament.pairedRounds + 3;
  shown.forEach((player, index) => {
    const row = 3 + index * height;
    blocks.push({
      row,
      column: 0,
      cells: card(
        player,
        players,
        pairingCard(tournament, player.no, { language, field, floats, edition }),
        language,
      ),
    });
    formats.push(
      { area: area(row, 0, 1, ALL_COLUMNS), bold: true, size: 12, colour: LOOK.accent },
      headerFormat(area(row + 1, 0, 1, ALL_COLUMNS)),
      { area: area(row + 2, 6, tournament.pairedRounds || 1, 4), numberFormat: POINTS_FORMAT },
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
      { area: area(3, 4, shown.length * height, 6), align: 'center' },
    ],
    widths: { 0: 8, 1: 9, 2: 6, 3: 30, 4: 8, 5: 10, 6: 8, 7: 10, 8: 10, 9: 8 },
    print: {
      orientation: 'portrait',
      area: area(0, 0, 3 + shown.length * height, ALL_COLUMNS),
      header: tournament.info.name,
    },
    tabColour: LOOK.tabs.output,
    gridlines: false,
  };
}

function card(
  player: Player,
  players: ReadonlyMap<PlayerNo, Player>,
  { header, rows }: PairingCard,
  language: Language,
): CellValue[][] {
  const blank = (cells: CellValue[]): CellValue[] => [
    ...cells,
    ...Array<null>(ALL_COLUMNS - cells.length).fill(null),
  ];
  return [
    blank([
      `${player.no}  ${player.title} ${player.name}  ${player.rating || ''}`.replace(
        / {3,}/g,
        '  ',
      ),
    ]),
    [...COLUMNS.map((key) => say(language, key)), header[6], header[7]],
    ...player.entries.map((entry, index): CellValue[] => {
      const opponent = entry.opponent === null ? null : players.get(entry.opponent)!;
      const [round, colour, , , total, adjusted, final, tieBreak] = rows[index];
      return [
        round,
        colour,
        opponent ? opponent.no : null,
        opponent ? opponent.name : say(language, byeWord(entry.outcome)),
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
