import fs from 'fs';
import path from 'path';
import { LANGUAGES, wordsOf, type WordKey } from '../../src/words';
import { en } from '../../src/words/en';

const WORDS = path.join(__dirname, '../../src/words');

/** Every text of a language by its key; of a problem both. */
const textsOf = (language: (typeof LANGUAGES)[number]): Map<string, string> => {
  const { phrases, problems } = wordsOf(language);
  return new Map([
    ...Object.entries(phrases),
    ...Object.entries(problems).flatMap(([code, { says, cure }]): [string, string][] => [
      [`${code} (says)`, says],
      [`${code} (cure)`, cure],
    ]),
  ]);
};

/** The names in the braces, once each: a language may need one twice, for the plural. */
const asked = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)(?:\|[^{}]*)?\}/g)].map(([, name]) => name).sort()),
];

const forms = (text: string): number[] =>
  [...text.matchAll(/\{\w+((?:\|[^{}|]*)+)\}/g)].map(([, each]) => each.split('|').length - 1);

describe.each(LANGUAGES)('the words of %s', (language) => {
  const texts = textsOf(language);

  it('has something to say for every key', () => {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
    expect([...texts.keys()].sort()).toEqual([...textsOf('en').keys()].sort());
  });

  it('asks for the same things as English', () => {
    const english = textsOf('en');
    for (const [key, text] of texts)
      expect({ key, asks: asked(text) }).toEqual({ key, asks: asked(english.get(key)!) });
  });

  it('has as many forms in its plurals as its rule tells apart', () => {
    const { plural } = wordsOf(language);
    const told = Math.max(...Array.from({ length: 200 }, (_, n) => plural(n / 2))) + 1;
    for (const [key, text] of texts)
      for (const count of forms(text)) expect({ key, count }).toEqual({ key, count: told });
  });
});

test('a folder of words is a language that is spoken', () => {
  const folders = fs
    .readdirSync(WORDS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.sort()).toEqual([...LANGUAGES].sort());
});

/** Files of English by area: a key that stood in two of them would silently hide one phrase. */
const areas = (folder: string): string[] =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'read' ? [] : areas(full);
    return /^(index|phrases|problems)\.ts$/.test(entry.name) ? [] : [full];
  });

test('no key stands in two areas', () => {
  const seen = new Map<string, string>();
  for (const file of areas(path.join(WORDS, 'en')))
    for (const [, key] of fs.readFileSync(file, 'utf8').matchAll(/^ {2}'?([\w.-]+)'?:/gm)) {
      expect({ key, file, also: seen.get(key) }).toEqual({ key, file, also: undefined });
      seen.set(key, file);
    }
  expect(seen.size).toBeGreaterThan(500);
});

test('every problem has a sentence and a cure', () => {
  const codes = Object.keys(en.problems);
  expect(codes.length).toBeGreaterThan(40);
  for (const code of codes) expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
});

test('a key that no language has does not compile', () => {
  // @ts-expect-error: the type of a key is the list of the English ones
  const key: WordKey = 'pane.there-is-no-such-phrase';
  expect(key in en.phrases).toBe(false);
});

const root = path.join(__dirname, '../..');
/** All that may speak, but for the words themselves. */
const sources = ['src', 'functions', 'taskpane', 'cli', 'workbench', 'walk']
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(root, folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(WORDS))
  .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }));

/** A search for a key finds its uses: where one depends on a value, a map says which. */
test('no key is glued together at run time', () => {
  const areasOfKeys = [...new Set(Object.keys(en.phrases).map((key) => key.split('.')[0]))];
  const glued = new RegExp('`(?:' + areasOfKeys.join('|') + ')\\.[^`\\s]*\\$\\{', 'g');
  expect('say(`pane.view-${view}`)').toMatch(glued);
  const found = sources.flatMap(({ file, text }) =>
    (text.match(glued) ?? []).map((part) => `${file}: ${part}`),
  );
  expect(found).toEqual([]);
});

test('there is no phrase that nobody says', () => {
  const said = new Set(sources.flatMap(({ text }) => text.match(/(?<=')[\w.-]+(?=')/g) ?? []));
  expect(Object.keys(en.phrases).filter((key) => !said.has(key))).toEqual([]);
});

/** Lexique des règles typographiques: a thin space before ; ! ?, a space before : and inside « ». */
test('a French sentence holds together before its punctuation, and only there', () => {
  const { typeset } = wordsOf('fr');
  expect(typeset('Ronde 3 : « 1-O » ; et si ? Non !')).toBe(
    'Ronde 3\u00a0: «\u00a01-O\u00a0»\u202f; et si\u202f? Non\u202f!',
  );
  for (const language of ['en', 'pt'] as const)
    expect(wordsOf(language).typeset('a : b ?')).toBe('a : b ?');
});

/**
 * A folder copied and not translated would say everything in English. Names of things and figures are the same in
 * several languages; sentences are not.
 */
test.each(LANGUAGES.filter((language) => language !== 'en'))(
  '%s says its sentences in its own words',
  (language) => {
    const english = textsOf('en');
    const sentences = [...textsOf(language)].filter(
      ([key]) =>
        english
          .get(key)!
          .split(/\s+/)
          .filter((word) => /^\p{L}{3,}/u.test(word)).length > 3,
    );
    expect(sentences.length).toBeGreaterThan(500);
    expect(
      sentences.filter(([key, text]) => text === english.get(key)).map(([key]) => key),
    ).toEqual([]);
  },
);

/** Neither is one that was copied from another language: related ones share sentences, and not most of them. */
test('no two languages say most of their sentences alike', () => {
  const languages = LANGUAGES.filter((language) => language !== 'en');
  const alike = languages.flatMap((one, index) =>
    languages.slice(index + 1).flatMap((other) => {
      const theirs = textsOf(other);
      const sentences = [...textsOf(one)].filter(([, text]) => text.split(/\s+/).length > 3);
      const same = sentences.filter(([key, text]) => theirs.get(key) === text);
      return same.length > sentences.length / 2 ? [`${one} and ${other}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

/** `french1994.pair` is looked for in `french1994.ts` or `french/`, `pane.pair` in the folder `pane`. */
test('the first part of a key is how its file, or the folder of its file, begins', () => {
  const plain = (word: string): string => word.replaceAll('-', '').toLowerCase();
  const strays: string[] = [];
  for (const file of areas(path.join(WORDS, 'en'))) {
    const parts = path.relative(path.join(WORDS, 'en'), file).split(path.sep);
    if (parts.length === 1 || parts[0] === 'problems') continue;
    const homes = parts.slice(-2);
    for (const [, key] of fs.readFileSync(file, 'utf8').matchAll(/^ {2}'?([\w-]+)\.[\w.-]+'?:/gm))
      if (!homes.some((home) => plain(home).startsWith(plain(key))))
        strays.push(`${parts.join('/')}: ${key}`);
  }
  expect(strays).toEqual([]);
});
