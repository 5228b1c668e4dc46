import { largest } from '../../../model/largest';
import { parseResultIn, type GameResult } from '../../../formats/results';
import { plainWord } from '../../../formats/tidy';
import { boardColour, boardTable } from '../../../model/matches/roundMatches';
import { error, warning, type Place, type Problem } from '../../../model/problems';
import type { RawEntry } from '../../../model/raw';
import type { Colour, HalfPoints, Language, Outcome, PlayerNo } from '../../../model/types';
import type { ProblemCode } from '../../../words';
import { cellPlace, type CellContent, type TableCells } from '../../plan/cells';
import { cellInteger, cellSignedPoints, cellText } from '../../plan/numbers';
import { roundColumns, type KnownPlayers, type RoundRead, type RoundRow } from '../readRound';
import type { TeamLine, TeamsRead } from './readTeams';

/** A match as its rows have it. */
export interface MatchRead {
  readonly row: number;
  readonly table: number;
  readonly first: PlayerNo;
  readonly second: PlayerNo;
  /** Who sits at each board, from the first; 0: nobody. */
  readonly seats: { readonly first: readonly PlayerNo[]; readonly second: readonly PlayerNo[] };
  readonly forfeit?: '+-' | '-+' | '--';
}

/** What the sheet of a round says of the teams. */
export interface TeamRoundRead {
  readonly matches: readonly MatchRead[];
  readonly byes: readonly {
    readonly team: PlayerNo;
    readonly outcome: Outcome;
    readonly row: number;
  }[];
  /** The points beside the names of the teams. */
  readonly shown: ReadonlyMap<PlayerNo, HalfPoints>;
}

/** Whether a table has matches: who stands left and right is a team, not White and Black. */
export const isTeamRound = (header: readonly string[]): boolean => {
  const columns = roundColumns(header);
  return columns.has('home') && columns.has('away');
};

/**
 * The rows of a round without what the formulas of its matches show: that follows the boards in its own
 * time, and is nothing that somebody changed.
 */
export function withoutMatchResults({ header, rows }: TableCells): TableCells['rows'] {
  if (!isTeamRound(header)) return rows;
  const columns = roundColumns(header);
  const [table, result] = [columns.get('table') ?? -1, columns.get('result') ?? -1];
  const isShown = (cells: TableCells['rows'][number]) =>
    !BOARD.test(cellText(cells[table] ?? null)) && SHOWN.test(cellText(cells[result] ?? null));
  return rows.map((cells) =>
    isShown(cells) ? cells.map((cell, index) => (index === result ? null : cell)) : cells,
  );
}

/** A score, nothing, or what stands for a formula that is not worked out. */
const SHOWN = /^(?:[\d½.,]*(?:-[\d½.,]*)?|#.*)$/;

interface Board {
  readonly row: number;
  readonly board: number;
  readonly first: PlayerNo | null;
  readonly second: PlayerNo | null;
  readonly colour: Colour;
  readonly result: GameResult;
  readonly typed: string;
}

interface OpenMatch extends Omit<MatchRead, 'seats'> {
  readonly boards: Board[];
}

/** What the event says of its rounds. */
interface TeamRoundOptions {
  readonly boardColours: string | undefined;
  readonly language: Language;
}

/** Reads the table of a round of teams: each match, its boards below it, and the byes. */
export function readTeamRound(
  table: TableCells,
  round: number,
  players: KnownPlayers,
  teams: TeamsRead,
  { boardColours, language }: TeamRoundOptions,
): RoundRead {
  const reader = new TeamRoundReader(table, round, players, teams, boardColours, language);
  table.rows.forEach((_, row) => reader.readRow(row));
  return reader.result();
}

type Side = 'home' | 'away';
const NO_RESULT: GameResult = { white: 'pending', black: 'pending' };
/** What every board of a forfeited match has, seen from the left. */
const FORFEITED: Readonly<Record<NonNullable<MatchRead['forfeit']>, GameResult>> = {
  '+-': { white: 'forfeitWin', black: 'forfeitLoss' },
  '-+': { white: 'forfeitLoss', black: 'forfeitWin' },
  '--': { white: 'forfeitLoss', black: 'forfeitLoss' },
};
/** A letter would mean White here and Black there; of words those that are alike everywhere are read. */
export const COLOUR_SIGNS: Readonly<Record<Colour, string>> = { white: '○', black: '●' };
const COLOUR_OF_SIGN: ReadonlyMap<string, Colour> = new Map([
  [COLOUR_SIGNS.white, 'white'],
  [COLOUR_SIGNS.black, 'black'],
  ['w', 'white'],
  ['n', 'black'],
  ['p', 'black'],
  ['s', 'black'],
]);
const BOARD = /^(\d{1,3})\.(\d{1,2})$/;

class TeamRoundReader {
  private readonly columns: ReadonlyMap<string, number>;
  private readonly matches = new Map<number, OpenMatch>();
  private readonly byes: { team: PlayerNo; outcome: Outcome; row: number }[] = [];
  private readonly seen = new Set<PlayerNo>();
  private readonly shown = new Map<PlayerNo, HalfPoints>();
  private readonly problems: Problem[] = [];
  private last: OpenMatch | null = null;

  constructor(
    private readonly table: TableCells,
    private readonly round: number,
    private readonly players: KnownPlayers,
    private readonly teams: TeamsRead,
    private readonly boardColours: string | undefined,
    private readonly language: Language,
  ) {
    this.columns = roundColumns(table.header);
  }

  private content(row: number, column: string): CellContent {
    const index = this.columns.get(column);
    return index === undefined ? null : (this.table.rows[row][index] ?? null);
  }

  private text = (row: number, column: string): string => cellText(this.content(row, column));

  private place(row: number, column: string): Place {
    return cellPlace(this.table, row, this.columns.get(column) ?? 0);
  }

  private refuse(
    code: ProblemCode,
    row: number,
    column: string,
    value: string,
    args: Readonly<Record<string, string | number>> = {},
  ): void {
    this.problems.push(error(code, this.place(row, column), value, { round: this.round, ...args }));
  }

  readRow(row: number): void {
    const table = this.text(row, 'table');
    const match = BOARD.exec(table);
    if (match) return this.readBoard(row, Number(match[1]), Number(match[2]), table);
    const isEmpty = ['no', 'home', 'away', 'no2'].every((column) => this.text(row, column) === '');
    if (!isEmpty) this.readTeams(row);
  }

  /** The row of a match, or of a team that has none. */
  private readTeams(row: number): void {
    const first = this.team(row, 'home');
    if (!first) return;
    const content = this.content(row, 'result');
    const text = cellText(content);
    const parsed = parseResultIn(this.language, typeof content === 'number' ? content : text);
    if (parsed.ok && parsed.result.black === null) {
      this.byes.push({ team: first.no, outcome: parsed.result.white, row });
      this.last = null;
      return;
    }
    const second = this.team(row, 'away');
    if (!second) return;
    const forfeit = parsed.ok ? forfeitOf(parsed.result) : undefined;
    if (!forfeit && !this.isResultOfMatch(text))
      this.refuse('match-result-typed', row, 'result', text);
    const table = cellInteger(this.content(row, 'table')) ?? this.matches.size + 1;
    const match: OpenMatch = {
      ...{ row, table, first: first.no, second: second.no, boards: [] },
      ...(forfeit ? { forfeit } : {}),
    };
    this.last = match;
    this.matches.set(table, match);
  }

  /** What the formula shows, whatever typed it: both sides of it are no more than there are boards. */
  private isResultOfMatch(text: string): boolean {
    // What a formula shows that could not be worked out is nobody's word.
    if (/^[-:]?$|^[\d.,]+$|^#/.test(text)) return true;
    const sides = /^(\d*)(½?|[.,]5|[.,]0)\s*[-:–]\s*(\d*)(½?|[.,]5|[.,]0)$/.exec(text);
    if (!sides) return false;
    const points = (whole: string, half: string) =>
      Number(whole || 0) + (/½|5/.test(half) ? 0.5 : 0);
    const sum = points(sides[1], sides[2]) + points(sides[3], sides[4]);
    return this.boardColours === undefined || sum <= this.boardColours.length;
  }

  private team(row: number, side: Side): TeamLine | undefined {
    const noColumn = side === 'home' ? 'no' : 'no2';
    const name = this.text(row, side);
    const no = cellInteger(this.content(row, noColumn)) ?? this.teams.byName.get(plainWord(name));
    const team = typeof no === 'number' ? this.teams.byNo.get(no) : undefined;
    if (!team) {
      this.refuse('team-unknown-in-round', row, side, name || this.text(row, noColumn));
      return undefined;
    }
    if (this.seen.has(team.no)) {
      this.refuse('team-twice-in-round', row, side, team.name);
      return undefined;
    }
    this.seen.add(team.no);
    // Points taken away may leave fewer than none.
    const points = this.text(row, side === 'home' ? 'points' : 'points2');
    const shown = points === '' ? null : cellSignedPoints(points);
    if (shown !== null) this.shown.set(team.no, shown);
    return team;
  }

  private readBoard(row: number, table: number, board: number, label: string): void {
    const match = this.matches.get(table);
    const isEmpty = ['no', 'home', 'away', 'no2'].every((column) => this.text(row, column) === '');
    if (!match || match !== this.last) {
      if (!isEmpty) this.refuse('board-without-match', row, 'table', label);
      return;
    }
    if (match.boards.some((each) => each.board === board))
      return this.refuse('board-twice-in-match', row, 'table', label);
    const content = this.content(row, 'result');
    const parsed = parseResultIn(
      this.language,
      typeof content === 'number' ? content : cellText(content),
    );
    if (!parsed.ok) this.refuse(parsed.code, row, 'result', parsed.value);
    else if (parsed.result.black === null)
      this.refuse('bye-with-opponent', row, 'result', this.text(row, 'result'));
    match.boards.push({
      row,
      board,
      first: this.player(row, 'home', match.first),
      second: this.player(row, 'away', match.second),
      colour: this.colour(row, board),
      result: parsed.ok && parsed.result.black !== null ? parsed.result : NO_RESULT,
      typed: this.text(row, 'result'),
    });
  }

  private colour(row: number, board: number): Colour {
    const said = COLOUR_OF_SIGN.get(this.text(row, 'colour').toLowerCase());
    return said ?? boardColour(this.boardColours, board - 1);
  }

  /** By number; where there is none, by name. */
  private player(row: number, side: Side, team: PlayerNo): PlayerNo | null {
    const noColumn = side === 'home' ? 'no' : 'no2';
    const name = this.text(row, side);
    const given = cellInteger(this.content(row, noColumn));
    if (name === '' && given === null) return null;
    const no = given ?? this.players.byName.get(plainWord(name)) ?? null;
    const known = no === null ? undefined : this.players.names.get(no);
    if (no === null || known === undefined) {
      const isNumber = given !== null;
      const isDouble = this.players.byName.get(plainWord(name)) === null;
      const code = isNumber ? 'unknown-number' : isDouble ? 'name-not-unique' : 'unknown-player';
      this.refuse(code, row, isNumber ? noColumn : side, isNumber ? String(given) : name);
      return null;
    }
    if (this.teams.teamOf.get(no) !== team) {
      this.refuse('player-of-other-team', row, side, known, {
        team: this.teams.byNo.get(team)?.name ?? team,
      });
      return null;
    }
    if (name !== '' && plainWord(name) !== plainWord(known))
      this.problems.push(
        warning('name-differs', this.place(row, side), name, { round: this.round, no, known }),
      );
    return no;
  }

  result(): RoundRead {
    const rows: RoundRow[] = [];
    const entries = new Map<PlayerNo, RawEntry>();
    const matches = [...this.matches.values()].map((match): MatchRead => {
      const boards = [...match.boards].sort((a, b) => a.board - b.board);
      const { row, table, first, second, forfeit } = match;
      if (forfeit) {
        if (boards.some(({ result }) => result.white !== 'pending'))
          this.refuse('forfeited-match-has-results', row, 'result', this.text(row, 'result'));
        else
          for (const board of boards)
            this.enter(match, { ...board, result: FORFEITED[forfeit] }, rows, entries);
      } else {
        for (const board of boards) this.enter(match, board, rows, entries);
        if (boards.every((board) => board.first === null && board.second === null))
          this.refuse(
            'match-without-players',
            row,
            'result',
            `${this.name(first)} – ${this.name(second)}`,
          );
      }
      const count = largest(boards.map(({ board }) => board));
      const seats = (side: 'first' | 'second') =>
        Array.from({ length: count }, (_, index) => {
          const found = boards.find(({ board }) => board === index + 1);
          return found?.[side] ?? 0;
        });
      this.tellOrder(first, boards, 'first');
      this.tellOrder(second, boards, 'second');
      return {
        ...{ row, table, first, second, seats: { first: seats('first'), second: seats('second') } },
        ...(forfeit ? { forfeit } : {}),
      };
    });
    for (const bye of this.byes) this.enterBye(bye, entries);
    const { round, problems } = this;
    const teams: TeamRoundRead = { matches, byes: this.byes, shown: this.shown };
    return { round, sheet: this.table.sheet, rows, entries, problems, teams };
  }

  private name = (no: PlayerNo): string => this.teams.byNo.get(no)?.name ?? String(no);

  private tellOrder(team: PlayerNo, boards: readonly Board[], side: 'first' | 'second'): void {
    const order = this.teams.byNo.get(team)?.players ?? [];
    const seated = boards.filter((board) => board[side] !== null);
    seated.forEach((board, index) => {
      const next = seated[index + 1]?.[side];
      if (!next || order.indexOf(next) > order.indexOf(board[side]!)) return;
      this.problems.push(
        warning(
          'board-out-of-order',
          this.place(board.row, side === 'first' ? 'home' : 'away'),
          this.players.names.get(board[side]!) ?? '',
          { round: this.round, team: this.name(team) },
        ),
      );
    });
  }

  private enter(
    match: OpenMatch,
    { row, board, first, second, colour, result, typed }: Board,
    rows: RoundRow[],
    entries: Map<PlayerNo, RawEntry>,
  ): void {
    if (first === null && second === null) return;
    const table = boardTable(match.table, board);
    const turned = colour === 'black';
    const ofForfeit = match.forfeit ? { ofForfeit: true as const } : {};
    const outcomes = { first: result.white, second: result.black! };
    if (first !== null && second !== null) {
      const [white, black] = turned ? [second, first] : [first, second];
      const [whiteOutcome, blackOutcome] = turned
        ? [outcomes.second, outcomes.first]
        : [outcomes.first, outcomes.second];
      const unrated = result.unrated ? { unrated: true as const } : {};
      rows.push({
        row,
        table,
        white,
        black,
        whiteOutcome,
        blackOutcome,
        ...unrated,
        typed,
        turned,
        ...ofForfeit,
      });
      const of = { row, table, unrated };
      this.entry(entries, white, black, 'white', whiteOutcome, of);
      this.entry(entries, black, white, 'black', blackOutcome, of);
      return;
    }
    const no = (first ?? second)!;
    const own = first === null ? outcomes.second : outcomes.first;
    const outcome = aloneAs(own);
    if (outcome === null) return this.refuse('result-at-empty-board', row, 'result', typed);
    rows.push({
      ...{ row, table, white: no, black: null, whiteOutcome: outcome, blackOutcome: null, typed },
      turned: first === null,
      ...ofForfeit,
    });
    this.entry(entries, no, null, null, outcome, { row, table, unrated: {} });
  }

  private entry(
    entries: Map<PlayerNo, RawEntry>,
    no: PlayerNo,
    opponent: PlayerNo | null,
    colour: Colour | null,
    outcome: Outcome,
    { row, table, unrated }: { row: number; table: number; unrated: { unrated?: true } },
  ): void {
    if (entries.has(no)) {
      this.refuse('player-twice-in-round', row, 'table', this.players.names.get(no) ?? '', { no });
      return;
    }
    entries.set(no, {
      place: this.place(row, 'result'),
      ...{ outcome, opponent, colour, ...unrated },
      ...(opponent === null ? { isLoneBoard: true as const } : { table }),
      text: this.text(row, 'result'),
    });
  }

  /** Those who would sit at the boards have what their team has. */
  private enterBye(
    { team, outcome, row }: TeamRoundRead['byes'][number],
    entries: Map<PlayerNo, RawEntry>,
  ): void {
    const players = this.teams.byNo.get(team)?.players ?? [];
    const place = this.place(row, 'result');
    const text = this.text(row, 'result');
    for (const no of players.slice(0, this.boardColours?.length ?? players.length))
      entries.set(no, { place, outcome, opponent: null, colour: null, text });
  }
}

function forfeitOf({ white, black }: GameResult): MatchRead['forfeit'] {
  if (white === 'forfeitWin') return '+-';
  if (black === 'forfeitWin') return '-+';
  return white === 'forfeitLoss' ? '--' : undefined;
}

/** What a result means to somebody who sits alone; null: nothing. */
function aloneAs(outcome: Outcome): Outcome | null {
  if (outcome === 'win' || outcome === 'forfeitWin') return 'forfeitWin';
  if (outcome === 'loss' || outcome === 'forfeitLoss') return 'forfeitLoss';
  return outcome === 'pending' ? 'pending' : null;
}

/** A result as it is typed and shown at a board whose first player has Black. */
export const turnedResult = ({ white, black, unrated }: GameResult): GameResult =>
  black === null
    ? { white, black }
    : { white: black, black: white, ...(unrated ? { unrated } : {}) };
