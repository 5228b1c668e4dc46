/** The pages that stand around the add-in: how to get it, help, privacy, the guide, the functions. */
import { LANGUAGES, type Language } from '../src/model/types';
import { argumentHelp, functionHelp } from '../src/words/functionHelp';
import { drawFunctions, type DescribedFunction } from './functionsPage';
import { renderMarkdown } from './markdown';
import { drawPage, LANGUAGE_FOLDERS, toRoot } from './page';

export const WRITTEN_PAGES = ['index', 'support', 'privacy', 'administrators'] as const;

export interface SiteSources {
  readonly version: string;
  /** Text of `site/<language>/<page>.md`. */
  readonly written: (language: Language, page: string) => string;
  /** Text of every `docs/*.md` by its name without the ending. */
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
  `${LANGUAGE_FOLDERS[language]}functions.html#${id}`;

const inAll = (page: string): Record<Language, string> => ({
  en: `${page}.html`,
  fr: `fr/${page}.html`,
  pt: `pt/${page}.html`,
});

const titleOf = (markdown: string): string => /^# (.*)$/m.exec(markdown)?.[1] ?? 'Pairsheet';

/** Files that every language shares stand at the root. */
const SHARED = /^(docs|pictures|workbench)\/|^manifest\.xml$/;

/** Every page by its path. */
export function makeSite(sources: SiteSources): Map<string, string> {
  const { version, written, docs, functions } = sources;
  const pages = new Map<string, string>();
  const add = (language: Language, path: string, title: string, body: string, page?: string) => {
    const others = page === undefined ? {} : inAll(page);
    pages.set(path, drawPage({ language, path, title, body, others, version }));
  };
  for (const language of LANGUAGES) {
    for (const page of WRITTEN_PAGES) {
      const path = inAll(page)[language];
      const source = written(language, page);
      const link = (target: string): string =>
        SHARED.test(target) ? toRoot(path) + target : target;
      add(language, path, titleOf(source), renderMarkdown(source, { link }), page);
    }
    const path = inAll('functions')[language];
    const guide = `${toRoot(path)}docs/functions.html`;
    const body = drawFunctions(translateFunctions(functions, language), language, guide);
    add(language, path, `CHESS · Pairsheet`, body, 'functions');
  }
  for (const [name, source] of Object.entries(docs))
    add(
      'en',
      `docs/${name}.html`,
      titleOf(source),
      renderMarkdown(source, { link: docLink(docs) }),
    );
  return pages;
}

/** A document links to others of its folder; what lies elsewhere in the project is not on the site. */
const docLink =
  (docs: SiteSources['docs']) =>
  (target: string): string | undefined => {
    if (/^(https:|#)/.test(target)) return target;
    const found = /^([\w-]+)\.md(#.*)?$/.exec(target);
    if (found && found[1] in docs) return `${found[1]}.html${found[2] ?? ''}`;
    return /^images\/[\w-]+\.png$/.test(target) ? target : undefined;
  };
