import { decodeTrf } from '../src/formats/trf/decode';
import type { WantedPlayer } from '../src/ratings/match';
import { matchText } from '../src/ratings/matchList';
import { median, report } from './measure';

/**
 * 300 players looked up in FIDE's list of 500,000 lines, against reading the same bytes as plain text
 * and cutting them into lines. The people are invented.
 */
const HEADER =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag';
const SYLLABLES = ['ba', 'do', 'ki', 'lu', 'me', 'no', 'ra', 'si', 'tu', 've', 'zo', 'pe'];
const nameOf = (at: number): string => {
  const word = (seed: number): string =>
    [0, 1, 2, 3].map((place) => SYLLABLES[Math.floor(seed / 12 ** place) % 12]).join('');
  // One name in twenty has an accent.
  const capital = (text: string): string =>
    text[0].toUpperCase() + (at % 20 === 0 ? `${text.slice(1)}é` : text.slice(1));
  return `${capital(word(at * 7919))}, ${capital(word(at * 104_729 + 17))}`;
};
const at = (head: string): number => ` ${HEADER}`.indexOf(` ${head}`);
const lineOf = (index: number): string =>
  [
    String(1_000_000 + index).padEnd(at('Name')),
    nameOf(index).padEnd(at('Fed') - at('Name')),
    'FRA M'.padEnd(at('SRtng') - at('Fed')),
    String(1400 + (index % 1200)).padEnd(at('B-day') - at('SRtng')),
    1940 + (index % 75),
  ].join('');

const LINES = 500_000;
const bytes = new TextEncoder().encode(
  [HEADER, ...Array.from({ length: LINES }, (_, index) => lineOf(index))].join('\r\n'),
);
const wanted = Array.from({ length: 300 }, (_, index): WantedPlayer => {
  const line = index * 1601 + 5;
  const hasId = index % 3 === 0;
  return {
    no: index + 1,
    name: nameOf(line),
    id: hasId ? String(1_000_000 + line) : '',
    birthYear: 1940 + (line % 75),
  };
});

const plain = () => {
  const text = decodeTrf(bytes);
  if (!text.ok || text.value.split('\n').length !== LINES + 1) throw new Error('lines');
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
console.log(
  `500,000 lines (${(bytes.length / 1e6).toFixed(0)} MB): plain reading ${reading.toFixed(0)} ms, ratio ${(matching / reading).toFixed(1)}`,
);
report('300 players in a list of 500,000', matching, 3000);
