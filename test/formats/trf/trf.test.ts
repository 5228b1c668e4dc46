import fc from 'fast-check';
import { decodeTrf } from '../../../src/formats/trf/decode';
import { makeTrf } from '../../../src/formats/trf/write/makeTrf';
import { parseTrf } from '../../../src/formats/trf/parseTrf';
import { check } from '../../../src/model/check';
import { Random } from '../../../src/generate/random';
import { pointSystem } from '../../../src/model/outcomes';
import type { Tournament } from '../../../src/model/types';
import { event } from '../../support/event';
import { randomEvent } from '../../support/files/randomTrfEvent';
import { trf } from '../../support/files/trfText';

const read = (text: string): Tournament => {
  const checked = check(parseTrf(text));
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value;
};
const bytes = (...values: number[]) => Uint8Array.from(values);

describe('line ends and encodings', () => {
  const text = trf(
    { no: 1, name: 'Ångström, Zoé', rounds: ['2 w 1'] },
    { no: 2, rounds: ['1 b 0'] },
  );
  const event = read(text);

  test.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR alone', '\r'],
  ])('lines may end in %s', (_, end) => {
    expect(read(text.replace(/\n/g, end))).toEqual(event);
  });

  test('UTF-8, with and without byte order mark', () => {
    const utf8 = new TextEncoder().encode(text);
    const marked = Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8]);
    for (const file of [utf8, marked]) {
      const decoded = decodeTrf(file);
      expect(decoded.ok && read(decoded.value).players[0].name).toBe('Ångström, Zoé');
    }
  });

  test('what is no UTF-8 is Latin-1', () => {
    const latin1 = Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
    const decoded = decodeTrf(latin1);
    expect(decoded.ok && read(decoded.value).players[0].name).toBe('Ångström, Zoé');
  });

  test('every byte has its character in Latin-1', () => {
    const decoded = decodeTrf(bytes(0xe9, 0x41, 0x80, 0x9f));
    expect(decoded.ok && [...decoded.value].map((c) => c.charCodeAt(0))).toEqual([
      0xe9, 0x41, 0x80, 0x9f,
    ]);
  });
});

describe('codes', () => {
  test('TRF16: forfeits, unrated games and byes', () => {
    const { players } = event(
      { no: 1, rounds: ['2 w +', '0000 - U', '2 b W'] },
      { no: 2, rounds: ['1 b -', '0000 - F', '1 w L'] },
    );
    expect(players.map(({ entries }) => entries.map(({ outcome }) => outcome))).toEqual([
      ['forfeitWin', 'pairingBye', 'win'],
      ['forfeitLoss', 'fullBye', 'loss'],
    ]);
    expect(players[0].entries[2].unrated).toBe(true);
  });

  test('JaVaFo 1.x: bye +, half-point bye =, absence -', () => {
    const { players } = event(
      { no: 1, rounds: ['0000 - +', '2 w 1'] },
      { no: 2, rounds: ['0000 - =', '1 b 0'] },
      { no: 3, rounds: ['0000 - -', '0000 - -'] },
    );
    expect(players.map(({ entries }) => entries[0].outcome)).toEqual([
      'pairingBye',
      'halfBye',
      'zeroBye',
    ]);
  });

  test('byes of the round to pair stand in its column', () => {
    const { players, pairedRounds } = event(
      { no: 1, rounds: ['2 w 1', '0000 - H'] },
      { no: 2, rounds: ['1 b 0', '0000 - Z'] },
      { no: 3, rounds: ['0000 - U', '', '0000 - F'] },
    );
    expect(pairedRounds).toBe(1);
    expect(players.map(({ requestedByes }) => [...requestedByes])).toEqual([
      [[2, 'halfBye']],
      [[2, 'zeroBye']],
      [[3, 'fullBye']],
    ]);
  });

  test('XXZ: the same for a list of absent players', () => {
    const { players } = event({ no: 1, rounds: ['2 w 1'] }, { no: 2, rounds: ['1 b 0'] }, 'XXZ 2');
    expect([...players[1].requestedByes]).toEqual([[2, 'zeroBye']]);
  });
});

describe('extensions', () => {
  test('XXR, XXC, XXP, XXA', () => {
    const tournament = event(
      { no: 1 },
      { no: 2 },
      { no: 3 },
      'XXR 9',
      'XXC black1',
      'XXP 1 3',
      'XXA    1  1.0  0.5',
    );
    expect(tournament).toMatchObject({
      totalRounds: 9,
      roundsDeclared: true,
      initialColour: 'black',
      forbidden: [{ players: [1, 3], rounds: null }],
    });
    expect(tournament.players[0].virtualPoints).toEqual([2, 1]);
  });

  test('XXA: a blank column is no points in that round', () => {
    expect(event({ no: 1 }, 'XXA    1  1.0       0.5').players[0].virtualPoints).toEqual([2, 0, 1]);
  });

  test('XXC rank: the order of the lines is the order of strength', () => {
    expect(event({ no: 2 }, { no: 1 }, 'XXC rank').rankOrder).toEqual([2, 1]);
    expect(event({ no: 1 }, { no: 2 }, 'XXC rank').rankOrder).toBeUndefined();
  });

  /** Examples 1 to 5 of the section on scoring in JaVaFo's Advanced User Manual. */
  test.each([
    [['XXS WW=1 WD=.5 WL=0 BW=1 BD=0.5 BL=0', 'XXS FL=0 FW=1'], pointSystem(2, 1, 0)],
    [['XXS PAB=3 D=1 W=3'], pointSystem(6, 2, 0)],
    [['XXS W=3', 'XXS D=1'], pointSystem(6, 2, 0, { pairingBye: 2 })],
    [['XXS PAB=.5'], pointSystem(2, 1, 0, { pairingBye: 1 })],
    [
      ['XXS W=3 D=2 WL=1 BL=1', 'XXS PAB=3', 'XXS FPB=0 HPB=0 ZPB=0'],
      pointSystem(6, 4, 2, { fullBye: 0, halfBye: 0 }),
    ],
    [
      ['XXS PAB=3', 'XXS FPB=0 HPB=0 ZPB=0', 'XXS W=3 D=2 WL=1 BL=1'],
      pointSystem(6, 4, 2, { fullBye: 6, halfBye: 4 }),
    ],
  ])('XXS: %s', (lines, points) => {
    expect(event({ no: 1 }, ...lines).points).toEqual(points);
  });

  /** bbpPairings' README: an unsaid BBU is worth a win, the others have their own defaults. */
  test('BB lines', () => {
    expect(event({ no: 1 }, 'BBW  3.0', 'BBD  1.0').points).toEqual(pointSystem(6, 2, 0));
    expect(event({ no: 1 }, 'BBU  0.5').points).toEqual(pointSystem(2, 1, 0, { pairingBye: 1 }));
  });

  test('unknown lines are kept, and comments without a warning', () => {
    const checked = check(parseTrf(trf({ no: 1 }, '### made by hand', '777 something')));
    expect(checked.ok && checked.value.otherLines).toEqual([
      { text: '### made by hand', after: '001 1' },
      { text: '777 something', after: '001 1' },
    ]);
    expect(checked.ok && checked.warnings.map(({ code }) => code)).toEqual(['unknown-line-code']);
  });
});

describe('writing', () => {
  test('the lines about the event go through', () => {
    const head = [
      '012 Some Open',
      '022 Nowhere',
      '032 XXX',
      '042 2020/01/01',
      '052 2020/01/05',
      '062 1',
      '072 1',
      '082 0',
      '092 Individual: Swiss-System',
      '102 First Arbiter',
      '112 Second Arbiter',
      '112 Third Arbiter',
      '122 90 min + 30 s',
      `132${' '.repeat(88)}20/01/01  20/01/02`,
    ];
    const written = makeTrf(read(trf(...head, { no: 1 })));
    expect(written.split('\n').slice(0, head.length)).toEqual(head);
  });

  test('a withdrawn player misses the next round', () => {
    const tournament = event('XXR 3', { no: 1, rounds: ['2 w 1'] }, { no: 2, rounds: ['1 b 0'] });
    const players = tournament.players.map((player) => ({ ...player, withdrawn: player.no === 2 }));
    const again = read(makeTrf({ ...tournament, players }));
    expect(again.players.map(({ requestedByes }) => [...requestedByes])).toEqual([
      [],
      [[2, 'zeroBye']],
    ]);
  });

  test('other points are written in both dialects', () => {
    const written = makeTrf(event({ no: 1 }, 'BBW  3.0', 'BBD  1.0', 'BBU  1.5'));
    expect(written).toContain('BBU  1.5\n');
    expect(written).toContain('XXS WW=3.0 BW=3.0 WD=1.0 BD=1.0 WL=0.0 BL=0.0 ZPB=0.0 HPB=1.0');
    expect(read(written).points).toEqual(pointSystem(6, 2, 0, { pairingBye: 3 }));
  });

  test('text from outside cannot break the lines', () => {
    const tournament = event({ no: 1 });
    const players = [{ ...tournament.players[0], name: 'Name\n001    2      Intruder' }];
    expect(read(makeTrf({ ...tournament, players })).players).toHaveLength(1);
  });
});

/** Random events of every kind of entry: make → parse → make is the identity. */
test('write, read, write is the identity for random events', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
      const tournament = randomEvent(new Random(seed));
      const written = makeTrf(tournament);
      const again = read(written);
      expect(makeTrf(again)).toBe(written);
      expect(again.players).toEqual(tournament.players);
      expect(again.points).toEqual(tournament.points);
    }),
    { numRuns: 200 },
  );
});
