import { error, warning, type Place, type Problem } from '../../model/problems';
import type { Located, RawVirtualPoints } from '../../model/raw';
import { isTitle, KNOWN_TITLES } from '../../model/checks/players';
import type { RequestedBye, Title } from '../../model/types';
import { isUnratedWord } from '../../formats/unrated';
import { parseByeRequests } from './byeRequests';
import { cellPlace, type CellContent, type TableCells } from '../plan/cells';
import { STATUS_WORDS } from '../names/eventWords';
import {
  findColumns,
  plainHeader,
  PLAYER_COLUMNS,
  RATING_COLUMNS,
  type PlayerColumn,
} from '../names/headers';
import { cellDate, cellInteger, cellPoints, cellText } from '../plan/numbers';
import type { ProblemCode } from '../../words';

/** A row of the table Players, without its rounds. */
export interface PlayerRow {
  /** Index of the row below the header. */
  readonly row: number;
  readonly place: Place;
  readonly no: Located<number>;
  readonly name: string;
  readonly title: Located<string>;
  readonly rating: Located<number>;
  /** The cell of the rating is empty, or there is no such column: it may be worked out. */
  readonly isRatingOpen?: boolean;
  /** Of a list with several columns of ratings; absent: there is no such column. 0: none. */
  readonly fideRating?: number;
  readonly nationalRating?: number;
  readonly federation: string;
  readonly fideId: string;
  readonly club: string;
  readonly sex: 'm' | 'w' | '';
  readonly born: string;
  readonly withdrawn: boolean;
  readonly expelled?: boolean;
  /** Group of an accelerated event; empty: by the rule. */
  readonly group: string;
  readonly fixedTable: number | null;
  /** Of a list that has a column of teams beside that of clubs, and of boards. */
  readonly team?: string;
  readonly placeInTeam?: number | null;
  readonly byes: ReadonlyMap<number, RequestedBye>;
  readonly byesPlace: Place;
}

export interface PlayersRead {
  readonly rows: readonly PlayerRow[];
  readonly virtualPoints: readonly RawVirtualPoints[];
  readonly columns: ReadonlyMap<PlayerColumn, number>;
  /** false: no row has a number yet, and the rows count as numbered as they stand. */
  readonly isNumbered: boolean;
  readonly problems: readonly Problem[];
}

/**
 * Reads a table of players. Rows without number and name are empty. Where no row has a number
 * (a list not yet numbered), the rows are numbered as they stand.
 */
export function readPlayers(
  table: TableCells,
  /** Columns that mean something else in this event. */
  others: readonly number[] = [],
): PlayersRead {
  const header = table.header.map((text, index) => (others.includes(index) ? '' : text));
  const columns = playerColumns(header);
  const problems: Problem[] = [];
  const rows: PlayerRow[] = [];
  const virtualPoints: RawVirtualPoints[] = [];
  if (!columns.has('name'))
    problems.push(error('no-name-column', cellPlace(table, -1, 0), table.header.join(' | ')));

  const numberColumn = columns.get('no');
  const isNumbered =
    numberColumn !== undefined && table.rows.some((row) => cellText(row[numberColumn]) !== '');
  table.rows.forEach((cells, row) => {
    const reader = new RowReader(table, columns, cells, row, problems);
    if (reader.isEmpty()) return;
    const player = reader.player(isNumbered ? null : rows.length + 1);
    if (!player) return;
    rows.push(player);
    const virtual = reader.virtualPoints();
    if (virtual) virtualPoints.push({ ...virtual, no: player.no.value });
  });
  return { rows, virtualPoints, columns, isNumbered, problems };
}

/** Where what is told of players stands. The only column of ratings is the rating, whatever its header. */
export function playerColumns(header: readonly string[]): Map<PlayerColumn, number> {
  const columns = findColumns(PLAYER_COLUMNS, header);
  const ratings = RATING_COLUMNS.filter((column) => columns.has(column));
  const [only] = ratings;
  if (ratings.length === 1 && only !== undefined && only !== 'rating') {
    columns.set('rating', columns.get(only)!);
    columns.delete(only);
  }
  return columns;
}

class RowReader {
  constructor(
    private readonly table: TableCells,
    private readonly columns: ReadonlyMap<PlayerColumn, number>,
    private readonly cells: readonly CellContent[],
    private readonly row: number,
    private readonly problems: Problem[],
  ) {}

  private cell(column: PlayerColumn): CellContent {
    const index = this.columns.get(column);
    return index === undefined ? null : (this.cells[index] ?? null);
  }

  private text(column: PlayerColumn): string {
    return cellText(this.cell(column));
  }

  private place(column: PlayerColumn): Place {
    return cellPlace(this.table, this.row, this.columns.get(column) ?? 0);
  }

  private refuse(code: ProblemCode, column: PlayerColumn): void {
    this.problems.push(error(code, this.place(column), this.text(column)));
  }

  isEmpty(): boolean {
    return this.text('no') === '' && this.text('name') === '';
  }

  player(givenNo: number | null): PlayerRow | null {
    const no = givenNo ?? this.number();
    const name = [this.text('name'), this.text('firstName')].filter(Boolean).join(', ');
    if (name === '') this.refuse('player-without-name', 'name');
    if (no === null || name === '') return null;
    const byes = parseByeRequests(
      typeof this.cell('byes') === 'number' ? (this.cell('byes') as number) : this.text('byes'),
    );
    if (byes.unread.length > 0) this.refuse('unreadable-byes', 'byes');
    return {
      row: this.row,
      place: this.place('name'),
      no: { value: no, place: this.place('no') },
      name,
      title: this.title(),
      ...this.ratings(),
      federation: this.text('federation'),
      fideId: this.text('fideId'),
      club: this.text('club'),
      sex: this.sex(),
      born: cellDate(this.cell('born')),
      ...this.status(),
      fixedTable: this.fixedTable(),
      group: this.text('group'),
      byes: byes.rounds,
      byesPlace: this.place('byes'),
    };
  }

  private number(): number | null {
    const no = cellInteger(this.cell('no'));
    if (no === null || no === 0) {
      this.refuse(this.text('no') === '' ? 'number-missing' : 'bad-number', 'no');
      return null;
    }
    return no;
  }

  private ratings(): Pick<PlayerRow, 'rating' | 'isRatingOpen' | 'fideRating' | 'nationalRating'> {
    const has = (column: PlayerColumn) => this.columns.has(column);
    const fideRating = has('fideRating') ? this.rating('fideRating') : undefined;
    const nationalRating = has('nationalRating') ? this.rating('nationalRating') : undefined;
    const column = has('rating') || fideRating === undefined ? 'rating' : 'fideRating';
    return {
      rating: { value: this.rating(column), place: this.place(column) },
      ...(has('rating') && this.text('rating') !== '' ? {} : { isRatingOpen: true }),
      ...(fideRating === undefined ? {} : { fideRating }),
      ...(nationalRating === undefined ? {} : { nationalRating }),
    };
  }

  private rating(column: 'rating' | 'fideRating' | 'nationalRating'): number {
    const text = this.text(column);
    if (isUnratedWord(text)) return 0;
    // French lists mark the kind of Elo with a letter: `1650 F`, `1199 E`, `1500N`, `2380 R`.
    const rating = cellInteger(text.replace(/\s*[FENRB]$/i, ''));
    if (rating === null || rating > 4000) {
      this.refuse('rating-not-a-number', column);
      return 0;
    }
    return rating;
  }

  /** The French words of A.2 as well as FIDE's letters. */
  private title(): Located<string> {
    const text = this.text('title');
    const plain = plainHeader(text).toUpperCase();
    const title: string = isTitle(plain) ? plain : (FRENCH_TITLES[plain] ?? '');
    if (text !== '' && text !== '-' && title === '')
      this.problems.push(
        warning('unknown-title', this.place('title'), text, { titles: KNOWN_TITLES.join(', ') }),
      );
    return { value: title, place: this.place('title') };
  }

  private sex(): 'm' | 'w' | '' {
    const letter = this.text('sex').toLowerCase()[0] ?? '';
    return letter === '' ? '' : 'wf'.includes(letter) ? 'w' : 'mh'.includes(letter) ? 'm' : '';
  }

  /** Whoever is expelled plays no more either. */
  private status(): Pick<PlayerRow, 'withdrawn' | 'expelled'> {
    const text = this.text('status');
    if (text === '') return { withdrawn: false };
    const status = STATUS_WORDS.meaning(text);
    if (status === null) this.problems.push(warning('unknown-status', this.place('status'), text));
    if (status === 'expelled') return { withdrawn: true, expelled: true };
    return { withdrawn: status === 'withdrawn' };
  }

  private fixedTable(): number | null {
    if (this.text('fixedTable') === '') return null;
    const table = cellInteger(this.cell('fixedTable'));
    if (table === null || table === 0) this.refuse('table-not-a-number', 'fixedTable');
    return table || null;
  }

  virtualPoints(): Omit<RawVirtualPoints, 'no'> | null {
    const text = this.text('virtualPoints');
    if (text === '') return null;
    const points = text.split(/[;\s]+/).map((part) => cellPoints(part));
    if (points.some((value) => value === null)) {
      this.refuse('points-not-a-number', 'virtualPoints');
      return null;
    }
    return { place: this.place('virtualPoints'), points: points as number[] };
  }
}

const FRENCH_TITLES: Readonly<Record<string, Title>> = {
  G: 'GM',
  GMI: 'GM',
  MI: 'IM',
  GMF: 'WGM',
  MF: 'FM',
  MFIDE: 'FM',
  MIF: 'WIM',
  MC: 'CM',
  MFF: 'WFM',
  MFIDEF: 'WFM',
  MCF: 'WCM',
  WG: 'WGM',
  WM: 'WIM',
  WF: 'WFM',
  WC: 'WCM',
  M: 'IM',
  I: 'IM',
  F: 'FM',
  C: 'CM',
};
