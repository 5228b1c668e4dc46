import fc from 'fast-check';
import { Random } from '../../../src/generate/random';
import { makeTrf } from '../../../src/formats/trf/write/makeTrf';
import { parseTrf } from '../../../src/formats/trf/parseTrf';
import { writeTrf } from '../../../src/formats/trf/write/writeTrf';
import { check } from '../../../src/model/check';
import { pointSystem } from '../../../src/model/outcomes';
import type { Tournament } from '../../../src/model/types';
import { event } from '../../support/event';
import { randomEvent, randomEvent26 } from '../../support/files/randomTrfEvent';
import { trf, type Line } from '../../support/files/trfText';

const read = (text: string): Tournament => {
  const checked = check(parseTrf(text));
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value;
};
const written26 = (tournament: Tournament) => makeTrf(tournament, { format: 'trf26' });
const linesOf = (text: string, ...codes: string[]) =>
  text.split('\n').filter((line) => codes.includes(line.slice(0, 3)));

/** Columns as the ruling on TRF26 gives them. */
describe('TRF26', () => {
  const two: Line[] = [{ no: 1 }, { no: 2 }, { no: 3 }, { no: 4 }];

  test('every record of the format goes through, in its columns', () => {
    const records = [
      '142 9',
      '152 B',
      '162  W 3.0    D 1.0    P 1.0',
      '172 FRA FIDON',
      '182 A program',
      '192 FIDE_DUTCH_2026_BAKU',
      '202 BH/C1,DE,SB',
      '222 40/6000+30:900+30',
      'FRA    1 m  A One, National                     2200 IDF      A12345 1990/01/02',
      '310   1 A team                           TEA     2486   15.0   28.0   1     1    3',
      '240 Z 001    2',
      '240 H 002    3    4',
      '250      03.0 001 003 0001 0002',
      '250      01.5 004 005 0001 0002',
      '260 001 002    1    3',
      '299 W         0.5  003    1',
      '299          -1.0  000    2    3',
    ];
    const text = written26(event(...two, ...records));
    const codes = [...new Set(records.map((line) => line.slice(0, 3)))];
    expect(linesOf(text, ...codes)).toEqual(records);
  });

  test('records of teams', () => {
    const records = [
      '142 5',
      '192 FIDE_TEAM_TYPEA_MP_GP',
      '352 WB',
      '362 TW 2.0   TD 1.0   TL 0.0',
      '310   1 First                                                               1    2',
      '310   2 Second                                                              3    4',
      '240 H 003    2',
      '250 02.0      001 001 0001 0001',
      '260 001 002    1    2',
      '299 -   1.0        000    2',
      '300   1   1   2    2 0000',
      '320  1.0  1.0 000 002',
      '330 +-   2   1   2',
    ];
    const text = written26(event(...two, ...records));
    const codes = [...new Set(records.map((line) => line.slice(0, 3)))];
    expect(linesOf(text, ...codes)).toEqual(records);
  });

  test('what others wrote stays where it stood', () => {
    const lines = [
      '### at the top',
      '012 An event',
      '### after the name',
      '777 of a kind unknown here',
      { no: 1 },
      '### after the first player',
      { no: 2 },
      'XXR 5',
      '### at the end',
    ];
    const text = written26(event(...lines));
    const kinds = text
      .trimEnd()
      .split('\n')
      .map((line) => (/^(###|777)/.test(line) ? line : line.slice(0, 8).trimEnd()));
    expect(kinds).toEqual([
      '### at the top',
      '012 An e',
      '### after the name',
      '777 of a kind unknown here',
      '062 2',
      '072 2',
      '082 0',
      '142 5',
      '001    1',
      '### after the first player',
      '001    2',
      '### at the end',
    ]);
    expect(written26(read(text))).toBe(text);
  });

  test('dates as the format wants them; those not understood as they are', () => {
    const text = written26(event(...two, '042 25.02.2011', '052 next Sunday'));
    expect(linesOf(text, '042', '052')).toEqual(['042 2011/02/25', '052 next Sunday']);
  });

  test('unrated and unfinished games', () => {
    const text = written26(
      event({ no: 1, rounds: ['2 w W', '2 b ?'] }, { no: 2, rounds: ['1 b L', '1 w ?'] }),
    );
    expect(linesOf(text, '001').map((line) => line.slice(91))).toEqual([
      '   2 w W     2 b ?',
      '   1 b L     1 w ?',
    ]);
  });

  test('ranks of the file stay, ties included, until a round is added', () => {
    const line = (no: number, rank: number) =>
      trf({ no, points: '0.0' }).trimEnd().slice(0, 84) + String(rank).padStart(5);
    const tournament = event(line(1, 2), line(2, 1), line(3, 2));
    const ranks = (text: string) => linesOf(text, '001').map((each) => Number(each.slice(85, 89)));
    expect(ranks(written26(tournament))).toEqual([2, 1, 2]);
    expect(ranks(written26({ ...tournament, pairedRounds: 1 }))).toEqual([1, 2, 3]);
  });
});

/** Random events of every kind of entry, with all that TRF26 adds. */
test('write, read, write is the identity for random events in both formats', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
      for (const format of ['trf26', 'trf16'] as const) {
        const random = new Random(seed);
        const made = format === 'trf26' ? randomEvent26(random) : randomEvent(random);
        // Points beside the results (299) are settled when the event is checked.
        const tournament = format === 'trf26' ? read(makeTrf(made, { format })) : made;
        const written = makeTrf(tournament, { format });
        const again = read(written);
        expect(makeTrf(again, { format })).toBe(written);
        expect(again.players.map(({ entries }) => entries)).toEqual(
          tournament.players.map(({ entries }) => entries),
        );
        expect(again.points).toEqual(tournament.points);
        const { otherLines = [] } = made;
        for (const fact of ['systemCode', 'tieBreakCodes', 'abnormalPoints', 'teams'] as const)
          expect(again[fact]).toEqual(made[fact]);
        expect(again.otherLines?.map(({ text }) => text).sort()).toEqual(
          otherLines.length > 0 ? otherLines.map(({ text }) => text).sort() : undefined,
        );
        expect(again.players.map(({ national }) => national)).toEqual(
          made.players.map(({ national }) => national),
        );
      }
    }),
    { numRuns: 300 },
  );
});

describe('what a TRF cannot hold', () => {
  const wide = (change: object): Tournament => {
    const tournament = event({ no: 1, rounds: ['2 w 1'] }, { no: 2, rounds: ['1 b 0'] });
    const [first, ...rest] = tournament.players;
    return { ...tournament, players: [{ ...first, ...change }, ...rest] };
  };

  test.each([
    ['a FIDE ID of 12 characters', { fideId: '123456789012' }, 'trf-too-wide-id'],
    ['a pairing number of five digits', { no: 10000 }, 'trf-too-wide-number'],
  ])('%s is refused, and nothing is written', (_, change, code) => {
    const made = writeTrf(wide(change), {
      placeOf: (no, field) => ({ kind: 'cell', sheet: 'Players', address: `${field} of ${no}` }),
    });
    expect(made.ok ? [] : made.problems).toMatchObject([
      { code, place: { kind: 'cell', sheet: 'Players' } },
    ]);
  });

  test('points of more than four characters', () => {
    const tournament = wide({});
    const made = writeTrf({ ...tournament, points: pointSystem(200, 100, 0) });
    expect(made.ok ? [] : made.problems.map(({ code }) => code)).toEqual(['trf-too-wide-points']);
  });

  test('a long name is cut, and told', () => {
    const made = writeTrf(wide({ name: 'N'.repeat(40), federation: 'FRANCE' }));
    expect(made.ok && made.warnings.map(({ code }) => code)).toEqual([
      'trf-cuts-name',
      'trf-cuts-federation',
    ]);
  });

  test('clubs and fixed tables have no place; TRF16 has none for the new records', () => {
    const tournament = {
      ...wide({ club: 'A club', fixedTable: 7 }),
      systemCode: 'FIDE_DUTCH_2026',
      tieBreakCodes: ['BH'],
    };
    const codes = (format: 'trf16' | 'trf26') => {
      const made = writeTrf(tournament, { format });
      return made.ok && made.warnings.map(({ code, value }) => `${code} ${value}`);
    };
    expect(codes('trf26')).toEqual(['trf-loses-clubs 1', 'trf-loses-tables 1']);
    expect(codes('trf16')).toContain('trf16-loses-records 192, 202');
  });

  test('points that 162 lumps together go into a line of their own, and are told', () => {
    const points = pointSystem(6, 2, 0, { fullBye: 4 });
    const made = writeTrf({ ...wide({}), points }, { format: 'trf26' });
    expect(made.ok && linesOf(made.value, '162', 'XXS')).toEqual([
      '162  W 3.0    D 1.0',
      'XXS FPB=2.0',
    ]);
    expect(made.ok && made.warnings.map(({ code }) => code)).toEqual(['trf26-points']);
    expect(made.ok && read(made.value).points).toEqual(points);
  });
});
