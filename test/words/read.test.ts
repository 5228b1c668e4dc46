import { columnOfHeader } from '../../src/formats/crosstable/layout/headers';
import { parseResult } from '../../src/formats/results';
import { fill } from '../../src/explain/phrasebook';
import { COLOUR_WORDS, EVENT_ROWS, STATUS_WORDS } from '../../src/sheets/names/eventWords';
import {
  EVENT_COLUMNS,
  isTable,
  PLAYER_COLUMNS,
  ROUND_COLUMNS,
  roundOfTable,
  STANDINGS_COLUMNS,
} from '../../src/sheets/names/headers';
import { parseLanguage } from '../../src/sheets/settingWords';
import { LANGUAGES, wordsOf } from '../../src/words';

/** What we write is what we read: a workbook of any language is understood whatever the pane speaks. */
describe.each(LANGUAGES)('the words that are read in %s', (language) => {
  it.each([
    ['players', PLAYER_COLUMNS],
    ['a round', ROUND_COLUMNS],
    ['standings', STANDINGS_COLUMNS],
    ['settings', EVENT_COLUMNS],
    ['rows of settings', EVENT_ROWS],
    ['colours', COLOUR_WORDS],
    ['status', STATUS_WORDS],
  ] as const)('understands its own headers: %s', (_, words) => {
    const known = words as typeof PLAYER_COLUMNS;
    for (const key of known.keys)
      expect([key, known.meaning(known.written(key, language))]).toEqual([key, key]);
  });

  it('has no two columns of one table under the same header', () => {
    for (const words of [PLAYER_COLUMNS, STANDINGS_COLUMNS, EVENT_ROWS]) {
      const known = words as typeof PLAYER_COLUMNS;
      const written = known.keys.map((key) => known.written(key, language));
      expect(new Set(written).size).toBe(written.length);
    }
  });

  it('reads the headers that its functions spill', () => {
    const spilled = {
      rank: 'functions.head.rank',
      no: 'functions.head.no',
      name: 'functions.head.name',
      rating: 'functions.head.rating',
      points: 'functions.head.points',
    } as const;
    for (const [column, key] of Object.entries(spilled))
      expect([column, columnOfHeader(fill(language, key))]).toEqual([column, column]);
  });

  it('reads the words of results', () => {
    const { results } = wordsOf(language).read;
    const outcome = (word: string) => {
      const parsed = parseResult(word);
      return parsed.ok ? [parsed.result.white, parsed.result.black] : parsed.code;
    };
    for (const word of results.draw)
      expect([word, outcome(word)]).toEqual([word, ['draw', 'draw']]);
    for (const word of results.whiteWins)
      expect([word, outcome(word)]).toEqual([word, ['win', 'loss']]);
    for (const word of results.bye)
      expect([word, outcome(word)]).toEqual([word, ['pairingBye', null]]);
    for (const word of results.forfeit)
      expect([word, outcome(word)]).toEqual([word, 'forfeit-without-side']);
  });

  it('takes what Excel makes of 1-2 for a date', () => {
    for (const month of wordsOf(language).read.months)
      expect([month, parseResult(`1-${month}`)]).toEqual([
        month,
        { ok: false, code: 'result-is-date', value: `1-${month}` },
      ]);
  });

  it('knows its own name and its tables', () => {
    const { name, otherNames, read } = wordsOf(language);
    for (const word of [language, name, ...otherNames]) expect(parseLanguage(word)).toBe(language);
    for (const word of read.tableNames.players) expect(isTable('players', word)).toBe(true);
    for (const word of read.tableNames.round) expect(roundOfTable(`${word}_3`)).toBe(3);
  });
});
