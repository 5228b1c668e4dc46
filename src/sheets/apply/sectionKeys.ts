import { isTable, roundOfTable } from '../names/headers';
import { keyParts, type SheetKey } from '../plan/plan';
import { ownerOf } from '../read/readSections';
import { isSameSection, keyIn, plainTable, type Section } from '../names/section';
import { findOurs, TABLE_KEYS, type BookLayout } from './bookState';

/**
 * The sheets of one named section, by their plain keys: those of its tables and those that we remember
 * to have written (`known`, keys of the registry). Each sheet once.
 */
export function sectionKeys(
  layout: BookLayout,
  known: Iterable<SheetKey>,
  section: Section,
  named: readonly Section[],
): SheetKey[] {
  const ofTables = layout.tables.flatMap(({ name }): SheetKey[] => {
    const plain = isSameSection(ownerOf(name, named), section) ? plainTable(section, name) : null;
    if (plain === null) return [];
    const round = roundOfTable(plain);
    if (round !== null) return [`round-${round}`];
    return TABLE_KEYS.filter((key) => isTable(key, plain));
  });
  const remembered = [...known]
    .map(keyParts)
    .filter((key) => key.section === section.id.toLowerCase())
    .map(({ plain }) => plain);
  const sheets = new Set<string>();
  return [...new Set([...ofTables, ...remembered])].filter((key) => {
    const sheet = findOurs(layout, keyIn(section, key))?.sheet;
    if (sheet === undefined || sheets.has(sheet)) return false;
    sheets.add(sheet);
    return true;
  });
}
