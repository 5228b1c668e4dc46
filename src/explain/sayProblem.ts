import type { Place, Problem } from '../model/problems';
import type { Language } from '../model/types';
import { fill, type Phrasebook } from './phrasebook';

/** A problem in words: what is wrong, and what to do about it. */
export function sayProblem(
  book: Phrasebook,
  language: Language,
  { code, value, args }: Problem,
): { readonly sentence: string; readonly cure: string } {
  const words = { ...args, value };
  return {
    sentence: fill(book, language, `problem.${code}`, words),
    cure: fill(book, language, `cure.${code}`, words),
  };
}

/** "12:92", "Round 3!F7" or "" for the file as a whole. */
export function sayPlace(place: Place): string {
  switch (place.kind) {
    case 'file':
      return '';
    case 'line':
      return place.column === undefined ? String(place.line) : `${place.line}:${place.column}`;
    case 'cell':
      return `${place.sheet}!${place.address}`;
    case 'argument':
      return place.name;
  }
}
