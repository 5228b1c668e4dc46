/**
 * Files of every kind that other programs make, cut, locked, too large, under a wrong name or with
 * bytes of another: each is refused in words, or read and said what it was read as.
 */
import { textOfFile } from '../../src/event/foreignText';
import { streamOf } from '../../src/generate/random';
import { foreignFiles, lockedFiles } from '../support/files/foreignFiles';
import { spoiltBytes, taken } from '../support/files/spoiltFiles';
import { Terminal } from '../support/cli';

let files: Readonly<Record<string, Uint8Array>>;
beforeAll(async () => {
  files = await foreignFiles();
});
const NAMES = [
  ...['ranking.xlsx', 'ranking.ods', 'ranking.xls', 'ranking.html', 'unicode.txt', 'vega.txt'],
  ...['progress.tsv', 'grid.tsv', 'teams.tsv', 'sections.sjson', 'event.TUNX', 'event.papi'],
  'Data.mdb',
];
/** A list of players and no event: refused as that wherever it stands. */
const NO_EVENT = 'Data.mdb';

const code = async (name: string, bytes: Uint8Array): Promise<string | undefined> => {
  const terminal = new Terminal({ [name]: bytes });
  const exit = await terminal.run('standings', name, '--json');
  return exit === 0 ? 'read' : /\[([a-z-]+)\]/.exec(terminal.stderr)?.[1];
};

test('there is a file of every kind', () => {
  expect(Object.keys(files)).toEqual(NAMES);
});

test.each(NAMES)('%s is read', async (name) => {
  expect(await code(name, files[name]!)).toBe(
    name === NO_EVENT ? 'foreign-list-of-players' : 'read',
  );
});

test.each([
  ['event.SWT', 'Swiss-Chess'],
  ['event.swar', 'SWAR'],
  ['event.sws', 'PairTwo'],
  ['event.sco', 'SwissPerfect'],
])('%s is refused with the name of its program', async (name, program) => {
  const bytes = new Uint8Array([0x03, 0x00, ...new Array<number>(200).fill(0x41)]);
  const terminal = new Terminal({ [name]: bytes });
  expect(await terminal.run('check', name)).toBe(3);
  expect(terminal.stderr).toContain(program);
  expect(terminal.stderr).toContain('[foreign-file-not-read]');
  const inPane = await textOfFile(name, bytes);
  expect(inPane).toMatchObject({ ok: false, problems: [{ code: 'foreign-file-not-read' }] });
});

test.each(['ranking.xls', 'ranking.xlsx', 'ranking.ods'])(
  '%s that is text with columns is read as that',
  async (name) => {
    const table =
      'No\tName\tRtg\tR1\tPts\n1\tAlder, Ada\t1800\t2w1\t1\n2\tBjörk, Bo\t1700\t1b0\t0\n';
    const utf8 = new TextEncoder().encode(table);
    const wide = new Uint8Array(Buffer.from(`\uFEFF${table}`, 'utf16le'));
    for (const bytes of [utf8, wide]) {
      expect(await code(name, bytes)).toBe('read');
      expect(await textOfFile(name, bytes)).toMatchObject({ ok: true });
    }
    // A sentence has no columns, and what was cut off is no text.
    expect(await code(name, new TextEncoder().encode('Hello, world\n'))).not.toBe('read');
  },
);

test('under a password', async () => {
  for (const [name, bytes] of Object.entries(await lockedFiles()))
    expect([name, await code(name, bytes)]).toEqual([name, 'file-under-password']);
});

test.each(NAMES)('%s, cut', async (name) => {
  const whole = files[name]!;
  for (const share of [0, 0.001, 0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.97, 0.999])
    expect(await taken(name, whole.slice(0, Math.floor(share * whole.length)))).toBeNull();
});

/** A sheet is what it is under any name; a text is no database, and is told so. */
test.each(NAMES)('%s under every other name', async (name) => {
  const endings = new Set(NAMES.map((other) => other.slice(other.lastIndexOf('.'))));
  for (const ending of [...endings, '.trf', '.csv', '.json', '.pdf', ''])
    expect(await taken(`renamed${ending}`, files[name]!)).toBeNull();
});

test('what is no event at all', async () => {
  const nothing: Readonly<Record<string, Uint8Array>> = {
    empty: new Uint8Array(0),
    zeros: new Uint8Array(4096),
    picture: new Uint8Array([
      0x89,
      0x50,
      0x4e,
      0x47,
      0x0d,
      0x0a,
      0x1a,
      0x0a,
      ...new Array(99).fill(7),
    ]),
    pdf: new TextEncoder().encode('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n'),
    letter: new TextEncoder().encode('Dear arbiter,\n\nplease find the list below.\n'),
    json: new TextEncoder().encode('{"a": [1, 2, {"b": null}]}'),
  };
  for (const bytes of Object.values(nothing))
    for (const name of [...NAMES, 'e.trf']) {
      const told = await code(name, bytes);
      expect([name, told]).toEqual([name, expect.stringMatching(/^(?!read$)[a-z-]+$/)]);
    }
});

test('too large', async () => {
  const old = new Uint8Array(65 * 1024 * 1024);
  old.set(files['ranking.xls']!);
  expect(await code('ranking.xls', old)).toBe('file-too-large');
});

/** Deeply nested and endless values of the JSON form. */
test.each([
  ['a thousand arrays', '['.repeat(5000) + ']'.repeat(5000)],
  [
    'numbers beyond all',
    '{"Overview":{},"Sections":[{"Players":[{"Pair number":1e999,"Name":"A"}]}]}',
  ],
  [
    'names that are no texts',
    '{"Overview":{},"Sections":[{"Players":[{"Pair number":1,"Name":{"a":1},"Results":7}]}]}',
  ],
  ['a prototype', '{"__proto__":{"Sections":[]},"Sections":{"length":1e9}}'],
])('sjson: %s', async (_, text) => {
  expect(await taken('e.sjson', new TextEncoder().encode(text))).toBeNull();
});

/** Bytes changed, doubled and taken out; the pane's *Import* takes the same. */
test.each(NAMES)('%s with bytes of another', async (name) => {
  const whole = files[name]!;
  const random = streamOf(20_261_119, name);
  for (let run = 0; run < 60; run++) {
    const spoilt = spoiltBytes(random, whole);
    expect([run, await taken(name, spoilt)]).toEqual([run, null]);
    const imported = await textOfFile(name, spoilt);
    if (imported.ok) expect(imported.value.text).not.toMatch(/\bNaN\b|\bundefined\b|\[object /);
    else expect(imported.problems.length).toBeGreaterThan(0);
  }
});
