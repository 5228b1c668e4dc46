import type { LanguageFolder } from '../../../src/words';

/** Every word gets a tail that no language has; what stands in braces stays, but for its forms. */
const disguise = (text: string): string =>
  text.replace(/\{(\w+)((?:\|[^{}|]*)*)\}|[\p{L}]+/gu, (whole, name?: string, forms?: string) =>
    name === undefined
      ? `${whole}zq`
      : `{${name}${(forms ?? '').replace(/[\p{L}]+/gu, (form) => `${form}zq`)}}`,
  );

type Texts = string | readonly Texts[] | { readonly [key: string]: Texts };

function disguised<T extends Texts>(texts: T): T {
  if (typeof texts === 'string') return disguise(texts) as T;
  if (Array.isArray(texts)) return texts.map((each: Texts) => disguised(each)) as unknown as T;
  return Object.fromEntries(
    Object.entries(texts).map(([key, each]) => [key, disguised(each as Texts)]),
  ) as T;
}

/** A language made from English, as somebody who adds a folder would write one. */
export function pseudoLanguage(english: LanguageFolder): LanguageFolder {
  const { colourLetters, ...read } = english.read;
  return {
    ...english,
    name: 'Pseudo',
    otherNames: [],
    phrases: disguised(english.phrases),
    problems: disguised(
      english.problems as unknown as Record<string, { says: string; cure: string }>,
    ) as LanguageFolder['problems'],
    read: { ...(disguised(read as unknown as Texts) as unknown as typeof read), colourLetters },
  };
}
