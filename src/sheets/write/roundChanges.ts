import { makeResult } from '../../formats/results';
import { playerByNo } from '../../model/tournament';
import type { Player, PlayerNo } from '../../model/types';
import type { CellContent, TableCells } from '../plan/cells';
import { POINTS_FORMAT } from '../plan/look';
import { cellText } from '../plan/numbers';
import { area, type Block, type CellValue, type FormatPlan, type SheetPlan } from '../plan/plan';
import { roundColumns, type RoundRead, type RoundRow } from '../read/readRound';
import { roundLines, type RoundLine } from '../../model/rounds/round';
import { systemById } from '../../systems';
import { say } from '../plan/say';
import { pointsShown } from '../../model/rounds/tableNumbers';
import type { Change } from './changePlan';
import { FLOAT_SIGNS } from './roundSheet';
import { byeWord, ROUND_HEADER_ROW, roundSubtitle } from './roundParts';
import { turnedText } from './teamRoundSheet';

/** The cells of the rounds that differ. Rows stay where they are as long as their players do. */
export function roundChanges(change: Change): SheetPlan[] {
  // A sheet that is there and holds no pairing yet has nothing to be changed.
  const paired = change.read.rounds.filter(({ round }) => round <= change.after.pairedRounds);
  return paired.map((round) => {
    const table = change.read.tables.rounds.get(round.round)!;
    const sheet = { key: `round-${round.round}`, name: round.sheet, mode: 'update' as const };
    const cells = roundCells(change, round, table);
    return {
      ...sheet,
      ...cells,
      blocks: [...subtitle(change, round.round, table), ...cells.blocks],
    };
  });
}

/** The line above the table that names the rounds, the date and the place, where they changed. */
function subtitle({ before, after, language }: Change, round: number, table: TableCells): Block[] {
  const was = roundSubtitle(before, round, language);
  const is = roundSubtitle(after, round, language);
  const isOurs = table.row === ROUND_HEADER_ROW && table.column === 0;
  return isOurs && was !== is ? [{ row: 1, column: 0, cells: [[is]] }] : [];
}

function roundCells(
  change: Change,
  round: RoundRead,
  table: TableCells,
): Pick<SheetPlan, 'blocks' | 'rows' | 'formats'> {
  const { after, numbers } = change;
  const writer = new RowWriter(table, change, round.round);
  const wanted = [...roundLines(after, round.round)];
  const now = (no: PlayerNo | null) => (no === null ? null : (numbers?.get(no) ?? no));
  const free: RoundRow[] = [];
  const blocks: Block[] = [];
  for (const row of round.rows) {
    const index = wanted.findIndex(
      (line) => samePlayers(line, now(row.white), now(row.black)) !== null,
    );
    if (index < 0) {
      free.push(row);
      continue;
    }
    const [line] = wanted.splice(index, 1);
    blocks.push(...writer.update(row, line, numbers !== undefined && numbers.size > 0));
  }
  // Pairs that are new take the row of their table, others what became free, games before byes.
  for (const row of inRowOrder(free, wanted)) {
    const line = takeLine(wanted, row);
    blocks.push(...(line ? writer.fill(row, line) : writer.clear(row)));
  }
  const more = wanted.map((line) => writer.newRow(line));
  const rows = more.length > 0 ? [{ table: table.name, cells: more }] : [];
  return { blocks, rows, formats: pointsFormats(table, more.length) };
}

const isOfTable = (row: RoundRow, line: RoundLine): boolean =>
  row.table !== null && row.black !== null && row.table === line.table;

/** Rows whose table is among those wanted come first, so that no other line takes it. */
const inRowOrder = (free: readonly RoundRow[], wanted: readonly RoundLine[]): RoundRow[] => {
  const hasLine = (row: RoundRow) => wanted.some((line) => isOfTable(row, line));
  return [...free.filter(hasLine), ...free.filter((row) => !hasLine(row))];
};

function takeLine(wanted: RoundLine[], row: RoundRow): RoundLine | undefined {
  const index = wanted.findIndex((line) => isOfTable(row, line));
  return index < 0 ? wanted.shift() : wanted.splice(index, 1)[0];
}

/** Points keep their decimal, whoever stands in the row now. */
function pointsFormats({ row, column, header, rows }: TableCells, more: number): FormatPlan[] {
  const columns = roundColumns(header);
  return ['points', 'points2'].flatMap((points) => {
    const index = columns.get(points);
    if (index === undefined) return [];
    const where = area(row + 1, column + index, rows.length + more, 1);
    return [{ area: where, numberFormat: POINTS_FORMAT }];
  });
}

function samePlayers(
  line: RoundLine,
  a: PlayerNo | null,
  b: PlayerNo | null,
): 'same' | 'turned' | null {
  if (line.white === a && line.black === b) return 'same';
  return line.black !== null && line.white === b && line.black === a ? 'turned' : null;
}

const isSameCell = (cell: CellContent | undefined, value: CellValue): boolean =>
  cellText(cell) === cellText(value as CellContent);

/** At a board of a match: who sits there and the result. Table, colour and points belong to the match. */
const PLAYER_CELLS = ['no', 'white', 'rating', 'result', 'rating2', 'black', 'no2'];
const TURNED_COLUMNS: Readonly<Record<string, string>> = {
  no: 'no2',
  white: 'black',
  rating: 'rating2',
  rating2: 'rating',
  black: 'white',
  no2: 'no',
};
const TEAM_COLUMNS_OF: Readonly<Record<string, string>> = { white: 'home', black: 'away' };

class RowWriter {
  private readonly columns: ReadonlyMap<string, number>;
  private readonly players: ReadonlyMap<PlayerNo, Player>;
  constructor(
    private readonly table: TableCells,
    private readonly change: Change,
    private readonly round: number,
  ) {
    this.columns = roundColumns(table.header);
    this.players = playerByNo(change.after);
  }

  private block(row: RoundRow, column: string, value: CellValue): Block[] {
    const index = this.columns.get(this.nameOf(column, row));
    if (index === undefined) return [];
    const { table } = this;
    return [{ row: table.row + 1 + row.row, column: table.column + index, cells: [[value ?? '']] }];
  }

  /** What a column is called in this row: in a match the players stand by their teams. */
  private nameOf(column: string, { turned }: Pick<RoundRow, 'turned'>): string {
    if (!this.columns.has('home')) return column;
    const side = turned ? (TURNED_COLUMNS[column] ?? column) : column;
    return TEAM_COLUMNS_OF[side] ?? side;
  }

  /** The same players: the result, the colours, or their numbers may have changed. */
  update(row: RoundRow, line: RoundLine, renumbered: boolean): Block[] {
    const isResultNew = !this.hasResult(row, line);
    const isTurned = row.black !== null && line.white !== row.white && !renumbered;
    if (renumbered || isTurned) return this.fill(row, line);
    if (this.change.publishes === this.round) return this.differing(row, line);
    return isResultNew ? this.block(row, 'result', this.result(line, row)) : [];
  }

  /** What somebody typed over is put as it is published: a name beside its number, the points, the table. */
  private differing(row: RoundRow, line: RoundLine): Block[] {
    return Object.entries(this.cells(line, row)).flatMap(([column, value]) => {
      const cell = this.table.rows[row.row][this.columns.get(this.nameOf(column, row)) ?? -1];
      const isSame = column === 'result' ? this.hasResult(row, line) : isSameCell(cell, value);
      return isSame ? [] : this.block(row, column, value);
    });
  }

  private hasResult = (row: RoundRow, line: RoundLine): boolean =>
    row.whiteOutcome === line.whiteOutcome && row.blackOutcome === line.blackOutcome;

  fill(row: RoundRow, line: RoundLine): Block[] {
    return Object.entries(this.cells(line, row)).flatMap(([column, value]) =>
      this.block(row, column, value),
    );
  }

  clear(row: RoundRow): Block[] {
    const columns = this.columns.has('home') ? PLAYER_CELLS : [...this.columns.keys()];
    return columns.flatMap((column) => this.block(row, column, ''));
  }

  newRow(line: RoundLine): CellValue[] {
    const cells = this.table.header.map((): CellValue => null);
    for (const [column, value] of Object.entries(this.cells(line, {}))) {
      const index = this.columns.get(column);
      if (index !== undefined) cells[index] = value;
    }
    return cells;
  }

  /** As it stands in the row: where the player on the left has Black, it is seen from there. */
  private result(line: RoundLine, { turned, ofForfeit }: Partial<RoundRow>): string {
    if (ofForfeit) return '';
    const text = makeResult(line.whiteOutcome, line.blackOutcome, line.unrated);
    return turned ? turnedText(text) : text;
  }

  /** Kept with the entry where the edition stores it; a new pair has none yet. */
  private float({ entries }: Player): string {
    const { float } = entries[this.round - 1];
    return float ? FLOAT_SIGNS[float] : '';
  }

  private cells(line: RoundLine, row: Partial<RoundRow>): Record<string, CellValue> {
    const whole = this.wholeCells(line, row);
    if (!this.columns.has('home')) return whole;
    return Object.fromEntries(PLAYER_CELLS.map((column) => [column, whole[column]]));
  }

  private wholeCells(line: RoundLine, row: Partial<RoundRow>): Record<string, CellValue> {
    const white = this.players.get(line.white)!;
    const black = line.black === null ? null : this.players.get(line.black)!;
    const { after, language, read } = this.change;
    const { system } = this.change.settings ?? read.settings;
    const points = (player: Player) => pointsShown(after, player, this.round) / 2;
    return {
      // A table that has a name instead of a number keeps it.
      ...(black && line.table === undefined ? {} : { table: line.table ?? '' }),
      no: white.no,
      white: white.name,
      rating: white.rating || '',
      points: points(white),
      result: this.result(line, row),
      points2: black ? points(black) : '',
      rating2: black ? black.rating || '' : '',
      black: black
        ? black.name
        : this.columns.has('home')
          ? ''
          : say(language, byeWord(line.whiteOutcome, systemById(system))),
      no2: black ? black.no : '',
      float: this.float(white),
      float2: black ? this.float(black) : '',
    };
  }
}
