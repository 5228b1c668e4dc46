import type { Language } from '../src/model/types';
import { wordsOf } from '../src/words';
import { escapeHtml } from './markdown';
import { SITE_WORDS } from './words';

/** English stands at the root, every other language in a folder of its own. */
export const folderOf = (language: Language): string => (language === 'en' ? '' : `${language}/`);

/** The pages load a stylesheet and pictures of their own site, and nothing else. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

export interface SitePage {
  readonly language: Language;
  /** From the root of the site, such as `fr/support.html`. */
  readonly path: string;
  readonly title: string;
  readonly body: string;
  /** The same page in the other languages, where there is one. */
  readonly others: Readonly<Partial<Record<Language, string>>>;
  readonly version: string;
}

export const toRoot = (path: string): string => '../'.repeat(path.split('/').length - 1);

export function drawPage({ language, path, title, body, others, version }: SitePage): string {
  const root = toRoot(path);
  const words = SITE_WORDS[language];
  const folder = root + folderOf(language);
  const menu = [
    [`${folder}index.html`, words.home],
    [root + wordsOf(language).guides.arbiter.replace(/\.md$/, '.html'), words.guide],
    [`${folder}functions.html`, words.functions],
    [`${folder}support.html`, words.support],
    [`${folder}administrators.html`, words.administrators],
    [`${folder}privacy.html`, words.privacy],
  ];
  const link = ([to, label]: string[]): string => `<a href="${to}">${escapeHtml(label)}</a>`;
  const languages = (Object.keys(others) as Language[]).map(
    (other) =>
      `<a href="${root}${others[other]}" hreflang="${other}" lang="${other}">${wordsOf(other).name}</a>`,
  );
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${PAGE_POLICY}" />
    <meta name="referrer" content="no-referrer" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
    <link rel="stylesheet" href="${root}site.css" />
    <link rel="icon" href="${root}assets/icon-32.png" />
  </head>
  <body>
    <header>
      <nav>${menu.map(link).join('\n        ')}</nav>
      <nav class="languages">${languages.join('\n        ')}</nav>
    </header>
    <main>
${body}
    </main>
    <footer>Pairsheet ${escapeHtml(version)}</footer>
  </body>
</html>
`;
}
