import { corpusFiles } from '../../support/cases';
import { differenceIn } from '../matches/expectedRound';

/** Expected: a reading written from the text and Gacrux (3.6.1 by TPN) agree on every round. */
describe('the corpus', () => {
  const files = corpusFiles('team-swiss-2026', '.trf');

  test('is there', () => expect(files).toHaveLength(173));

  test('no round differs, colours and bye included', () => {
    expect(files.flatMap((file) => differenceIn(file, 'team-swiss-2026') ?? [])).toEqual([]);
  }, 120_000);
});
