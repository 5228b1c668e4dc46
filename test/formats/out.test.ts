import { makePgn } from '../../src/formats/pgn';
import { makePlayerList } from '../../src/formats/playerLists';
import { matchText } from '../../src/ratings/matchList';
import { Terminal } from '../support/cli';
import { trf } from '../support/files/trfText';
import { openTrf } from '../../src/event/open/openTrf';

const EVENT = trf(
  '012 Open "of" the Grove',
  '022 Birchtown',
  '032 XYZ',
  '042 2026/05/01',
  { no: 1, rating: 2100, rounds: ['3 w 1', '2 b ='], title: 'WFM' },
  { no: 2, rating: 2000, rounds: ['4 b +', '1 w ='] },
  { no: 3, rating: 0, rounds: ['1 b 0', '4 w  '] },
  { no: 4, rating: 1800, rounds: ['2 w -', '3 b  '] },
);
const opened = openTrf(EVENT, undefined);
if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
const { tournament } = opened.value;
const tags = (pgn: string) =>
  pgn
    .split('\n\n\n')
    .map((game) =>
      Object.fromEntries([...game.matchAll(/^\[(\w+) "(.*)"\]$/gm)].map((m) => [m[1], m[2]])),
    );

/** The seven tags and their order: PGN standard (1994), 8.1.1; a game with no result yet ends in `*`. */
test('headers of a round: seven tags first, forfeits left out, an open game has a star', () => {
  const first = makePgn(tournament, 1);
  expect(first.match(/\[Event /g)).toHaveLength(1);
  expect(
    first
      .split('\n')
      .slice(0, 7)
      .map((line) => /^\[(\w+)/.exec(line)?.[1]),
  ).toEqual(['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result']);
  expect(tags(first)[0]).toMatchObject({
    Event: 'Open \\"of\\" the Grove',
    Site: 'Birchtown XYZ',
    Date: '????.??.??',
    Round: '1.1',
    Result: '1-0',
    WhiteElo: '2100',
    WhiteTitle: 'WFM',
    EventDate: '2026.05.01',
  });
  expect(tags(first)[0]).not.toHaveProperty('BlackElo');
  expect(first.endsWith('\n\n1-0\n')).toBe(true);
  const all = makePgn(tournament, null);
  expect(all.match(/\[Result "([^"]*)"/g)).toEqual([
    '[Result "1-0"',
    '[Result "1/2-1/2"',
    '[Result "*"',
  ]);
});

/** Read back by our readers of FIDE's list and of tables with headings. */
test.each(['fide-list', 'swiss-manager'] as const)('players as %s are read back', (format) => {
  const list = makePlayerList(
    {
      ...tournament,
      players: tournament.players.map((player) => ({
        ...player,
        fideId: String(9_000_000 + player.no),
        federation: 'XYZ',
        born: '2001/02/03',
      })),
    },
    format,
  );
  const matched = matchText(
    list,
    tournament.players.map(({ no, name }) => ({
      no,
      name,
      id: String(9_000_000 + no),
      birthYear: null,
    })),
    () => undefined,
  );
  if (!matched.ok) throw new Error(JSON.stringify(matched.problems));
  const lines = matched.value.matches.map((match) => (match.kind === 'id' ? match.found : null));
  expect(lines.map((line) => [line?.title, line?.federation, line?.birthYear])).toEqual([
    ['WFM', 'XYZ', 2001],
    ['', 'XYZ', 2001],
    ['', 'XYZ', 2001],
    ['', 'XYZ', 2001],
  ]);
  expect(
    lines.map((line) => Object.values(line?.ratings ?? {}).find((rating) => rating > 0) ?? 0),
  ).toEqual([2100, 2000, 0, 1800]);
});

test('convert: by the name or by --format', async () => {
  const terminal = new Terminal({ 'event.trf': EVENT });
  expect(await terminal.run('convert', 'event.trf', '-o', 'r2.pgn', '--round', '2')).toBe(0);
  expect(terminal.text('r2.pgn')).toBe(makePgn(tournament, 2));
  expect(await terminal.run('convert', 'event.trf', '-o', 'p.txt', '--format', 'fide-list')).toBe(
    0,
  );
  expect(terminal.text('p.txt')).toMatch(/^ID Number +Name +Fed +Sex/);
  expect(
    await terminal.run('convert', 'event.trf', '-o', 'p.csv', '--format', 'swiss-manager'),
  ).toBe(0);
  expect(terminal.text('p.csv').split('\r\n')[0]).toBe(
    'ID_No;Name;Title;Sex;Fed;ClubName;Birthday;Rtg_Nat;Fide_No;Rtg_Int',
  );
  for (const words of [
    ['-o', 'r.pgn', '--round', '3'],
    ['-o', 'r.trf', '--round', '1'],
    ['-o', 'r.pgn', '--format', 'trf16'],
    ['-o', 'r.txt', '--format', 'papi'],
  ])
    expect([words, await terminal.run('convert', 'event.trf', ...words)]).toEqual([words, 3]);
});
