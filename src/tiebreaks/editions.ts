import { plainWord } from '../formats/tidy';
import { FFE_1998 } from './ffe-1998';
import {
  TIE_BREAK_CODES,
  type TieBreakCode,
  type TieBreakEdition,
  type TieBreakEntry,
} from './types';

/** Every edition of the product; another one is a folder beside `ffe-1998/` and a line here. */
export const EDITIONS: readonly TieBreakEdition[] = [FFE_1998];

export const DEFAULT_EDITION = FFE_1998;

/** By its id, whatever the capitals. */
export const editionById = (id: string): TieBreakEdition | undefined =>
  EDITIONS.find((edition) => edition.id.toLowerCase() === id.trim().toLowerCase());

const simplify = (text: string): string => plainWord(text).replace(/[\s_−-]/g, '');

/** A tie-break by code, by its name in any language or by an old word for it: `Solkoff` is BH. */
export function findTieBreak(edition: TieBreakEdition, text: string): TieBreakEntry | undefined {
  const wanted = simplify(text);
  const byCode = edition.catalogue.find((entry) => simplify(entry.code) === wanted);
  if (byCode) return byCode;
  return edition.catalogue.find((entry) =>
    [...Object.values(entry.name), ...entry.aliases].some((word) => simplify(word) === wanted),
  );
}

export const isTieBreakCode = (text: string): text is TieBreakCode =>
  (TIE_BREAK_CODES as readonly string[]).includes(text);

/** The row of the catalogue; a code that an edition lacks is a caller's mistake. */
export function entryOf(edition: TieBreakEdition, code: TieBreakCode): TieBreakEntry {
  const entry = edition.catalogue.find((row) => row.code === code);
  if (!entry) throw new Error(`Edition ${edition.id} has no tie-break ${code}`);
  return entry;
}
