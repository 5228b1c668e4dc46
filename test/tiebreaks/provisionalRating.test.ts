import { readCrosstable } from '../../src/formats/crosstable/readCrosstable';
import { computeTieBreak } from '../../src/tiebreaks/compute';
import { editionById } from '../../src/tiebreaks/editions';
import { Field } from '../../src/tiebreaks/field';

const FRENCH = editionById('FFE-1998')!;

/** Points as byes, four rounds: only the group of a player matters for his provisional rating. */
function field(...players: [rating: number, points: 0 | 1 | 2 | 3 | 4][]): Field {
  const rows = players.map(([rating, points], i) => [
    i + 1,
    `Player ${i + 1}`,
    rating,
    ...Array.from({ length: 4 }, (_, r) => (r < 4 - points ? 'bye 0' : 'bye')),
  ]);
  const read = readCrosstable([['No', 'Name', 'Rtg', 'R1', 'R2', 'R3', 'R4'], ...rows]);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return new Field(read.value.tournament);
}

const provisional = (event: Field, no: number) => FRENCH.provisionalRating!(event, no);

// Q for 4 rounds: 0 → −736, 1 → −193, 2 → 0, 3 → 193, 4 → 736 (the printed table).
describe('provisional ratings (§4, H7 and H8)', () => {
  it('the mean of the rated of the group, half up', () => {
    expect(provisional(field([2000, 2], [1901, 2], [0, 2]), 3).value).toBe(1951);
  });
  it('between two rated levels, linear in Q', () => {
    // 2 of 4 lies halfway (in Q) between 1 and 3.
    expect(provisional(field([2000, 3], [0, 2], [1800, 1]), 2).value).toBe(1900);
  });
  it('several unrated levels: the nearest rated ones (ruling A10)', () => {
    // From 1800 at Q −736 to 2100 at Q 193: level 2 at 736/929, level 1 at 543/929 of the way.
    const event = field([2100, 3], [0, 2], [0, 1], [1800, 0]);
    expect(provisional(event, 2).value).toBe(Math.floor(1800 + (300 * 736) / 929 + 0.5));
    expect(provisional(event, 3).value).toBe(Math.floor(1800 + (300 * 543) / 929 + 0.5));
  });
  it('one side only: that level and the gap in Q', () => {
    expect(provisional(field([0, 4], [2000, 3]), 1).value).toBe(2000 + 736 - 193);
    expect(provisional(field([2000, 2], [0, 1]), 2).value).toBe(2000 - 193);
  });
  it('nobody rated: undefined', () => {
    expect(provisional(field([0, 2], [0, 1]), 1).value).toBe(null);
  });
  it('is used for the own rating and for an opponent, within 350 points', () => {
    const read = readCrosstable([
      ['No', 'Name', 'Rtg', 'R1'],
      [1, 'Rated', 2400, '2w½'],
      [2, 'Unrated', '', '1b½'],
      [3, 'Low', 1600, '4w½'],
      [4, 'Lower', 1400, '3b½'],
    ]);
    if (!read.ok) throw new Error('refused');
    const event = new Field(read.value.tournament);
    // Cp of the group: (2400 + 1600 + 1400) / 3 = 1800; a draw adds Q = 0.
    const performance = (no: number) => computeTieBreak(FRENCH, event, 'PERF', no);
    expect(performance(1).value).toBe(2400 - 350);
    expect(performance(1).parts[0]).toMatchObject({
      // What counts is shown: 1800 lies more than 350 below 2400.
      used: 2050,
      value: 2050,
      why: 'provisional350',
    });
    expect(performance(2).value).toBe(1800 + 350);
    // The mean rating knows no 350-point rule (ruling A8).
    expect(computeTieBreak(FRENCH, event, 'ARO', 1).value).toBe(1800);
  });
});
