import { Terminal } from '../../support/cli';
import { makeTunx, type TunxEvent, type TunxPair } from '../../support/files/tunxFile';

/** In the place of an opponent. */
const BYE = 0xffff;
const NOT_PAIRED = 0xfffe;

/** Five fictional players; the figures by the public description: 1, 2, 3 played, 4, 5 forfeits. */
const EVENT: TunxEvent = {
  rounds: 3,
  paired: 2,
  players: [
    {
      surname: 'Alder',
      first: 'Ada',
      title: 'WFM',
      federation: 'SUI',
      fide: 2000,
      id: 123,
      isWoman: true,
    },
    { surname: 'Birch', first: 'Bo', club: 'Grove CC', fide: 1900, national: 1950 },
    { surname: 'Cedar', first: 'Cy', national: 1800 },
    { surname: 'Dogwood', first: 'Di', title: 'NM' },
    { surname: 'Elm', first: 'Ed' },
  ],
  pairs: [
    [1, 3, 1],
    [4, 2, 2],
    [5, BYE, 9],
    [5, 1, 5],
    [2, NOT_PAIRED, 2],
    [3, 4, 3],
    // Asked for the round that is not paired yet.
    [1, NOT_PAIRED, 0],
  ],
};
const run = async (bytes: Uint8Array, ...words: string[]) => {
  const terminal = new Terminal({ 'e.TUNX': bytes });
  const exit = await terminal.run(...(words.length > 0 ? words : ['standings', 'e.TUNX']));
  return { exit, out: terminal.stdout, err: terminal.stderr, terminal };
};
const code = async (event: TunxEvent) =>
  /\[([a-z-]+)\]/.exec((await run(makeTunx(event))).err)?.[1];
const withPairs = (pairs: readonly TunxPair[]): TunxEvent => ({ ...EVENT, pairs });

test('an event becomes a TRF; what it was read as and what is missing is said', async () => {
  const { exit, err, terminal } = await run(makeTunx(EVENT), 'convert', 'e.TUNX', '-o', 'e.trf');
  expect(exit).toBe(0);
  expect(err).toContain('Read as Swiss-Manager (.TUNX): 5 players, 2 rounds');
  expect(err).toContain('Not carried over:');
  const trf = terminal.text('e.trf');
  expect(trf).toContain('012 Open of the Grove');
  expect(trf).toContain('042 2026/02/01');
  const games = trf
    .split('\n')
    .filter((line) => line.startsWith('001'))
    .map((line) => [line.slice(9, 13).trim(), line.slice(14, 47).trim(), line.slice(91).trim()]);
  expect(games).toEqual([
    ['wWFM', 'Alder, Ada', '3 w 1     5 b +'],
    ['', 'Birch, Bo', '4 b =  0000 - H'],
    ['', 'Cedar, Cy', '1 b 0     4 w 0'],
    ['', 'Dogwood, Di', '2 w =     3 b 1'],
    ['', 'Elm, Ed', '0000 - U     1 w -'],
  ]);
});

test('the rating is FIDE’s, else the national one', async () => {
  const { out } = await run(makeTunx(EVENT), 'standings', 'e.TUNX', '--csv');
  expect(out).toContain('Alder, Ada",2000');
  expect(out).toContain('Cedar, Cy",1800');
});

test('both ratings go into a TRF26: FIDE’s, and the national one in the record of the federation', async () => {
  const { terminal } = await run(makeTunx(EVENT), 'convert', 'e.TUNX', '-o', 'e.trf');
  const trf = terminal.text('e.trf');
  expect(trf).toMatch(/^172 SUI FIDON$/m);
  // Players with a rating of FIDE's.
  expect(trf).toMatch(/^072 2$/m);
  expect(trf).toMatch(/^001 {4}2 .*Birch, Bo +1900 /m);
  expect(trf).toMatch(/^SUI {4}2 +1950/m);
  expect(trf).toMatch(/^001 {4}3 .*Cedar, Cy +0 /m);
  terminal.write('again.trf', trf);
  await terminal.run('standings', 'again.trf', '--csv');
  expect(terminal.stdout).toContain('Cedar, Cy",1800');
});

test('the free round of a round robin is no point', async () => {
  const { out } = await run(makeTunx({ ...EVENT, kind: 1 }), 'standings', 'e.TUNX', '--csv');
  expect(out).toContain('Elm, Ed",0,0');
});

describe('refused in words:', () => {
  test('teams', async () => expect(await code({ ...EVENT, kind: 2 })).toBe('foreign-kind-unknown'));
  test('a result that is not known', async () =>
    expect(await code(withPairs([[1, 3, 17], ...EVENT.pairs.slice(1)]))).toBe(
      'foreign-result-unknown',
    ));
  test('somebody who is nobody', async () =>
    expect(await code(withPairs([[1, 77, 1], ...EVENT.pairs.slice(1)]))).toBe('foreign-file-odd'));
  test('a round in which somebody is missing', async () =>
    expect(await code(withPairs(EVENT.pairs.filter(([white]) => white !== 4)))).toBe(
      'foreign-file-odd',
    ));
  test('cut at any place', async () => {
    const whole = makeTunx(EVENT);
    for (let length = 4; length < whole.length; length += 97) {
      const { exit, err } = await run(whole.slice(0, length));
      expect({ length, exit, isTold: err.includes('[foreign-file-cut]') }).toEqual({
        length,
        exit: 3,
        isTold: true,
      });
    }
  });
  test('something else under its name', async () => {
    const { exit, err } = await run(new TextEncoder().encode('hello'));
    expect(exit).toBe(3);
    expect(err).toContain('[foreign-file-wrong]');
  });
});
