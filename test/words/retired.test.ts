/**
 * No retired word may come back: in pane, sheets, messages, command line and function help, in what Office shows of the
 * manifest, in the guides and on the site. What is read from files and old workbooks (`read/`) stays, and so does what a
 * text itself is quoted with.
 */
import fs from 'node:fs';
import path from 'node:path';
import { functionsMetadata } from '../../scripts/build/functionsMetadata';
import { LANGUAGES } from '../../src/model/types';
import { wordsOf, type Language } from '../../src/words';
import { FUNCTION_HELP } from '../../src/words/functionHelp';
import { RETIRED } from '../support/words/retiredWords';

const root = path.join(__dirname, '../..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

/** Prose of a document, a line a text: without what is typed or read by a program. */
const prose = (file: string): [string, string][] =>
  read(file)
    .replace(/```[\s\S]*?```/g, (code) => code.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]*`|\]\([^)]*\)/g, '')
    // The signs of italics would be letters of the words that they enclose.
    .replace(/[_*]/g, ' ')
    .split('\n')
    .map((line, index) => [`${file}:${index + 1}`, line]);

const markdownIn = (folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);

/** What somebody reads who uses the product; the other documents are about its code. */
const documents = (language: Language): readonly string[] =>
  language === 'en'
    ? ENGLISH_DOCUMENTS
    : [`docs/${language}`, `site/${language}`]
        .filter((folder) => fs.existsSync(path.join(root, folder)))
        .flatMap(markdownIn);

const ENGLISH_DOCUMENTS = [
  'README.md',
  'docs/arbiter-guide.md',
  'docs/course.md',
  'docs/functions.md',
  'docs/command-line.md',
  'docs/workbench.md',
  ...markdownIn('site/en'),
];

const manifest = read('manifest.xml');
const shownByOffice = (language: Language): [string, string][] =>
  [...manifest.matchAll(/(?:Locale="([\w-]+)"|DefaultValue="([^"]*)")(?: Value="([^"]*)")?/g)]
    .filter(([, locale]) => (locale ?? wordsOf('en').locale) === wordsOf(language).locale)
    .map(([, , plain, translated]) => ['manifest.xml', translated ?? plain ?? '']);

interface Described {
  readonly id: string;
  readonly description: string;
  readonly parameters: readonly { readonly name: string; readonly description?: string }[];
}
async function help(language: Language): Promise<[string, string][]> {
  if (language !== 'en') {
    const { functions, detail, arguments: given } = FUNCTION_HELP[language];
    return [['detail', detail], ...Object.entries({ ...functions, ...given })];
  }
  const { functions } = (await functionsMetadata()) as { functions: readonly Described[] };
  return functions.flatMap(({ id, description, parameters }): [string, string][] => [
    [id, description],
    ...parameters.map((one): [string, string] => [`${id} ${one.name}`, one.description ?? '']),
  ]);
}

const phrases = (language: Language): [string, string][] => [
  ...Object.entries(wordsOf(language).phrases),
  ...Object.entries(wordsOf(language).problems).flatMap(
    ([code, { says, cure }]): [string, string][] => [
      [`${code}.says`, says],
      [`${code}.cure`, cure],
    ],
  ),
];

test.each(LANGUAGES)('%s: no retired word is said', async (language) => {
  const said = [
    ...phrases(language),
    ...(await help(language)),
    ...shownByOffice(language),
    ...documents(language).flatMap(prose),
  ];
  expect(said.length).toBeGreaterThan(2500);
  const found = said.flatMap(([key, text]) =>
    (RETIRED[language] ?? []).flatMap(([retired, instead]) => {
      const hit = retired.exec(text.replace(/[\u00a0\u202f]/g, ' '));
      if (!hit) return [];
      const around = text.slice(Math.max(0, hit.index - 40), hit.index + hit[0].length + 30);
      return [`${key}: …${around}… (“${hit[0]}”, say: ${instead})`];
    }),
  );
  expect(found).toEqual([]);
});

test('codes of files are not shown where no file is spoken of', () => {
  for (const language of LANGUAGES) {
    const pane = Object.entries(wordsOf(language).phrases).filter(([key]) =>
      /^(pane|sheet|publish|lock)\./.test(key),
    );
    expect(pane.filter(([, text]) => /\bXX[RCAPS]\b/.test(text))).toEqual([]);
  }
});
