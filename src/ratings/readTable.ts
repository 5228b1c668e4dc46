import { error, type Checked, type Problem } from '../model/problems';
import {
  findColumns,
  PLAYER_COLUMNS,
  RATING_COLUMNS,
  plainHeader,
  type PlayerColumn,
} from '../sheets/names/headers';
import { tidy } from '../formats/tidy';
import { nameKey } from './list';

/** A line of a rating list that stands in a range. */
export interface TableLine {
  readonly id: string;
  readonly name: string;
  /** 0: none. */
  readonly rating: number;
}

/** What FIDE heads its own list with, beside the words of ours. */
const FIDE_HEADS: Readonly<Record<string, PlayerColumn>> = {
  'id number': 'fideId',
  srtng: 'rating',
};

type Cells = readonly (readonly unknown[])[];

/** Blanks of a range are 0. */
const word = (cell: unknown): string =>
  cell === 0 || cell === null || cell === undefined ? '' : tidy(String(cell));

/** A rating list with its header: an id or a name, and a rating. */
export function readListTable(cells: Cells, argument: string): Checked<readonly TableLine[]> {
  const header = (cells[0] ?? []).map(word);
  const known = findColumns(PLAYER_COLUMNS, header);
  header.forEach((text, index) => {
    const column = FIDE_HEADS[plainHeader(text)];
    if (column !== undefined && !known.has(column)) known.set(column, index);
  });
  const place = { kind: 'argument', name: argument } as const;
  const [id, name] = [known.get('fideId'), known.get('name')];
  const ratings = RATING_COLUMNS.flatMap((column) => known.get(column) ?? []);
  const rating = ratings.length > 0 ? Math.min(...ratings) : undefined;
  const problems: Problem[] = [];
  if (id === undefined && name === undefined)
    problems.push(error('list-column-missing', place, header.join(', '), { column: 'ID, Name' }));
  if (rating === undefined)
    problems.push(error('list-column-missing', place, header.join(', '), { column: 'Rating' }));
  if (problems.length > 0 || rating === undefined) return { ok: false, problems };
  const value = cells.slice(1).map((row) => ({
    id: id === undefined ? '' : word(row[id]),
    name: name === undefined ? '' : word(row[name]),
    rating: Number(word(row[rating])) || 0,
  }));
  return { ok: true, value, warnings: [] };
}

/** All lines that fit: by id, else by the whole name, accents, capitals and commas aside. */
export function linesFor(lines: readonly TableLine[], wanted: string): readonly TableLine[] {
  const text = tidy(wanted);
  if (text === '') return [];
  const byId = lines.filter(({ id }) => id === text);
  if (byId.length > 0) return byId;
  const key = nameKey(text);
  return lines.filter(({ name }) => name !== '' && nameKey(name) === key);
}
