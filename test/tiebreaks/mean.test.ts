import { shownParts } from '../../src/tiebreaks/mean';
import { roundedMean, summed } from '../../src/tiebreaks/result';
import type { Part } from '../../src/tiebreaks/types';

const game = (round: number, used: number, more: Partial<Part> = {}): Part => ({
  ...{ round, opponent: round, used, points: 0.5, value: used },
  ...{ why: 'played', cut: null, article: '10.1' },
  ...more,
});

test('a mean is shown as whole terms, their sum and the division; the counted column adds up', () => {
  const mean = roundedMean(
    [game(1, 1801), game(2, 1900, { cut: 'lowest' }), game(3, 1852)],
    0,
    '10.1',
  );
  const shown = shownParts(mean);
  expect(shown.map(({ value, counted, why }) => [value, counted, why])).toEqual([
    [1801, null, 'played'],
    [1900, null, 'played'],
    [1852, null, 'played'],
    [1827, 1827, 'mean'],
  ]);
  expect(shown.at(-1)!.args).toEqual({ sum: 3653, count: 2 });
});

test('two decimals leave no dust, and what follows the mean counts beside it', () => {
  const mean = roundedMean([game(1, 2.5), game(2, 3), game(3, 3.25)], 2, '8.2');
  const difference = { ...game(1, 0.8), round: null, value: 95 };
  const shown = shownParts({
    ...mean,
    value: mean.value! + 95,
    parts: [...mean.parts, difference],
  });
  expect(shown.map(({ counted }) => counted)).toEqual([null, null, null, 2.92, 95]);
});

test('halves of two games are no mean', () => {
  const parts = [game(1, 4, { value: 2 }), game(2, 3, { value: 1.5 })];
  expect(shownParts(summed(parts)).map(({ counted }) => counted)).toEqual([2, 1.5]);
});
