import type { Language } from '../src/model/types';
import type { site } from '../src/words/en/site';
import { SITE_FOLDERS } from '../src/words/folders';

type SiteWords = { readonly [Key in keyof typeof site]: string };

export const SITE_WORDS: Readonly<Record<Language, SiteWords>> = SITE_FOLDERS;
