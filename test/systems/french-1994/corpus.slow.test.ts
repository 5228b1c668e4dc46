import { runEngine } from '../../../src/systems/french-1994/engine';
import { corpusFiles, readCase } from '../../support/cases';

/**
 * Rounds paired by an independent reading of the text by the same rulings
 * (test/fixtures/corpora/README.md). The colours of two players without any game after round 1 are
 * not insisted on: the text is silent about them (ruling 20).
 */
describe('french-1994 corpus', () => {
  const files = corpusFiles('french-1994', '.json');

  test('has cases', () => expect(files.length).toBeGreaterThanOrEqual(79));

  test.each(files.map((file) => [readCase(file).name, file]))('%s', (_, file) => {
    const { task, expected } = readCase(file);
    const { result, field } = runEngine(task);
    const hasPlayed = new Map(field.cards.map((card) => [card.no, card.colours.length > 0]));
    const shown = (pair: { white: number; black: number }): string => {
      const isOpen = task.round > 1 && !hasPlayed.get(pair.white) && !hasPlayed.get(pair.black);
      const [a, b] = isOpen
        ? [Math.min(pair.white, pair.black), Math.max(pair.white, pair.black)]
        : [pair.white, pair.black];
      return `${a}-${b}`;
    };
    expect(result?.pairs.map(shown)).toEqual(expected.pairs.map(shown));
    expect(result?.bye).toBe(expected.bye);
  });
});
