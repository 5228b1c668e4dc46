/** The pages that stand around the add-in: how to get it, help, privacy, the guide, the functions. */
import { LANGUAGES, type Language } from '../src/model/types';
import { wordsOf, type LanguageFolder } from '../src/words';
import { argumentHelp, functionHelp } from '../src/words/functionHelp';
import { drawFunctions, type DescribedFunction } from './functionsPage';
import { renderMarkdown } from './markdown';
import { drawPage, folderOf, toRoot, type SitePage } from './page';

export { LANGUAGES };

export const WRITTEN_PAGES = ['index', 'support', 'privacy', 'administrators'] as const;

export interface SiteSources {
  readonly version: string;
  /** Text of `site/<language>/<page>.md`. */
  readonly written: (language: Language, page: string) => string;
  /** Text of every document by its path, such as `docs/fr/cours.md`. */
  readonly docs: Readonly<Record<string, string>>;
  readonly functions: readonly DescribedFunction[];
}

/** The description of the functions in a language; ids and names stay. */
export function translateFunctions<T extends DescribedFunction>(
  functions: readonly T[],
  language: Language,
): T[] {
  if (language === 'en') return [...functions];
  return functions.map((each) => ({
    ...each,
    description: functionHelp(each.id, language),
    parameters: each.parameters.map((parameter) => ({
      ...parameter,
      description: argumentHelp(parameter.name, language),
    })),
  }));
}

export const helpPath = (id: string, language: Language): string =>
  `${folderOf(language)}functions.html#${id}`;

const inEach = (path: (language: Language) => string): Record<Language, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, path(language)])) as Record<
    Language,
    string
  >;

const inAll = (page: string): Record<Language, string> =>
  inEach((language) => `${folderOf(language)}${page}.html`);

const titleOf = (markdown: string): string => /^# (.*)$/m.exec(markdown)?.[1] ?? 'Pairsheet';

/** Files that every language shares stand at the root. */
const SHARED = /^(docs|workbench)\/|^manifest\.xml$/;

/** Every page by its path. */
export function makeSite(sources: SiteSources): Map<string, string> {
  const { version, written, docs, functions } = sources;
  const pages = new Map<string, string>();
  const add = (page: Omit<SitePage, 'version'>) =>
    pages.set(page.path, drawPage({ ...page, version }));
  for (const language of LANGUAGES) {
    for (const page of WRITTEN_PAGES) {
      const path = inAll(page)[language];
      const source = written(language, page);
      const link = (target: string): string =>
        SHARED.test(target) ? toRoot(path) + target : target;
      const body = renderMarkdown(source, { link });
      add({ language, path, title: titleOf(source), body, others: inAll(page) });
    }
    const path = inAll('functions')[language];
    const guide = toRoot(path) + pageOf(wordsOf(language).guides.functions);
    const body = drawFunctions(translateFunctions(functions, language), language, guide);
    add({ language, path, title: `CHESS · Pairsheet`, body, others: inAll('functions') });
  }
  for (const [file, source] of Object.entries(docs))
    add({
      language: languageOf(file),
      path: pageOf(file),
      title: titleOf(source),
      body: renderMarkdown(source, { link: docLink(file, docs) }),
      others: otherGuides(file),
    });
  return pages;
}

/** `docs/fr/cours.md` → `docs/fr/cours.html`. */
const pageOf = (file: string): string => file.replace(/\.md$/, '.html');

const languageOf = (file: string): Language =>
  LANGUAGES.find((language) => file.startsWith(`docs/${language}/`)) ?? 'en';

const GUIDES = Object.keys(wordsOf('en').guides) as (keyof LanguageFolder['guides'])[];

/** A guide that every language has leads to the others; what is only English leads nowhere. */
function otherGuides(file: string): SitePage['others'] {
  const guide = GUIDES.find((each) => wordsOf(languageOf(file)).guides[each] === file);
  return guide ? inEach((language) => pageOf(wordsOf(language).guides[guide])) : {};
}

/** A document links to others and to pictures; what lies elsewhere in the project is not on the site. */
const docLink =
  (file: string, docs: SiteSources['docs']) =>
  (target: string): string | undefined => {
    if (/^(https:|#)/.test(target)) return target;
    const [, path, place] = /^([^#]*)(#.*)?$/.exec(target)!;
    const meant = decodeURI(new URL(path, `file:///${file}`).pathname.slice(1));
    if (meant in docs) return pageOf(path) + (place ?? '');
    return /^docs\/images\/[\w/-]+\.png$/.test(meant) ? target : undefined;
  };
