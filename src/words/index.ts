import type { LanguageFolder } from './folder';
import { FOLDERS } from './folders';

export type { LanguageFolder, ProblemCode, ReadBook, ReadFolder, ReadKey, WordKey } from './folder';

export type Language = keyof typeof FOLDERS;
export const LANGUAGES = Object.keys(FOLDERS) as readonly Language[];

/** What one language has to say, and how. */
export const wordsOf = (language: Language): LanguageFolder => FOLDERS[language];
