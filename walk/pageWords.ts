import type { LanguageFolder } from '../src/words/folder';
import { wordsOfPage, type WalkData } from '../src/publish/walkData';

/** In a published page the words of its own language stand for those of all (`scripts/build/walkScript.js`). */
let words: LanguageFolder;

export const useWords = ({ words: packed }: WalkData): void => {
  words = wordsOfPage(packed) as LanguageFolder;
};
export const wordsOf = (): LanguageFolder => words;
