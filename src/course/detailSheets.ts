import { fill } from '../explain/phrasebook';
import type { Language, PlayerNo } from '../model/types';
import { cellAddress } from '../sheets/cells';
import { headerFormat, LOOK, titleFormat } from '../sheets/look';
import { area, formula, type CellValue, type FormatPlan, type SheetPlan } from '../sheets/plan';
import { say } from '../sheets/say';
import { computeTieBreak, editionInForce, Field } from '../tiebreaks';
import type { Exercise } from './exercise';

/** Sums of opponents' points, as they are or times what was made against them. */
const AS_FORMULAS = ['BH', 'SB'];
const TABLE_ROW = 2;
const NO = 0;
const POINTS = 2;
const FIRST_ROUND = 3;

/** Where the opponent and the points of a round stand: two columns for each. */
const opponentColumn = (round: number): number => FIRST_ROUND + 2 * (round - 1);

/**
 * Values of the exercise whose every term is the score of somebody met, as ordinary formulas: F2 shows
 * where each half point comes from. Others (cuts, unplayed rounds) stand in the solution in words.
 */
export function detailSheets(exercise: Exercise, language: Language): SheetPlan[] {
  const { tournament, details = [] } = exercise;
  const { players, pairedRounds } = tournament;
  const field = new Field(tournament);
  const edition = editionInForce(null);
  const plain = details.filter(
    ({ no, code }) =>
      AS_FORMULAS.includes(code) &&
      computeTieBreak(edition, field, code, no).parts.every(
        ({ why, cut, opponent, used }) =>
          why === 'played' &&
          cut === null &&
          opponent !== null &&
          used === field.score(opponent) / 2,
      ),
  );
  if (plain.length === 0) return [];
  const rowOf = (no: PlayerNo): number =>
    TABLE_ROW + 1 + players.findIndex((player) => player.no === no);
  const rounds = Array.from({ length: pairedRounds }, (_, index) => index + 1);
  const table: CellValue[][] = [
    [
      say(language, 'head.no'),
      say(language, 'head.name'),
      say(language, 'head.points'),
      ...rounds.flatMap((round) => [`R${round}`, say(language, 'head.points')]),
    ],
    ...players.map((player): CellValue[] => [
      player.no,
      player.name,
      formula(
        rounds.map((round) => cellAddress(rowOf(player.no), opponentColumn(round) + 1)).join('+'),
      ),
      ...player.entries.flatMap(({ opponent, outcome }): CellValue[] => [
        opponent ?? '',
        tournament.points[outcome] / 2,
      ]),
    ]),
  ];
  const column = (at: number) => {
    const first = cellAddress(TABLE_ROW + 1, at).replace(/(\D+)(\d+)/, '$$$1$$$2');
    const last = cellAddress(TABLE_ROW + players.length, at).replace(/(\D+)(\d+)/, '$$$1$$$2');
    return `${first}:${last}`;
  };
  const width = table[0].length;
  const blocks = [
    { row: 0, column: 0, cells: [[fill(language, 'course.detail-title')] as CellValue[]] },
    { row: TABLE_ROW, column: 0, cells: table },
  ];
  const formats: FormatPlan[] = [titleFormat(0, width), headerFormat(area(TABLE_ROW, 0, 1, width))];
  let row = TABLE_ROW + table.length + 1;
  for (const { no, code } of plain) {
    const lines = rounds.map((round, index): CellValue[] => {
      const opponent = cellAddress(rowOf(no), opponentColumn(round));
      const made = cellAddress(rowOf(no), opponentColumn(round) + 1);
      const theirs = `SUMIFS(${column(POINTS)},${column(NO)},${opponent})`;
      const at = row + 1 + index;
      return [
        round,
        formula(opponent),
        formula(theirs),
        formula(made),
        formula(code === 'SB' ? `${cellAddress(at, 2)}*${cellAddress(at, 3)}` : cellAddress(at, 2)),
      ];
    });
    const header: CellValue[] = [
      say(language, 'head.round'),
      say(language, 'head.opponent'),
      say(language, 'head.points'),
      fill(language, 'course.head.made'),
      `${code} ${no}`,
    ];
    const [from, to] = [cellAddress(row + 1, 4), cellAddress(row + lines.length, 4)];
    const total: CellValue[] = [
      null,
      fill(language, 'course.total'),
      null,
      null,
      formula(`SUM(${from}:${to})`),
    ];
    blocks.push({ row, column: 0, cells: [header, ...lines, total] });
    formats.push(headerFormat(area(row, 0, 1, 5)), {
      area: area(row + lines.length + 1, 0, 1, 5),
      bold: true,
    });
    row += lines.length + 3;
  }
  return [
    {
      key: 'detail',
      name: fill(language, 'course.sheet.detail'),
      mode: 'replace',
      blocks,
      formats,
      widths: { 0: 8, 1: 26, 2: 9, 3: 9, 4: 9 },
      tabColour: LOOK.tabs.record,
      gridlines: false,
    },
  ];
}
