import { readPapi } from '../../../src/formats/programs/readPapi';
import { matchAccess } from '../../../src/ratings/matchList';
import { makeAccess, type AccessTable, type Cell, type Kind } from '../../support/files/accessFile';
import { Terminal } from '../../support/cli';

/**
 * Files of five fictional players. Figures by the public description of the converter: 1 lost, 2 drawn,
 * 3 won, 4 and 6 forfeits, 5 forfeited by both; B White, N Black, F a round off, R not paired; whoever
 * meets row 1 is exempt.
 */
type Round = readonly [colour: string, opponent: number | null, figure: number];
const COLUMNS: Record<string, Kind> = {
  Ref: 'long',
  NrFFE: 'text',
  Nom: 'text',
  Prenom: 'text',
  Sexe: 'text',
  NeLe: 'date',
  Elo: 'integer',
  Rapide: 'integer',
  Federation: 'text',
  Club: 'text',
  FideCode: 'text',
  FideTitre: 'text',
  Pointe: 'boolean',
  Fixe: 'integer',
};
const ROUND = (nth: number): string => `Rd${String(nth).padStart(2, '0')}`;
for (let nth = 1; nth <= 24; nth++)
  Object.assign(COLUMNS, {
    [`${ROUND(nth)}Cl`]: 'text',
    [`${ROUND(nth)}Adv`]: 'integer',
    [`${ROUND(nth)}Res`]: 'byte',
  });

const player = (ref: number, who: Record<string, Cell>, ...rounds: readonly Round[]) => ({
  Ref: ref,
  ...who,
  ...Object.fromEntries(
    Array.from({ length: 24 }, (_, nth) => rounds[nth] ?? ['R', null, 0]).flatMap(
      ([colour, opponent, figure], nth) => [
        [`${ROUND(nth + 1)}Cl`, colour],
        [`${ROUND(nth + 1)}Adv`, opponent],
        [`${ROUND(nth + 1)}Res`, figure],
      ],
    ),
  ),
});
const PLAYERS = [
  player(1, { Nom: 'EXEMPT', Elo: 1399 }),
  player(
    2,
    { Nom: 'Érable', Prenom: 'Eva', Elo: 1500, Rapide: 1900, Sexe: 'F' },
    ['B', 4, 3],
    ['F', null, 2],
    ['N', 3, 4],
  ),
  player(
    4,
    {
      Nom: 'Bouleau',
      Prenom: 'Bo',
      Elo: 2000,
      Rapide: 1800,
      FideTitre: 'm',
      FideCode: '00123456  ',
    },
    ['N', 2, 1],
    ['B', 1, 6],
    ['B', 6, 5],
  ),
  player(
    3,
    { Nom: 'Chêne', Prenom: 'Cy', Elo: 2000, Rapide: 1700, NeLe: '1990/05/17' },
    ['B', 6, 2],
    ['N', 7, 3],
    ['B', 2, 6],
  ),
  player(
    6,
    { Nom: 'Dattier', Prenom: 'Di', Elo: 1700, Rapide: 1600, Fixe: 3 },
    ['N', 3, 2],
    ['F', null, 0],
    ['N', 4, 5],
  ),
  player(
    7,
    { Nom: 'Épine', Prenom: 'Ed', Elo: 0, Rapide: 0 },
    ['R', null, 0],
    ['B', 3, 1],
    ['F', null, 0],
    ['F', null, 0],
    ['F', null, 0],
  ),
];
const INFO = (values: Record<string, string> = {}): AccessTable => ({
  name: 'INFO',
  columns: { Variable: 'text', Value: 'text' },
  rows: Object.entries({
    Nom: 'Open du Bosquet',
    Genre: 'Suisse',
    Pairing: 'Standard',
    ClassElo: 'Elo',
    NbrRondes: '4',
    DateDebut: '14/02/2026',
    DecomptePoints: 'NON',
    ...values,
  }).map(([Variable, Value]) => ({ Variable, Value })),
});
const JOUEUR = (more: Partial<AccessTable> = {}): AccessTable => ({
  name: 'JOUEUR',
  columns: COLUMNS,
  rows: PLAYERS,
  ...more,
});
const run = async (bytes: Uint8Array, ...words: string[]) => {
  const terminal = new Terminal({ 'e.papi': bytes });
  const exit = await terminal.run(...(words.length > 0 ? words : ['standings', 'e.papi']));
  return { exit, out: terminal.stdout, err: terminal.stderr, terminal };
};
const gamesOf = async (bytes: Uint8Array) => {
  const { terminal, exit, err } = await run(bytes, 'convert', 'e.papi', '-o', 'e.trf');
  expect([exit, err]).toEqual([0, expect.stringContaining('Read as Papi (.papi)')]);
  return terminal
    .text('e.trf')
    .split('\n')
    .filter((line) => line.startsWith('001'))
    .map((line) => [line.slice(4, 47).replace(/\s+/g, ' ').trim(), line.slice(91).trimEnd()]);
};

const GAMES = [
  ['1 IM Bouleau, Bo', '   4 b 0  0000 - U     3 w -'],
  ['2 Chêne, Cy', '   3 w =     5 b 1     4 w +'],
  ['3 Dattier, Di', '   2 b =  0000 - Z     1 b -'],
  ['4 w Érable, Eva', '   1 w 1  0000 - H     2 b -'],
  // Absent behind the last round too, as Papi leaves whoever has gone.
  ['5 Épine, Ed', '             2 w 0  0000 - Z  0000 - Z'],
];
const code = async (bytes: Uint8Array): Promise<string | undefined> => {
  const { exit, err } = await run(bytes);
  expect(exit).toBe(3);
  return /\[([a-z-]+)\]/.exec(err)?.[1];
};

test('an event becomes a TRF, numbered by rating, title and name', async () => {
  expect(await gamesOf(makeAccess([INFO(), JOUEUR()]))).toEqual(GAMES);
});

test('rows that Access moved count where they are, deleted ones do not', async () => {
  const rows = [...PLAYERS, player(9, { Nom: 'Gone', Elo: 2400 })];
  const file = makeAccess([INFO(), JOUEUR({ rows, moved: [1, 3], deleted: [6] })]);
  expect(await gamesOf(file)).toEqual(GAMES);
});

test('the rating is the one by which the event is run, and three points for a win are taken', async () => {
  const { out } = await run(
    makeAccess([INFO({ ClassElo: 'Rapide', DecomptePoints: 'OUI' }), JOUEUR()]),
    ...['standings', 'e.papi', '--json'],
  );
  const { standings } = JSON.parse(out) as {
    standings: { no: number; name: string; points: number }[];
  };
  expect(standings.map(({ no, name, points }) => [no, name, points])).toEqual(
    expect.arrayContaining([
      [1, 'Érable, Eva', 4],
      [2, 'Bouleau, Bo', 3],
      [3, 'Chêne, Cy', 7],
    ]),
  );
});

/** “EloBase1” and “EloBase2” are the borders of the groups: 1900 and more A, 1500 and more B, the others C. */
test.each([
  ['Haley', 'haley'],
  ['HaleySoft', 'haley-soft'],
  ['SAD', 'progressive'],
])('the acceleration %s goes by the ratings that the file has as borders', (pairing, method) => {
  const rows = [1900, 1899, 1500, 1499].map((elo, at) =>
    player(at + 2, { Nom: `Joueur${elo}`, Elo: elo }, ['R', null, 0]),
  );
  const info = INFO({ Pairing: pairing, EloBase1: '1900', EloBase2: '1500' });
  const read = readPapi(makeAccess([info, JOUEUR({ rows })]));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { acceleration, players } = read.value.raw;
  expect(acceleration?.value).toEqual({ method });
  expect(players.map(({ rating, group }) => [rating.value, group])).toEqual([
    [1900, 'A'],
    [1899, 'B'],
    [1500, 'B'],
    [1499, 'C'],
  ]);
});

test('a file without acceleration has no groups', () => {
  const read = readPapi(makeAccess([INFO({ EloBase1: '1900' }), JOUEUR()]));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(read.value.raw.acceleration).toBeUndefined();
  expect(read.value.raw.players.every(({ group }) => group === undefined)).toBe(true);
});

test('what cannot be read is refused in words', async () => {
  const whole = makeAccess([INFO(), JOUEUR()]);
  expect(await code(makeAccess([INFO(), JOUEUR()], { key: [1, 2, 3, 4] }))).toBe(
    'file-under-password',
  );
  expect(await code(makeAccess([INFO(), JOUEUR()], { version: 0 }))).toBe('foreign-access-old');
  expect(await code(makeAccess([JOUEUR()]))).toBe('foreign-list-of-players');
  expect(await code(makeAccess([INFO()]))).toBe('foreign-access-file');
  expect(await code(makeAccess([INFO(), JOUEUR({ rows: PLAYERS.slice(0, 1) })]))).toBe(
    'foreign-file-without-players',
  );
  const odd = [...PLAYERS.slice(0, 5), player(7, { Nom: 'Odd' }, ['B', 77, 3])];
  expect(await code(makeAccess([INFO(), JOUEUR({ rows: odd })]))).toBe('foreign-file-odd');
  const figure = [...PLAYERS.slice(0, 5), player(7, { Nom: 'Odd' }, ['F', null, 3])];
  expect(await code(makeAccess([INFO(), JOUEUR({ rows: figure })]))).toBe('foreign-result-unknown');
  for (const length of [21, 70, 4096, 9000, whole.length - 4096, whole.length - 1])
    expect(await code(whole.slice(0, length))).toBe('foreign-file-cut');
  expect(await code(new TextEncoder().encode('001 something else'))).toBe('foreign-file-wrong');
});

test('damaged bytes give an event or a refusal, never a fault of ours', async () => {
  const whole = makeAccess([INFO(), JOUEUR()]);
  for (let at = 4096, nth = 0; at < whole.length; at += 397, nth++) {
    const bytes = Uint8Array.from(whole);
    bytes[at] = [0, 255, 128, bytes[at] ^ 1][nth % 4];
    expect([0, 3]).toContain((await run(bytes)).exit);
  }
});

test('the French list of players is a rating list: FIDE IDs by FideCode, never by NrFFE', () => {
  const wanted = [
    { no: 1, name: 'Bo Bouleau', id: '123456', birthYear: null },
    { no: 2, name: 'CHENE Cy', id: '', birthYear: 1990 },
  ];
  const list = matchAccess(makeAccess([JOUEUR()]), wanted, () => undefined);
  expect(list.ok && list.value.columns).toEqual(['Elo', 'Rapide', 'Blitz']);
  expect(list.ok && list.value.matches).toMatchObject([
    { kind: 'id', found: { title: 'IM', ratings: { Elo: 2000, Rapide: 1800 } } },
    { kind: 'name-and-year', found: { id: '', ratings: { Elo: 2000 } } },
  ]);
  expect(matchAccess(makeAccess([INFO()]), wanted, () => undefined).ok).toBe(false);
});
