import { corpusFiles } from '../../support/cases';
import { differenceIn } from '../matches/expectedRound';

/** Expected: a reading written from the text; pairs and bye by the team procedure of Gacrux, colours by echecsjs. */
describe('the corpus', () => {
  const files = corpusFiles('double-swiss-2026', '.trf');

  test('is there', () => expect(files).toHaveLength(153));

  test('no round differs, colours and bye included', () => {
    expect(files.flatMap((file) => differenceIn(file, 'double-swiss-2026') ?? [])).toEqual([]);
  }, 120_000);
});
