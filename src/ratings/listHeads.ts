import {
  findColumns,
  PLAYER_COLUMNS,
  RATING_COLUMNS,
  plainHeader,
  type PlayerColumn,
} from '../sheets/names/headers';

/**
 * Headings of the lists that federations publish, beside the words of our own sheets: FIDE's, the
 * German federation's (spieler.csv, in its three versions), the French federation's (Papi and its
 * database).
 */
const HEADS: Readonly<Partial<Record<PlayerColumn, readonly string[]>>> = {
  name: ['spielername', 'name,vorname'],
  firstName: ['prenom', 'vorname'],
  sex: ['geschlecht', 'sexe'],
  born: ['geburtsjahr', 'nele'],
  title: ['fide-titel', 'fide titel', 'fidetitre', 'tit'],
  federation: ['fide-land', 'fide land'],
};

/** An id is FIDE's only if its heading says so: members of federations have numbers of their own. */
const FIDE_ID =
  /^(?:fide[ -]?(?:id|no|nr|code|number|kennzahl)|id[ -]?fide|(?:code|n[o°º]?\.?) ?fide|fideid|fidecode|id number)$/;

/** Headings of FIDE's own lists, under which a plain “ID” is FIDE's. */
const FIDE_HEADS = /^(?:[srb]rtng|[srb]gm|[srb]k|wtit|otit|foa|b-day|(?:std|rpd|blz)[ _]rating)$/;
/** Headings of federations, beside which it is theirs. */
const OTHERS_HEADS = /(?:zps|mitglied|dwz|ffe|ecf|uscf|knsb|licen[cs]|member|nation|nat\b)/;

const RATING =
  /^(?:fide[ -])?(?:elo|elozahl|rating|rtg|srtng|rrtng|brtng|std|standard|rapid|rapide|schnellschach|blitz|dwz|nat|ecf|uscf|ingo)(?![a-z])/;
/** `ECF code`, `DWZ index`, `FIDE title`: about a rating, not one. */
const NO_RATING =
  /\b(?:code|id|no|nr|number|index|title|titel|titre|land|games|gms|date|type|liste?|k)\b/;

/** Nobody has ever had more; what exceeds it is a number of something else. */
export const HIGHEST_RATING = 3500;

export interface ListColumns {
  readonly columns: ReadonlyMap<PlayerColumn, number>;
  /** A column “ID” that may be FIDE's or anybody's; null: none. */
  readonly unsureId: number | null;
  /** Every column of ratings, by what heads it. */
  readonly ratings: readonly (readonly [string, number])[];
}

/** `sample`: a few lines below the header, against which a column of ratings is held. */
export function listColumns(
  header: readonly string[],
  sample: readonly (readonly string[])[],
): ListColumns {
  const heads = header.map(plainHeader);
  const columns = findColumns(PLAYER_COLUMNS, header);
  columns.delete('fideId');
  const id = heads.findIndex((head) => FIDE_ID.test(head));
  const plainId = heads.indexOf('id');
  const isFides =
    heads.filter((head) => FIDE_HEADS.test(head)).length >= 2 &&
    !heads.some((head) => OTHERS_HEADS.test(head));
  if (id >= 0) columns.set('fideId', id);
  else if (plainId >= 0 && isFides) columns.set('fideId', plainId);
  const unsureId = plainId >= 0 && !columns.has('fideId') ? plainId : null;
  for (const [column, words] of Object.entries(HEADS)) {
    const at = heads.findIndex((head) => words.includes(head));
    if (at >= 0 && !columns.has(column as PlayerColumn)) columns.set(column as PlayerColumn, at);
  }
  const isRating = (at: number): boolean =>
    (RATING_COLUMNS.some((column) => columns.get(column) === at) || RATING.test(heads[at])) &&
    !NO_RATING.test(heads[at]) &&
    sample.every((cells) => isPossible(cells[at] ?? ''));
  const ratings = header.flatMap((text, at): [string, number][] =>
    isRating(at) ? [[text, at]] : [],
  );
  return { columns, unsureId, ratings };
}

const isPossible = (cell: string): boolean => {
  const figures = /^\d+/.exec(cell.trim());
  return figures === null || Number(figures[0]) <= HIGHEST_RATING;
};

/** A rating, or null where there is none or something else. */
export function ratingIn(cell: string): number | null {
  const value = Number.parseInt(cell, 10);
  return value > 0 && value <= HIGHEST_RATING ? value : null;
}
