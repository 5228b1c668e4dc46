import { parseDelimited } from '../formats/crosstable/lines/delimited';
import { tidy } from '../formats/tidy';
import { error, type Checked } from '../model/problems';
import type { PlayerColumn } from '../sheets/names/headers';
import { sexOf, yearOf, type ListedPlayer, type RatingList, type UnreadLine } from './list';
import { listColumns, ratingIn, type ListColumns } from './listHeads';
import { readFideText } from './readFideText';
import { readFideXml } from './readFideXml';

/** A rating list in a file: FIDE's text or XML, else a table with a header. */
export function openListText(text: string): Checked<RatingList> {
  const list = readFideText(text) ?? readFideXml(text);
  if (list?.kind === 'fide-xml' && !/<\/playerslist>\s*$/i.test(text.slice(-200)))
    return { ok: false, problems: [error('list-cut', { kind: 'file' }, lastName(text))] };
  return list ? { ok: true, value: list, warnings: [] } : openListTable(text);
}

/** With whom a list breaks off. */
const lastName = (text: string): string =>
  /<name>([^<]*)<\/name>(?![^]*<name>)/.exec(text.slice(-5000))?.[1] ?? '';

/** So many lines are looked at for the header and for what separates the cells. */
const HEAD_LINES = 30;

/**
 * A table as text. Its first lines say what separates the cells and where the columns are; after that
 * a line without quotation marks is only cut, which is what makes a long list quick.
 */
function openListTable(text: string): Checked<RatingList> {
  const clean = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const head = parseDelimited(clean.split(/\r?\n/, HEAD_LINES).join('\n'));
  const found = findHeader(head.rows);
  if (!found) return noHeader(head.rows[0] ?? []);
  const delimiter = delimiterIn(clean.split(/\r?\n/, found.row + 1)[found.row], found.header);
  function* lines(): Generator<readonly string[]> {
    let skip = found!.row + 1;
    for (let at = 0; at < clean.length;) {
      let end = clean.indexOf('\n', at);
      if (end < 0) end = clean.length;
      const line =
        clean.charCodeAt(end - 1) === 13 ? clean.slice(at, end - 1) : clean.slice(at, end);
      at = end + 1;
      if (skip-- > 0) continue;
      yield line.includes('"') ? quoted(line, delimiter) : line.split(delimiter);
    }
  }
  return { ok: true, value: tableList(found, lines), warnings: [] };
}

/** A table in a sheet. */
export function openListRows(rows: readonly (readonly unknown[])[]): Checked<RatingList> {
  const texts = (row: readonly unknown[]): string[] =>
    row.map((cell) => (cell === null || cell === undefined ? '' : String(cell)));
  const found = findHeader(rows.slice(0, HEAD_LINES).map(texts));
  if (!found) return noHeader((rows[0] ?? []).map(String));
  function* lines(): Generator<readonly string[]> {
    for (let row = found!.row + 1; row < rows.length; row++) yield texts(rows[row]);
  }
  return { ok: true, value: tableList(found, lines), warnings: [] };
}

const noHeader = (first: readonly string[]): Checked<never> => ({
  ok: false,
  problems: [error('list-header-missing', { kind: 'file' }, first.join(', ').slice(0, 80))],
});

interface Header extends ListColumns {
  readonly row: number;
  readonly header: readonly string[];
}

function findHeader(rows: readonly (readonly string[])[]): Header | null {
  for (const [row, cells] of rows.entries()) {
    const header = cells.map((cell) => tidy(cell));
    const found = listColumns(header, rows.slice(row + 1));
    const isKnown = found.columns.has('name') || found.columns.has('fideId');
    if (isKnown && found.ratings.length > 0) return { row, header, ...found };
  }
  return null;
}

function tableList(
  { columns, unsureId, ratings }: Header,
  lines: () => Generator<readonly string[]>,
): RatingList {
  const at = (cells: readonly string[], column: PlayerColumn): string => {
    const index = columns.get(column);
    return index === undefined ? '' : (cells[index] ?? '').trim();
  };
  const whole = (id: string, name: string, cells: readonly string[]): ListedPlayer => ({
    id,
    name,
    federation: at(cells, 'federation'),
    sex: sexOf(at(cells, 'sex')),
    title: at(cells, 'title'),
    birthYear: yearOf(at(cells, 'born')),
    ratings: Object.fromEntries(
      ratings.flatMap(([head, index]) => {
        const value = ratingIn(cells[index] ?? '');
        return value === null ? [] : [[head, value] as const];
      }),
    ),
    k: null,
  });
  function* rows(): Generator<UnreadLine> {
    for (const cells of lines()) {
      const name = [at(cells, 'name'), at(cells, 'firstName')].filter(Boolean).join(', ');
      const id = at(cells, 'fideId');
      if (name === '' && id === '') continue;
      if (unsureId === null) yield { id, name, whole: () => whole(id, name, cells) };
      else
        yield {
          id: (cells[unsureId] ?? '').trim(),
          name,
          isIdUnsure: true,
          // It decides between namesakes, but is no FIDE ID that could be taken over.
          whole: () => whole('', name, cells),
        };
    }
  }
  return {
    kind: 'table',
    columns: ratings.map(([head]) => head),
    rows: { [Symbol.iterator]: rows },
  };
}

/** The separator that cuts the header line into the cells that were found in it. */
const delimiterIn = (line: string, header: readonly string[]): string =>
  ['\t', ';', ',', '|'].find(
    (delimiter) => quoted(line, delimiter).length === header.length && header.length > 1,
  ) ?? '\t';

/** A line with cells in quotation marks, which may hold the separator and doubled marks. */
function quoted(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= line.length; at++) {
    let text = '';
    if (line[at] === '"') {
      for (at++; at < line.length; at++) {
        if (line[at] !== '"') text += line[at];
        else if (line[at + 1] === '"') text += line[at++];
        else break;
      }
      at++;
    }
    const end = line.indexOf(delimiter, at);
    text += line.slice(at, end < 0 ? line.length : end);
    cells.push(text);
    if (end < 0) break;
    at = end;
  }
  return cells;
}

/** The month that heads the ratings of FIDE's lists: `NOV26` → `2026-11`; empty: the list does not say. */
export function monthOfList(text: string): string {
  const head = /\b(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(\d\d)\b/.exec(
    text.slice(0, 300),
  );
  if (!head) return '';
  const months = 'JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC';
  return `20${head[2]}-${String(months.indexOf(head[1]) / 3 + 1).padStart(2, '0')}`;
}
