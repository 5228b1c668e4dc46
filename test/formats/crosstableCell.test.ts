import fc from 'fast-check';
import {
  detectColourLetters,
  makeCrosstableCell,
  parseCrosstableCell,
  type CellEntry,
} from '../../src/formats/crosstable/cells/parseCell';
import type { Colour, Language, Outcome } from '../../src/model/types';

const reads = (value: string | number | null, lang?: Language) => {
  const parsed = parseCrosstableCell(value, lang);
  if (parsed.kind === 'problem') return parsed.code;
  if (parsed.kind === 'empty') return 'empty';
  const { outcome, opponent, colour } = parsed.entry;
  return [outcome, opponent, colour];
};

describe('cells of a results site', () => {
  it.each<[string, unknown]>([
    ['12w1', ['win', 12, 'white']],
    ['12W1', ['win', 12, 'white']],
    ['5b½', ['draw', 5, 'black']],
    ['5b0.5', ['draw', 5, 'black']],
    ['5b0,5', ['draw', 5, 'black']],
    ['5b1/2', ['draw', 5, 'black']],
    ['5b=', ['draw', 5, 'black']],
    ['7b0', ['loss', 7, 'black']],
    ['7s0', ['loss', 7, 'black']],
    ['12 w 1', ['win', 12, 'white']],
    ['12w+', ['forfeitWin', 12, 'white']],
    ['12w1F', ['forfeitWin', 12, 'white']],
    ['12w1K', ['forfeitWin', 12, 'white']],
    ['12b-', ['forfeitLoss', 12, 'black']],
    ['12w', ['pending', 12, 'white']],
    ['12w*', ['adjourned', 12, 'white']],
    ['W12', ['win', 12, null]],
    ['D3', ['draw', 3, null]],
    ['bye', ['pairingBye', null, null]],
    ['-1', ['pairingBye', null, null]],
    ['+', ['pairingBye', null, null]],
    ['-½', ['halfBye', null, null]],
    ['-0.5', ['halfBye', null, null]],
    ['-0', ['zeroBye', null, null]],
    ['-', ['zeroBye', null, null]],
    ['not paired', ['zeroBye', null, null]],
    ['', 'empty'],
  ])('%j', (text, expected) => expect(reads(text)).toEqual(expected));
});

describe('cells of a French wall grid', () => {
  it.each<[string, unknown]>([
    ['+14B', ['win', 14, 'white']],
    ['=3N', ['draw', 3, 'black']],
    ['-7N', ['loss', 7, 'black']],
    ['>7N', ['forfeitWin', 7, 'black']],
    ['<4B', ['forfeitLoss', 4, 'white']],
    ['EXE', ['pairingBye', null, null]],
    ['ABS', ['zeroBye', null, null]],
    ['Forfait', ['zeroBye', null, null]],
  ])('%j', (text, expected) => expect(reads(text, 'fr')).toEqual(expected));
});

it('reads b as white in Portuguese, p as black', () => {
  expect(reads('12b1', 'pt')).toEqual(['win', 12, 'white']);
  expect(reads('12p0', 'pt')).toEqual(['loss', 12, 'black']);
  expect(reads('isento', 'pt')).toEqual(['pairingBye', null, null]);
});

it('finds the colour letters of a table', () => {
  expect(detectColourLetters(['12w1', '5b½'])).toBe('wb');
  expect(detectColourLetters(['5b½'])).toBe('wb');
  expect(detectColourLetters(['+14B', '=3N'])).toBe('bn');
  expect(detectColourLetters(['+14B', '=3B'])).toBe('bn');
  expect(detectColourLetters(['+14B', '=3W'])).toBe('wb');
  expect(detectColourLetters(['3b1', '4p0'])).toBe('bp');
  expect(detectColourLetters(['3w1', '4s0'])).toBe('ws');
});

describe('what Excel delivers', () => {
  it('a blank cell, which arrives as 0, is no entry', () => expect(reads(0)).toBe('empty'));
  it('-1 that became a number is still the bye', () =>
    expect(reads(-1)).toEqual(['pairingBye', null, null]));
  it('a date is refused', () => expect(reads(46024)).toBe('cell-is-date'));
  it('an error cell is refused', () => expect(reads('#NAME?')).toBe('cell-is-error'));
  it('a bare result belongs to nobody', () => {
    for (const text of ['1', '0', '½', '0.5', '0,5', 1, 0.5])
      expect(reads(text)).toBe('bare-result');
  });
  it.each([
    ['12', 'unknown-cell'],
    ['hello', 'unknown-cell'],
    ['12x1', 'unknown-cell'],
    ['12w½F', 'impossible-cell'],
  ])('%j is refused as %s', (text, code) => expect(reads(text)).toBe(code));
});

it('reads back every cell it prints', () => {
  const games: Outcome[] = [
    'win',
    'draw',
    'loss',
    'forfeitWin',
    'forfeitLoss',
    'adjourned',
    'pending',
  ];
  const game = fc.record({
    outcome: fc.constantFrom(...games),
    opponent: fc.integer({ min: 1, max: 9999 }),
    colour: fc.constantFrom<Colour>('white', 'black'),
  });
  const alone = fc.record({
    outcome: fc.constantFrom<Outcome>('pairingBye', 'fullBye', 'halfBye', 'zeroBye'),
    opponent: fc.constant(null),
    colour: fc.constant(null),
  });
  fc.assert(
    fc.property(fc.oneof<fc.Arbitrary<CellEntry>[]>(game, alone), (entry) => {
      expect(parseCrosstableCell(makeCrosstableCell(entry))).toEqual({ kind: 'entry', entry });
    }),
  );
});
