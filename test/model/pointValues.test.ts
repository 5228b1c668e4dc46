import { parseTrf } from '../../src/formats/trf/parseTrf';
import { check } from '../../src/model/check';
import { trf, type Line } from '../support/files/trfText';

/** What the acceptance checklist for pairing programs wants refused or told. */
const codesOf = (...lines: (Line | string)[]) => {
  const checked = check(parseTrf(trf(...lines)));
  const problems = checked.ok ? checked.warnings : checked.problems;
  return problems.map(({ code, severity, place }) => [severity, code, place]);
};
const players = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({ no: index + 1 }));

test('a bye worth more than a win is refused, at its line', () => {
  const place = { kind: 'line', line: 3 };
  expect(codesOf(...players(2), '162  P 2.0')).toEqual([['error', 'bye-above-win', place]]);
  expect(codesOf(...players(2), 'BBU  1.5')).toEqual([['error', 'bye-above-win', place]]);
  expect(codesOf(...players(2), 'XXS FPB=1.5')).toEqual([['error', 'bye-above-win', place]]);
  expect(codesOf(...players(2), '162  P 1.0')).toEqual([]);
});

test('two draws worth more than a win and a loss are refused', () => {
  const place = { kind: 'line', line: 3 };
  expect(codesOf(...players(2), '162  D 1.0')).toEqual([['error', 'draws-above-win', place]]);
  expect(codesOf(...players(2), '162  W 3.0    D 2.0    L 1.0')).toEqual([]);
});

describe('more rounds than players to meet are told', () => {
  test.each([
    [31, 40, true],
    [31, 31, false],
    [32, 32, true],
    [32, 31, false],
  ])('%i players, %i rounds', (count, rounds, isTold) => {
    const place = { kind: 'line', line: count + 1 };
    expect(codesOf(...players(count), `142 ${rounds}`)).toEqual(
      isTold ? [['warning', 'rounds-not-possible', place]] : [],
    );
  });

  test('not of a double round robin', () => {
    expect(codesOf(...players(4), '142 6', '192 FIDE_DOUBLEROUNDROBIN')).toEqual([]);
  });
});
