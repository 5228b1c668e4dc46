import { sexOf, yearOf, type ListedPlayer, type RatingList } from './list';

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

function* rowsOf(text: string): Generator<ListedPlayer> {
  for (let at = text.indexOf('<player>'); at >= 0;) {
    const end = text.indexOf('</player>', at);
    if (end < 0) return;
    const record = text.slice(at + '<player>'.length, end);
    at = text.indexOf('<player>', end);
    const tags = new Map(
      [...record.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, tag, value]) => [
        tag.toLowerCase(),
        decode(value).trim(),
      ]),
    );
    const id = tags.get('fideid') ?? '';
    if (id === '') continue;
    const ratings: Record<string, number> = {};
    for (const [tag, name] of Object.entries(RATINGS)) {
      const value = Number(tags.get(tag) ?? '');
      if (value > 0) ratings[name] = value;
    }
    yield {
      id,
      name: tags.get('name') ?? '',
      federation: tags.get('country') ?? '',
      sex: sexOf(tags.get('sex') ?? ''),
      title: tags.get('title') ?? '',
      birthYear: yearOf(tags.get('birthday') ?? ''),
      ratings,
      k: Number(tags.get('k') ?? '') || null,
    };
  }
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
