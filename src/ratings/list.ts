import { plainWord } from '../formats/tidy';

/** A line of a rating list, as far as it says something. */
export interface ListedPlayer {
  readonly id: string;
  readonly name: string;
  readonly federation: string;
  readonly sex: 'm' | 'w' | '';
  readonly title: string;
  /** Year of birth; null: not given. */
  readonly birthYear: number | null;
  /** The rating of each column that the list has, by its name (`standard`, `rapid`, `DWZ` …). */
  readonly ratings: Readonly<Record<string, number>>;
  /** Development coefficient; null: not given. */
  readonly k: number | null;
}

/** A line of which only id and name were looked at: most of half a million are nobody's. */
export interface UnreadLine {
  readonly id: string;
  readonly name: string;
  /** The list does not say whose ids it has: one counts only for a player of the same name. */
  readonly isIdUnsure?: boolean;
  whole(): ListedPlayer;
}

/** What a list is and where its columns are; rows are read one by one as they are wanted. */
export interface RatingList {
  readonly kind: 'fide-text' | 'fide-xml' | 'table';
  /** Names of the rating columns, the first being the one that is taken unless another is asked for. */
  readonly columns: readonly string[];
  readonly rows: Iterable<UnreadLine>;
}

/** Names made comparable: no accents, commas or capitals, words in any order. */
export const nameKey = (name: string): string =>
  plainWord(name)
    .replace(/[,;'’-]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .sort()
    .join(' ');

export const yearOf = (text: string): number | null => {
  const match = /(?:^|\D)(1[89]\d\d|20\d\d)(?:\D|$)/.exec(text);
  return match ? Number(match[1]) : null;
};

export const sexOf = (text: string): 'm' | 'w' | '' => {
  const letter = text.trim().toLowerCase()[0] ?? '';
  if ('wf'.includes(letter) && letter !== '') return 'w';
  return letter === 'm' ? 'm' : '';
};
