import type { phrases } from './en/phrases';
import type { problems } from './en/problems';
import type { read } from './en/read';
import type { HeardLike, ProblemWordsLike, ReadLike, WordsLike } from './like';

/** Every phrase that we write has a key; English says which there are. */
export type WordKey = keyof typeof phrases;
/** The codes of what can be wrong with what was given to us. */
export type ProblemCode = keyof typeof problems;

type English = typeof read;

/** What is understood in a language. */
export interface ReadFolder {
  readonly playerColumns: ReadLike<English['playerColumns']>;
  readonly roundColumns: ReadLike<English['roundColumns']>;
  readonly teamColumns: ReadLike<English['teamColumns']>;
  readonly memberColumns: ReadLike<English['memberColumns']>;
  readonly lineUpColumns: ReadLike<English['lineUpColumns']>;
  readonly standingsColumns: ReadLike<English['standingsColumns']>;
  readonly eventColumns: ReadLike<English['eventColumns']>;
  readonly tableNames: ReadLike<English['tableNames']>;
  readonly eventRows: ReadLike<English['eventRows']>;
  readonly colours: ReadLike<English['colours']>;
  readonly statuses: ReadLike<English['statuses']>;
  readonly accelerations: ReadLike<English['accelerations']>;
  readonly prices: ReadLike<English['prices']>;
  readonly profiles: ReadLike<English['profiles']>;
  readonly prizeColumns: ReadLike<English['prizeColumns']>;
  readonly prizeWords: ReadLike<English['prizeWords']>;
  readonly results: HeardLike<English['results']>;
  readonly forfeitMarks: readonly string[];
  readonly months: readonly string[];
  readonly colourLetters: string;
  /** Letters of the pane for results that are no figure. */
  readonly resultKeys: HeardLike<English['resultKeys']>;
}

/** The books of words that are both read and written. */
export type ReadBook = Exclude<
  keyof ReadFolder,
  'results' | 'forfeitMarks' | 'months' | 'colourLetters' | 'resultKeys'
>;
/** The keys of such a book. */
export type ReadKey<Book extends ReadBook> = Extract<keyof English[Book], string>;

/** What the folder of a language exports. */
export interface LanguageFolder {
  /** The language's name for itself. */
  readonly name: string;
  /** As Office names it. */
  readonly locale: string;
  /** What other languages call it, without accents. */
  readonly otherNames: readonly string[];
  /** The guides, as files of the project and, as `.html`, pages of the site. */
  readonly guides: {
    readonly arbiter: string;
    readonly course: string;
    readonly functions: string;
  };
  readonly phrases: WordsLike<typeof phrases>;
  readonly problems: ProblemWordsLike<typeof problems>;
  readonly read: ReadFolder;
  /** A finished sentence as it is set where lines are broken: which spaces hold together. */
  readonly typeset: (sentence: string) => string;
  /** Between a whole number and its decimals. */
  readonly decimalMark: '.' | ',';
  /** Between things of a list that hold commas themselves, as names do. */
  readonly listMark: string;
  /** Before the last of them. */
  readonly listEnd: string;
  /** Which of the forms in `{count|round|rounds}` a number wants, from 0. */
  readonly plural: (amount: number) => number;
  /** A place: 1st, 2nd, 3rd. */
  readonly ordinal: (place: number) => string;
}
