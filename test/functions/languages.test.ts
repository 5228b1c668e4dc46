/**
 * functions.json in the three languages, as the build makes it: descriptions are translated, all that
 * formulas depend on stays (learn.microsoft.com, "Localize custom functions"; platform.md).
 */
import { LANGUAGES } from '../../src/words';
import './shim';
import { FUNCTIONS } from '../../functions';
import { translated } from '../../scripts/build/functionsJson';
import { functionsMetadata } from '../../scripts/build/functionsMetadata';
import { drawFunctions, type DescribedFunction } from '../../site/functionsPage';
import { version } from '../../package.json';

interface Metadata {
  allowErrorForDataTypeAny: boolean;
  functions: (DescribedFunction & { name: string; helpUrl: string; result: unknown })[];
}

let files: Map<string, Metadata>;
beforeAll(async () => {
  files = new Map(translated(await functionsMetadata(), 'https://example.org/p') as never);
});

test('there is one file in each language', () => {
  expect([...files.keys()]).toEqual(
    LANGUAGES.map((language) =>
      language === 'en' ? 'functions.json' : `functions.${language}.json`,
    ),
  );
});

test('ids, names, types and order of arguments are the same in all', () => {
  const bare = ({ functions }: Metadata) =>
    functions.map(({ id, name, result, parameters }) => ({
      id,
      name,
      result,
      parameters: parameters.map((each) => ({ ...each, description: undefined })),
    }));
  const english = bare(files.get('functions.json')!);
  for (const [, metadata] of files) {
    expect(bare(metadata)).toEqual(english);
    expect(metadata.allowErrorForDataTypeAny).toBe(true);
  }
});

test('every description and argument is translated and fits Excel’s wizard', () => {
  const english = files.get('functions.json')!.functions;
  for (const name of ['functions.fr.json', 'functions.pt.json'])
    files.get(name)!.functions.forEach((each, index) => {
      expect(each.description).not.toBe(english[index].description);
      for (const text of [each.description, ...each.parameters.map((p) => p.description)]) {
        expect(text).toBeTruthy();
        expect(text!.length).toBeLessThanOrEqual(255);
      }
    });
});

test('the help link of each function leads to its place on the page of its language', () => {
  const folders = { 'functions.json': '', 'functions.fr.json': 'fr/', 'functions.pt.json': 'pt/' };
  for (const [file, folder] of Object.entries(folders)) {
    const { functions } = files.get(file)!;
    const language = (folder.slice(0, 2) || 'en') as 'en' | 'fr' | 'pt';
    const html = drawFunctions(functions, language, 'guide.html');
    for (const { id, helpUrl } of functions) {
      expect(helpUrl).toBe(`https://example.org/p/${folder}functions.html#${id}`);
      expect(html).toContain(`<section id="${id}">`);
    }
  }
});

test('VERSION says the version of the package', () => {
  expect((FUNCTIONS['VERSION'] as () => string)()).toBe(version);
});
