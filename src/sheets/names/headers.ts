import { LANGUAGES, wordsOf, type ReadKey } from '../../words';
import { en } from '../../words/en';
import { knownWords, type KnownWords } from './knownWords';

export { plainHeader } from './knownWords';

/**
 * Columns are found by their header, in any of the languages and in any order; the words stand in
 * `src/words/<language>/read/columns.ts`.
 */
export const PLAYER_COLUMNS = knownWords('playerColumns');
export type PlayerColumn = ReadKey<'playerColumns'>;

export const ROUND_COLUMNS = knownWords('roundColumns');
export type RoundColumn = ReadKey<'roundColumns'>;

/** Columns of ratings; where only one rating is asked for, the first of them that a table has. */
export const RATING_COLUMNS = [
  'rating',
  'fideRating',
  'nationalRating',
] as const satisfies readonly PlayerColumn[];
export const isRatingColumn = (column: string | null): boolean =>
  RATING_COLUMNS.some((each) => each === column);

export const TEAM_COLUMNS = knownWords('teamColumns');
export type TeamColumn = ReadKey<'teamColumns'>;

export const MEMBER_COLUMNS = knownWords('memberColumns');
export type MemberColumn = ReadKey<'memberColumns'>;

export const LINE_UP_COLUMNS = knownWords('lineUpColumns');

export const STANDINGS_COLUMNS = knownWords('standingsColumns');
export type StandingsColumn = ReadKey<'standingsColumns'>;

export const EVENT_COLUMNS = knownWords('eventColumns');

type TableKind = ReadKey<'tableNames'>;

/** Names of our tables in the workbook: the same in every language, so that formulas stay as they are. */
export const TABLE_NAMES: Readonly<Record<TableKind, string>> = {
  event: en.read.tableNames.event[0],
  players: en.read.tableNames.players[0],
  round: en.read.tableNames.round[0],
  log: en.read.tableNames.log[0],
  prizes: en.read.tableNames.prizes[0],
  teams: en.read.tableNames.teams[0],
  lineUp: en.read.tableNames.lineUp[0],
};

/** `Round_3`: a table's name has no spaces. */
export const roundTableName = (round: number): string => `${TABLE_NAMES.round}_${round}`;
/** `LineUp_3`: who sits at the boards of the teams in round 3. */
export const lineUpTableName = (round: number): string => `${TABLE_NAMES.lineUp}_${round}`;

export const roundOfTable = (name: string): number | null => roundIn('round', name);
export const roundOfLineUp = (name: string): number | null => roundIn('lineUp', name);

function roundIn(kind: 'round' | 'lineUp', name: string): number | null {
  const match = /^(\p{L}+)[_ ]?(\d{1,3})$/u.exec(name);
  if (!match || !isTable(kind, match[1])) return null;
  return Number(match[2]) > 0 ? Number(match[2]) : null;
}

/** Whether a table is called so in any of the languages. */
export const isTable = (kind: TableKind, name: string): boolean =>
  LANGUAGES.some((language) =>
    wordsOf(language).read.tableNames[kind].some(
      (word) => word.toLowerCase() === name.toLowerCase(),
    ),
  );

/**
 * Marks the columns of Black in a round: Excel wants every header of a table to be different, and
 * a no-break space keeps the list on the wall as it should be (… Pts | Result | Pts …).
 */
export const BLACK_MARK = '\u00A0';

/** Which of the known columns a header is; the first that knows the word. */
export const columnOf = <Key extends string>(words: KnownWords<Key>, header: string): Key | null =>
  words.meaning(header);

/** Where each known column stands; of a double the first. Unknown headers are the arbiter's own. */
export function findColumns<Key extends string>(
  words: KnownWords<Key>,
  header: readonly string[],
): Map<Key, number> {
  const found = new Map<Key, number>();
  header.forEach((text, index) => {
    const column = columnOf(words, text);
    if (column !== null && !found.has(column)) found.set(column, index);
  });
  return found;
}
