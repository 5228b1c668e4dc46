import { openTrf } from '../../src/event/open/openTrf';
import { trf, type Line } from '../support/files/trfText';

const eight: Line[] = Array.from({ length: 8 }, (_, index) => ({ no: index + 1 }));
const opened = (asked: string | undefined, ...lines: string[]) => {
  const read = openTrf(trf(...eight, '142 5', '192 FIDE_DUTCH_2026_BAKU', ...lines), asked);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const [first] = read.value.tournament.players;
  return { points: first.virtualPoints, told: read.warnings.map(({ code }) => code) };
};

/** The code names a system with its acceleration; another system has none unless 250 says so. */
describe('Baku that only the code of the system implies', () => {
  test('counts for the system that the file names', () => {
    expect(opened(undefined)).toEqual({ points: [2, 2, 1], told: [] });
    expect(opened('dutch-2026')).toEqual({ points: [2, 2, 1], told: [] });
  });

  test('is left aside, and told, where another one is asked for', () => {
    expect(opened('dutch-2016')).toEqual({ points: [], told: ['baku-of-another-system'] });
  });

  test('virtual points that are written out stay', () => {
    const record = '250      01.0 001 001 0001 0004';
    expect(opened('dutch-2016', record)).toEqual({ points: [2], told: [] });
  });
});
