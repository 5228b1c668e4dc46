import fc from 'fast-check';
import {
  makeResult,
  parseResult,
  parseResultIn,
  RESULT_CODES,
  type GameResult,
} from '../../src/formats/results';

const reads = (text: string | number) => {
  const parsed = parseResult(text);
  return parsed.ok ? makeResult(parsed.result.white, parsed.result.black) : parsed.code;
};

describe('results as people type them', () => {
  it.each([
    // over the board
    ['1-0', '1-0'],
    ['1:0', '1-0'],
    ['1 - 0', '1-0'],
    ['1–0', '1-0'],
    ['1\u00A0-\u00A00', '1-0'],
    ['1\u200B-0', '1-0'],
    ['1', '1-0'],
    [1, '1-0'],
    ['0-1', '0-1'],
    ['0 : 1', '0-1'],
    ['½-½', '½-½'],
    ['½', '½-½'],
    ['1/2', '½-½'],
    ['1/2-1/2', '½-½'],
    ['0.5', '½-½'],
    ['0,5', '½-½'],
    [0.5, '½-½'],
    ['.5-.5', '½-½'],
    ['0,5-0,5', '½-½'],
    ['=', '½-½'],
    ['nulle', '½-½'],
    ['Empate', '½-½'],
    ['draw', '½-½'],
    ['0-0', '0-0'],
    ['½-0', '½-0'],
    // not played
    ['+-', '1-0F'],
    ['+', '1-0F'],
    ['+ -', '1-0F'],
    ['+/-', '1-0F'],
    ['-+', '0-1F'],
    ['-', '0-1F'],
    ['--', '0-0F'],
    ['-/-', '0-0F'],
    ['1-0F', '1-0F'],
    ['1-0 f', '1-0F'],
    ['0-1 (forfait)', '0-1F'],
    ['1F', '1-0F'],
    ['0-0F', '0-0F'],
    ['double forfait', '0-0F'],
    // unfinished and byes
    ['adj', 'adj'],
    ['Ajournée', 'adj'],
    ['adiada', 'adj'],
    ['', ''],
    ['  ', ''],
    ['exempt', 'bye'],
    ['EXE', 'bye'],
    ['isento', 'bye'],
    ['bye', 'bye'],
    ['bye ½', 'bye ½'],
    ['½-bye', 'bye ½'],
    ['+bye', 'bye'],
    ['absent', 'bye 0'],
  ])('%j is %j', (text, expected) => {
    expect(reads(text)).toBe(expected);
  });

  it.each([
    ['2-0', 'unknown-result'],
    ['won', 'unknown-result'],
    ['1-1', 'impossible-result'],
    ['½-1', 'impossible-result'],
    ['½-½F', 'impossible-result'],
    ['forfait', 'forfeit-without-side'],
    ['01/02/2026', 'result-is-date'],
    ['2-janv', 'result-is-date'],
    ['1-Feb', 'result-is-date'],
    [46024, 'result-is-date'],
  ])('%j is refused as %s, never a silent loss', (text, code) => {
    expect(reads(text)).toBe(code);
  });

  it('reads its own spelling back', () => {
    for (const [code, result] of Object.entries<GameResult>(RESULT_CODES)) {
      const { white, black, unrated } = result;
      expect(makeResult(white, black, unrated)).toBe(code);
      expect(parseResult(code)).toEqual({ ok: true, result });
    }
  });

  it('takes names that every object has for nonsense', () => {
    for (const text of ['constructor', '__proto__', 'toString'])
      expect(reads(text)).toBe('unknown-result');
  });

  it('answers any text with a result or a problem that quotes it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const parsed = parseResult(text);
        return parsed.ok ? parseResult(reads(text)).ok : parsed.value === text;
      }),
    );
  });
});

// The key of the pane says a double forfeit there; in France X is the draw.
it.each([
  ['en', 'x', 'unknown-result'],
  ['de', 'X', 'unknown-result'],
  ['fr', 'x', '½-½'],
  ['en', 'X-X', '½-½'],
  ['fr', 'F', 'unknown-result'],
] as const)('in a sheet of an event in %s, %s is read as %s', (language, typed, result) => {
  const parsed = parseResultIn(language, typed);
  expect(parsed.ok ? makeResult(parsed.result.white, parsed.result.black) : parsed.code).toBe(
    result,
  );
});
