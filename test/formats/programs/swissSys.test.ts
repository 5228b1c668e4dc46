import { Terminal } from '../../support/cli';

/** Two sections of fictional players in the layout of SwissSys 11. */
const player = (no: number, name: string, rating: number, ...results: string[]) => ({
  'Pair number': no,
  Name: name,
  ID: '12345678',
  Rating: rating,
  Results: results,
});
const FILE = {
  Overview: { Program: 'SwissSys', 'Tournament title': 'Grove', 'Starting date': '2026-02-01' },
  Sections: [
    {
      'Section name': 'Open',
      'Section title': 'Open',
      'Rounds paired': 2,
      'Final round': 3,
      Players: [
        player(1, 'Alder, Ada', 2000, '+;3;W;1;3;3;0', '=;2;B;1;2;2;0'),
        player(2, 'Birch, Bo', 1900, 'X;4;B;2;4;4;0', '=;1;W;1;1;1;0'),
        player(3, 'Cedar, Cy', 1800, '-;1;B;1;1;1;0', 'H;-1;-;0;-1;-1;0'),
        player(4, 'Dogwood, Di', 0, 'F;2;W;2;2;2;0', 'U;0;-;0;0;0;0'),
        player(5, 'Elm, Ed', 1600, 'B;-1;-;0;-1;-1;0', '\0;0;-;0;0;0;0'),
      ],
    },
    {
      'Section name': 'U1200',
      'Rounds paired': 1,
      'Final round': 3,
      Players: [
        player(1, 'Fir, Flo', 1100, '-;2;W;1;2;2;0'),
        player(2, 'Gum, Gus', 900, '+;1;B;1;1;1;0'),
      ],
    },
    { 'Section name': 'Empty', Players: [] },
  ],
};
const run = async (content: unknown, ...words: string[]) => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const terminal = new Terminal({ 'e.sjson': text });
  const exit = await terminal.run(...words);
  return { exit, terminal, err: terminal.stderr };
};

test('a section becomes a TRF: games, forfeits, byes, rounds without an entry', async () => {
  const { exit, err, terminal } = await run(
    FILE,
    ...['convert', 'e.sjson', '-o', 'e.trf', '--section', 'open'],
  );
  expect(exit).toBe(0);
  expect(err).toContain('Read as SwissSys (.sjson): 5 players, 2 rounds');
  const trf = terminal.text('e.trf');
  expect(trf).toContain('012 Grove – Open');
  const lines = trf.split('\n').filter((line) => line.startsWith('001'));
  expect(lines.map((line) => line.slice(91).trim())).toEqual([
    '3 w 1     2 b =',
    '4 b +     1 w =',
    '1 b 0  0000 - H',
    '2 w -  0000 - Z',
    '0000 - U',
  ]);
  // The number of a member of the American federation is no FIDE ID.
  expect(trf).not.toContain('12345678');
});

test('several sections: the command asks which, check takes all', async () => {
  const one = await run(FILE, 'standings', 'e.sjson');
  expect(one.exit).toBe(3);
  expect(one.err).toContain('Open, U1200');
  const all = await run(FILE, 'check', 'e.sjson');
  expect(all.err).toContain('e.sjson (U1200): Read as SwissSys');
});

describe('refused in words:', () => {
  it.each<[string, unknown, string]>([
    ['cut', JSON.stringify(FILE).slice(0, 300), 'foreign-file-cut'],
    ['something else', { hello: 1 }, 'foreign-file-cut'],
    ['nobody in it', { Sections: [null, { Players: [7, null] }] }, 'foreign-file-odd'],
    [
      'a result that is not known',
      {
        Sections: [
          { 'Rounds paired': 1, Players: [player(1, 'Ash, Al', 1, 'Q;2;W;1'), player(2, 'B', 1)] },
        ],
      },
      'foreign-result-unknown',
    ],
  ])('%s', async (_, content, code) => {
    const { exit, err } = await run(content, 'standings', 'e.sjson');
    expect(exit).toBe(3);
    expect(err).toContain(`[${code}]`);
  });

  test('an Access database that is cut, whatever it is called', async () => {
    const bytes = new Uint8Array([0, 1, 0, 0, ...Buffer.from('Standard Jet DB'), 0]);
    for (const name of ['e.papi', 'Data.mdb', 'e.trf']) {
      const terminal = new Terminal({ [name]: bytes });
      expect(await terminal.run('standings', name)).toBe(3);
      expect(terminal.stderr).toContain('[foreign-file-cut]');
    }
    const terminal = new Terminal({ 'e.papi': 'hello' });
    expect(await terminal.run('standings', 'e.papi')).toBe(3);
    expect(terminal.stderr).toContain('[foreign-file-wrong]');
  });
});
