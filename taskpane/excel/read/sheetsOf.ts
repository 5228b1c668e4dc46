import { hasSheet } from '../../../src/sheets/apply/bookState';
import { REGISTRY_SHEET } from '../../../src/sheets/stored/registry';
import { sectionKeys } from '../../../src/sheets/apply/sectionKeys';
import type { SheetKey } from '../../../src/sheets/plan/plan';
import type { Section } from '../../../src/sheets/names/section';
import { batch } from '../batch';
import { loadBookState } from './bookState';
import { loadRegistry } from '../stored/registry';

/** The sheets of a named section, by their plain keys. */
export function sheetsOf(section: Section, named: readonly Section[]): Promise<SheetKey[]> {
  return batch(async (context) => {
    const state = await loadBookState(context);
    const loading = loadRegistry(context, hasSheet(state, REGISTRY_SHEET));
    await context.sync();
    return sectionKeys(state, loading.read().plans.keys(), section, named);
  });
}
