import fc from 'fast-check';
import { parseResult } from '../../src/formats/results';
import { resultSpellings } from '../../src/formats/resultSpellings';
import { DASHES, INVISIBLE, SPACES } from '../../src/formats/tidy';
import { isOurMark, wrongResultFormula } from '../../src/sheets/resultMark';
import { evaluate } from '../support/words/excelFormula';

const formula = wrongResultFormula('$F5', '$J5');
/** A game: Black has a number. */
const inGame = (typed: string | number) => evaluate(formula, { F5: typed, J5: 7 });
/** A bye: he has none. */
const inBye = (typed: string | number) => evaluate(formula, { F5: typed });

// What is right and wrong here is what `parseResult` says, which has its own tests; what Excel does
// with the formula comes from the evaluator beside the tests and, in the workbench, from the grid.
const { game, bye } = resultSpellings();

describe('the list of spellings', () => {
  it.each([
    ['1-0', '½-½', '0-1', '1-0f', '0-1f', '0-0f', '0-0', '½-0', '0-½', 'adj'],
    ['1/2', '1/2-1/2', '0.5', '0.5-0.5', '=', '==', '1:0', '1/0', '1 0', '+-', '-+', '--', '+:-'],
    ['1', '0', '+', '-', '1f', '1-0ff', '1-0k', '0-1forfait', 'nulle', 'draw', 'double forfait'],
  ])('has what people type: %s …', (...texts) => {
    for (const text of texts) expect(game).toContain(text);
  });

  it('has nothing that is not understood', () => {
    for (const text of game) expect(parseResult(text)).toMatchObject({ ok: true });
    for (const text of bye)
      expect(parseResult(text)).toMatchObject({ ok: true, result: { black: null } });
  });
});

describe('a right result is never marked', () => {
  it('as listed, in capitals, with a decimal comma and in brackets', () => {
    for (const text of game)
      for (const typed of [
        text,
        text.toUpperCase(),
        text.replaceAll('.', ','),
        text.replace(/(f|ff|k|forfeit|forfait|falta)$/, ' ($1)'),
        ` ${text} `,
      ])
        if (parseResult(typed).ok) expect([typed, inGame(typed)]).toEqual([typed, false]);
  });

  it('as a number that Excel made of it', () => {
    for (const typed of [1, 0, 0.5, 10, '0,5'])
      expect([typed, inGame(typed)]).toEqual([typed, false]);
  });

  it('nor an empty cell', () => {
    for (const typed of ['', ' ', '\u00A0']) expect(inGame(typed)).toBe(false);
  });

  it('with accents and a full stop', () => {
    for (const typed of ['Ajournée', 'adj.', 'Partie nulle', 'NULLE.', 'ajourne\u0301e'])
      expect([typed, parseResult(typed).ok, inGame(typed)]).toEqual([typed, true, false]);
  });

  it('however it is spaced, dashed and pasted', () => {
    const spaces = fc.constantFrom('', ' ', '  ', ...SPACES, ...INVISIBLE);
    const dashes = fc.constantFrom('-', ...DASHES);
    fc.assert(
      fc.property(
        fc.constantFrom(...game),
        fc.array(spaces, { minLength: 6, maxLength: 6 }),
        dashes,
        fc.boolean(),
        (text, gaps, dash, capitals) => {
          const spaced = text.replace(/[ -]/g, (sign, at: number) =>
            sign === ' ' ? ` ${gaps[at % 4]}` : `${gaps[at % 4]}${dash}${gaps[(at + 1) % 4]}`,
          );
          const typed = `${gaps[4]}${capitals ? spaced.toUpperCase() : spaced}${gaps[5]}`;
          return !parseResult(typed).ok || inGame(typed) === false;
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('whatever short text it is', () => {
    const signs = fc.constantFrom(...'0012½½/--::..,,++==  fk()byenul');
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 7 }), (typed) => {
        const parsed = parseResult(typed);
        if (!parsed.ok) return true;
        return inBye(typed) === false && (parsed.result.black === null || inGame(typed) === false);
      }),
      { numRuns: 8000 },
    );
  });

  it('in the row of a bye', () => {
    for (const text of [...bye, 'bye ½', 'BYE 0,5', 'Exempté', 'Ausência', 'half-point bye'])
      expect([text, parseResult(text).ok, inBye(text)]).toEqual([text, true, false]);
  });
});

describe('nonsense is marked', () => {
  it.each(['1-1', '2-0', '1-O', 'O-1', 'xx', '1-2', '3', '1.5', '½-1', '?', '1-0-', 'l-0', 'won'])(
    '%s',
    (typed) => {
      expect(parseResult(typed).ok).toBe(false);
      expect([inGame(typed), inBye(typed)]).toEqual([true, true]);
    },
  );

  it('a date that Excel made of it, as number and as text', () => {
    for (const typed of [45292, '45292', '1-janv', '01/02/2026']) {
      expect(parseResult(typed)).toMatchObject({ ok: false, code: 'result-is-date' });
      expect([typed, inGame(typed)]).toEqual([typed, true]);
    }
  });

  it('a forfeit that does not say whose', () => {
    for (const typed of ['forfait', 'ff', 'Falta'])
      expect([typed, inGame(typed)]).toEqual([typed, true]);
  });

  it('a bye where two players sit', () => {
    for (const typed of ['bye', 'exempt', 'bye ½'])
      expect([typed, inGame(typed)]).toEqual([typed, true]);
  });
});

describe('the formula', () => {
  it('keeps Excel’s limits: length, texts, nesting, no array constants', () => {
    expect(formula.length).toBeLessThan(8192);
    const literals = formula.match(/"(?:[^"]|"")*"/g)!;
    expect(Math.max(...literals.map((text) => text.length - 2))).toBeLessThanOrEqual(255);
    const bare = formula.replace(/"(?:[^"]|"")*"/g, '');
    expect(bare).not.toMatch(/[{}]|CHESS/);
    let depth = 0;
    let deepest = 0;
    for (const sign of bare) {
      if (sign === '(') deepest = Math.max(deepest, ++depth);
      if (sign === ')') depth--;
    }
    expect(deepest).toBeLessThanOrEqual(64);
  });

  it('has no text that looks like a number or a date: the grid of the workbench would read it so', () => {
    const literals = formula.match(/"(?:[^"]|"")*"/g)!.map((text) => text.slice(1, -1));
    const numbers = literals.filter((text) => /^[.,]?\d+(?:[.,/:-]\d+)*$/.test(text));
    expect(numbers.filter((text) => !['0', '1'].includes(text))).toEqual([]);
  });

  it('is known as ours, an arbiter’s own is not', () => {
    expect(isOurMark(`=${formula}`)).toBe(true);
    expect(isOurMark('=$F5="pairsheet"')).toBe(false);
  });
});
