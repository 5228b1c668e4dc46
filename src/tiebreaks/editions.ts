import { plainWord } from '../formats/tidy';
import { FFE_1998 } from './ffe-1998';
import {
  TIE_BREAK_FAMILIES,
  type ListedCode,
  type TieBreak,
  type TieBreakCode,
  type TieBreakFamily,
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
  const member = familyOf(wanted);
  if (member) return entryOf(edition, `${member.family}${member.n}`);
  return edition.catalogue.find((entry) =>
    [...Object.values(entry.name), ...entry.aliases].some((word) => simplify(word) === wanted),
  );
}

/** `bhm3`, `BH-M3` → the family BH-M and 3. */
function familyOf(code: string): { family: TieBreakFamily; n: number } | undefined {
  for (const family of TIE_BREAK_FAMILIES) {
    const match = new RegExp(`^${simplify(family)}([1-9]\\d?)$`).exec(simplify(code));
    if (match) return { family, n: Number(match[1]) };
  }
  return undefined;
}

/** The row of the catalogue; a code that an edition lacks is a caller's mistake. */
export function entryOf(edition: TieBreakEdition, code: TieBreakCode): TieBreakEntry {
  const listed = edition.catalogue.find((row) => row.code === code);
  if (listed) return listed;
  const member = familyOf(code);
  const first = member && edition.catalogue.find((row) => row.code === `${member.family}1`);
  if (!first) throw new Error(`Edition ${edition.id} has no tie-break ${code}`);
  const numbered = (name: string) => name.replace(/ ?(−?)1?$/, ` $1${member.n}`);
  return {
    ...first,
    code,
    name: {
      en: numbered(first.name.en),
      fr: numbered(first.name.fr),
      pt: numbered(first.name.pt),
    },
    aliases: [],
    recommended: [],
  };
}

/** The function of a code; undefined for those that need the board scores of teams. */
export function tieBreakOf(edition: TieBreakEdition, code: TieBreakCode): TieBreak | undefined {
  const member = familyOf(code);
  return member ? edition.families[member.family](member.n) : edition.tieBreaks[code as ListedCode];
}
