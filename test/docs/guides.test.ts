/**
 * The guides of the three languages tell the same day: the same sections with the same pictures, each
 * in its own language, and every picture that is kept is shown somewhere.
 */
import fs from 'node:fs';
import path from 'node:path';
import { PICTURED, scenesOf } from '../../scripts/pictures/scenes';
import { LANGUAGES, wordsOf, type Language } from '../../src/words';

const root = path.join(__dirname, '../..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const filesIn = (folder: string, ending: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter((name) => name.endsWith(ending));

const DOCUMENTS = ['README.md', ...filesIn('docs', '.md')];
/** Pages of the site name what they show from the root of the site. */
const PAGES = LANGUAGES.flatMap((language) => filesIn(`site/${language}`, '.md'));

/** Links and pictures of a document, by the file of the project that they mean. */
function targets(file: string, mark: '!' | ''): string[] {
  const pattern = mark === '!' ? /!\[[^\]]*\]\(([^)\s]+)\)/g : /(?<!!)\[[^\]]+\]\(([^)\s]+)\)/g;
  const from = PAGES.includes(file) ? '' : path.posix.dirname(file);
  const prose = read(file).replace(/```[\s\S]*?```|`[^`]*`/g, '');
  return [...prose.matchAll(pattern)]
    .map(([, target]) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^https?:/.test(target))
    .map((target) => path.posix.join(from, decodeURI(target)));
}

/** The depth of each heading and the name of each picture, in their order. */
const outline = (file: string): string[] =>
  read(file)
    .split('\n')
    .flatMap((line) => {
      const picture = /^!\[.*\]\(.*\/([\w-]+)\.png\)$/.exec(line);
      if (picture) return [picture[1]];
      return /^#+(?= )/.exec(line) ?? [];
    });

const guide = (language: Language, kind: 'arbiter' | 'course' | 'functions'): string =>
  wordsOf(language).guides[kind];

test.each([
  ['arbiter', 'fr', 'en'],
  ['arbiter', 'pt', 'en'],
  ['course', 'fr', 'en'],
  ['course', 'pt', 'en'],
  // Shorter than the English one, which they name.
  ['functions', 'pt', 'fr'],
] as const)(
  'the guide %s has the same sections and pictures in %s as in %s',
  (kind, one, other) => {
    const [here, there] = [outline(guide(one, kind)), outline(guide(other, kind))];
    expect(here.length).toBeGreaterThan(4);
    expect(here).toEqual(there);
  },
);

test('every picture and every document that is linked exists', () => {
  const missing = [...DOCUMENTS, ...PAGES].flatMap((file) =>
    [...targets(file, '!'), ...(PAGES.includes(file) ? [] : targets(file, ''))]
      .filter((target) => !fs.existsSync(path.join(root, target)))
      .map((target) => `${file} → ${target}`),
  );
  expect(missing).toEqual([]);
});

test('the pictures kept are those of the scenes in each language, and each is shown', () => {
  const kept = filesIn('docs/images', '.png').sort();
  const taken = PICTURED.flatMap((language) =>
    scenesOf(language).map(({ name }) => `docs/images/${language}/${name}.png`),
  );
  expect(kept).toEqual(taken.sort());
  const shown = new Set([...DOCUMENTS, ...PAGES].flatMap((file) => targets(file, '!')));
  expect(kept.filter((picture) => !shown.has(picture))).toEqual([]);
});

test('a guide shows the pictures of its own language', () => {
  for (const language of PICTURED)
    for (const file of [guide(language, 'arbiter'), guide(language, 'course')].filter(
      // The course is told in three languages.
      (each) => language === 'en' || each !== guide('en', 'course'),
    ))
      for (const picture of targets(file, '!'))
        expect(picture.startsWith(`docs/images/${language}/`)).toBe(true);
});

test('no French line can be broken before its punctuation', () => {
  for (const file of [...filesIn('docs/fr', '.md'), ...filesIn('site/fr', '.md')]) {
    const prose = read(file).replace(/```[\s\S]*?```|`[^`]*`/g, '');
    expect([file, prose.match(/.{0,20} [;!?»].{0,5}|.{0,20} :(?!-).{0,5}|« .{0,10}/g)]).toEqual([
      file,
      null,
    ]);
  }
});
