import { ratingIn } from './listHeads';
import { sexOf, yearOf, type ListedPlayer, type RatingList, type UnreadLine } from './list';

const RATINGS = { rating: 'standard', rapid_rating: 'rapid', blitz_rating: 'blitz' } as const;

/** FIDE's list as XML: one flat `<player>` after the other, read by its tags without building a tree. */
export function readFideXml(text: string): RatingList | null {
  if (!/^\uFEFF?\s*(<\?xml[^>]*>)?\s*<playerslist/i.test(text.slice(0, 400))) return null;
  return {
    kind: 'fide-xml',
    columns: Object.values(RATINGS),
    rows: { [Symbol.iterator]: () => rowsOf(text) },
  };
}

function* rowsOf(text: string): Generator<UnreadLine> {
  for (let at = text.indexOf('<player>'); at >= 0;) {
    const end = text.indexOf('</player>', at);
    if (end < 0) return;
    const record = text.slice(at + '<player>'.length, end);
    at = text.indexOf('<player>', end);
    const id = tagIn(record, 'fideid');
    if (id === '') continue;
    const name = tagIn(record, 'name');
    yield { id, name, whole: () => playerOf(id, name, record) };
  }
}

function tagIn(record: string, tag: string): string {
  const from = record.indexOf(`<${tag}>`);
  if (from < 0) return '';
  const start = from + tag.length + 2;
  const end = record.indexOf('<', start);
  return decode(record.slice(start, end < 0 ? record.length : end)).trim();
}

function playerOf(id: string, name: string, record: string): ListedPlayer {
  const ratings: Record<string, number> = {};
  for (const [tag, column] of Object.entries(RATINGS)) {
    const value = ratingIn(tagIn(record, tag));
    if (value !== null) ratings[column] = value;
  }
  return {
    id,
    name,
    federation: tagIn(record, 'country'),
    sex: sexOf(tagIn(record, 'sex')),
    title: tagIn(record, 'title'),
    birthYear: yearOf(tagIn(record, 'birthday')),
    ratings,
    k: Number(tagIn(record, 'k')) || null,
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** The five entities of XML and numbered characters; anything else stays as it is written. */
const decode = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (all, decimal, hex, name) => {
        if (name) return Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : all;
        const code = decimal ? Number(decimal) : parseInt(hex, 16);
        return code <= 0x10ffff ? String.fromCodePoint(code) : all;
      })
    : text;
