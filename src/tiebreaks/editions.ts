import { namesInAllLanguages } from './catalogue/names';
import { plainWord } from '../formats/tidy';
import { isoDay } from '../model/day';
import { C07_2023 } from './c07-2023';
import { C07_2024 } from './c07-2024';
import { C07_2026 } from './c07-2026';
import { FFE_1998 } from './ffe-1998';
import { FIDE_2009 } from './fide-2009';
import type { FoundTieBreak, TieBreakCode, TieBreakEdition, TieBreakEntry } from './types';

/** Every edition of the product, the newest first; another one is a folder and a line here. */
export const EDITIONS: readonly TieBreakEdition[] = [
  C07_2026,
  C07_2024,
  C07_2023,
  FIDE_2009,
  FFE_1998,
];

export const EDITION_IDS: readonly string[] = EDITIONS.map(({ id }) => id);

/** For whoever names no edition and no date. */
export const NEWEST_EDITION: TieBreakEdition = EDITIONS[0];

/** Workbooks that say nothing were written when there was only this one. */
export const EDITION_OF_OLD_WORKBOOKS: TieBreakEdition = FFE_1998;

/** By its id, whatever the capitals. */
export const editionById = (id: string): TieBreakEdition | undefined =>
  EDITIONS.find((edition) => edition.id.toLowerCase() === id.trim().toLowerCase());

/** The edition for an event that begins on that day; without a day that we can read, the newest. */
export function editionInForce(date: string | null | undefined): TieBreakEdition {
  const day = isoDay(date ?? '');
  if (day === null) return NEWEST_EDITION;
  return (
    EDITIONS.find(({ from, until }) => (from ?? '') <= day && (until === null || day <= until)) ??
    NEWEST_EDITION
  );
}

const simplify = (text: string): string => plainWord(text).replace(/[\s_−-]/g, '');

/** A tie-break by code, by its name in any language or by an old word for it: `Solkoff` is BH. */
export function findTieBreak(edition: TieBreakEdition, text: string): TieBreakEntry | undefined {
  const found = edition.byCode(text);
  if (found) return found.entry;
  const wanted = simplify(text);
  return edition.catalogue.find((entry) =>
    [...namesInAllLanguages(entry.name), ...entry.aliases].some(
      (word) => simplify(word) === wanted,
    ),
  );
}

/** By its code; one that the edition lacks is a caller's mistake. */
export function tieBreakOf(edition: TieBreakEdition, code: TieBreakCode): FoundTieBreak {
  const found = edition.byCode(code);
  if (!found) throw new Error(`Edition ${edition.id} has no tie-break ${code}`);
  return found;
}

/** The row of the catalogue of a code. */
export const entryOf = (edition: TieBreakEdition, code: TieBreakCode): TieBreakEntry =>
  tieBreakOf(edition, code).entry;

/** The edition that has a code, beginning with the one preferred: Kashdan is of 1998 alone. */
export const editionWith = (preferred: TieBreakEdition, code: string): TieBreakEdition =>
  [preferred, ...EDITIONS].find((edition) => edition.byCode(code)) ?? preferred;
