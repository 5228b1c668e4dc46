import fs from 'fs';
import path from 'path';
import { PHRASES } from '../../src/explain/say';
import { LANGUAGES } from '../../src/model/types';

const ROOTS = ['src', 'cli', 'functions', 'taskpane'].map((folder) =>
  path.join(__dirname, '../..', folder),
);

function sources(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return sources(full);
    return /\.tsx?$/.test(entry.name) ? [full] : [];
  });
}

/** Every code that some file reports: `error('code', …)`, `warning(…)`, `refuse(…)`, `report(…)`, `complain(…)`. */
function codesInSources(): string[] {
  const found = new Set<string>();
  const call = /\b(?:error|warning|refuse|report|complain)\(\s*'([a-z]+(?:-[a-z]+)+)'/g;
  for (const file of ROOTS.flatMap(sources))
    for (const [, code] of fs.readFileSync(file, 'utf8').matchAll(call)) found.add(code);
  return [...found].sort();
}

test('every problem has a sentence and a cure in every language', () => {
  const codes = codesInSources();
  expect(codes.length).toBeGreaterThan(40);
  const lacking = codes.flatMap((code) =>
    [`problem.${code}`, `cure.${code}`].flatMap((key) =>
      LANGUAGES.filter((language) => !PHRASES[key]?.[language]).map(
        (language) => `${key} ${language}`,
      ),
    ),
  );
  expect(lacking).toEqual([]);
});

test('a sentence asks for the same words in every language', () => {
  const words = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, word]) => word).sort();
  for (const [key, phrase] of Object.entries(PHRASES))
    for (const language of LANGUAGES)
      expect({ key, language, words: words(phrase[language]) }).toEqual({
        key,
        language,
        words: words(phrase.en),
      });
});
