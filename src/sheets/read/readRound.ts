import { error, warning, type Place, type Problem } from '../../model/problems';
import type { RawEntry } from '../../model/raw';
import type { Colour, Float, Language, Outcome } from '../../model/types';
import { parseResultIn, type GameResult, type ParsedResult } from '../../formats/results';
import { plainWord } from '../../formats/tidy';
import { cellPlace, type CellContent, type TableCells } from '../plan/cells';
import { BLACK_MARK, columnOf, ROUND_COLUMNS, type RoundColumn } from '../names/headers';
import { cellInteger, cellPoints, cellText } from '../plan/numbers';
import type { TeamRoundRead } from './teams/readTeamRound';

/** One row of a round as read: the game or the bye, and where its cells stand. */
export interface RoundRow {
  readonly row: number;
  readonly table: number | null;
  readonly white: number;
  readonly black: number | null;
  readonly whiteOutcome: Outcome;
  readonly blackOutcome: Outcome | null;
  readonly unrated?: boolean;
  /** The result as somebody typed it. */
  readonly typed: string;
  /** A board of a match whose left player has Black: its cells, the result too, are seen from there. */
  readonly turned?: boolean;
  /** A board of a match that is forfeited as a whole: the row of the match says it, its own cell is empty. */
  readonly ofForfeit?: true;
}

export interface RoundRead {
  readonly round: number;
  readonly sheet: string;
  readonly rows: readonly RoundRow[];
  readonly entries: ReadonlyMap<number, RawEntry>;
  readonly problems: readonly Problem[];
  /** A round of teams: the games of its matches are the rows. */
  readonly teams?: TeamRoundRead;
}

export interface KnownPlayers {
  readonly names: ReadonlyMap<number, string>;
  /** Numbers by `plainWord` of the name; null where two have the same name. */
  readonly byName: ReadonlyMap<string, number | null>;
}

type Side = 'white' | 'black';
type RowResult =
  ParsedResult | { readonly ok: false; readonly code: 'bye-with-opponent'; readonly value: string };
type RoundColumns = ReadonlyMap<string, number>;

/** Reads the table of one round. */
export function readRound(
  table: TableCells,
  round: number,
  players: KnownPlayers,
  language: Language,
): RoundRead {
  const reader = new RoundReader(table, round, players, language);
  table.rows.forEach((_, row) => reader.readRow(row));
  return reader.result();
}

/**
 * Columns of White by their bare name, those of Black with `2`. Which is which: Black's are
 * marked (or numbered by Excel: `Pts2`); of two alike, the first is White's.
 */
export function roundColumns(header: readonly string[]): RoundColumns {
  const found = new Map<string, number>();
  header.forEach((text, index) => {
    const column = columnOf(ROUND_COLUMNS, text) as RoundColumn | null;
    if (column === null) return;
    const isBlacks = text.endsWith(BLACK_MARK) || /\d$/.test(text) || found.has(column);
    const key = isBlacks ? `${column}2` : column;
    if (!found.has(key)) found.set(key, index);
  });
  return found;
}

class RoundReader {
  private readonly columns: RoundColumns;
  private readonly rows: RoundRow[] = [];
  private readonly entries = new Map<number, RawEntry>();
  private readonly problems: Problem[] = [];

  constructor(
    private readonly table: TableCells,
    private readonly round: number,
    private readonly players: KnownPlayers,
    private readonly language: Language,
  ) {
    this.columns = roundColumns(table.header);
    for (const column of ['white', 'black', 'result'])
      if (!this.columns.has(column))
        this.problems.push(
          error('round-column-missing', cellPlace(table, -1, 0), table.header.join(' | '), {
            column: ROUND_COLUMNS.written(column as RoundColumn, 'en'),
            round,
          }),
        );
  }

  private cell(row: number, column: string): CellContent {
    const index = this.columns.get(column);
    return index === undefined ? null : (this.table.rows[row][index] ?? null);
  }

  private place(row: number, column: string): Place {
    return cellPlace(this.table, row, this.columns.get(column) ?? 0);
  }

  readRow(row: number): void {
    const whiteIsEmpty = this.isEmpty(row, 'white');
    const blackIsEmpty = this.isEmpty(row, 'black');
    if (whiteIsEmpty && blackIsEmpty) return;
    const content = this.cell(row, 'result');
    const parsed = this.parsed(row, typeof content === 'number' ? content : cellText(content));
    if (!parsed.ok) {
      this.problems.push(
        error(parsed.code, this.place(row, 'result'), parsed.value, { round: this.round }),
      );
    }
    const isBye = parsed.ok && parsed.result.black === null;
    const white = whiteIsEmpty ? null : this.player(row, 'white');
    const black = blackIsEmpty || isBye ? null : this.player(row, 'black');
    if (white === null || (black === null && !blackIsEmpty && !isBye)) return;
    if (black === null && !isBye) {
      if (!parsed.ok) return;
      this.problems.push(
        error('opponent-missing', this.place(row, 'black'), '', { round: this.round }),
      );
      return;
    }
    // A cell that could not be read counts as open, so that the rest can still be judged.
    const result = parsed.ok
      ? parsed.result
      : { white: 'pending' as const, black: 'pending' as const };
    if (black !== null && result.black === null) return;
    const sides = { white: result.white, black: black === null ? null : result.black };
    this.record(
      row,
      white,
      black,
      parsed.ok && parsed.result.unrated ? { ...sides, unrated: true } : sides,
    );
  }

  /** A bye where Black has a number would lose them in silence. Black's name may be the word bye. */
  private parsed(row: number, content: string | number): RowResult {
    const parsed = parseResultIn(this.language, content);
    const hasBlack = cellInteger(this.cell(row, 'no2')) !== null;
    return parsed.ok && parsed.result.black === null && hasBlack
      ? { ok: false, code: 'bye-with-opponent', value: String(content) }
      : parsed;
  }

  private record(
    row: number,
    white: number,
    black: number | null,
    { white: whiteOutcome, black: blackOutcome, unrated }: GameResult,
  ): void {
    this.rows.push({
      row,
      table: cellInteger(this.cell(row, 'table')),
      white,
      black,
      whiteOutcome,
      blackOutcome,
      ...(unrated ? { unrated } : {}),
      typed: cellText(this.cell(row, 'result')),
    });
    const colour = black === null ? null : 'white';
    this.enter(row, white, black, colour, whiteOutcome, unrated);
    if (black !== null && blackOutcome !== null)
      this.enter(row, black, white, 'black', blackOutcome, unrated);
  }

  private enter(
    row: number,
    no: number,
    opponent: number | null,
    colour: Colour | null,
    outcome: Outcome,
    unrated?: true,
  ): void {
    const side: Side = colour === 'black' ? 'black' : 'white';
    if (this.entries.has(no)) {
      this.problems.push(
        error('player-twice-in-round', this.place(row, side), this.players.names.get(no) ?? '', {
          round: this.round,
          no,
        }),
      );
      return;
    }
    const float = parseFloat(cellText(this.cell(row, side === 'white' ? 'float' : 'float2')));
    const table = opponent === null ? null : cellInteger(this.cell(row, 'table'));
    const shown = cellPoints(this.cell(row, side === 'white' ? 'points' : 'points2'));
    this.entries.set(no, {
      place: this.place(row, 'result'),
      outcome,
      opponent,
      colour,
      ...(unrated ? { unrated } : {}),
      ...(float ? { float } : {}),
      ...(table === null ? {} : { table }),
      ...(shown === null ? {} : { shown }),
      text: cellText(this.cell(row, 'result')),
    });
  }

  private isEmpty(row: number, side: Side): boolean {
    const noColumn = side === 'white' ? 'no' : 'no2';
    return cellText(this.cell(row, side)) === '' && cellText(this.cell(row, noColumn)) === '';
  }

  /** By number; where there is none, by name. */
  private player(row: number, side: Side): number | null {
    const noColumn = side === 'white' ? 'no' : 'no2';
    const name = cellText(this.cell(row, side));
    const no = cellInteger(this.cell(row, noColumn));
    if (no === null) {
      const found = this.players.byName.get(plainWord(name));
      if (typeof found === 'number') return found;
      const code = found === null ? 'name-not-unique' : 'unknown-player';
      this.problems.push(error(code, this.place(row, side), name, { round: this.round }));
      return null;
    }
    const known = this.players.names.get(no);
    if (known === undefined) {
      const place = this.place(row, noColumn);
      this.problems.push(error('unknown-number', place, String(no), { round: this.round }));
      return null;
    }
    if (name !== '' && name !== known && plainWord(name) !== plainWord(known))
      this.problems.push(
        warning('name-differs', this.place(row, side), name, { round: this.round, no, known }),
      );
    return no;
  }

  result(): RoundRead {
    const { round, rows, entries, problems } = this;
    return { round, sheet: this.table.sheet, rows, entries, problems };
  }
}

/** Floats as they stood when the round was paired: ↓, ↑ or –. */
function parseFloat(text: string): Float | 'none' | undefined {
  if (/^(↓|d|down|b)$/i.test(text)) return 'down';
  if (/^(↑|u|up|h)$/i.test(text)) return 'up';
  return text === '-' ? 'none' : undefined;
}
