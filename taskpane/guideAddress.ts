import { wordsOf, type Language } from '../src/words';

/** The guide in a language, on the site that the pane's script comes from. */
export const guideAddress =
  (site: string) =>
  (language: Language): string =>
    new URL(wordsOf(language).guides.arbiter.replace(/\.md$/, '.html'), site).href;
