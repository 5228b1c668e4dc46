import { ratingIn } from './listHeads';
import { sexOf, yearOf, type ListedPlayer, type RatingList, type UnreadLine } from './list';

/**
 * FIDE's list as text: columns of fixed width under one header line. The file of all ratings heads
 * them SRtng, RRtng and BRtng, the others with the month (NOV25); where a column stands follows from
 * the header alone.
 */
export function readFideText(text: string): RatingList | null {
  const end = text.indexOf('\n');
  const header = text.slice(0, end < 0 ? text.length : end).replace(/\r$/, '');
  const columns = columnsOf(header);
  if (!columns) return null;
  return {
    kind: 'fide-text',
    columns: columns.ratings.map(({ name }) => name),
    rows: { [Symbol.iterator]: () => rowsOf(text, end + 1, columns) },
  };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

interface Columns {
  readonly id: Span;
  readonly name: Span;
  readonly federation: Span | null;
  readonly sex: Span | null;
  readonly title: Span | null;
  readonly born: Span | null;
  readonly k: Span | null;
  readonly ratings: readonly (Span & { readonly name: string })[];
}

const RATING_HEADS: Readonly<Record<string, string>> = {
  SRtng: 'standard',
  RRtng: 'rapid',
  BRtng: 'blitz',
};
const MONTH = /^(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)\d\d$/i;

function columnsOf(header: string): Columns | null {
  if (!/^ID Number\s/i.test(header)) return null;
  const starts = [...header.matchAll(/ID Number|\S+/gi)].map((match) => ({
    head: match[0],
    from: match.index,
  }));
  const spans = starts.map(({ head, from }, index) => ({
    head,
    from,
    to: starts[index + 1]?.from ?? Infinity,
  }));
  const find = (...heads: string[]): Span | null =>
    spans.find(({ head }) => heads.some((one) => one.toLowerCase() === head.toLowerCase())) ?? null;
  const [id, name] = [find('ID Number'), find('Name')];
  const ratings = spans.flatMap(({ head, ...span }) => {
    const known = RATING_HEADS[head] ?? (MONTH.test(head) ? 'rating' : undefined);
    return known ? [{ ...span, name: known }] : [];
  });
  if (!id || !name || ratings.length === 0) return null;
  return {
    id,
    name,
    federation: find('Fed'),
    sex: find('Sex'),
    title: find('Tit'),
    born: find('B-day'),
    k: find('SK', 'K'),
    ratings,
  };
}

function* rowsOf(text: string, start: number, columns: Columns): Generator<UnreadLine> {
  for (let at = start; at < text.length;) {
    let end = text.indexOf('\n', at);
    if (end < 0) end = text.length;
    const [from, to] = [at, end];
    at = end + 1;
    const cell = (span: Span): string =>
      text.slice(from + span.from, Math.min(to, from + span.to)).trim();
    const id = cell(columns.id);
    if (id === '') continue;
    const name = cell(columns.name);
    yield {
      id,
      name,
      whole: () => playerOf(id, name, columns, (span) => (span ? cell(span) : '')),
    };
  }
}

function playerOf(
  id: string,
  name: string,
  columns: Columns,
  cell: (span: Span | null) => string,
): ListedPlayer {
  const ratings: Record<string, number> = {};
  for (const span of columns.ratings) {
    const value = ratingIn(cell(span));
    if (value !== null) ratings[span.name] = value;
  }
  return {
    id,
    name,
    federation: cell(columns.federation),
    sex: sexOf(cell(columns.sex)),
    title: cell(columns.title),
    birthYear: yearOf(cell(columns.born)),
    ratings,
    k: Number(cell(columns.k)) || null,
  };
}
