import { fill } from '../../src/explain/phrasebook';
import { reasonAsText } from '../../src/explain/text';
import type { Reason } from '../../src/explain/reason';

/** Half-points: ½ and 1 are singular in English and Portuguese, everything below 2 in French. */
describe('numbers and their nouns', () => {
  const bracket = (points: number): Reason => ({
    key: 'dutch.bracket.normal',
    args: { score: { points } },
  });

  it.each([
    [0, 'Bracket of 0 points', 'Niveau à 0 point', '0 pontos'],
    [1, 'Bracket of ½ point', 'Niveau à ½ point', '½ ponto'],
    [2, 'Bracket of 1 point', 'Niveau à 1 point', '1 ponto'],
    [3, 'Bracket of 1½ points', 'Niveau à 1½ point', '1½ pontos'],
    [4, 'Bracket of 2 points', 'Niveau à 2 points', '2 pontos'],
  ])('%i half-points: %s', (half, en, fr, pt) => {
    expect(reasonAsText(bracket(half), { language: 'en' })).toBe(en);
    expect(reasonAsText(bracket(half), { language: 'fr' })).toBe(fr);
    expect(reasonAsText(bracket(half), { language: 'pt' })).toMatch(new RegExp(`${pt}$`));
  });

  it('counts players and rounds', () => {
    expect(fill('en', 'sheet.players-title', { count: 1 })).toBe('1 player');
    expect(fill('en', 'sheet.standings-final', { round: 1 })).toBe('Final standings after 1 round');
    expect(fill('fr', 'pane.check-done', { rounds: 1, differing: 0 })).toBe(
      '1 ronde contrôlée, 0 diffère',
    );
  });

  it('says so where a phrase lacks what it is to be filled with', () =>
    expect(() => fill('en', 'sheet.players-title')).toThrow('wants {count}'));
});

test.each([
  ['en', '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 101st 111th'],
  ['fr', '1er 2e 3e 4e 11e 12e 13e 21e 22e 23e 101e 111e'],
] as const)('%s: places', (language, said) => {
  const places = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111];
  const args = (place: number) => ({ place: { nth: place }, ladder: 'Open', amount: 9 });
  const first = (place: number) => fill(language, 'prizes.place', args(place)).split(/[ ,]/)[0];
  expect(places.map(first).join(' ')).toBe(said);
});

test('our own numbers of readings are not shown', () =>
  expect(
    reasonAsText(
      { key: 'dutch.bracket.normal', ruling: 'R23', args: { score: 1 } },
      { language: 'en' },
    ),
  ).not.toContain('R23'));
