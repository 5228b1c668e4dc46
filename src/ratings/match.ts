import { nameKey, type ListedPlayer, type UnreadLine } from './list';

/** Somebody who is looked up in a rating list. */
export interface WantedPlayer {
  readonly no: number;
  readonly name: string;
  readonly id: string;
  readonly birthYear: number | null;
}

export type MatchKind =
  /** The id is the list's. */
  | 'id'
  /** Name and year of birth fit one line alone. */
  | 'name-and-year'
  /** The name fits one line alone, and the year is not known on one side. */
  | 'name';

export type ListMatch =
  | {
      readonly wanted: WantedPlayer;
      readonly kind: MatchKind;
      readonly found: ListedPlayer;
      /** The id fits, but the name is another one: to be looked at. */
      readonly isDoubtful: boolean;
    }
  | {
      readonly wanted: WantedPlayer;
      readonly kind: 'several';
      readonly candidates: readonly ListedPlayer[];
    }
  | { readonly wanted: WantedPlayer; readonly kind: 'none' };

/** Told every so many rows, so that a long list can show how far it is. */
const ROWS_BETWEEN_REPORTS = 20_000;

/**
 * Finds players in a list, which is read once: by id, then by name and year of birth, then by name
 * alone. Nothing is chosen where two lines fit: they are given as candidates.
 */
export function matchPlayers(
  wanted: readonly WantedPlayer[],
  rows: Iterable<UnreadLine>,
  progress?: (rows: number) => void,
): ListMatch[] {
  const byId = new Map<string, ListedPlayer>();
  const ids = new Set(wanted.map(({ id }) => id.trim()).filter((id) => id !== ''));
  const keys = new Map<string, ListedPlayer[]>(wanted.map(({ name }) => [nameKey(name), []]));
  // Comparable names cost time; a first look at their letters in any order spares nearly all rows.
  const mixes = new Set([...keys.keys()].map(mixOf));
  const named = new Map(wanted.map(({ id, name }) => [id.trim(), nameKey(name)]));
  const keepById = (row: UnreadLine): void => {
    if (!row.isIdUnsure || named.get(row.id) === nameKey(row.name)) byId.set(row.id, row.whole());
  };
  let count = 0;
  for (const row of rows) {
    if (++count % ROWS_BETWEEN_REPORTS === 0) progress?.(count);
    if (ids.has(row.id)) keepById(row);
    if (mixes.has(mixOf(row.name))) keys.get(nameKey(row.name))?.push(row.whole());
  }
  return wanted.map((one) =>
    matchOf(one, byId.get(one.id.trim()), keys.get(nameKey(one.name)) ?? []),
  );
}

function matchOf(
  wanted: WantedPlayer,
  byId: ListedPlayer | undefined,
  named: readonly ListedPlayer[],
): ListMatch {
  if (byId) {
    const isDoubtful = nameKey(byId.name) !== nameKey(wanted.name);
    return { wanted, kind: 'id', found: byId, isDoubtful };
  }
  const { birthYear } = wanted;
  const sameYear = named.filter((row) => birthYear !== null && row.birthYear === birthYear);
  if (sameYear.length === 1)
    return { wanted, kind: 'name-and-year', found: sameYear[0], isDoubtful: false };
  const possible = named.filter(
    (row) => birthYear === null || row.birthYear === null || row.birthYear === birthYear,
  );
  if (possible.length === 1) return { wanted, kind: 'name', found: possible[0], isDoubtful: false };
  return possible.length === 0
    ? { wanted, kind: 'none' }
    : { wanted, kind: 'several', candidates: possible };
}

/**
 * A number that names with the same letters and digits share, whatever their order and capitals. A
 * name with other letters than a to z is made comparable first.
 */
function mixOf(name: string): number {
  let mix = 0;
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at);
    if (code > 127) return mixOf(nameKey(name).replace(/[^ -~]/g, ''));
    const letter = code >= 65 && code <= 90 ? code + 32 : code;
    if ((letter >= 97 && letter <= 122) || (letter >= 48 && letter <= 57))
      mix = (mix + letter * letter * letter) | 0;
  }
  return mix;
}

/** Which rating of the event a list's column has: the one that ranks, FIDE's or the national one. */
export type RatingField = 'rating' | 'fideRating' | 'nationalRating';

/** What a list says otherwise than the event does. */
export interface Difference {
  readonly field: RatingField | 'id' | 'title' | 'federation' | 'birthYear' | 'sex' | 'name';
  readonly ours: string;
  readonly theirs: string;
}

export interface Known {
  readonly name: string;
  readonly rating: number;
  readonly id: string;
  readonly title: string;
  readonly federation: string;
  readonly birthYear: number | null;
  readonly sex: string;
}

/** The differences worth showing; what the list does not say is none. */
export function differencesOf(
  known: Known,
  found: ListedPlayer,
  column: string,
  field: RatingField = 'rating',
): Difference[] {
  const rating = found.ratings[column];
  const pairs: [Difference['field'], string, string][] = [
    [field, known.rating > 0 ? String(known.rating) : '', rating ? String(rating) : ''],
    ['id', known.id, found.id],
    ['title', known.title, found.title],
    ['federation', known.federation, found.federation],
    ['birthYear', String(known.birthYear ?? ''), String(found.birthYear ?? '')],
    ['sex', known.sex, found.sex],
    [
      'name',
      nameKey(known.name) === nameKey(found.name) ? '' : known.name,
      nameKey(known.name) === nameKey(found.name) ? '' : found.name,
    ],
  ];
  return pairs
    .filter(([, ours, theirs]) => theirs !== '' && ours !== theirs)
    .map(([field, ours, theirs]) => ({ field, ours, theirs }));
}
