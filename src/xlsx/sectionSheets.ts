import { sectionKeys } from '../sheets/apply/sectionKeys';
import type { SheetKey } from '../sheets/plan/plan';
import type { Section } from '../sheets/names/section';
import { registryIn } from './applyToFile';
import { BookFile } from './bookFile';

/** The sheets of a named section of a workbook file, by their plain keys. */
export function sheetsOfSection(
  bytes: Uint8Array,
  section: Section,
  named: readonly Section[],
): SheetKey[] {
  const book = new BookFile(bytes);
  const layout = book.layout();
  return sectionKeys(layout, registryIn(book, layout).plans.keys(), section, named);
}
