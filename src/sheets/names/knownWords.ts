import { plainWord } from '../../formats/tidy';
import { once } from '../../model/once';
import { LANGUAGES, wordsOf, type Language, type ReadBook, type ReadKey } from '../../words';
import { en } from '../../words/en';

/** Words that are understood in every language and written in the event's own. */
export interface KnownWords<Key extends string> {
  /** In the order of the English book. */
  readonly keys: readonly Key[];
  written(key: Key, language: Language): string;
  /** What a word stands for; the first key that knows it in any language. */
  meaning(text: string): Key | null;
}

/** Headers made comparable: no accents, no punctuation, and the number that Excel adds to a double taken off. */
export const plainHeader = (text: string): string =>
  plainWord(text)
    .replace(/[º°'’():]/g, '')
    .replace(/[_/-]/g, ' ')
    .replace(/(?<=\D)\d$/, '')
    .trim();

export function knownWords<Book extends ReadBook>(book: Book): KnownWords<ReadKey<Book>> {
  type Key = ReadKey<Book>;
  const wordsIn = (language: Language) =>
    wordsOf(language).read[book] as Readonly<Record<Key, readonly [string, ...string[]]>>;
  const keys = Object.keys(en.read[book]) as Key[];
  const meanings = once(() => {
    const found = new Map<string, Key>();
    for (const key of keys)
      for (const word of LANGUAGES.flatMap((language) => wordsIn(language)[key])) {
        const plain = plainHeader(word);
        if (!found.has(plain)) found.set(plain, key);
      }
    return found;
  });
  return {
    keys,
    written: (key, language) => wordsIn(language)[key][0],
    meaning: (text) => meanings().get(plainHeader(text)) ?? null,
  };
}
