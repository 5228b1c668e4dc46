import { decodeTrf } from '../src/formats/trf/decode';
import type { WantedPlayer } from '../src/ratings/match';
import { matchText } from '../src/ratings/matchList';
import { median, report } from './measure';

/**
 * 300 players looked up in FIDE's list of 500,000 lines, as text with all its columns and as XML with
 * all its tags, against reading the same bytes as plain text and cutting them into lines. The people
 * are invented; surnames and first names come again as often as in the list itself.
 */
const SYLLABLES = ['ba', 'do', 'ki', 'lu', 'me', 'no', 'ra', 'si', 'tu', 've', 'zo', 'pe'];
const PARTICLES = ['', '', '', '', '', '', 'van der ', 'de la ', 'Al-', "O'"];
const word = (seed: number, syllables: number): string => {
  const text = Array.from(
    { length: syllables },
    (_, place) => SYLLABLES[Math.floor(seed / 12 ** place) % 12],
  ).join('');
  return text[0].toUpperCase() + text.slice(1);
};
/** 20,000 surnames, the first of them many times; 600 first names; initials, accents and particles. */
const nameOf = (at: number): string => {
  const spread = (at * 7919) % 1_000_003;
  const surname = word(Math.floor((spread / 1_000_003) ** 2 * 20_000), 4);
  const first = word((at * 104_729) % 600, 3);
  const accent = at % 20 === 0 ? 'é' : '';
  const middle = at % 4 === 0 ? ` ${SYLLABLES[at % 12][0].toUpperCase()}.` : '';
  return `${PARTICLES[at % PARTICLES.length]}${surname}${accent}, ${first}${middle}`;
};
const FEDERATIONS = ['FRA', 'POR', 'GER', 'IND', 'ESP', 'USA', 'RUS', 'POL', 'ITA', 'BRA'];
const TITLES = ['', '', '', '', '', '', '', '', 'FM', 'CM', 'WFM', 'IM'];
const idOf = (at: number): string => String(100_000 + ((at * 37) % 50_000_017));
const personOf = (at: number) => ({
  id: idOf(at),
  name: nameOf(at),
  federation: FEDERATIONS[at % 10],
  sex: at % 9 === 0 ? 'F' : 'M',
  title: TITLES[at % 12],
  standard: at % 3 === 0 ? 0 : 1400 + (at % 1200),
  rapid: at % 2 === 0 ? 0 : 1400 + ((at * 7) % 1100),
  blitz: at % 4 === 0 ? 1400 + ((at * 11) % 1000) : 0,
  k: [40, 20, 10][at % 3],
  born: 1940 + (at % 78),
  flag: at % 5 === 0 ? 'i' : '',
});

const COLUMNS = [
  ['ID Number', 15],
  ['Name', 61],
  ['Fed', 4],
  ['Sex', 4],
  ['Tit', 5],
  ['WTit', 5],
  ['OTit', 15],
  ['FOA', 4],
  ['SRtng', 6],
  ['SGm', 4],
  ['SK', 3],
  ['RRtng', 6],
  ['RGm', 4],
  ['Rk', 3],
  ['BRtng', 6],
  ['BGm', 4],
  ['BK', 3],
  ['B-day', 6],
  ['Flag', 4],
] as const;
const inColumns = (cells: readonly (string | number)[]): string =>
  cells.map((cell, index) => String(cell || '').padEnd(COLUMNS[index][1])).join('');
const textLine = (at: number): string => {
  const { id, name, federation, sex, title, standard, rapid, blitz, k, born, flag } = personOf(at);
  const other = at % 40 === 0 ? 'NA,NI' : '';
  return inColumns([
    id,
    name,
    federation,
    sex,
    title,
    title.startsWith('W') ? title : '',
    other,
    '',
    standard,
    at % 7 === 0 ? 9 : 0,
    k,
    rapid,
    0,
    k,
    blitz,
    0,
    k,
    born,
    flag,
  ]);
};
const xmlRecord = (at: number): string => {
  const { id, name, federation, sex, title, standard, rapid, blitz, k, born, flag } = personOf(at);
  const tags: readonly (readonly [string, string | number])[] = [
    ['fideid', id],
    ['name', name.replace("'", '&apos;')],
    ['country', federation],
    ['sex', sex],
    ['title', title],
    ['w_title', title.startsWith('W') ? title : ''],
    ['o_title', at % 40 === 0 ? 'NA,NI' : ''],
    ['foa_title', ''],
    ['rating', standard],
    ['games', 0],
    ['k', k],
    ['rapid_rating', rapid],
    ['rapid_games', 0],
    ['rapid_k', k],
    ['blitz_rating', blitz],
    ['blitz_games', 0],
    ['blitz_k', k],
    ['birthday', born],
    ['flag', flag],
  ];
  return `<player>\n${tags.map(([tag, value]) => `<${tag}>${value}</${tag}>`).join('\n')}\n</player>`;
};

const LINES = 500_000;
const all = (line: (at: number) => string): string[] =>
  Array.from({ length: LINES }, (_, index) => line(index));
const wanted = Array.from({ length: 300 }, (_, index): WantedPlayer => {
  const line = index * 1601 + 5;
  const { id, name, born } = personOf(line);
  return { no: index + 1, name, id: index % 3 === 0 ? id : '', birthYear: born };
});

function measure(what: string, bytes: Uint8Array): void {
  const plain = () => {
    const text = decodeTrf(bytes);
    if (!text.ok || text.value.split('\n').length < LINES) throw new Error('lines');
  };
  const match = () => {
    const text = decodeTrf(bytes);
    const found = text.ok ? matchText(text.value, wanted, () => {}) : text;
    if (!found.ok || found.value.rows !== LINES) throw new Error('rows');
    if (found.value.matches.some(({ kind }) => kind === 'none'))
      throw new Error('somebody is missing');
  };
  const reading = median(3, plain);
  const matching = median(3, match);
  const size = (bytes.length / 1e6).toFixed(0);
  console.log(
    `500,000 players as ${what} (${size} MB): plain reading ${reading.toFixed(0)} ms, ratio ${(matching / reading).toFixed(1)}`,
  );
  report(`300 players in a list of 500,000, ${what}`, matching, 3000);
}

const encode = (lines: readonly string[]): Uint8Array => new TextEncoder().encode(lines.join('\n'));
measure('text', encode([inColumns(COLUMNS.map(([head]) => head)), ...all(textLine)]));
measure(
  'XML',
  encode(['<?xml version="1.0"?>', '<playerslist>', ...all(xmlRecord), '</playerslist>']),
);
